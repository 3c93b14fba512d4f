"""The web service: rooms where the games are played, their storage, live play.

It judges every move and sends what to draw; it has no rules of its own. `docs/service.md` is the
contract with the page, `app.create_app` the way in.
"""
