"""`python -m parlour`: the command line."""

from parlour.cli import main

if __name__ == "__main__":
    main()
