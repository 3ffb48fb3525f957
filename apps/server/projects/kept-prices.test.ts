import type { StoredProject } from "@stanza/codecs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => new Date("2026-11-20T12:00:00Z") });
});
afterAll(() => stanza.close());

const LINE = { id: "l1", cod: "FABRO", des: "Iron shelf", qt: 2, um: "pc", punit: "120.50" } as const;
const CUSTOM = { uniqueid: "custom", catalog: "CUCINA", cmodel: "CALCE", cod: "99-FREE", qt: 1 };
const withRow = (document: StoredProject, row: object): StoredProject => ({
  ...document,
  rows: [...document.rows, row as StoredProject["rows"][number]],
});
const priced = async (person: Person, id: number) =>
  bodyOf(await person.client.recomputeProject({ params: { id }, body: {} }), 200);

test("[PR-13] a custom article costs what a seller typed, its own line informs only; the same lines on a catalogue's article are worth nothing", async () => {
  const dealer = await stanza.as("dealer.milano");
  const plain = await createSample(dealer);
  const before = Number((await priced(dealer, plain.summary.id)).totals.gross);
  const document = withRow(sampleDocument(), { ...CUSTOM, ownerp: [LINE] });
  const { summary } = await createSample(dealer, document);
  const { rows, totals } = await priced(dealer, summary.id);
  expect(Number(totals.gross)).toBeCloseTo(before + 241, 2);
  expect(rows.find(({ uniqueid }) => uniqueid === "custom")?.erp).toEqual([
    { id: "article", cod: "99-FREE", qt: "1", var: "", level: 1 },
    { id: "l1", cod: "FABRO", qt: "2", punit: "120.50", var: "", level: 0 },
  ]);

  const [first, ...others] = sampleDocument().rows;
  const cheap = {
    ...sampleDocument(),
    rows: [{ ...first!, ownerp: [{ ...LINE, punit: "0.01" }] }, ...others],
  };
  const tampered = await createSample(dealer, cheap);
  expect(Number((await priced(dealer, tampered.summary.id)).totals.gross)).toBeCloseTo(before, 2);
});

test("[PR-13] a customer sets no price: typed lines are refused where they are, the ones that a seller typed stay", async () => {
  const customer = await stanza.as("customer.milano");
  const document = withRow(sampleDocument(), { ...CUSTOM, ownerp: [LINE] });
  const refused = await customer.client.createProject({ body: { description: "x", document } });
  expect(refused).toMatchObject({
    status: 422,
    body: { error: "invalid-project", details: [{ path: `rows.${document.rows.length - 1}.ownerp` }] },
  });

  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer, document);
  const seller = await stanza.as("seller.milano");
  bodyOf(
    await seller.client.setProjectStatus({
      params: { id: summary.id },
      body: { status: "assigned", targetUser: customer.profile.userId },
    }),
    200,
  );
  expect(bodyOf(await save(customer, summary.id, 1, { ...document, des: "mine" }), 200).revision).toBe(2);
  const cheaper = withRow(sampleDocument(), { ...CUSTOM, ownerp: [{ ...LINE, punit: "0.01" }] });
  expect((await save(customer, summary.id, 2, cheaper)).status).toBe(422);
  expect((await save(dealer, summary.id, 2, cheaper)).status).toBe(200);
});

async function setList(list: string): Promise<void> {
  const database = new pg.Client({ connectionString: stanza.databaseUrl });
  await database.connect();
  await database.query("update shop set price_lists = price_lists || $1 where code = 'MILANO'", [
    { CUCINA: list },
  ]);
  await database.end();
}

test("[PR-04] a project keeps the price list that it was made with when the shop takes another, and no document can name a list of its own", async () => {
  const dealer = await stanza.as("dealer.milano");
  const pinned = (list: string): StoredProject => {
    const document = sampleDocument();
    return {
      ...document,
      history: document.history.map((use) => (use.catalog === "CUCINA" ? { ...use, listid: list } : use)),
    };
  };
  // The Swiss list is not this shop's: naming it changes nothing.
  const foreign = await createSample(dealer, pinned("CUC-CHF"));
  expect(foreign.summary.priceListCodes).toContain("CUC-EUR");

  const own = await createSample(dealer, pinned("CUC-EUR"));
  const { totals } = await priced(dealer, own.summary.id);
  const version = own.document.history.find(({ catalog }) => catalog === "CUCINA")?.version ?? "";
  const current = bodyOf(await dealer.client.listCatalogues({}), 200).catalogues.find(
    ({ code }) => code === "CUCINA",
  )?.version;
  const listOf = (project: number | undefined, list: string) =>
    dealer.client.getPriceList({
      params: { code: "CUCINA", version: version === "current" ? (current ?? "") : version },
      query: { list, ...(project === undefined ? {} : { project }) },
    });
  await setList("CUC-OTHER");
  try {
    expect((await priced(dealer, own.summary.id)).totals).toEqual(totals);
    expect(bodyOf(await save(dealer, own.summary.id, 1, pinned("CUC-EUR")), 200).totals.gross).toBe(
      totals.gross,
    );
    const unpinned = await createSample(dealer);
    expect((await priced(dealer, unpinned.summary.id)).totals.unpricedLines).toBeGreaterThan(0);
    expect((await listOf(own.summary.id, "CUC-EUR")).status).toBe(200);
    expect((await listOf(own.summary.id, "CUC-CHF")).status).toBe(404);
    expect((await listOf(undefined, "CUC-EUR")).status).toBe(404);
    expect((await listOf(unpinned.summary.id, "CUC-EUR")).status).toBe(404);
  } finally {
    await setList("CUC-EUR");
  }
});
