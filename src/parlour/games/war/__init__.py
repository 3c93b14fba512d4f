"""War (Война): generals in the corners, four kinds of unit, nothing fights without a link."""
