import { NO_CUSTOMER } from "@stanza/codecs";
import { expect, test } from "vitest";
import { summaryChecks } from "./summary-checks.ts";

const facts = {
  offer: { unpriced: [], complete: true },
  document: {
    customer: { ...NO_CUSTOMER, lastName: "Rossi" },
    project: { rows: [{ id: "a" }] },
    rows: {},
  },
  problems: 0,
  pricesAreOld: false,
  readOnly: false,
  needsApproval: false,
} as unknown as Parameters<typeof summaryChecks>[0];
const states = (change: object) =>
  Object.fromEntries(
    summaryChecks({ ...facts, ...change }).map(({ key, state, count }) => [
      key,
      `${state} ${count ?? ""}`.trim(),
    ]),
  );

test("[PR-15] what is in order says so", () => {
  expect(states({})).toEqual({ prices: "good", unpriced: "good 0", problems: "good 0", customer: "good" });
});

test("[PR-15] lines without a price and discounts without approval stop the offer, the rest is worth a look", () => {
  expect(
    states({
      offer: { unpriced: [{}, {}], complete: false },
      needsApproval: true,
      readOnly: true,
      pricesAreOld: true,
      problems: 3,
      document: {
        customer: NO_CUSTOMER,
        project: { rows: [{ id: "a" }] },
        rows: { a: { needsPhoto: true, reference: "" }, gone: { needsPhoto: true, reference: "" } },
      },
    }),
  ).toEqual({
    prices: "look",
    unpriced: "stop 2",
    problems: "look 3",
    photos: "look 1",
    customer: "look",
    approval: "stop",
    readOnly: "look",
  });
});
