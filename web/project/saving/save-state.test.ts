import en from "@stanza/web-site/texts/en.json" with { type: "json" };
import { expect, test } from "vitest";
import { saveChip } from "./save-chip.ts";
import { delayAfterMaintenance, isUnsynced, retryDelay, type SaveState } from "./save-state.ts";

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
  { kind: "maintenance" },
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
    "maintenance",
  ]);
});

test("every state has words, and trouble has a way out", () => {
  for (const state of states) {
    for (const journal of ["device", "server", "nowhere"] as const)
      expect(en).toHaveProperty([saveChip(state, journal).key]);
  }
  expect(saveChip(states[9]!, "device")).toMatchObject({ tone: "danger", action: "resolve" });
  expect(saveChip({ kind: "offline" }, "nowhere").key).toBe("save.offlineNoJournal");
});

test("[MA-01] after maintenance everybody saves within half a minute, and not all in one second", () => {
  // A thousand pages, with the random numbers that they have on average.
  const seconds = Array.from({ length: 1000 }, (_, i) =>
    Math.floor(delayAfterMaintenance((i + 0.5) / 1000) / 1000),
  );
  const counts = Object.values(Object.groupBy(seconds, (second) => second)).map((all) => all?.length ?? 0);
  expect(Math.max(...seconds)).toBeLessThan(30);
  expect(Math.max(...counts)).toBeLessThan(40);
});
