import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { articleFacts } from "./article-facts.ts";

const { open, priceLists } = demoCatalogue("cucina");
const list = priceLists.find(({ code }) => code === "CUC-EUR");
if (!list) throw new Error("no list");
const book = { [open.code]: { list, condition: open.condition.bind(open) } };
const entry = open.article("BASE-1D-600", "CALCE");
if (!entry) throw new Error("no article");

test("a card shows the article as it would be added: with the project's header, priced with the session's list", () => {
  const terms = { currency: "EUR" };
  const plain = articleFacts(open, "CALCE", entry, undefined, book, terms);
  const veneered = articleFacts(open, "CALCE", entry, { FIN: "V03" }, book, terms);
  expect(plain.article.box).toEqual([600, 880, 579]);
  expect(Number(veneered.price)).toBeGreaterThan(Number(plain.price));
  expect(articleFacts(open, "CALCE", entry, undefined, {}, terms).price).toBeUndefined();
});

test("[CA-01] a door of the room is not for sale, and becomes so by its own choice", () => {
  const rooms = demoCatalogue("muri").open;
  const door = rooms.article("DOOR-800", "MURI");
  if (!door) throw new Error("no door");
  const factsWith = (header: Record<string, string | boolean>) =>
    articleFacts(rooms, "MURI", door, header, {}, { currency: "EUR" });
  expect(factsWith({}).isSold).toBe(false);
  expect(factsWith({ SUP: true }).isSold).toBe(true);
});

test("it is evaluated once as long as nothing it depends on changes", () => {
  const header = { FIN: "M02" };
  const first = articleFacts(open, "CALCE", entry, header, book, { currency: "EUR" });
  expect(articleFacts(open, "CALCE", entry, header, book, { currency: "EUR" })).toBe(first);
});
