import { randomUUID } from "node:crypto";
import { NO_CUSTOMER, NO_TERMS } from "@stanza/codecs";
import { CONSENT_VERSION, type OperationId, operations } from "@stanza/contract";
import { only } from "../db/pool.ts";
import { enqueue } from "../outbox/outbox.ts";
import { makeOffer } from "./make-offer.ts";
import { jpeg } from "./sample-jpeg.ts";
import { pngOf } from "./sample-picture.ts";
import { createSample, sampleDocument } from "./sample-project.ts";
import { bodyOf, type Person, type TestServer } from "./test-server.ts";

/** Ids of one thing of every kind that operations are about. */
export interface Things {
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
  readonly passkey: string;
  /** A project in the bin. */
  readonly binned: number;
  /** A finished picture of the render farm. */
  readonly render: string;
  /** What stands behind the thing in the path. */
  readonly within: Readonly<Record<"attachment" | "photo" | "trace" | "version" | "revision", string>>;
}

/** Ids that nothing has. */
export const MISSING: Things = {
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
  passkey: randomUUID(),
  binned: 999_999,
  render: randomUUID(),
  within: {
    attachment: "1",
    photo: "0".repeat(64),
    trace: "0".repeat(64),
    version: "999999",
    revision: "999999",
  },
};

const DETAILS = { customer: { ...NO_CUSTOMER, lastName: "Rossi" } };
const ROW_PHOTO = "0123456789abcdef";
const small = () => jpeg(10, 10);
const blob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type });

/** One thing of every kind, made by a dealer and by a guest. */
export async function makeThings(stanza: TestServer): Promise<Things> {
  const dealer = await stanza.as("dealer.milano");
  const { id: project } = (await createSample(dealer)).summary;
  const offer = await makeOffer(dealer, project, { prints: ["plan"] });
  const { pool } = stanza.server.context;
  const { rows } = await pool.query<{ id: string }>("select id from job where project_id = $1", [project]);
  return {
    project,
    offer,
    job: only(rows).id,
    ...(await aroundOffer(stanza, dealer, project, offer)),
    customer: bodyOf(await dealer.client.createCustomer({ body: DETAILS }), 201).id,
    ...(await handedOver(stanza, dealer, project)),
    design: await designOfGuest(stanza),
    session: await furtherSession(stanza, dealer),
    passkey: await passkeyOf(stanza, dealer),
    binned: await deleted(dealer),
    render: await renderOf(stanza, dealer, project),
    within: await kept(dealer, project),
  };
}

/** An approval that was asked for, a link of the offer, and the notice that came when it was opened. */
async function aroundOffer(stanza: TestServer, dealer: Person, project: number, offer: number) {
  const [supervisor] = bodyOf(await dealer.client.listApprovers({}), 200).approvers;
  const terms = { ...NO_TERMS, discounts: { ...NO_TERMS.discounts, standard: [90], appliances: [90] } };
  const asked = await dealer.client.requestApproval({
    params: { id: project },
    body: { terms, supervisorId: supervisor?.id ?? "", reason: "A show kitchen" },
  });
  const made = await dealer.client.createOfferLink({ params: { id: offer }, body: {} });
  const { link, path } = bodyOf(made, 201);
  bodyOf(await stanza.anyone.openSharedOffer({ params: { token: path.replace("/o/", "") } }), 200);
  const [notice] = bodyOf(await dealer.client.listNotifications({}), 200).notifications;
  return { approval: bodyOf(asked, 201).approval.id, link: link.id, notification: notice?.id ?? 0 };
}

