import { decodeProject } from "@stanza/codecs";
import { evaluateProject, preflight } from "@stanza/evaluation";
import { type PriceBook, priceProject } from "@stanza/pricing";
import { expect, test } from "vitest";
import { type DemoName, demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { seedDocument, seedProjects } from "./fixtures.ts";

const NAMES: readonly DemoName[] = ["cucina", "muri", "fuoco", "luce", "smalto"];
const KITCHEN = "moretti-island-kitchen";

function demoKitchen() {
  const decoded = decodeProject(seedDocument(KITCHEN));
  if (!decoded.ok) throw new Error("The demo's kitchen cannot be read.");
  const demos = NAMES.map(demoCatalogue);
  const catalogues = new Map(demos.map(({ open }) => [open.code, open]));
  const book: PriceBook = Object.fromEntries(
    demos.map(({ open, priceLists }): [string, PriceBook[string]] => [
      open.code,
      {
        list: priceLists.find(({ currency }) => currency === "EUR")!,
        condition: (neutro, when) => open.condition(neutro, when),
      },
    ]),
  );
  const { project } = decoded.document;
  return { project, catalogues, book, evaluated: evaluateProject(project, catalogues) };
}

test("[EV-04] the kitchen that a newcomer opens has nothing to put right, no open end, and every line a price", () => {
  expect(seedProjects().at(-1)).toEqual({ file: KITCHEN, owner: "seller.milano" });
  const { project, catalogues, book, evaluated } = demoKitchen();
  const { unpriced } = priceProject(evaluated, book, { currency: "EUR" });
  expect(unpriced).toEqual([]);
  expect(preflight(project, evaluated, { catalogues, unpriced })).toEqual([]);
});

test("[EV-04] its worktops, plinths, fillers, end panels and cut-outs make themselves", () => {
  const rules = demoKitchen().evaluated.rows.flatMap(({ automatic }) => automatic?.rule ?? []);
  const count = (rule: string) => rules.filter((one) => one === rule).length;
  expect(count("AUTO-CUT"), "the sink and the hob of another catalogue").toBe(2);
  expect(count("AUTO-FILLER-T"), "between the larder and the wall").toBe(1);
  expect(count("AUTO-END"), "at the free end of the base units").toBe(1);
  expect(count("AUTO-END-ISLAND")).toBe(2);
  expect(count("AUTO-ISLAND")).toBe(1);
});
