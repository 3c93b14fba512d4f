"""Ataxx (세균전): two cultures in a dish; clone to a neighbouring cell or jump two, and infect."""
