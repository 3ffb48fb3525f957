import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { recordsSummary } from "./records-summary.ts";

const { open } = demoCatalogue("armadio");
const views = open
  .evaluate({ model: open.defaultModel().code, article: "CL-2424", header: {}, choices: {} })
  .views();
const view = (code: string) => views.find((one) => one.code === code)!;

test("[CA-04] sections are summed up as their widths", () => {
  expect(recordsSummary(view("CLOSETSTRUCT"), "en")).toBe("900 · 600 · 824");
});

test("[CA-04] elements are counted by kind, in the language's words", () => {
  expect(recordsSummary(view("CLITEMS"), "en")).toMatch(/^\d+ × Drawers, \d+ × Hanging rail, \d+ × Shelf/);
  expect(recordsSummary(view("CLITEMS"), "it")).toContain("Ripiano");
});
