import type { Delivery } from "@stanza/contract";
import { expect, test } from "vitest";
import { lookAgainMs } from "./crm-queries.ts";

const delivery = (state: Delivery["state"], at: string): Delivery => ({
  id: 1,
  kind: "crm",
  about: "",
  projectId: 1,
  at,
  by: "",
  state,
  error: "",
  nextAt: null,
  attempts: [],
});

test("[QU-11] an upload that has just left is followed closely, an old one now and then, and one that has arrived or failed not at all", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  expect(lookAgainMs([delivery("waiting", "2026-11-20T09:59:50Z")], now)).toBe(1_500);
  expect(lookAgainMs([delivery("waiting", "2026-11-20T08:00:00Z")], now)).toBe(15_000);
  expect(lookAgainMs([delivery("sent", "2026-11-20T09:59:50Z")], now)).toBe(false);
  expect(lookAgainMs([delivery("failed", "2026-11-20T09:59:50Z")], now)).toBe(false);
});
