import type { Profile } from "@stanza/contract";
import { useSession } from "@stanza/web-site";
import { afterEach, expect, test, vi } from "vitest";
import { reloadForAnother } from "./reload-for-another.ts";

afterEach(() => vi.unstubAllGlobals());

const profile = (userId: string) => ({ userId, kind: "pro" }) as Profile;

test.each([
  ["somebody else has signed in", "u2", true],
  ["the person has signed out", null, true],
  ["it is the same person", "u1", false],
])("[T44] a page from the cache of whole pages, when %s", async (_, now, isReloaded) => {
  useSession.setState({ profile: profile("u1") });
  vi.stubGlobal("fetch", async () => Response.json({ profile: now && profile(now) }));
  const reload = vi.fn();
  await reloadForAnother(reload);
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
});

test("[T44] without an answer the page stays", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  const reload = vi.fn();
  await reloadForAnother(reload);
  expect(reload).not.toHaveBeenCalled();
});
