"""The games as environments for machine learning (`docs/environments.md`).

`BatchEnv` plays many games side by side with numpy arrays. The adapters are modules of their own,
so that nothing is imported that is not asked for: `parlour.envs.gymnasium`,
`parlour.envs.pettingzoo` and `parlour.envs.openspiel` (which needs neither library). What action
numbers and observations mean is in `docs/encodings.md`.
"""

from parlour.envs.batch import BatchEnv, Steps

__all__ = ["BatchEnv", "Steps"]
