"""Virus War (Война вирусов): two colonies on squared paper, three steps a turn."""
