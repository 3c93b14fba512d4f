"""The compiled core of Parlour; parlour.native is its door."""



def version() -> str:
    """The version of the package that this core was built for."""

def build_info() -> dict[str, str]:
    """
    How the core was built (`compiler`) and which path its hot loops take (`instruction_set`).
    """
