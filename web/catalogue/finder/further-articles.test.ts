import type { ArticleHit } from "@stanza/contract";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { furtherArticles, furtherGroups } from "./further-articles.ts";

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
  furtherArticles(hits, shown, loaded, () => "COTTO", "en");

test("[CA-01] what the server finds is shown once, in the model in use, and not what is on the screen already", () => {
  const entry = open.article("BASE-1D-600", "CALCE")!;
  const shown = [{ entry, catalogue: "CUCINA", model: "CALCE" }];
  const { entries, newer } = further(
    [hit("CALCE", "BASE-1D-600"), hit("CALCE", "BASE-OVEN-600"), hit("COTTO", "BASE-OVEN-600")],
    shown,
  );
  expect(newer).toEqual([]);
  expect(entries.map(({ catalogue, model, entry }) => [catalogue, model, entry.code])).toEqual([
    ["CUCINA", "COTTO", "BASE-OVEN-600"],
  ]);
  const groups = furtherGroups(entries, loaded);
  expect(groups.map((group) => group.entries)).toEqual([entries]);
  expect(groups[0]?.heading?.en).toContain(" · ");
});

test("articles of a version that is not loaded are kept apart", () => {
  const unknown = [hit("CALCE", "BASE-NEW"), hit("X", "BASE-1D-600"), hit("M", "A", { catalogue: "NEW" })];
  const { entries, newer } = further(unknown);
  expect([entries, newer.map(({ code }) => code)]).toEqual([[], ["BASE-NEW", "BASE-1D-600", "A"]]);
});

test("[CA-01] a card tells the words it was found by where neither it nor the search field shows them", () => {
  const because: ArticleHit["because"] = [
    { typed: "backof", word: "Backofen", field: "name", match: "start" },
    { typed: "oven", word: "oven", field: "name", match: "exact" },
    { typed: "600", word: "600", field: "size", match: "exact" },
  ];
  const { entries } = further([hit("COTTO", "BASE-OVEN-600", { because })]);
  expect(entries.map(({ why }) => why)).toEqual(["Backofen"]);
});
