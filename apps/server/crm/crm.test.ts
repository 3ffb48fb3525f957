import { randomUUID } from "node:crypto";
import type { CrmUpload } from "@stanza/codecs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openHttpCrm } from "../external/crm/http-crm.ts";
import { makeOffer } from "../testing/make-offer.ts";
import { type Behaviour, type OutsideServer, openOutsideServer } from "../testing/outside-server.ts";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

/** A CRM that takes each key once, and what it does instead to the next requests. */
const orders = new Map<string, { readonly id: string; readonly state: string; readonly link: string }>();
let instead: Behaviour[] = [];
let crm: OutsideServer;
let stanza: TestServer;
let dealer: Person;
/** Stands still, so that what waits for its next turn has it when a test says so. */
const NOW = new Date();

beforeAll(async () => {
  crm = await openOutsideServer(({ method, path, headers }) => {
    const next = instead.shift();
    if (next !== undefined && next !== "cut") return next;
    if (method === "GET") {
      const found = [...orders.values()].find(({ id }) => path === `/api/orders/${id}`);
      return found ? { status: 200, body: found } : { status: 404, body: { message: "unknown" } };
    }
    const key = String(headers["idempotency-key"]);
    const id = String(48_213 + orders.size);
    const order = orders.get(key) ?? { id, state: "Won", link: `https://crm.example/orders/${id}` };
    orders.set(key, order);
    return next ?? { status: 201, body: order };
  });
  stanza = await startTestServer({
    files: {
      "systems.json": JSON.stringify({
        privateHosts: [new URL(crm.address).host],
        crm: { address: `${crm.address}/api`, timeoutSeconds: 30 },
      }),
    },
    env: { CRM_KEY: "crm-secret-key" },
    now: () => NOW,
  });
  dealer = await stanza.as("dealer.milano");
}, 90_000);
afterAll(async () => {
  await stanza?.close();
  await crm.close();
});
beforeEach(() => {
  instead = [];
  crm.received.length = 0;
});

const upload = (person: Person, id: number, saveId: string = randomUUID()) =>
  person.client.uploadCrm({ params: { id }, headers: { "x-save-id": saveId } });
const crmOf = async (id: number) => bodyOf(await dealer.client.getCrm({ params: { id } }), 200);
const newest = async (id: number) => (await crmOf(id)).uploads[0];
/** Once everything that was due has been tried. */
const afterItsTurn = async (id: number) => {
  await stanza.server.context.outbox.wake();
  return (await newest(id))?.delivery;
};
const arrived = async (id: number) => expect((await afterItsTurn(id))?.state).toBe("sent");
const failedOnce = async (id: number) => expect((await afterItsTurn(id))?.error).toMatch(/./);

