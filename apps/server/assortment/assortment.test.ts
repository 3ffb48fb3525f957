import { execFile } from "node:child_process";
import { join } from "node:path";
import { packFiles } from "@stanza/codecs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoFiles } from "../../../domain/catalogue/testing/demo-home.ts";
import { readCatalogueFolder } from "../../../tools/catalogue/read-catalogue-folder.ts";
import { readVersion } from "../catalogues/version-folder.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let supervisor: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  supervisor = await stanza.as("supervisor.milano");
});
afterAll(() => stanza.close());

/** The demo home as a zip, in a folder of its own as people pack it, with texts replaced. */
function folder(...edits: readonly (readonly [file: string, from: string, to: string])[]) {
  const files = demoFiles();
  for (const [file, from, to] of edits) files.set(file, files.get(file)!.replace(from, to));
  const bytes = new Map<string, Uint8Array>(
    [...files].map(([path, text]) => [`demo-home/${path}`, new TextEncoder().encode(text)] as const),
  );
  bytes.set("__MACOSX/demo-home/catalogue.yaml", new Uint8Array([0, 1, 2]));
  return { body: new Blob([new Uint8Array(packFiles(bytes))], { type: "application/octet-stream" }) };
}
const publish = (save: "check" | "publish", sent = folder()) =>
  supervisor.client.publishSource({ query: { save }, ...sent });
const assortment = async () => bodyOf(await supervisor.client.getAssortment({}), 200);

