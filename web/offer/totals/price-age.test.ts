import type { ProjectSummary } from "@stanza/contract";
import { PROJECT_STATUSES } from "@stanza/project";
import { expect, test } from "vitest";
import { priceAge } from "./price-age.ts";

const summary = {
  priceDate: "2026-11-02",
  status: "sellerDesign",
  isReadOnly: false,
  can: { save: true, delete: true, offer: true },
} as ProjectSummary;
const TODAY = "2026-11-20";

test("[EV-03] prices of an earlier day can be updated in unassigned, assigned and sellerDesign alone; today's need no update", () => {
  const open = PROJECT_STATUSES.filter((status) => !priceAge({ ...summary, status }, TODAY)?.because);
  expect(open).toEqual(["unassigned", "assigned", "sellerDesign"]);
  expect(priceAge({ ...summary, status: "offer" }, TODAY)).toEqual({ date: "2026-11-02", because: "status" });
  expect(priceAge({ ...summary, priceDate: TODAY }, TODAY)).toBeNull();
  expect(priceAge({ ...summary, priceDate: null }, TODAY)).toBeNull();
});

test("[EV-03] a person who may only read the project sees that", () => {
  expect(priceAge({ ...summary, isReadOnly: true }, TODAY)?.because).toBe("read-only");
  const can = { ...summary.can, save: false };
  expect(priceAge({ ...summary, can }, TODAY)?.because).toBe("read-only");
});
