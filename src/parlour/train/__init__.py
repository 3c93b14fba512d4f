"""Self-play and the training of networks; needs the extra `[train]` where it fits one."""
