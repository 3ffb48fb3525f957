import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

describe("models and their header rule", () => {
  test("[CA-02] a model says its technical model, header variables, forced and default variants", async () => {
    const { models } = bodyOf(await dealer.client.listModels({ params: { code: "CUCINA" } }), 200);
    const open = stanza.server.context.catalogues.current.get("CUCINA")?.open;
    expect(models.map(({ code }) => code)).toEqual(["CALCE", "COTTO"]);
    for (const model of models) {
      const own = open?.model(model.code);
      expect(model).toMatchObject({
        base: own?.base,
        isDefault: own?.isDefault,
        header: own?.header,
        forcedVariants: own?.forced,
        defaultVariants: own?.defaults,
      });
    }
    expect(models[0]?.header.length).toBeGreaterThan(2);
    expect((await dealer.client.listModels({ params: { code: "NONE" } })).status).toBe(404);
  });

  test("[CA-02] the header rule yields cModel, model and reg; the reg follows what is chosen", async () => {
    const header = async (body: {
      choices?: Record<string, string>;
      forcedVariants?: Record<string, string>;
    }) =>
      bodyOf(await dealer.client.evaluateHeader({ params: { code: "CUCINA", model: "CALCE" }, body }), 200);
    const plain = await header({});
    expect(plain).toMatchObject({ catalogue: "CUCINA", cModel: "CALCE" });
    const front = plain.variables.find(({ code }) => code === "FIN");
    const groups = new Set<string>();
    for (const { code } of front?.options ?? []) {
      const chosen = await header({ choices: { FIN: code } });
      expect(chosen.values.FIN).toBe(code);
      groups.add(chosen.reg);
    }
    expect(groups.size).toBeGreaterThan(1);
    expect([...groups]).toContain(plain.reg);
    // A value that the host forces wins over the person's, and its source says so.
    const [one = "", other = ""] = (front?.options ?? []).map(({ code }) => code);
    const forced = await header({ choices: { FIN: one }, forcedVariants: { FIN: other } });
    expect(forced.values.FIN).toBe(other);
    expect(forced.variables.find(({ code }) => code === "FIN")?.source).toBe("forced");
    const params = { code: "CUCINA", model: "NONE" };
    expect((await dealer.client.evaluateHeader({ params, body: {} })).status).toBe(404);
  });

  test('[CA-01] the classification ("item tip") leads from folders to articles', async () => {
    const params = { code: "CUCINA", model: "CALCE" };
    const { folders } = bodyOf(await dealer.client.getClassification({ params }), 200);
    const tall = folders.find(({ code }) => code === "TALL");
    expect(tall?.description.en).toBeTruthy();
    const articles = [...(tall?.articles ?? []), ...(tall?.nodes ?? []).flatMap((node) => node.articles)];
    expect(articles.find(({ code }) => code === "TALL-OVEN-600")).toMatchObject({ neutro: "TALL-OVEN" });
    const missing = { code: "CUCINA", model: "NONE" };
    expect((await dealer.client.getClassification({ params: missing })).status).toBe(404);
  });
});

describe("rule load", () => {
  const load = (query: Parameters<Person["client"]["loadRule"]>[0]["query"]) =>
    dealer.client.loadRule({ query });
  const base = { catalog: "CUCINA", cmodel: "CALCE", cod: "BASE-1D-600" };

  test("[CA-03] by catalogue, reg, model, cmodel, code and neutro gives every value with its source", async () => {
    const header = bodyOf(
      await dealer.client.evaluateHeader({ params: { code: "CUCINA", model: "CALCE" }, body: {} }),
      200,
    );
    const { reg, model } = header;
    const rule = bodyOf(await load({ ...base, reg, model, neutro: "BASE-1D" }), 200);
    expect(rule).toMatchObject({ ...base, reg, model, neutro: "BASE-1D", mount: "floor" });
    expect(rule.rule).toContainEqual({ cod: "W", value: 600, src: "p" });
    expect(rule.rule).toContainEqual({ cod: "FIN", value: header.values.FIN, src: "h" });
    expect(rule.var.split(";")).toContain("W=600");
    expect(rule.variables.find(({ code }) => code === "W")).toMatchObject({ kind: "number", value: 600 });
    expect(rule.size[0]).toBe(600);
    // Variables that are left out follow from the rest.
    expect(bodyOf(await load(base), 200)).toEqual(rule);
    // A neutro alone is the rule without a preset.
    const neutro = bodyOf(await load({ catalog: "CUCINA", cmodel: "CALCE", neutro: "BASE-1D" }), 200);
    expect(neutro.cod).toBe("BASE-1D");
    expect(neutro.rule.map(({ cod }) => cod)).toEqual(rule.rule.map(({ cod }) => cod));
  });

  test.each<[string, Record<string, string>, string, string]>([
    ["another catalogue", { catalog: "NONE" }, "catalogue-not-found", "Catalog not found"],
    ["another version", { version: "2020.1.0" }, "catalogue-not-found", "Catalog not found"],
    ["another commercial model", { cmodel: "NONE" }, "model-unknown", "Model unknown"],
    ["a technical model that is not its", { model: "NONE" }, "model-unknown", "Model unknown"],
    ["another code", { cod: "NONE" }, "article-not-found", "Article not found"],
    ["a neutro that is not the code's", { neutro: "BASE-DR" }, "article-not-found", "Article not found"],
  ])("[CA-03] %s is refused in the spec's words", async (_, wrong, error, message) => {
    expect(bodyOf(await load({ ...base, ...wrong }), 404)).toEqual({ error, message });
  });
});

describe("walls", () => {
  test("[CA-07] the wall catalogue of the configured setting is served; without the setting it is empty", async () => {
    expect(bodyOf(await stanza.anyone.getWalls({}), 200)).toEqual([]);
    const entry = {
      type: 999,
      cod: "STD",
      des: { en: "Brick" },
      rule: [{ cod: "THICKNESS", value: "125" }],
      maker: "kept",
    };
    const walls = await startTestServer({
      beside: stanza,
      site: { walls: "walls.json" },
      files: { "walls.json": JSON.stringify([entry]) },
    });
    try {
      expect(bodyOf(await walls.anyone.getWalls({}), 200)).toEqual([entry]);
    } finally {
      await walls.close();
    }
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ["a file that is missing", {}, /walls\.json/],
    ["a file that is no JSON", { "walls.json": "[" }, /walls\.json/],
    ["an entry without a rule", { "walls.json": '[{"type":999,"cod":"A","des":{}}]' }, /0\.rule/],
    [
      "two defaults",
      {
        "walls.json": '[{"type":999,"cod":"A","des":{},"rule":[]},{"type":999,"cod":"B","des":{},"rule":[]}]',
      },
      /only one entry may have type 999, not A, B/,
    ],
  ])("[CA-07] %s keeps the server from starting and is named", async (_, files, message) => {
    const start = startTestServer({ beside: stanza, site: { walls: "walls.json" }, files });
    await expect(start).rejects.toThrow(message);
  });
});