describe("uploads to the CRM", () => {
  test("[QU-11] a project reaches the CRM once, with customer, totals and rows, and takes the order it answers", async () => {
    const { summary } = await createSample(dealer);
    const saveId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => upload(dealer, summary.id, saveId)));
    expect(new Set(answers.map((answer) => bodyOf(answer, 202).upload.id)).size).toBe(1);
    await arrived(summary.id);
    expect(crm.received).toHaveLength(1);
    const [call] = crm.received;
    expect(call?.headers).toMatchObject({
      authorization: "Bearer crm-secret-key",
      "idempotency-key": `${summary.id}.${saveId}`,
    });
    const sent = JSON.parse(call?.body ?? "");
    const opened = bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200);
    expect(sent).toMatchObject({
      format: "stanza-crm/1",
      crmData: { id: "" },
      project: { id: String(summary.id), description: summary.description, revision: 1 },
      offer: null,
      currency: "EUR",
    });
    expect(sent.customer.lastName).not.toBe("");
    expect(sent.rows.length).toBeGreaterThan(3);
    expect(sent.rows[0].lines[0]).toMatchObject({ code: expect.any(String), quantity: expect.any(String) });
    expect(Number(sent.Crm3CadPrTot)).toBeCloseTo(Number(sent.Crm3CadPrNet) + Number(sent.Crm3CadPrVat), 2);
    const { order, uploads } = await crmOf(summary.id);
    expect(order).toBe(uploads[0]?.order);
    expect(opened.summary.crmOrder).toBe(order);
    const { projects } = bodyOf(await dealer.client.listProjects({ query: { search: order } }), 200);
    expect(projects.map(({ id }) => id)).toEqual([summary.id]);
    // Nothing of the customer waits in the outbox any longer.
    const { rows } = await stanza.server.context.pool.query(
      "select payload from outbox where kind = 'crm-upload'",
    );
    expect(rows).toEqual([{ payload: {} }]);
  });

  test("[QU-11] an offer of what is saved goes with its number, hash and PDF; the link goes along the next time", async () => {
    const { summary } = await createSample(dealer);
    await makeOffer(dealer, summary.id);
    bodyOf(await upload(dealer, summary.id), 202);
    await arrived(summary.id);
    const { order, uploads } = await crmOf(summary.id);
    const { offer } = JSON.parse(crm.received[0]?.body ?? "");
    expect(offer).toMatchObject({
      number: uploads[0]?.offerNumber,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      pdf: {
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        address: expect.stringContaining("/api/offers/"),
      },
    });
    bodyOf(await upload(dealer, summary.id), 202);
    await arrived(summary.id);
    expect(crm.received).toHaveLength(2);
    expect(JSON.parse(crm.received[1]?.body ?? "").crmData).toEqual({ id: order });
  });

  test("[QU-11] [F03] an answer that is lost leaves one order in the CRM and one link: the same key is sent again", async () => {
    const { summary } = await createSample(dealer);
    const before = orders.size;
    instead = ["cut"];
    bodyOf(await upload(dealer, summary.id), 202);
    await failedOnce(summary.id);
    expect(await newest(summary.id)).toMatchObject({ order: "", delivery: { state: "waiting" } });
    expect(bodyOf(await upload(dealer, summary.id), 409).error).toBe("already-waiting");
    const delivery = (await newest(summary.id))?.delivery.id ?? 0;
    bodyOf(await dealer.client.sendDeliveryAgain({ params: { id: delivery } }), 200);
    await arrived(summary.id);
    expect(orders.size).toBe(before + 1);
    const keys = crm.received.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
    const upload_ = await newest(summary.id);
    expect(upload_?.delivery.attempts.map(({ error }) => error !== "")).toEqual([true, false]);
    expect((await crmOf(summary.id)).order).toBe(upload_?.order);
    const again = await dealer.client.sendDeliveryAgain({ params: { id: delivery } });
    expect(bodyOf(again, 409).error).toBe("already-sent");
  });

  test.each<[string, Behaviour, string]>([
    ["is broken", { status: 503, body: { message: "down" } }, "The CRM answered 503: down."],
    ["does not know our key", { status: 401 }, "The CRM answered 401."],
    ["answers a page", { status: 200, body: "<html>sign in</html>" }, "without the id of an order"],
    ["answers an id with a tilde", { status: 200, body: { id: "9~9" } }, "without the id of an order"],
    ["sends elsewhere", { status: 302, headers: { location: "http://127.0.0.1:1/" } }, "not followed"],
    ["answers too much", { status: 200, body: "x".repeat(100_000) }, "more than"],
  ])("[QU-11] an upload waits for its next turn while the CRM %s", async (_, behaviour, error) => {
    const { summary } = await createSample(dealer);
    instead = [behaviour];
    bodyOf(await upload(dealer, summary.id), 202);
    await failedOnce(summary.id);
    const found = await newest(summary.id);
    expect(found?.delivery).toMatchObject({ state: "waiting", error: expect.stringContaining(error) });
    expect(found?.delivery.error).not.toContain("crm-secret-key");
    expect((await crmOf(summary.id)).order).toBe("");
  });

  test("[QU-11] an upload that the CRM refuses for good is reported to owner and supervisor, shown as failed, and sent again when asked", async () => {
    const supervisor = await stanza.as("supervisor.milano");
    const { summary } = await createSample(dealer);
    instead = [{ status: 422, body: { message: "Customer\r\nwithout VAT" } }];
    bodyOf(await upload(dealer, summary.id), 202);
    expect((await afterItsTurn(summary.id))?.state).toBe("failed");
    const { delivery } = (await newest(summary.id))!;
    expect(delivery.error).toBe("The CRM answered 422: Customer without VAT.");
    for (const person of [dealer, supervisor]) {
      const { notifications } = bodyOf(await person.client.listNotifications({}), 200);
      expect(notifications[0]).toMatchObject({
        kind: "delivery-failed",
        projectId: summary.id,
        data: { what: "crm", about: "CRM", project: summary.description },
      });
    }
    const listed = bodyOf(await dealer.client.listDeliveries({ params: { id: summary.id } }), 200);
    expect(listed.deliveries).toEqual([delivery]);
    const failed = async () => bodyOf(await dealer.client.listFailedDeliveries({}), 200).deliveries;
    expect((await failed()).map(({ id }) => id)).toContain(delivery.id);
    const other = await stanza.as("dealer.zuerich");
    expect(bodyOf(await other.client.listFailedDeliveries({}), 200).deliveries).toEqual([]);
    bodyOf(await dealer.client.sendDeliveryAgain({ params: { id: delivery.id } }), 200);
    await arrived(summary.id);
    expect((await failed()).map(({ id }) => id)).not.toContain(delivery.id);
  });

  test("[QU-11] a link that was made by hand while the upload was away stands, and the answer is kept with the upload", async () => {
    const { summary } = await createSample(dealer);
    instead = ["cut"];
    bodyOf(await upload(dealer, summary.id), 202);
    await failedOnce(summary.id);
    bodyOf(await dealer.client.linkCrmOrder({ params: { id: summary.id }, body: { order: "BY-HAND" } }), 200);
    const delivery = (await newest(summary.id))?.delivery.id ?? 0;
    bodyOf(await dealer.client.sendDeliveryAgain({ params: { id: delivery } }), 200);
    await arrived(summary.id);
    const { order, uploads } = await crmOf(summary.id);
    expect(order).toBe("BY-HAND");
    expect(uploads[0]?.order).toMatch(/^\d+$/);
  });

  test("[QU-11] the details of the linked order are the CRM's own words of now", async () => {
    const { summary } = await createSample(dealer);
    const params = { id: summary.id };
    expect(bodyOf(await dealer.client.getCrmOrder({ params }), 409).error).toBe("not-linked");
    bodyOf(await upload(dealer, summary.id), 202);
    await arrived(summary.id);
    const { order } = await crmOf(summary.id);
    expect(bodyOf(await dealer.client.getCrmOrder({ params }), 200)).toEqual({
      order,
      state: "Won",
      link: `https://crm.example/orders/${order}`,
    });
    instead = [{ status: 200, body: { id: order, state: 7, link: "javascript:alert(1)" } }];
    expect(bodyOf(await dealer.client.getCrmOrder({ params }), 200)).toEqual({
      order,
      state: "",
      link: null,
    });
    instead = [{ status: 503 }];
    expect(bodyOf(await dealer.client.getCrmOrder({ params }), 503).error).toBe("crm-unavailable");
    for (const order of ["nobody's", "..", "../secret"]) {
      bodyOf(await dealer.client.linkCrmOrder({ params, body: { order } }), 200);
      expect(bodyOf(await dealer.client.getCrmOrder({ params }), 409).error).toBe("unknown-order");
    }
    expect(crm.received.every(({ path }) => path.startsWith("/api/orders"))).toBe(true);
  });

  test("[QU-11] nothing without a price leaves, nor a discount above the limit that nobody approved; customers upload nothing", async () => {
    const { summary } = await createSample(dealer);
    const { pool } = stanza.server.context;
    const offer = await makeOffer(dealer, summary.id);
    await pool.query("update offer set complete = false where id = $1", [offer]);
    expect(bodyOf(await upload(dealer, summary.id), 409).error).toBe("incomplete");
    await pool.query("update offer set status = 'withdrawn' where id = $1", [offer]);
    await pool.query("update app_user set discount_limit = 0 where id = $1", [dealer.profile.userId]);
    expect(bodyOf(await upload(dealer, summary.id), 409).error).toBe("approval-needed");
    await pool.query("update app_user set discount_limit = null where id = $1", [dealer.profile.userId]);
    const customer = await stanza.as("customer.milano");
    const own = await createSample(customer);
    expect((await upload(customer, own.summary.id)).status).toBe(403);
    expect((await dealer.client.uploadCrm({ params: { id: summary.id } })).status).toBe(428);
    expect(crm.received).toEqual([]);
  });
});

