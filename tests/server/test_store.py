"""The tables are those that the migrations make; changes are whole or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from parlour.game import OptionError
from parlour.server.store import Moved, Standing, Store, StoredEntry, StoredRoom, StoredSeat
from parlour.server.store.database import migrations
from parlour.server.store.tables import metadata
from tests.server.postgres import postgres

RUNNING = Standing(over=False, computer=False, clock=None)
ENTRY = StoredEntry(0, "move", "e5", (), None, 0.0)


def room() -> StoredRoom:
    return StoredRoom("aaaaaaaaaa", "slime-trail", {}, "x", None, None, 0.0, [StoredSeat("you")])


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def check_migrations(url: str) -> None:
    store = await Store.open(url)
    assert await store.database.write(differences) == []

    def back(connection: Connection) -> None:
        config = migrations()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")

    await store.database.write(back)
    await store.close()
    store = await Store.open(url)
    assert await store.is_alive()
    await store.close()


def test_the_migrations_make_the_tables(tmp_path: Path) -> None:
    asyncio.run(check_migrations(f"sqlite:///{tmp_path / 'new' / 'games.sqlite'}"))


def test_the_migrations_make_the_same_tables_in_postgresql() -> None:
    with postgres() as url:
        asyncio.run(check_migrations(url))


def test_a_commit_is_whole_or_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
        await store.add(room())
        await store.commit("aaaaaaaaaa", 0, [ENTRY, ENTRY], RUNNING, answering=(0, "first"))
        with pytest.raises(Moved):
            await store.commit("aaaaaaaaaa", 1, [ENTRY], RUNNING)
        with pytest.raises(Moved):  # the answer is there already, so the entries must not be
            await store.commit("aaaaaaaaaa", 2, [ENTRY], RUNNING, answering=(0, "first"))
        stored = await store.room("aaaaaaaaaa")
        assert stored is not None
        assert (stored.version, len(stored.entries), stored.revision) == (2, 2, 1)
        assert await store.answer("aaaaaaaaaa", 0, "first") == 2
        assert await store.answer("aaaaaaaaaa", 1, "first") is None
        await store.close()

    asyncio.run(check())


def test_one_process_at_a_time_thinks(tmp_path: Path) -> None:
    async def check() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
        await store.add(room())
        assert await store.claim("aaaaaaaaaa", 0, "one", now=10.0, until=16.0)
        assert not await store.claim("aaaaaaaaaa", 0, "two", now=12.0, until=18.0)
        assert await store.claim("aaaaaaaaaa", 0, "one", now=15.0, until=21.0)
        assert await store.claim("aaaaaaaaaa", 0, "two", now=22.0, until=28.0)
        assert not await store.claim("aaaaaaaaaa", 1, "two", now=22.0, until=28.0)
        await store.close()

    asyncio.run(check())


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "", "sqlite"])
def test_what_is_no_database_is_said(url: str) -> None:
    with pytest.raises(OptionError, match="is not a database"):
        asyncio.run(Store.open(url))
