import type { ArticleHit } from "@stanza/contract";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { foundArticles } from "./found-articles.ts";
import { furtherArticles } from "./further-articles.ts";

const { open } = demoCatalogue("cucina");
const loaded = new Map([[open.code, { open }]]);

const hit = (model: string, code: string, more: Partial<ArticleHit> = {}): ArticleHit => ({
  catalogue: "CUCINA",
  version: "1",
  model,
  code,
  neutro: code,
  description: { en: code },
  folders: [],
  tags: [],
  because: [],
  ...more,
});
const further = (hits: readonly ArticleHit[], shown: Parameters<typeof furtherArticles>[1] = []) =>
  furtherArticles(hits, shown, "CUCINA", loaded, () => "COTTO", "en");

test("[CA-01] what the server finds is shown once, in the model in use, and not what is on the screen already", () => {
  const shown = foundArticles(open, "CALCE", [], null, "BASE-1D-600");
  const { groups, newer } = further(
    [hit("CALCE", "BASE-1D-600"), hit("CALCE", "BASE-OVEN-600"), hit("COTTO", "BASE-OVEN-600")],
    shown,
  );
  expect(newer).toEqual([]);
  expect(groups.map(({ from, entries }) => [from, entries.map(({ code }) => code)])).toEqual([
    [{ catalogue: "CUCINA", model: "COTTO" }, ["BASE-OVEN-600"]],
  ]);
  expect(groups[0]?.heading?.en).toContain(" · ");
});

test("articles of a version that is not loaded are kept apart", () => {
  const unknown = [hit("CALCE", "BASE-NEW"), hit("X", "BASE-1D-600"), hit("M", "A", { catalogue: "NEW" })];
  const { groups, newer } = further(unknown);
  expect([groups, newer.map(({ code }) => code)]).toEqual([[], ["BASE-NEW", "BASE-1D-600", "A"]]);
});

test("[CA-01] a card tells the words it was found by where it does not show them", () => {
  const because: ArticleHit["because"] = [
    { typed: "backofen", word: "Backofen", field: "name", match: "exact" },
    { typed: "oven", word: "oven", field: "name", match: "exact" },
    { typed: "600", word: "600", field: "size", match: "exact" },
  ];
  const { groups } = further([hit("COTTO", "BASE-OVEN-600", { because })]);
  expect([...(groups[0]?.why ?? [])]).toEqual([["BASE-OVEN-600", "Backofen"]]);
});
