import { newOfferTerms, retailTerms } from "@stanza/pricing";
import { accepted, changeHeader } from "@stanza/project";
import { decimal, decimalText } from "@stanza/quantities";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../../fixtures/demo-catalogues.ts";
import { kitchenWith } from "../../testing/demo-targets.ts";
import { type AlternativeQuestion, priceAlternatives } from "./price-alternatives.ts";

const { bundle, priceLists } = demoCatalogue("cucina");
const prices = priceLists.find(({ code }) => code === "CUC-EUR") ?? null;
const shop = {
  code: "MILANO",
  name: "Milano",
  language: "it",
  country: "IT",
  priceList: "CUC-EUR",
  documentKind: "SRL",
};
const wish = (variable: string, value: string) => [
  { catalogue: "CUCINA", model: "CALCE", variable, value, includesOwn: false },
];
const project = kitchenWith(["BASE-1D-600"], ["BASE-2D-900"], ["APP-OVEN"]);
const question: AlternativeQuestion = {
  project,
  terms: { currency: "EUR" },
  catalogues: [{ catalogue: bundle, prices }],
  quarantine: new Set(),
  shop,
  fields: { terms: retailTerms(shop) },
  wishes: [wish("FIN", "V03"), wish("HND", "KNOB"), wish("FIN", "NO-SUCH-FRONT")],
};

const amounts = (asked: AlternativeQuestion) =>
  [...priceAlternatives(asked)].map((answer) =>
    answer.kind === "priced"
      ? [answer.alternative.total, answer.alternative.difference, answer.alternative.takes.length]
      : answer.kind,
  );

test("[QU-15] each alternative has the total that the project will have, with tax, and the exact difference to today", () => {
  const [fronts, , impossible] = [...priceAlternatives(question)];
  if (fronts?.kind !== "priced" || impossible?.kind !== "priced") throw new Error("not priced");
  const changed = accepted(
    changeHeader(project, { catalogue: "CUCINA", model: "CALCE", choices: { FIN: "V03" } }),
  );
  const [after] = [...priceAlternatives({ ...question, project: changed, wishes: [wish("FIN", "F01")] })];
  if (after?.kind !== "priced") throw new Error("not priced");
  const { total, difference } = fronts.alternative;
  expect(decimal(difference).cmp(0)).not.toBe(0);
  expect(after.alternative.total).toBe(decimalText(decimal(total).minus(difference), 2));
  expect(after.alternative.difference).toBe(decimalText(decimal(difference).times("-1"), 2));
  expect(impossible.alternative.takes).toEqual([]);
  expect(impossible.alternative.refuses.length).toBeGreaterThan(0);
});

test("[QU-15] a seller reads the offer's total with its discounts; terms that cannot be totalled leave the goods without tax", () => {
  const terms = newOfferTerms(shop, "it");
  const half = { ...terms, discounts: { ...terms.discounts, standard: ["50"] } };
  const [full, halved, goods] = [{ terms }, { terms: half }, null].map((fields) =>
    [...priceAlternatives({ ...question, fields, wishes: [wish("FIN", "V03")] })].map((answer) =>
      answer.kind === "priced" ? answer.alternative.total : "",
    ),
  );
  const [f, h, g] = [full, halved, goods].map((totals) => decimal(totals?.[0] ?? "0"));
  expect([f!.cmp(h!), f!.cmp(g!), h!.cmp(0)]).toEqual([1, 1, 1]);
});

test("[QU-15] alternatives come one by one, and one that is refused does not stop the others", () => {
  const bad = [{ catalogue: "NOWHERE", model: "X", variable: "FIN", value: "V03", includesOwn: true }];
  expect(amounts({ ...question, wishes: [bad, wish("FIN", "V03")] })).toEqual([
    "failed",
    [expect.any(String), expect.any(String), expect.any(Number)],
  ]);
});