describe("[CA-08] a catalogue is published from the browser", () => {
  test("with mistakes it is not, and each is told with its place", async () => {
    const wrong = folder(["articles/WT-LIN.yaml", "LEN / 1000", "LENN / 1000"]);
    const told = bodyOf(await publish("publish", wrong), 200);
    expect(told.published).toBeUndefined();
    expect(told.faults).toMatchObject([
      { file: "articles/WT-LIN.yaml", line: 32, column: 11, code: "E_NAME", suggestion: "LEN" },
    ]);
  });

  test("sound it is looked at, published, offered, and sold where a list is assigned; a version before comes back", async () => {
    const looked = bodyOf(await publish("check"), 200);
    expect(looked).toMatchObject({ code: "DEMO", faults: [], changes: [] });
    expect(looked.published).toBeUndefined();
    expect(looked.before).toBeUndefined();
    const first = bodyOf(await publish("publish"), 200);
    expect(first.published).toMatchObject({ number: 1 });

    const cheaper = folder(["prices/LIST01/items.csv", "HK030,6.90", "HK030,7.20"]);
    const second = bodyOf(await publish("publish", cheaper), 200);
    expect(second.before).toBe(first.published?.version);
    expect(second.changes).toEqual([
      { area: "price", change: "changed", what: "LIST01 HK030", from: "6.90", to: "7.20" },
    ]);
    const catalogue = async () => (await assortment()).catalogues.find(({ code }) => code === "DEMO");
    expect(await catalogue()).toMatchObject({
      version: second.published?.version,
      priceLists: [{ code: "LIST01", currency: "EUR", validFrom: "2026-01-01" }],
      versions: [
        { number: 2, isInUse: true },
        { number: 1, isInUse: false },
      ],
    });

    const back = await supervisor.client.restoreCatalogueVersion({
      params: { catalogue: "DEMO" },
      body: { version: first.published?.version ?? "" },
    });
    expect(bodyOf(back, 200)).toEqual(first.published);
    expect(await catalogue()).toMatchObject({ version: first.published?.version });
    const never = await supervisor.client.restoreCatalogueVersion({
      params: { catalogue: "DEMO" },
      body: { version: "../../../etc" },
    });
    expect(never.status).toBe(404);
  });

  test("[CA-08] the desks of the examples reach a shop: published, and sold by their list", async () => {
    const read = readCatalogueFolder(join(import.meta.dirname, "../../../examples/desk-catalogue"));
    if (!read.ok) throw new Error(read.message);
    const bytes = new Map([...read.files].map(([path, text]) => [path, new TextEncoder().encode(text)]));
    const zip = new Blob([new Uint8Array(packFiles(bytes))], { type: "application/octet-stream" });
    const { published } = bodyOf(await publish("publish", { body: zip }), 200);
    const dealer = await stanza.as("dealer.milano");
    const priceList = () =>
      dealer.client.getPriceList({
        params: { code: "TAVOLO", version: published?.version ?? "" },
        query: {},
      });
    expect((await priceList()).status).toBe(404);
    const params = { shop: "MILANO", catalogue: "TAVOLO" };
    await supervisor.client.setShopPriceList({ params, body: { list: "EUR27" } });
    expect(bodyOf(await priceList(), 200)).toMatchObject({ code: "EUR27", items: { PED3: "248.00" } });
  });

  test("[CA-09] pictures of articles, folders, models, galleries and options are kept and served, wherever in the folder they are", async () => {
    const files = demoFiles();
    const put = (file: string, from: string, to: string) =>
      files.set(file, files.get(file)!.replace(from, to));
    put("models/ARIA.yaml", "header:", "image: images/model.png\nheader:");
    put("galleries/G-LINE3.yaml", "model:", "image: pictures/deep/gallery.jpg\nmodel:");
    const bytes = new Map([...files].map(([path, text]) => [path, new TextEncoder().encode(text)] as const));
    bytes.set("images/model.png", new Uint8Array([1]));
    bytes.set("pictures/deep/gallery.jpg", new Uint8Array([2]));
    const zip = new Blob([new Uint8Array(packFiles(bytes))], { type: "application/octet-stream" });
    const { published } = bodyOf(await publish("publish", { body: zip }), 200);
    const version = published?.version ?? "";
    const home = join(stanza.folder, "catalogues");
    const stored = readVersion(home, "DEMO", version)?.catalogue;
    const names = [stored?.models[0]?.image, stored?.galleries[0]?.image];
    expect(names).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}\.png$/),
      expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
    ]);
    for (const name of names)
      expect(
        (await supervisor.client.getCataloguePicture({ params: { code: "DEMO", name: name ?? "" } })).status,
      ).toBe(200);
  });

  test("[EM-16] an edited catalogue comes back as it would be published, or its mistakes; nothing is stored", async () => {
    const before = await assortment();
    const edited = folder(["prices/LIST01/items.csv", "HK030,6.90", "HK030,9.90"]);
    const shown = bodyOf(await supervisor.client.previewSource(edited), 200);
    expect(shown).toMatchObject({ code: "DEMO", faults: [], catalogue: { code: "DEMO" } });
    expect(JSON.stringify(shown.priceLists)).toContain("9.90");
    const wrong = folder(["articles/WT-LIN.yaml", "LEN / 1000", "LENN / 1000"]);
    const told = bodyOf(await supervisor.client.previewSource(wrong), 200);
    expect(told).toMatchObject({ faults: [{ file: "articles/WT-LIN.yaml", line: 32 }], priceLists: [] });
    expect(told.catalogue).toBeUndefined();
    expect(await assortment()).toEqual(before);
    const dealer = await stanza.as("dealer.milano");
    expect((await dealer.client.previewSource(folder())).status).toBe(403);
  });

  test("what is no zip, or has no catalogue in it, says so", async () => {
    const text = { body: new Blob(["no zip"], { type: "application/octet-stream" }) };
    expect(await publish("check", text)).toMatchObject({
      status: 422,
      body: { error: "unreadable-catalogue" },
    });
    const other = new Uint8Array(packFiles(new Map([["readme.txt", new Uint8Array([65])]])));
    const empty = { body: new Blob([other], { type: "application/octet-stream" }) };
    expect(await publish("check", empty)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("catalogue.yaml") },
    });
  });
});