test("[QU-11] a CRM that hangs is given up after its time", async () => {
  const { host } = new URL(crm.address);
  const system = { address: `${crm.address}/api`, timeOutMs: 100, privateHosts: [host] };
  instead = ["hang", "hang"];
  const { upload, order } = openHttpCrm(system);
  await expect(order("48213")).rejects.toThrow("did not answer within 100 ms");
  await expect(upload("7.key", {} as CrmUpload)).rejects.toThrow("did not answer within 100 ms");
});

test("[QU-11] without a CRM nothing is uploaded, and the link by hand works", async () => {
  const alone = await startTestServer({ beside: stanza });
  try {
    const person = await alone.as("dealer.milano");
    const { summary } = await createSample(person);
    const params = { id: summary.id };
    expect(bodyOf(await upload(person, summary.id), 409).error).toBe("no-crm");
    bodyOf(await person.client.linkCrmOrder({ params, body: { order: "48213" } }), 200);
    expect(bodyOf(await person.client.getCrm({ params }), 200)).toEqual({
      isAvailable: false,
      order: "48213",
      uploads: [],
    });
    expect(bodyOf(await person.client.getCrmOrder({ params }), 409).error).toBe("no-crm");
    const offers = async (one: TestServer) => bodyOf(await one.anyone.getConfig({}), 200).config.crmupload;
    expect([await offers(alone), await offers(stanza)]).toEqual([false, true]);
  } finally {
    await alone.close();
  }
});
