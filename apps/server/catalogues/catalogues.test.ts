import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogue } from "@stanza/catalogue";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";
import { openCatalogueStore } from "./catalogue-store.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

describe("catalogues", () => {
  test("[CA-01] are listed with models, walls apart, and whether the shop has prices for them", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { catalogues } = bodyOf(await dealer.client.listCatalogues({}), 200);
    const about = new Map(catalogues.map((one) => [one.code, one]));
    expect(about.get("MURI")).toMatchObject({ isWalls: true, isPriced: true });
    expect(about.get("CUCINA")).toMatchObject({ isWalls: false, isPriced: true });
    expect(about.get("CUCINA")?.description.it).toBe("Fornace cucine");
    expect(about.get("CUCINA")?.models.map(({ code, isDefault }) => [code, isDefault])).toEqual([
      ["CALCE", true],
      ["COTTO", false],
    ]);
  });

  test("[CA-01] a forced catalogue is the only one that is offered beside walls and doors", async () => {
    const forced = await startTestServer({ beside: stanza, site: { forcedcatalog: "cucina" } });
    try {
      const guest = await forced.guest();
      const { catalogues } = bodyOf(await guest.client.listCatalogues({}), 200);
      expect(catalogues.map(({ code }) => code).toSorted()).toEqual(["CUCINA", "MURI"]);
    } finally {
      await forced.close();
    }
  });

  test("a bundle opens, never changes under its address, and holds no price", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { catalogues } = bodyOf(await dealer.client.listCatalogues({}), 200);
    const { code = "", version = "" } = catalogues[0] ?? {};
    const answer = await dealer.client.getCatalogue({ params: { code, version } });
    const bundle = bodyOf(answer, 200);
    expect(openCatalogue(bundle).models).toHaveLength(2);
    expect(answer.status === 200 && answer.headers.get("cache-control")).toContain("immutable");
    expect(JSON.stringify(bundle)).not.toContain("CUC-EUR");
    const plain = await fetch(`${stanza.server.url}/api/catalogues/${code}/versions/${version}`, {
      headers: { authorization: `Bearer ${dealer.token}`, "accept-encoding": "identity" },
    });
    expect([plain.headers.get("content-encoding"), await plain.json()]).toEqual([null, bundle]);
    const packed = await fetch(`${stanza.server.url}/api/catalogues/${code}/versions/${version}`, {
      headers: { authorization: `Bearer ${dealer.token}`, "accept-encoding": "gzip, br" },
    });
    expect([packed.headers.get("content-encoding"), await packed.json()]).toEqual(["br", bundle]);
    for (const bad of ["2026.11.0", "..", "../MURI", `${version}x`]) {
      expect((await dealer.client.getCatalogue({ params: { code, version: bad } })).status).toBe(404);
    }
  });

  test("each shop gets its own price list and cannot ask for another", async () => {
    const list = async (login: string, code = "CUCINA") => {
      const { client } = await stanza.as(login);
      const { catalogues } = bodyOf(await client.listCatalogues({}), 200);
      const { version = "" } = catalogues.find((one) => one.code === code) ?? {};
      return client.getPriceList({ params: { code, version } });
    };
    expect(bodyOf(await list("dealer.milano"), 200)).toMatchObject({ code: "CUC-EUR", currency: "EUR" });
    expect(bodyOf(await list("dealer.zuerich"), 200)).toMatchObject({ code: "CUC-CHF", currency: "CHF" });
    const database = new pg.Client({ connectionString: stanza.databaseUrl });
    await database.connect();
    await database.query("update shop set price_lists = price_lists - 'MURI' where code = 'ZUERICH'");
    await database.end();
    expect(bodyOf(await list("dealer.zuerich", "MURI"), 404).error).toBe("no-price-list");
    const { client } = await stanza.as("dealer.zuerich");
    const { catalogues } = bodyOf(await client.listCatalogues({}), 200);
    expect(catalogues.find(({ code }) => code === "MURI")?.isPriced).toBe(false);
  });
});

describe("publishing at start", () => {
  const open = (sources: string, home: string) => openCatalogueStore(sources, home, stanza.server.app.log);
  const folders = () => {
    const root = mkdtempSync(join(tmpdir(), "stanza-catalogues-"));
    const source = join(root, "sources/muri");
    cpSync(new URL("../../../catalogues/muri", import.meta.url), source, { recursive: true });
    return {
      root,
      sources: join(root, "sources"),
      home: join(root, "home"),
      file: join(source, "catalogue.yaml"),
    };
  };

  test("a broken catalogue leaves the version before in use and its faults are reported", async () => {
    const { root, sources, home, file } = folders();
    try {
      const before = await open(sources, home);
      const version = before.current.get("MURI")?.version;
      expect(version).toMatch(/^2026\.11\.0-[0-9a-f]{12}$/);
      const sound = readFileSync(file, "utf8");
      writeFileSync(file, sound.replace("WI-DOOR-1", "WI-DOOR-9"));
      for (const again of [1, 2]) {
        const store = await open(sources, home);
        expect(store.current.get("MURI")?.version, `start ${again}`).toBe(version);
        expect(store.states[0]).toMatchObject({ code: "MURI", version });
        expect(store.states[0]?.faults.map((fault) => fault.file)).toContain("catalogue.yaml");
      }
      writeFileSync(file, sound.replace("version: 2026.11.0", "version: 2026.12.0"));
      const mended = await open(sources, home);
      expect(mended.states[0]).toMatchObject({ faults: [] });
      expect(mended.current.get("MURI")?.version).toMatch(/^2026\.12\.0-/);
      // Projects that were made with the old version still find it.
      expect(mended.version("MURI", version ?? "")?.open.version).toBe("2026.11.0");
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test("a catalogue that never was sound is not offered, and the others are", async () => {
    const { root, sources, home, file } = folders();
    try {
      cpSync(join(sources, "muri"), join(sources, "porte"), { recursive: true });
      writeFileSync(
        join(sources, "porte/catalogue.yaml"),
        readFileSync(file, "utf8").replace("cod: MURI", "cod: [broken"),
      );
      const store = await open(sources, home);
      expect([...store.current.keys()]).toEqual(["MURI"]);
      expect(store.states).toMatchObject([{ code: "MURI" }, { code: "porte", version: null }]);
      expect(store.states[1]?.faults.length).toBeGreaterThan(0);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test("a published version whose files were damaged is not read, but published again", async () => {
    const { root, sources, home } = folders();
    try {
      const version = (await open(sources, home)).current.get("MURI")?.version ?? "";
      const packed = join(home, "MURI", encodeURIComponent(version), "catalogue.json.br");
      writeFileSync(packed, readFileSync(packed).subarray(0, 1000));
      const store = await open(sources, home);
      expect(store.current.get("MURI")?.version).toBe(version);
      expect(store.current.get("MURI")?.open.models).toHaveLength(1);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
