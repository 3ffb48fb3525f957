import { searchArticles, searchIndexOf } from "@stanza/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchedWords } from "../../../fixtures/search-words.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { indexCatalogue } from "./search/index-catalogue.ts";

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

type Query = NonNullable<Parameters<Person["client"]["searchArticles"]>[0]["query"]>;
const search = async (q: string, more: Query = {}) =>
  bodyOf(await dealer.client.searchArticles({ query: { q, ...more } }), 200);
const KITCHEN = { catalogue: "CUCINA", model: "CALCE", limit: 100 } as const;
const codes = async (q: string, more: Query = {}) =>
  (await search(q, { ...KITCHEN, ...more })).articles.map(({ code }) => code);

describe("article search", () => {
  test("[CA-01] finds by code, whole, in part and without its separators", async () => {
    expect((await codes("BASE-DR-900"))[0]).toBe("BASE-DR-900");
    expect((await codes("base1d600"))[0]).toBe("BASE-1D-600");
    expect((await codes("base dr"))[0]).toMatch(/^BASE-DR-/);
    const [first] = (await search("base-1d-600", KITCHEN)).articles;
    expect(first).toMatchObject({
      catalogue: "CUCINA",
      model: "CALCE",
      code: "BASE-1D-600",
      neutro: "BASE-1D",
    });
    expect(first?.because.map(({ typed, field, match }) => [typed, field, match])).toEqual([
      ["base", "name", "exact"],
      ["1d", "code", "exact"],
      ["600", "code", "exact"],
    ]);
  });

  test("[CA-01] finds by name in any language, with and without accents, and says which word it was", async () => {
    const ovens = await codes("forno");
    expect(ovens).toContain("BASE-OVEN-600");
    expect(await codes("oven")).toEqual(expect.arrayContaining(ovens));
    expect(await codes("Backöfen")).toContain("BASE-OVEN-600");
    expect(await codes("spule")).toEqual(await codes("SPÜLE"));
    const [sink] = (await search("spule", KITCHEN)).articles;
    expect(sink?.because).toEqual([{ typed: "spule", word: "Spüle", field: "synonym", match: "exact" }]);
  });

  test("[CA-01] ranks sixty words, mistakes and codes as the browser does, in all catalogues and models", async () => {
    const opens = [...stanza.server.context.catalogues.current.values()].map(({ open }) => open);
    const mistakes = ["dishwahser", "wnadrobe", "forn", "base tür", "BASE-1D", "base1d600", "wall unit two"];
    for (const text of [...searchedWords().map(({ word }) => word), ...mistakes]) {
      const { articles, total } = await search(text, { limit: 30 });
      const here = searchArticles(
        opens.map((open) => ({ index: searchIndexOf(open) })),
        text,
      );
      const inBrowser = here.map(({ from, model, entry }) => `${opens[from]?.code} ${model} ${entry.code}`);
      const onServer = articles.map(({ catalogue, model, code }) => `${catalogue} ${model} ${code}`);
      expect([onServer, total], text).toEqual([inBrowser.slice(0, 30), here.length]);
    }
  });

  test("[CA-01] the top hit is right for at least 95 % of sixty words in three languages", async () => {
    const wrong: string[] = [];
    for (const { word, isRight } of searchedWords())
      if (!isRight((await search(word, { limit: 1 })).articles[0]?.code)) wrong.push(word);
    expect(wrong.length / 60, wrong.join(", ")).toBeLessThanOrEqual(0.05);
  });

  test("[CA-01] finds by tag, by folder and by size, in millimetres and centimetres, either way round", async () => {
    const [plinths] = (await search("worktop", { ...KITCHEN, tag: "base" })).articles;
    expect(plinths?.tags).toContain("base");
    expect((await search("", { ...KITCHEN, tag: "no-such-tag" })).total).toBe(0);
    const bySize = await search("60x72", KITCHEN);
    expect(bySize.articles.length).toBeGreaterThan(2);
    for (const { size = [], because } of bySize.articles) {
      expect(size.map((mm) => Math.round(mm / 10))).toEqual(expect.arrayContaining([60, 72]));
      expect(because).toMatchObject([{ field: "size", match: "exact" }]);
    }
    const sorted = async (q: string) => (await codes(q)).toSorted();
    expect(await sorted("72 x 60")).toEqual(await sorted("60x72"));
    expect(await sorted("600 × 720 mm")).toEqual(await sorted("60x72"));
    const wide = await codes("base 600");
    expect(wide.slice(0, 3).every((code) => code.startsWith("BASE-") && code.endsWith("-600"))).toBe(true);
    const inFolder = await search("", { ...KITCHEN, folder: "TALL" });
    expect(inFolder.total).toBeGreaterThan(3);
    for (const { folders } of inFolder.articles) expect(folders.map(({ code }) => code)).toContain("TALL");
  });

  test("[CA-01] forgives typing mistakes, whose articles come after those that were meant as typed", async () => {
    expect(await codes("fornp")).toContain("BASE-OVEN-600");
    expect(await codes("bakcofen")).toContain("BASE-OVEN-600");
    const { articles } = await search("dishwahser", KITCHEN);
    expect(articles[0]?.because).toEqual([
      { typed: "dishwahser", word: "dishwasher", field: "synonym", match: "similar" },
    ]);
  });

  test("[CA-01] a search that finds nothing suggests what was probably meant, and each suggestion finds something", async () => {
    const { total, suggestions } = await search("oven wardrobe");
    expect([total, suggestions.map(({ text }) => text).toSorted()]).toEqual([0, ["oven", "wardrobe"]]);
    for (const { text, total: promised } of suggestions)
      expect((await search(text)).total, text).toBe(promised);
    // Three mistakes in ten letters are too many to be forgiven without a word.
    const far = await search("dixhwazhar", KITCHEN);
    expect([far.total, far.suggestions[0]?.text]).toEqual([0, "dishwasher"]);
    expect((await search("xyzzy qqqq")).suggestions).toEqual([]);
  });

  test("[CA-01] gives pages without gaps and repetitions, in the order of the classification where nothing is typed", async () => {
    const all = await codes("base");
    const pages = await Promise.all([0, 7, 14].map((offset) => codes("base", { limit: 7, offset })));
    expect(pages.flat()).toEqual(all.slice(0, 21));
    const beyond = await search("base", { ...KITCHEN, offset: 90_000 });
    expect([beyond.articles, beyond.total]).toEqual([[], all.length]);
    const model = stanza.server.context.catalogues.current.get("CUCINA")?.open.model("CALCE");
    const first = model?.tree.flatMap(({ articles, nodes }) => [
      ...articles,
      ...nodes.flatMap((n) => n.articles),
    ]);
    expect(await codes("", { limit: 5 })).toEqual(first?.slice(0, 5).map(({ code }) => code));
  });

  test.each([
    "'; drop table catalogue_item; --",
    "%",
    "_",
    "\\",
    "(((",
    "a".repeat(200),
    "🙂",
    "^^b",
    "\u0000",
  ])("whatever is typed is only looked for: %j", async (typed) => {
    const answer = await dealer.client.searchArticles({ query: { q: typed } });
    expect(answer.status).toBe(200);
    expect((await search("forno")).total).toBeGreaterThan(0);
  });

  test("what cannot be a search is refused, as is a catalogue that is not offered", async () => {
    const status = async (query: Query) => (await dealer.client.searchArticles({ query })).status;
    expect(await status({ q: "a".repeat(201) })).toBe(400);
    expect(await status({ q: "a", limit: 101 })).toBe(400);
    expect(await status({ q: "a", catalogue: "NONE" })).toBe(404);
    expect((await stanza.anyone.searchArticles({ query: { q: "a" } })).status).toBe(401);
  });

  test("[CA-01] galleries are found by code and name in any language", async () => {
    const find = async (q: string) =>
      bodyOf(await dealer.client.searchGalleries({ query: { q, limit: 100 } }), 200).galleries;
    const all = await find("");
    const offered = [...stanza.server.context.catalogues.current.values()];
    expect(all).toHaveLength(offered.flatMap(({ open }) => open.galleries).length);
    const [gallery] = all;
    const name = Object.values(gallery?.description ?? {}).at(-1) ?? "";
    expect((await find(name)).map(({ code }) => code)).toContain(gallery?.code);
    expect((await find(gallery?.code ?? "-"))[0]).toMatchObject({
      code: gallery?.code,
      catalogue: gallery?.catalogue,
    });
    expect(gallery?.articles).toBeGreaterThan(1);
  });

  test("[CA-01] where a catalogue is forced nothing of another one is found", async () => {
    const forced = await startTestServer({ beside: stanza, site: { forcedcatalog: ["ARMADIO"] } });
    try {
      const { client } = await forced.as("dealer.milano");
      const find = async (q: string) => bodyOf(await client.searchArticles({ query: { q } }), 200);
      expect((await find("forno")).total).toBe(0);
      const wardrobes = await find("wardrobe");
      expect(new Set(wardrobes.articles.map(({ catalogue }) => catalogue))).toEqual(new Set(["ARMADIO"]));
      expect((await client.searchArticles({ query: { q: "forno", catalogue: "CUCINA" } })).status).toBe(404);
    } finally {
      await forced.close();
    }
  });

  test("an index is made once for a version, however many servers ask, and the oldest ones go", async () => {
    const { pool, catalogues } = stanza.server.context;
    const muri = catalogues.current.get("MURI");
    if (!muri) throw new Error("no walls");
    const made = [1, 2, 3, 4].map((n) => ({ code: "TEST", version: `${n}`, bundle: muri.bundle }));
    const twice = await Promise.all([made[0]!, made[0]!].map((one) => indexCatalogue(pool, one)));
    expect(twice[0]).toBe(twice[1]);
    for (const one of made) await indexCatalogue(pool, one);
    const { rows } = await pool.query("select version from catalogue_index where code = 'TEST' order by id");
    expect(rows.map(({ version }) => version)).toEqual(["2", "3", "4"]);
    const { rows: left } = await pool.query(
      "select count(*)::int as n from catalogue_word where index_id = $1",
      [twice[0]],
    );
    expect(left).toEqual([{ n: 0 }]);
  });
});