/** The command as an author types it, at the test server's database and data folder. */
function sell(...options: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const env = { ...process.env, DATABASE_URL: stanza.databaseUrl, DATA_DIR: stanza.folder };
  const tool = join(import.meta.dirname, "../../../tools/catalogue.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [tool, "sell", ...options], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

describe("[CA-01] who sells what", () => {
  test("a price list reaches a shop by command while the server runs", async () => {
    const told = await sell("--shop", "ZUERICH", "--catalogue", "CUCINA", "--list", "CUC-EUR");
    expect(told).toEqual({ code: 0, output: "ZUERICH sells CUCINA by CUC-EUR from now on.\n" });
    const { shops } = await assortment();
    expect(shops.find(({ code }) => code === "ZUERICH")?.priceLists.CUCINA).toBe("CUC-EUR");
    await sell("--shop", "ZUERICH", "--catalogue", "CUCINA", "--list", "CUC-CHF");
    expect((await sell()).output).toMatch(/^ZUERICH {2}.*, CHF\n(?: {2}.*\n)*? {2}CUCINA +CUC-CHF$/m);
    const wrong = await sell("--shop", "ZUERICH", "--catalogue", "CUCINA", "--list", "CUC");
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining("no price list CUC (CUC-EUR,") });
    expect((await sell("--shop", "ROMA", "--catalogue", "CUCINA", "--list", "none")).code).toBe(1);
    expect((await sell("--shop", "ROMA")).code).toBe(2);
  });

  test("a shop sells a catalogue by a list from the next request on, and no longer when it is taken back", async () => {
    const dealer = await stanza.as("dealer.milano");
    const isPriced = async () =>
      bodyOf(await dealer.client.listCatalogues({}), 200).catalogues.find(({ code }) => code === "CUCINA")
        ?.isPriced;
    expect(await isPriced()).toBe(true);
    const put = (list: string | null) =>
      supervisor.client.setShopPriceList({ params: { shop: "MILANO", catalogue: "CUCINA" }, body: { list } });
    expect(bodyOf(await put(null), 200).priceLists.CUCINA).toBeUndefined();
    expect(await isPriced()).toBe(false);
    expect(bodyOf(await put("CUC-EUR"), 200).priceLists.CUCINA).toBe("CUC-EUR");
    expect(await isPriced()).toBe(true);
    expect(await put("NOBODY")).toMatchObject({ status: 422, body: { error: "unknown-list" } });
    const { rows } = await stanza.server.context.pool.query(
      "select detail from audit where action = 'sell-catalogue' and detail->>'catalogue' = 'CUCINA' order by id",
    );
    expect(rows.map(({ detail }) => detail.list)).toEqual([null, "CUC-EUR"]);
  });

  test("only supervisors see and change it, and only shops of their site", async () => {
    const { shops } = await assortment();
    expect(shops.map(({ code }) => code)).toEqual(expect.arrayContaining(["MILANO", "ZUERICH"]));
    for (const login of ["dealer.milano", "seller.milano", "customer.milano"]) {
      const { client } = await stanza.as(login);
      expect((await client.getAssortment({})).status, login).toBe(403);
      const params = { shop: "MILANO", catalogue: "CUCINA" };
      expect((await client.setShopPriceList({ params, body: { list: null } })).status, login).toBe(403);
      expect((await client.publishSource({ query: { save: "check" }, ...folder() })).status, login).toBe(403);
    }
    const { pool } = stanza.server.context;
    await pool.query(`insert into site (id, name) values ('elsewhere', 'Elsewhere')`);
    await pool.query(
      `insert into shop (id, site_id, code, name, language, country, currency, document_type)
       select 'elsewhere:OTHER', id, 'OTHER', 'Other', 'en', 'IT', 'EUR', 'retail' from site where id = 'elsewhere'`,
    );
    const foreign = await supervisor.client.setShopPriceList({
      params: { shop: "OTHER", catalogue: "CUCINA" },
      body: { list: "CUC-EUR" },
    });
    expect(foreign.status).toBe(404);
    expect((await assortment()).shops.map(({ code }) => code)).not.toContain("OTHER");
  });

  test("[CA-08] what shops of another site sell is not theirs: no version is published or chosen, and what only those sell is not seen", async () => {
    const { pool } = stanza.server.context;
    const first = bodyOf(await publish("publish"), 200);
    const put = () =>
      supervisor.client.setShopPriceList({
        params: { shop: "MILANO", catalogue: "DEMO" },
        body: { list: "LIST01" },
      });
    expect((await put()).status).toBe(200);
    await pool.query(
      `update shop set price_lists = price_lists || '{"DEMO": "LIST01"}' where id = 'elsewhere:OTHER'`,
    );
    const demo = async () => (await assortment()).catalogues.find(({ code }) => code === "DEMO");
    expect(await demo()).toMatchObject({ isSoldElsewhere: true });
    expect(await publish("publish")).toMatchObject({ status: 409, body: { error: "sold-elsewhere" } });
    const back = await supervisor.client.restoreCatalogueVersion({
      params: { catalogue: "DEMO" },
      body: { version: first.published?.version ?? "" },
    });
    expect(back).toMatchObject({ status: 409, body: { error: "sold-elsewhere" } });
    await supervisor.client.setShopPriceList({
      params: { shop: "MILANO", catalogue: "DEMO" },
      body: { list: null },
    });
    expect(await demo()).toBeUndefined();
    expect((await put()).status).toBe(404);
  });
});
