import type { StoredProject } from "@stanza/codecs";
import { expect, test } from "vitest";
import { differenceOf, type JournalEntry, journalKey, recoverable } from "./journal-entry.ts";

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

test("two tabs never share a key", () => {
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
