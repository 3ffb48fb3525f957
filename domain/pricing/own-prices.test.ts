import { openProjectEvaluation } from "@stanza/evaluation";
import { accepted, addRow, newProject, type OwnLine, useCatalogue } from "@stanza/project";
import { expect, test } from "vitest";
import { smallKitchenWith } from "../evaluation/testing/small-kitchen.ts";
import { catalogueServices, priceProject, totalOffer } from "./index.ts";
import { newOfferTerms } from "./new-offer-terms.ts";

const { open, priceList } = smallKitchenWith();
const book = { SMALL: { list: priceList, condition: open.condition.bind(open) } };

function priced(article: string, line: Partial<OwnLine>, terms = {}) {
  const used = accepted(
    useCatalogue(newProject(), { catalogue: "SMALL", version: open.version, model: "M" }),
  );
  const typed: OwnLine = {
    id: "l",
    code: "X",
    description: "Iron shelf",
    quantity: 1.5,
    unit: "m",
    unitPrice: "120.55",
    ...line,
  };
  const project = accepted(
    addRow(used, {
      id: "c",
      catalogue: "SMALL",
      model: "M",
      article,
      quantity: 3,
      placement: { on: "room", at: [0, 0, 0], rotY: 0 },
    }),
  );
  const stored = { ...project, rows: project.rows.map((row) => ({ ...row, lines: [typed] })) };
  const evaluated = openProjectEvaluation(new Map([["SMALL", open]])).update(stored);
  return priceProject(evaluated, book, { currency: "EUR", ...terms });
}

test("[PR-13] a typed line costs its typed price times its quantity and the row's, and its trace shows it", () => {
  const { rows, gross, unpriced } = priced("99-FREE", {}, { pricesIncrease: 1.2 });
  expect(rows[0]?.lines.map(({ code, price }) => [code, price])).toEqual([
    ["99-FREE", { kind: "included" }],
    [
      "X",
      {
        kind: "priced",
        unitPrice: "120.55",
        amount: "542.48",
        trace: [{ kind: "own", amount: "120.55" }],
      },
    ],
  ]);
  expect([gross, unpriced]).toEqual(["542.48", []]);
});

test("[PR-13] a price typed on a catalogue's own article has no effect, an unreadable one is no price", () => {
  const [row] = priced("UNIT-600", { unitPrice: "0.01" }).rows;
  expect(row?.total).toBe("300.00");
  expect(priced("99-FREE", { unitPrice: "cheap" }).unpriced).toMatchObject([
    { rowId: "c", lineId: "l", reason: { kind: "unreadable-price", text: "cheap" } },
  ]);
});

test("a catalogue's services have conditions that hold for the header, and cost at least their minimum", () => {
  const withCondition = catalogueServices(open, "M", { COL: "B" });
  const without = catalogueServices(open, "M", {});
  expect(without).toEqual([
    {
      id: "DELIVERY",
      description: { en: "Delivery" },
      percent: "10",
      minimum: "90.00",
      vat: "22",
    },
    { id: "TILES", description: { en: "Tiles" }, price: "25" },
  ]);
  expect(withCondition.map(({ id }) => id)).toEqual(["DELIVERY", "TILES", "GLOSS"]);
  const shop = { code: "S", name: "", language: "en", country: "IT", priceList: "L", currency: "EUR" };
  const terms = newOfferTerms({}, "en");
  const amountAt = (quantity: number) =>
    totalOffer(
      priced("99-FREE", { quantity }),
      { ...terms, services: { SMALL: without } },
      shop,
    ).services.map(({ amount, percent }) => [amount, percent]);
  expect(amountAt(1)).toEqual([
    ["90.00", undefined],
    ["25.00", undefined],
  ]);
  expect(amountAt(10)[0]).toEqual(["361.65", "10"]);
});
