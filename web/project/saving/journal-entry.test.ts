import type { StoredProject } from "@stanza/codecs";
import { expect, test } from "vitest";
import {
  comingHome,
  differenceOf,
  discarded,
  type JournalEntry,
  journalKey,
  recoverable,
} from "./journal-entry.ts";

const entry = (change: Partial<JournalEntry>): JournalEntry => ({
  key: "k",
  tab: "gone",
  projectId: 7,
  projectKey: "project-7",
  revision: 3,
  owner: "u1",
  description: "Rossi",
  at: 1000,
  document: {} as StoredProject,
  base: { rows: 2, rooms: 1 },
  ...change,
});
const person = (owner: string, ...live: string[]) => ({ owner, signedOutAt: 500, live: new Set(live) });

test("[F06] two tabs never share a key", () => {
  expect(journalKey("project-7", "a")).not.toBe(journalKey("project-7", "b"));
});

test("work of tabs that are open is not offered back", () => {
  expect(recoverable([entry({ tab: "open" })], person("u1", "open"))).toEqual([]);
  expect(recoverable([entry({ tab: "gone" })], person("u1", "open"))).toHaveLength(1);
});

test("[T44] nobody is offered another user's work, nor a guest's that was here before the last sign-out", () => {
  expect(recoverable([entry({ owner: "u2" })], person("u1"))).toEqual([]);
  expect(recoverable([entry({ owner: "u2" })], person("guest"))).toEqual([]);
  const ofGuest = { owner: "guest", at: 1000 } as const;
  // Who has signed in meanwhile takes their own work along.
  for (const now of ["guest", "u1"]) expect(recoverable([entry(ofGuest)], person(now))).toHaveLength(1);
  expect(recoverable([entry({ ...ofGuest, at: 400 })], person("guest"))).toEqual([]);
  expect(recoverable([entry({ ...ofGuest, at: 400 })], person("u1"))).toEqual([]);
});

test("of each project the newest is offered, newest project first", () => {
  const offered = recoverable(
    [
      entry({ tab: "a", at: 1000 }),
      entry({ tab: "b", at: 3000 }),
      entry({ projectKey: "project-8", at: 2000 }),
      entry({ projectKey: "new-x", at: 4000 }),
    ],
    person("u1"),
  );
  expect(offered.map((e) => [e.projectKey, e.at])).toEqual([
    ["new-x", 4000],
    ["project-7", 3000],
    ["project-8", 2000],
  ]);
});

test("the difference counts against what it started from, or from nothing", () => {
  expect(differenceOf({ rows: 5, rooms: 1 }, { rows: 7, rooms: 1 })).toEqual({ rows: -2, rooms: 0 });
  expect(differenceOf({ rows: 5, rooms: 1 }, null)).toEqual({ rows: 5, rooms: 1 });
});

test("[PR-17] a user's work that waited for the server goes there by itself, the oldest first", () => {
  const waiting = [
    entry({ key: "b", projectKey: "project-8", at: 3000, saveId: "s2" }),
    entry({ key: "a", projectKey: "project-7", at: 2000, saveId: "s1" }),
    entry({ key: "older", projectKey: "project-7", at: 1000, saveId: "s0" }),
    entry({ key: "undecided", projectKey: "project-9" }),
    entry({ key: "another's", projectKey: "project-10", owner: "u2", saveId: "s3" }),
    entry({ key: "guest's", projectKey: "new-x", owner: "guest", saveId: "s4" }),
    entry({ key: "discarded", projectKey: "project-11", saveId: "s5", discardedAt: 1500 }),
    entry({ key: "open elsewhere", projectKey: "project-12", tab: "open", saveId: "s6" }),
  ];
  const here = { owner: "u1", live: new Set(["open", "this"]), tab: "this", openKey: undefined };
  expect(comingHome(waiting, here).map(({ key }) => key)).toEqual(["a", "b"]);
});

test("[PR-17] work of this tab goes by itself once another project is open in it; one that somebody decides on does not", () => {
  const own = entry({ tab: "this", saveId: "s1" });
  const at = (openKey: string) => ({ owner: "u1", live: new Set(["this"]), tab: "this", openKey });
  expect(comingHome([own], at("project-7"))).toEqual([]);
  expect(comingHome([own], at("project-8"))).toEqual([own]);
  const later = entry({ key: "later", tab: "gone too", at: 5000 });
  expect(comingHome([own, later], at("project-8"))).toEqual([]);
});

test("[PR-17] discarded work is offered no more, and can be fetched back for thirty days by whoever it was offered to", () => {
  const day = 86_400_000;
  const put = entry({ discardedAt: 10 * day });
  expect(recoverable([put], person("u1"))).toEqual([]);
  const bin = (owner: string, now: number) => discarded([put], { owner, signedOutAt: 0, now });
  expect(bin("u1", 39 * day)).toEqual([put]);
  expect(bin("u1", 41 * day)).toEqual([]);
  expect(bin("u2", 11 * day)).toEqual([]);
});
