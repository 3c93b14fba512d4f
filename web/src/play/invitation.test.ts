import { expect, test } from "vitest";
import { invitationAt } from "./invitation";

test("an invitation leads another machine to the service", () => {
  const lan = "http://192.168.1.7:8000/";
  const here = "http://127.0.0.1:8000";
  expect(invitationAt(here, lan, "abc", "key")).toEqual({
    link: "http://192.168.1.7:8000/play/abc?invitation=key",
    local: false,
  });
  for (const origin of [here, "http://localhost:8000", "http://[::1]:8000"])
    expect(invitationAt(origin, null, "abc", "key")).toEqual({
      link: `${origin}/play/abc?invitation=key`,
      local: true,
    });
  for (const address of [lan, null])
    expect(invitationAt("https://games.example", address, "abc", "key")).toEqual({
      link: "https://games.example/play/abc?invitation=key",
      local: false,
    });
});
