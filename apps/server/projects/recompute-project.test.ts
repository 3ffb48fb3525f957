import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let now = new Date("2026-11-20T12:00:00Z");
beforeAll(async () => {
  stanza = await startTestServer({ now: () => now, site: { readonlystatuses: ["approved"] } });
});
afterAll(() => stanza.close());

type Recompute = Parameters<Person["client"]["recomputeProject"]>[0]["body"];
const recompute = (person: Person, id: number, body: Recompute = {}) =>
  person.client.recomputeProject({ params: { id }, body });
const summaryOf = async (person: Person, id: number) =>
  bodyOf(await person.client.getProject({ params: { id } }), 200).summary;

test("[EV-03] answers the ERP data of the stored rows with prices that add up to its own totals, for all rows or for those asked for", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary, document } = await createSample(dealer);
  const all = bodyOf(await recompute(dealer, summary.id), 200);
  const ids = all.rows.map(({ uniqueid }) => uniqueid);
  for (const { uniqueid } of document.rows) expect(ids).toContain(uniqueid);
  const quantities = new Map(document.rows.map(({ uniqueid, qt }) => [uniqueid, qt ?? 1]));
  const amounts = all.rows.flatMap(({ uniqueid, erp }) =>
    erp.map(({ punit, qt }) => Number(punit ?? 0) * Number(qt) * (quantities.get(uniqueid) ?? 1)),
  );
  expect(amounts.reduce((sum, amount) => sum + amount)).toBeCloseTo(Number(all.totals.gross), 1);
  expect(all.totals.gross).toBe(summary.total);
  expect(all.revision).toBe(1);

  const wanted = document.rows.slice(0, 2).map(({ uniqueid }) => ({ uniqueid }));
  const some = bodyOf(
    await recompute(dealer, summary.id, { rows: [...wanted, { uniqueid: "nobody" }] }),
    200,
  );
  expect(some.rows).toEqual(
    all.rows.filter(({ uniqueid }) => wanted.some((row) => row.uniqueid === uniqueid)),
  );
  expect(some.totals).toEqual(all.totals);
});

test("[EV-03] ERP codes, quantities and prices in the request change nothing", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary, document } = await createSample(dealer);
  const honest = bodyOf(await recompute(dealer, summary.id), 200);
  const rows = document.rows.map((row) => ({
    uniqueid: row.uniqueid,
    boxid: "other",
    catalog: "BAGNO",
    model: "X",
    cmodel: "X",
    neutro: "99FREE",
    erp: [{ cod: "FREE", qt: 0, punit: 0.01 }],
  }));
  const tampered = bodyOf(await recompute(dealer, summary.id, { rows }), 200);
  const own = new Set(document.rows.map(({ uniqueid }) => uniqueid));
  expect(tampered.rows).toEqual(honest.rows.filter(({ uniqueid }) => own.has(uniqueid)));
  expect(tampered.totals).toEqual(honest.totals);
  const kept = bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200);
  expect([kept.document, kept.revision, kept.summary.total]).toEqual([document, 1, summary.total]);
});

test("[EV-03] dates the prices today in the statuses that follow the lists and in no other, and the open document still saves", async () => {
  now = new Date("2026-11-20T12:00:00Z");
  const [dealer, seller] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
  const { summary } = await createSample(dealer);
  const offered = await createSample(dealer);
  bodyOf(
    await seller.client.setProjectStatus({ params: { id: offered.summary.id }, body: { status: "offer" } }),
    200,
  );
  now = new Date("2026-12-01T12:00:00Z");
  try {
    expect((await summaryOf(dealer, summary.id)).priceDate).toBe("2026-11-20");
    const answer = bodyOf(await recompute(dealer, summary.id), 200);
    expect([answer.priceDate, answer.revision]).toEqual(["2026-12-01", 1]);
    expect(await summaryOf(dealer, summary.id)).toMatchObject({ priceDate: "2026-12-01", revision: 1 });
    expect(bodyOf(await save(dealer, summary.id, 1, sampleDocument()), 200).revision).toBe(2);

    expect(bodyOf(await recompute(dealer, offered.summary.id), 200).priceDate).toBe("2026-11-20");
    expect(await summaryOf(dealer, offered.summary.id)).toMatchObject({
      priceDate: "2026-11-20",
      status: "offer",
    });
  } finally {
    now = new Date("2026-11-20T12:00:00Z");
  }
});

test("[EV-03] overwriteImg lets the uploaded picture give way to the server's own, for who may save", async () => {
  const [dealer, manager] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
  const { summary } = await createSample(dealer);
  const params = { id: summary.id };
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const sent = await dealer.client.putProjectPicture({
    params,
    headers: { "if-match": '"1"' },
    body: new Blob([png], { type: "image/png" }),
  });
  expect(sent.status).toBe(204);
  const typeOf = async () => bodyOf(await dealer.client.getProjectPicture({ params }), 200).type;
  bodyOf(await recompute(dealer, summary.id), 200);
  expect(await typeOf()).toContain("image/png");
  bodyOf(await recompute(dealer, summary.id, { overwriteImg: true }), 200);
  expect(await typeOf()).toContain("image/svg+xml");
  for (const status of ["offer", "awaitingApproval", "approved"] as const)
    await manager.client.setProjectStatus({ params, body: { status } });
  if ((await summaryOf(dealer, summary.id)).isReadOnly)
    expect(bodyOf(await recompute(dealer, summary.id, { overwriteImg: true }), 403).error).toBe("read-only");
  else throw new Error("The sample should have been approved, and read-only for the dealer.");
});

test("[EV-03] another shop's project, a deleted one and one that never was are not found", async () => {
  const [dealer, stranger] = await Promise.all([stanza.as("dealer.milano"), stanza.as("dealer.zuerich")]);
  const { summary } = await createSample(dealer);
  expect(bodyOf(await recompute(stranger, summary.id), 404).error).toBe("not-found");
  await dealer.client.deleteProject({ params: { id: summary.id }, headers: { "if-match": '"1"' } });
  expect(bodyOf(await recompute(dealer, summary.id), 404).error).toBe("not-found");
  expect(bodyOf(await recompute(dealer, 999_999), 404).error).toBe("not-found");
});
