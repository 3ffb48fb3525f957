import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkOrderFile } from "@stanza/codecs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobDone, makeOffer, sampleTerms } from "../testing/make-offer.ts";
import { type Behaviour, type OutsideServer, openOutsideServer } from "../testing/outside-server.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let instead: Behaviour[] = [];
let erp: OutsideServer;
let stanza: TestServer;
/** Stands still, so that what waits for its next turn waits for good. */
const NOW = new Date();
/** A seller of level 4, who may order. */
let seller: Person;

beforeAll(async () => {
  erp = await openOutsideServer(
    () => instead.shift() ?? { status: 202, body: { id: `SAP-${erp.received.length}` } },
  );
  stanza = await startTestServer({
    files: {
      "systems.json": JSON.stringify({
        privateHosts: [new URL(erp.address).host],
        orders: { post: { address: `${erp.address}/drop?site=1`, timeoutSeconds: 30 }, folder: true },
      }),
    },
    env: { ERP_KEY: "erp-secret-key" },
    now: () => NOW,
  });
  seller = await stanza.as("seller.milano");
}, 90_000);
afterAll(async () => {
  await stanza?.close();
  await erp.close();
});
beforeEach(async () => {
  // The test before has left some deliveries unfinished.
  await stanza.server.context.outbox.wake();
  instead = [];
  erp.received.length = 0;
});

const to = (id: number, status: "ordered" | "awaitingOrder", person = seller) =>
  person.client.setProjectStatus({ params: { id }, body: { status } });
/** Puts the project into the state that an approved offer would leave. */
const approved = (id: number) =>
  stanza.server.context.pool.query("update project set status = 'awaitingOrder' where id = $1", [id]);
const ordersOf = async (id: number) => bodyOf(await seller.client.listOrders({ params: { id } }), 200).orders;
const fileOf = async (id: number) =>
  (bodyOf(await seller.client.getOrderFile({ params: { id } }), 200) as unknown as Blob).text();
const handedOver = async (id: number) => {
  await stanza.server.context.outbox.wake();
  expect((await ordersOf(id))[0]?.deliveries.map(({ state }) => state)).toEqual(["sent", "sent"]);
};

test("[QU-11] an ordered project is an order file: downloaded, posted to the ERP and left in its folder, all the same bytes", async () => {
  const document = sampleDocument();
  const row = document.rows.find(({ catalog }) => catalog === "CUCINA");
  const { summary } = await createSample(seller, {
    ...document,
    rows: document.rows.map((one) => (one === row ? { ...one, ntp: true, rifGmk: "GMK-12" } : one)),
  });
  await approved(summary.id);
  bodyOf(await to(summary.id, "ordered"), 200);
  await handedOver(summary.id);
  const [order, ...others] = await ordersOf(summary.id);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    offerNumber: null,
    replaces: null,
    revision: 1,
    erpOrder: "SAP-1",
    currency: "EUR",
    date: new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(NOW),
  });
  const text = await fileOf(order?.id ?? 0);
  const checked = await checkOrderFile(text);
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  expect(checked.order).toMatchObject({
    number: order?.number,
    date: order?.date,
    promotionDate: null,
    projects: [{ id: String(summary.id), revision: 1 }],
    shop: { code: "MILANO" },
    checksum: { value: order?.checksum },
    totals: { payable: order?.payable },
  });
  expect(checked.order.catalogues).toContainEqual({
    code: "CUCINA",
    version: expect.any(String),
    priceList: expect.stringMatching(/./),
  });
  expect(checked.order.positions.find(({ rowId }) => rowId === row?.uniqueid)).toMatchObject({
    needsPhoto: true,
    reference: "GMK-12",
  });
  expect(checked.order.positions.some(({ lines }) => lines.some(({ variants }) => variants.length > 0))).toBe(
    true,
  );
  expect(erp.received).toMatchObject([
    {
      path: "/drop?site=1",
      body: text,
      headers: {
        authorization: "Bearer erp-secret-key",
        "idempotency-key": `${order?.number}.${order?.checksum}`,
      },
    },
  ]);
  const folder = join(stanza.folder, "orders", "MILANO");
  expect(readdirSync(folder)).toEqual([`${order?.number}.json`]);
  expect(readFileSync(join(folder, `${order?.number}.json`), "utf8")).toBe(text);
});

