"""Rooms, seats, entries, drafts, answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _room() -> sa.Column[str]:
    return sa.Column("room", sa.String(10), sa.ForeignKey("rooms.id"), primary_key=True)


def upgrade() -> None:
    """The first tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("seed", sa.String(20)),
        sa.Column("invitation", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("next", sa.String(10)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("computer", sa.Boolean, nullable=False),
        sa.Column("thinker", sa.String(40)),
        sa.Column("thinker_until", sa.Float, nullable=False),
        sa.Column("clock_seconds", sa.Integer),
        sa.Column("clock_increment", sa.Integer),
        sa.Column("clock_left", sa.JSON),
        sa.Column("clock_running", sa.Integer),
        sa.Column("clock_since", sa.Float),
        sa.Column("clock_deadline", sa.Float),
    )
    op.create_index("rooms_computer", "rooms", ["computer", "thinker_until"])
    op.create_index("rooms_deadline", "rooms", ["clock_deadline"])
    op.create_table(
        "seats",
        _room(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("token", sa.String(64)),
    )
    op.create_table(
        "entries",
        _room(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("text", sa.String(64), nullable=False),
        sa.Column("values", sa.JSON, nullable=False),
        sa.Column("clock", sa.Float),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "drafts",
        _room(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moves", sa.JSON, nullable=False),
    )
    op.create_table(
        "answers",
        _room(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Back to an empty database."""
    for table in ("answers", "drafts", "entries", "seats", "rooms"):
        op.drop_table(table)
