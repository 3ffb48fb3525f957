import { randomUUID } from "node:crypto";
import { NO_CUSTOMER, NO_TERMS } from "@stanza/codecs";
import { CONSENT_VERSION, type OperationId, operations } from "@stanza/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { only } from "../db/pool.ts";
import { enqueue } from "../outbox/outbox.ts";
import { createSample, sampleDocument } from "./sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "./test-server.ts";

/** Things that belong to the dealer of Milano, and an id of the same kind that nothing has. */
interface Things {
  readonly project: number;
  readonly offer: number;
  readonly job: string;
  readonly approval: number;
  readonly link: number;
  readonly notification: number;
  readonly customer: number;
  readonly delivery: number;
  readonly order: number;
  readonly design: number;
  readonly session: string;
}
const MISSING: Things = {
  project: 999_999,
  offer: 999_999,
  job: randomUUID(),
  customer: 999_999,
  approval: 999_999,
  link: 999_999,
  notification: 999_999,
  delivery: 999_999,
  order: 999_999,
  design: 999_999,
  session: randomUUID(),
};

const DETAILS = { customer: { ...NO_CUSTOMER, lastName: "Rossi" } };

let stanza: TestServer;
let mine: Things;
beforeAll(async () => {
  stanza = await startTestServer({ site: { guestsmaysave: true } });
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const customer = bodyOf(await dealer.client.createCustomer({ body: DETAILS }), 201);
  const { jobId } = bodyOf(
    await dealer.client.createOffer({
      params: { id: summary.id },
      headers: { "x-save-id": randomUUID() },
      body: { terms: NO_TERMS, prints: ["plan"] },
    }),
    202,
  );
  for (;;) {
    const answer = await dealer.client.getJob({ params: { id: jobId }, query: { wait: 20, since: 0 } });
    const job = answer.status === 200 ? answer.body : undefined;
    if (job?.state === "done") {
      mine = {
        project: summary.id,
        offer: Number(job.result?.offerId),
        job: jobId,
        ...(await aroundOffer(dealer, summary.id, Number(job.result?.offerId))),
        customer: customer.id,
        ...(await handedOver(dealer, summary.id)),
        design: await designLink(),
        session: bodyOf(await dealer.client.listSessions({}), 200).sessions[0]?.id ?? "",
      };
      break;
    }
    if (job?.state === "failed") throw new Error(JSON.stringify(job));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
afterAll(() => stanza.close());

/** An approval that the dealer asked for, a link of the offer, and the notification that came when it was opened. */
async function aroundOffer(dealer: Person, project: number, offer: number) {
  const [supervisor] = bodyOf(await dealer.client.listApprovers({}), 200).approvers;
  const terms = { ...NO_TERMS, discounts: { ...NO_TERMS.discounts, standard: [90], appliances: [90] } };
  const asked = await dealer.client.requestApproval({
    params: { id: project },
    body: { terms, supervisorId: supervisor?.id ?? "", reason: "A show kitchen" },
  });
  const { link, path } = bodyOf(
    await dealer.client.createOfferLink({ params: { id: offer }, body: {} }),
    201,
  );
  const token = path.replace("/o/", "");
  bodyOf(await stanza.anyone.openSharedOffer({ params: { token } }), 200);
  const [notice] = bodyOf(await dealer.client.listNotifications({}), 200).notifications;
  return { approval: bodyOf(asked, 201).approval.id, link: link.id, notification: notice?.id ?? 0 };
}

/** The link of a guest's design, for which a shop was asked. */
async function designLink(): Promise<number> {
  const { client } = await stanza.guest();
  const asked = await client.requestOffer({
    headers: { "x-save-id": randomUUID() },
    body: {
      document: sampleDocument(),
      name: "Anna Rossi",
      email: "anna@example.org",
      shop: "MILANO",
      consent: CONSENT_VERSION,
      language: "en",
    },
  });
  return bodyOf(asked, 201).link.id;
}

/** A mail that waits, and an order. */
async function handedOver(dealer: Person, project: number) {
  const { pool } = stanza.server.context;
  const { shop_id: shopId } = only(
    (await pool.query<{ shop_id: string }>("select shop_id from project where id = $1", [project])).rows,
  );
  const { userId } = dealer.profile;
  const at = stanza.server.context.now();
  const message = { kind: "offer-mail", key: "matrix", payload: {}, about: "anna@example.org" };
  const { id: delivery } = await enqueue(pool, { ...message, shopId, at, projectId: project, userId });
  const { rows } = await pool.query<{ id: number }>(
    `insert into order_file (shop_id, project_id, revision, number, currency, payable, content, checksum, created_at, created_by)
      values ($1, $2, 1, 'O-1', 'EUR', '1.00', '{}', '', $3, $4) returning id`,
    [shopId, project, at, userId],
  );
  const { id: order } = only(rows);
  await pool.query("insert into order_project (project_id, order_id) values ($1, $2)", [project, order]);
  return { delivery, order };
}

/** Which thing an operation with an id is about, and a body that is right in itself. */
const WITH_ID: Partial<Record<OperationId, { id: keyof Things; body?: unknown; type?: string }>> = {
  getProject: { id: "project" },
  saveProject: { id: "project", body: { document: sampleDocument() } },
  cloneProject: { id: "project", body: {} },
  linkCrmOrder: { id: "project", body: { order: "48213" } },
  deleteProject: { id: "project" },
  putProjectPicture: { id: "project", body: new Uint8Array([0xff, 0xd8, 0xff]), type: "image/jpeg" },
  getProjectPicture: { id: "project" },
  putTracePicture: { id: "project", body: new Uint8Array([0xff, 0xd8, 0xff]), type: "image/jpeg" },
  getTracePicture: { id: "project" },
  addProjectPhoto: { id: "project", body: new Uint8Array([0xff, 0xd8, 0xff]), type: "image/jpeg" },
  getProjectPhoto: { id: "project" },
  putRowPhotos: { id: "project", body: { photos: [{ key: "0123456789abcdef", kind: "row", jpeg: "/9j/" }] } },
  listRowPhotos: { id: "project" },
  getRowPhoto: { id: "project" },
  printConfigurationSheet: { id: "project" },
  printDrawingSheets: { id: "project" },
  getTechnicalSheet: { id: "project" },
  listAttachments: { id: "project" },
  addAttachment: {
    id: "project",
    body: new Uint8Array(Buffer.from("%PDF-1.7")),
    type: "application/octet-stream",
  },
  getAttachment: { id: "project" },
  removeAttachment: { id: "project" },
  updateCustomer: { id: "customer", body: DETAILS },
  setProjectStatus: { id: "project", body: { status: "offer" } },
  recomputeProject: { id: "project", body: { overwriteImg: true } },
  listPromotions: { id: "project" },
  createReport: { id: "project", body: { name: "OFFERTA", parameters: [] } },
  quoteProject: { id: "project", body: { terms: NO_TERMS } },
  getMargin: { id: "project", body: { terms: NO_TERMS } },
  createOffer: { id: "project", body: { terms: NO_TERMS, prints: [] } },
  listOffers: { id: "project" },
  getOffer: { id: "offer" },
  getOfferPdf: { id: "offer" },
  compareOffers: { id: "offer" },
  getChangeOrderPdf: { id: "offer" },
  setOfferStatus: { id: "offer", body: { status: "sent" } },
  signOffOffer: { id: "offer", body: { reason: "known" } },
  listOfferEvents: { id: "offer" },
  requestApproval: {
    id: "project",
    body: { terms: NO_TERMS, supervisorId: randomUUID(), reason: "please" },
  },
  decideApproval: { id: "approval", body: { decision: "approve" } },
  createOfferLink: { id: "offer", body: {} },
  listOfferLinks: { id: "offer" },
  revokeOfferLink: { id: "link" },
  listOfferLinkViews: { id: "link" },
  revokeDesignLink: { id: "design" },
  listOfferComments: { id: "offer" },
  answerOfferComment: { id: "offer", body: { text: "Hello" } },
  getOfferMailDraft: { id: "offer" },
  sendOfferMail: { id: "offer", body: { to: "anna@example.org", subject: "Offer", text: "Hello" } },
  listOfferMails: { id: "offer" },
  getCrm: { id: "project" },
  uploadCrm: { id: "project" },
  getCrmOrder: { id: "project" },
  listOrders: { id: "project" },
  getOrderFile: { id: "order" },
  listDeliveries: { id: "project" },
  sendDeliveryAgain: { id: "delivery" },
  deleteNotification: { id: "notification" },
  getJob: { id: "job" },
  cancelJob: { id: "job" },
  endSession: { id: "session" },
};

/** Fills in every further part of the path, and the required parts of the query. */
const QUERIES: Partial<Record<OperationId, string>> = {
  addAttachment: "?name=plan.pdf",
  printDrawingSheets: "?views=plan",
};
const pathOf = (path: string, id: OperationId, thing: number | string) =>
  path.replace(":id", String(thing)).replace(":sheet", "cut-list").replace(/:\w+/, "1") + (QUERIES[id] ?? "");

async function call(id: OperationId, things: Things, token: string) {
  const { method, path } = operations[id];
  const { id: thing, body, type = "application/json" } = WITH_ID[id] ?? { id: "project" as const };
  const response = await fetch(stanza.server.url + pathOf(path, id, things[thing]), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "if-match": '"1"',
      "x-save-id": randomUUID(),
      ...(body === undefined ? {} : { "content-type": type }),
    },
    ...(body === undefined
      ? {}
      : { body: body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}

describe("what belongs to somebody else", () => {
  test("every operation with an id is in this matrix", () => {
    const withId = Object.values(operations).filter(({ path }) => path.includes(":id"));
    expect(withId.map(({ id }) => id).sort()).toEqual(Object.keys(WITH_ID).sort());
  });

  const outsiders: readonly [string, () => Promise<Person>][] = [
    ["a guest", () => stanza.guest()],
    ["a customer of the same shop", () => stanza.as("customer.milano")],
    ["a customer of another shop", () => stanza.as("customer.zuerich")],
    ["a dealer of another shop", () => stanza.as("dealer.zuerich")],
    ["a senior seller of another shop", () => stanza.as("seller.zuerich")],
  ];
  const cases = outsiders.flatMap(([who, enter]) =>
    (Object.keys(WITH_ID) as OperationId[]).map((id) => [who, id, enter] as const),
  );
  test.each(cases)("answers %s on %s as if it did not exist", async (_, id, enter) => {
    const { token, profile } = await enter();
    const [foreign, missing] = [await call(id, mine, token), await call(id, MISSING, token)];
    expect(foreign).toEqual(missing);
    // People who may not use the operation at all may get that answer first: it reveals nothing about the thing.
    const { access } = operations[id];
    const isClosed = access === "supervisor" || (profile.kind === "guest" && access === "user");
    expect(foreign.status).toBe(isClosed ? 403 : 404);
  });

  test("nobody gets in without a session", async () => {
    for (const operation of Object.values(operations)) {
      if (operation.access === "public") continue;
      const path = operation.path.replace(":id", String(mine.project)).replace(/:\w+/g, "x");
      const response = await fetch(stanza.server.url + path, {
        method: operation.method,
        headers: { "x-csrf": "1" },
      });
      expect([operation.id, response.status]).toEqual([operation.id, 401]);
    }
  });

  test("a colleague of the shop and every supervisor see it; a list holds nothing foreign", async () => {
    const ids = async (login: string) => {
      const { client } = await stanza.as(login);
      return bodyOf(await client.listProjects({ query: { limit: 100 } }), 200).projects.map(({ id }) => id);
    };
    for (const login of ["seller.milano", "supervisor.milano", "supervisor.zuerich"]) {
      const { token } = await stanza.as(login);
      expect([login, (await call("getProject", mine, token)).status]).toEqual([login, 200]);
      expect(await ids(login)).toContain(mine.project);
    }
    for (const login of ["customer.milano", "dealer.zuerich"])
      expect(await ids(login)).not.toContain(mine.project);
  });

  test("a customer sees the project that is assigned to them, and their own", async () => {
    const customer = await stanza.as("customer.milano");
    const own = await createSample(customer);
    const seller = await stanza.as("seller.milano");
    const other = await createSample(seller);
    const assigned = await seller.client.setProjectStatus({
      params: { id: other.summary.id },
      body: { status: "assigned", targetUser: customer.profile.userId },
    });
    expect(assigned.status).toBe(200);
    const { projects } = bodyOf(await customer.client.listProjects({}), 200);
    expect(projects.map(({ id }) => id).sort()).toEqual([own.summary.id, other.summary.id].sort());
  });

  test("a status change cannot push a project into a shop one does not work for", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const params = { id: summary.id };
    const pushed = await dealer.client.setProjectStatus({
      params,
      body: { status: "assigned", targetShop: "ZUERICH" },
    });
    expect(bodyOf(pushed, 403).error).toBe("shop-not-yours");
    const seller = await stanza.as("seller.milano");
    const moved = await seller.client.setProjectStatus({
      params,
      body: { status: "assigned", targetShop: "ZUERICH" },
    });
    expect(bodyOf(moved, 200).summary.shop).toBe("ZUERICH");
    expect((await dealer.client.getProject({ params })).status).toBe(404);
    const dealerThere = await stanza.as("dealer.zuerich");
    const opened = bodyOf(await dealerThere.client.getProject({ params }), 200);
    expect(opened.document).toEqual(sampleDocument());
  });
});
