"""The tests; a package, so that no installed package of this name is taken for it."""
