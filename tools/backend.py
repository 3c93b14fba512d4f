"""The build backend: scikit-build-core, and the page before it.

A wheel without the page would install and then serve nothing, so the page is built wherever a
package is, and a page that cannot be built stops the installation.
"""

import build_page
from scikit_build_core import build as core

build_sdist = core.build_sdist
get_requires_for_build_sdist = core.get_requires_for_build_sdist


def get_requires_for_build_wheel(config_settings=None):
    """The core's needs, and node where the page must be built without one."""
    return [*core.get_requires_for_build_wheel(config_settings), *build_page.requires()]


def get_requires_for_build_editable(config_settings=None):
    """As for a wheel."""
    return [*core.get_requires_for_build_editable(config_settings), *build_page.requires()]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """The page, then the wheel that takes it along."""
    build_page.build()
    return core.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """The page, then the editable wheel."""
    build_page.build()
    return core.build_editable(wheel_directory, config_settings, metadata_directory)
