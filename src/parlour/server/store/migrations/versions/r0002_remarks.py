"""What has to be said about an entry: a computer that could not think, for example."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the column."""
    op.add_column("entries", sa.Column("remark", sa.String(40)))


def downgrade() -> None:
    """Takes it away, with what it says."""
    op.drop_column("entries", "remark")
