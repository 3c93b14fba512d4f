"""Klopodavka (Клоподавка): two to six colonies of bugs, each with one main bug to lose."""
