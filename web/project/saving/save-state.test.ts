import en from "@stanza/web-site/texts/en.json" with { type: "json" };
import { expect, test } from "vitest";
import { saveChip } from "./save-chip.ts";
import { isUnsynced, retryDelay, type SaveState } from "./save-state.ts";

const states: readonly SaveState[] = [
  { kind: "saved", at: null },
  { kind: "saved", at: 1 },
  { kind: "pending" },
  { kind: "saving" },
  { kind: "retrying", message: "" },
  { kind: "offline" },
  { kind: "on-device" },
  { kind: "signed-out" },
  { kind: "read-only" },
  { kind: "conflict", by: "Anna", at: "2026-11-20T10:00:00Z", current: 4 },
  { kind: "refused", cause: "gone", message: "" },
];

test("back-off grows from 1 s to 30 s and then goes on for ever", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 500].map((attempt) => retryDelay(attempt, 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
  expect(retryDelay(6, 1)).toBe(22_500);
});

test("the page asks before it closes exactly while the server lacks something", () => {
  expect(states.filter(isUnsynced).map((s) => s.kind)).toEqual([
    "pending",
    "saving",
    "retrying",
    "offline",
    "signed-out",
    "conflict",
    "refused",
  ]);
});

test("every state has words, and trouble has a way out", () => {
  for (const state of states) {
    for (const journal of [true, false]) expect(en).toHaveProperty([saveChip(state, journal).key]);
  }
  expect(saveChip(states[9]!, true)).toMatchObject({ tone: "danger", action: "resolve" });
  expect(saveChip({ kind: "offline" }, false).key).toBe("save.offlineNoJournal");
});