/** The link of a guest's design, for which a shop was asked. */
async function designOfGuest(stanza: TestServer): Promise<number> {
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

/** A picture of the project that the farm has made. */
async function renderOf({ server }: TestServer, { profile }: Person, project: number): Promise<string> {
  const { pool, files } = server.context;
  const id = randomUUID();
  await pool.query(
    `insert into render_job (id, shop_id, project_id, created_by, scene_sha, settings, credits, state, picture_sha)
      select $1, shop_id, id, $2, '', '{"name":"Eye level","camera":{"from":[0,1,3],"to":[0,1,0],"fov":40},"width":16,"height":16,
        "quality":"draft","environment":"daylight","background":"plain","exposure":0}', 1, 'done', $4 from project where id = $3`,
    [id, profile.userId, project, await files.put(Buffer.from(pngOf(16, 16)))],
  );
  return id;
}

/** A project that was put into the bin. */
async function deleted(dealer: Person): Promise<number> {
  const { id } = (await createSample(dealer)).summary;
  bodyOf(await dealer.client.deleteProject({ params: { id }, headers: { "if-match": '"1"' } }), 204);
  return id;
}

/** A session that nobody uses. */
async function furtherSession({ server }: TestServer, { profile }: Person): Promise<string> {
  const { rows } = await server.context.pool.query<{ id: string }>(
    `insert into session (token_hash, user_id, shop_id, expires_at) select 'unused', $1, id, now() + interval '1 day'
      from shop where code = 'MILANO' returning id`,
    [profile.userId],
  );
  return only(rows).id;
}

async function passkeyOf({ server }: TestServer, { profile }: Person): Promise<string> {
  const { rows } = await server.context.pool.query<{ id: string }>(
    `insert into passkey (user_id, credential, public_key, counter, transports, name)
      values ($1, 'unused', '', 0, '{}', 'Laptop') returning id`,
    [profile.userId],
  );
  return only(rows).id;
}

/** A mail that waits, and an order. */
async function handedOver(stanza: TestServer, dealer: Person, projectId: number) {
  const { pool, now } = stanza.server.context;
  const found = await pool.query<{ shop_id: string }>("select shop_id from project where id = $1", [
    projectId,
  ]);
  const { shop_id: shopId } = only(found.rows);
  const { userId } = dealer.profile;
  const at = now();
  const message = { kind: "offer-mail", key: "matrix", payload: {}, about: "anna@example.org" };
  const { id: delivery } = await enqueue(pool, { ...message, shopId, at, projectId, userId });
  const { rows } = await pool.query<{ id: number }>(
    `insert into order_file (shop_id, project_id, revision, number, currency, payable, content, checksum, created_at, created_by)
      values ($1, $2, 1, 'O-1', 'EUR', '1.00', '{}', '', $3, $4) returning id`,
    [shopId, projectId, at, userId],
  );
  const { id: order } = only(rows);
  await pool.query("insert into order_project (project_id, order_id) values ($1, $2)", [projectId, order]);
  return { delivery, order };
}

/** What is kept with the project: a version, an attachment, a photograph, a picture to draw over, a picture of a row. */
async function kept({ client }: Person, id: number): Promise<Things["within"]> {
  const params = { id };
  const photo = bodyOf(await client.addProjectPhoto({ params, body: blob(small(), "image/jpeg") }), 200);
  const trace = bodyOf(await client.putTracePicture({ params, body: blob(pngOf(10, 10), "image/png") }), 200);
  const photos = [{ key: ROW_PHOTO, kind: "row" as const, jpeg: jpeg(100, 100).toString("base64") }];
  bodyOf(await client.putRowPhotos({ params, body: { photos } }), 204);
  const attached = await client.addAttachment({
    params,
    query: { name: "plan.pdf" },
    headers: { "x-save-id": randomUUID() },
    body: blob(Buffer.from("%PDF-1.7"), "application/octet-stream"),
  });
  const named = await client.saveProjectVersion({ params, body: { name: "First", revision: 1 } });
  const { version } = bodyOf(named, 201);
  return {
    attachment: `${bodyOf(attached, 201).id}`,
    photo: photo.sha,
    trace: trace.sha,
    version: `${version.id}`,
    revision: "1",
  };
}

interface Asked {
  /** Which thing the operation is about. */
  readonly thing: Exclude<keyof Things, "within">;
  readonly body?: unknown;
  readonly type?: string;
  readonly query?: string;
  /** The second thing in the path. */
  readonly second?: keyof Things["within"] | "offer";
}

const PICTURE = { body: small(), type: "image/jpeg" };
const STALE = '"999999"';
/**
 * How each operation with an id is asked. Where it would take something away or start long work, a person who may do it is refused for
 * another reason: a revision that is over, a status that nothing leads to, a day that has passed.
 */
export const WITH_ID: Partial<Record<OperationId, Asked>> = {
  getProject: { thing: "project" },
  getProjectLog: { thing: "project" },
  saveProject: { thing: "project", body: { document: sampleDocument() } },
  cloneProject: { thing: "project", body: {} },
  linkCrmOrder: { thing: "project", body: { order: "48213" } },
  deleteProject: { thing: "project" },
  deleteProjectForGood: { thing: "binned" },
  restoreProject: { thing: "binned" },
  meetOthers: { thing: "project", body: { tab: "11111111-1111-4111-8111-111111111111" } },
  listProjectVersions: { thing: "project" },
  saveProjectVersion: { thing: "project", body: { name: "First", revision: 1 } },
  getProjectOriginal: { thing: "project" },
  getProjectVersion: { thing: "project", second: "version" },
  getProjectRevision: { thing: "project", second: "revision" },
  restoreProjectVersion: { thing: "project", body: { name: "First" } },
  deleteProjectVersion: { thing: "project", second: "version" },
  putProjectPicture: { thing: "project", ...PICTURE },
  getProjectPicture: { thing: "project" },
  putTracePicture: { thing: "project", ...PICTURE },
  getTracePicture: { thing: "project", second: "trace" },
  addProjectPhoto: { thing: "project", ...PICTURE },
  getProjectPhoto: { thing: "project", second: "photo" },
  putRowPhotos: { thing: "project", body: { photos: [{ key: ROW_PHOTO, kind: "row", jpeg: "/9j/" }] } },
  listRowPhotos: { thing: "project" },
  saveViewMaker: {
    thing: "project",
    body: { mode2D: true, views: [{ kind: "plan", of: "", title: "Plan", picture: "/9j/" }] },
  },
  getViewMaker: { thing: "project" },
  getRowPhoto: { thing: "project", query: "?kind=row" },
  printConfigurationSheet: { thing: "project" },
  printDrawingSheets: { thing: "project", query: "?views=plan" },
  getTechnicalSheet: { thing: "project", query: "?format=csv" },
  listAttachments: { thing: "project" },
  addAttachment: {
    thing: "project",
    body: Buffer.from("no document"),
    type: "application/octet-stream",
    query: "?name=plan.pdf",
  },
  getAttachment: { thing: "project", second: "attachment" },
  removeAttachment: { thing: "project", second: "attachment" },
  updateCustomer: { thing: "customer", body: DETAILS },
  getCustomerTraces: { thing: "customer" },
  eraseCustomer: { thing: "customer", body: { projects: 999_999 } },
  setProjectStatus: { thing: "project", body: { status: "inactive" } },
  recomputeProject: { thing: "project", body: { overwriteImg: true } },
  listPromotions: { thing: "project" },
  createArLink: { thing: "project", body: {} },
  revokeArLinks: { thing: "project" },
  createReport: { thing: "project", body: { name: "OFFERTA", parameters: [] } },
  quoteProject: { thing: "project", body: { terms: NO_TERMS } },
  getMargin: { thing: "project", body: { terms: NO_TERMS } },
  createOffer: { thing: "project", body: { terms: NO_TERMS, prints: [], validity: "2001-01-01" } },
  listOffers: { thing: "project" },
  getOffer: { thing: "offer" },
  getOfferPdf: { thing: "offer" },
  compareOffers: { thing: "offer", second: "offer" },
  getChangeOrderPdf: { thing: "offer", second: "offer" },
  setOfferStatus: { thing: "offer", body: { status: "rejected" } },
  signOffOffer: { thing: "offer", body: { reason: "known" } },
  listOfferEvents: { thing: "offer" },
  requestApproval: {
    thing: "project",
    body: { terms: NO_TERMS, supervisorId: randomUUID(), reason: "please" },
  },
  decideApproval: { thing: "approval", body: { decision: "reject", note: "" } },
  createOfferLink: { thing: "offer", body: {} },
  listOfferLinks: { thing: "offer" },
  revokeOfferLink: { thing: "link" },
  listOfferLinkViews: { thing: "link" },
  revokeDesignLink: { thing: "design" },
  listOfferComments: { thing: "offer" },
  answerOfferComment: { thing: "offer", body: { text: "Hello" } },
  getOfferMailDraft: { thing: "offer" },
  sendOfferMail: { thing: "offer", body: { to: "anna@example.org", subject: "Offer", text: "Hello" } },
  listOfferMails: { thing: "offer" },
  getCrm: { thing: "project" },
  uploadCrm: { thing: "project" },
  getCrmOrder: { thing: "project" },
  listOrders: { thing: "project" },
  getOrderFile: { thing: "order" },
  listDeliveries: { thing: "project" },
  sendDeliveryAgain: { thing: "delivery" },
  deleteNotification: { thing: "notification" },
  endSession: { thing: "session" },
  renamePasskey: { thing: "passkey", body: { name: "Phone" } },
  removePasskey: { thing: "passkey" },
  addRenderScene: { thing: "project", body: Buffer.from("no scene"), type: "application/octet-stream" },
  getRenderJob: { thing: "render" },
  followRenderJob: { thing: "render", query: "?wait=0" },
  watchRenderJobs: { thing: "project", query: "?wait=0" },
  cancelRenderJob: { thing: "render" },
  getRenderPicture: { thing: "render" },
  setRenderInOffer: { thing: "render", body: { inOffer: false } },
  getJob: { thing: "job" },
  cancelJob: { thing: "job" },
};

/** The answer to an operation, asked about one of `things`; `null` for its token: by nobody. */
export async function ask(stanza: TestServer, id: OperationId, things: Things, token: string | null) {
  const { method, path } = operations[id];
  const { thing, body, type = "application/json", query = "", second } = WITH_ID[id] ?? { thing: "project" };
  const inner = second === undefined ? ROW_PHOTO : second === "offer" ? things.offer : things.within[second];
  const address = path
    .replace(":id", `${things[thing]}`)
    .replace(":sheet", "cut-list")
    .replace(/:\w+/, `${inner}`);
  const response = await fetch(`${stanza.server.url}${address}${query}`, {
    method,
    headers: {
      ...(token === null ? { "x-csrf": "1" } : { authorization: `Bearer ${token}` }),
      "if-match": STALE,
      "x-save-id": randomUUID(),
      ...(body === undefined ? {} : { "content-type": type }),
    },
    ...(body === undefined
      ? {}
      : { body: body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}