test("[QU-11] what the client accepted is ordered; ordered again as it was it stays one order, changed it is one that replaces it", async () => {
  const document = sampleDocument();
  const { summary } = await createSample(seller, document);
  const offer = await makeOffer(seller, summary.id);
  const params = { id: offer };
  bodyOf(await seller.client.setOfferStatus({ params, body: { status: "accepted", note: "" } }), 200);
  const offered = bodyOf(await seller.client.getOffer({ params }), 200).summary;
  // Whoever draws on changes nothing of what was accepted.
  bodyOf(await save(seller, summary.id, 1, { ...document, rows: document.rows.slice(1) }), 200);
  await approved(summary.id);
  bodyOf(await to(summary.id, "ordered"), 200);
  const [first] = await ordersOf(summary.id);
  const checked = await checkOrderFile(await fileOf(first?.id ?? 0));
  expect(checked).toMatchObject({
    ok: true,
    order: {
      offer: { number: offered.number, hash: offered.hash, accepted: true },
      projects: [{ revision: 1 }],
      totals: { payable: offered.payable },
    },
  });
  const supervisor = await stanza.as("supervisor.milano");
  bodyOf(await to(summary.id, "awaitingOrder", supervisor), 200);
  bodyOf(await to(summary.id, "ordered"), 200);
  expect(await ordersOf(summary.id)).toHaveLength(1);
  bodyOf(await to(summary.id, "awaitingOrder", supervisor), 200);
  await stanza.server.context.pool.query("update offer set status = 'withdrawn' where id = $1", [offer]);
  bodyOf(await to(summary.id, "ordered"), 200);
  const [second] = await ordersOf(summary.id);
  expect(second).toMatchObject({ offerNumber: null, replaces: first?.number, revision: 2 });
});

test("[QU-11] projects of one combined offer have one order, whichever is ordered first; references are found in each", async () => {
  const document = sampleDocument();
  const row = document.rows.find(({ catalog }) => catalog === "CUCINA");
  const marked = {
    ...document,
    rows: document.rows.map((one) => (one === row ? { ...one, rifGmk: "GMK-2" } : one)),
  };
  const [first, second] = [await createSample(seller), await createSample(seller, marked)];
  const parts = [
    { projectId: first.summary.id, quantity: 1 },
    { projectId: second.summary.id, quantity: 3 },
  ];
  const { jobId } = bodyOf(
    await seller.client.createCombinedOffer({
      headers: { "x-save-id": randomUUID() },
      body: { parts, terms: sampleTerms(5), prints: ["plan"] },
    }),
    202,
  );
  const offer = Number((await jobDone(seller, jobId)).offerId);
  bodyOf(
    await seller.client.setOfferStatus({ params: { id: offer }, body: { status: "accepted", note: "" } }),
    200,
  );
  for (const { summary } of [second, first]) {
    await approved(summary.id);
    bodyOf(await to(summary.id, "ordered"), 200);
  }
  const [order, ...others] = await ordersOf(first.summary.id);
  expect(others).toEqual([]);
  expect((await ordersOf(second.summary.id)).map(({ id }) => id)).toEqual([order?.id]);
  const checked = await checkOrderFile(await fileOf(order?.id ?? 0));
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  expect(checked.order.projects.map(({ id }) => id)).toEqual(parts.map(({ projectId }) => String(projectId)));
  const position = checked.order.positions.find(({ reference }) => reference === "GMK-2");
  expect(position).toMatchObject({ projectId: String(second.summary.id), quantity: "3" });
});

test("[QU-11] an ERP that is away gets the order when it is back, and two clicks order once", async () => {
  const { summary } = await createSample(seller);
  await approved(summary.id);
  instead = [{ status: 503 }];
  const answers = await Promise.all([to(summary.id, "ordered"), to(summary.id, "ordered")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const post = async () =>
    (await ordersOf(summary.id))[0]?.deliveries.find(({ kind }) => kind === "order-post");
  await stanza.server.context.outbox.wake();
  expect((await post())?.error).toBe("The ERP answered 503.");
  bodyOf(await seller.client.sendDeliveryAgain({ params: { id: (await post())?.id ?? 0 } }), 200);
  await handedOver(summary.id);
  expect(await ordersOf(summary.id)).toHaveLength(1);
  const [order] = await ordersOf(summary.id);
  const bodies = erp.received.map(({ body }) => body).filter((body) => body.includes(order?.number ?? "?"));
  expect(bodies.length).toBeGreaterThan(1);
  expect(new Set(bodies).size).toBe(1);
});

test("[QU-11] nothing without a price is ordered, and nothing empty; the status stays", async () => {
  const { summary } = await createSample(seller);
  await makeOffer(seller, summary.id);
  const { pool } = stanza.server.context;
  await pool.query("update offer set complete = false where project_id = $1", [summary.id]);
  await approved(summary.id);
  expect(bodyOf(await to(summary.id, "ordered"), 409).error).toBe("incomplete");
  expect(bodyOf(await seller.client.getProject({ params: { id: summary.id } }), 200).summary.status).toBe(
    "awaitingOrder",
  );
  const empty = await createSample(seller, { ...sampleDocument(), rows: [] });
  await approved(empty.summary.id);
  expect(bodyOf(await to(empty.summary.id, "ordered"), 409).error).toBe("nothing-to-order");
  expect(await ordersOf(empty.summary.id)).toEqual([]);
  expect(erp.received).toEqual([]);
});

test("[QU-11] orders are numbered without gaps by shop and year, also when an ordering fails", async () => {
  const { rows } = await stanza.server.context.pool.query<{ number: string }>(
    "select number from order_file order by id",
  );
  const year = rows[0]?.number.slice(2, 6);
  expect(rows.map(({ number }) => number)).toEqual(
    rows.map((_, i) => `O-${year}-${String(i + 1).padStart(5, "0")}`),
  );
});
