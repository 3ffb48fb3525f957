import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeLink } from "../testing/make-link.ts";
import { jobDone, makeOffer, orderOffer } from "../testing/make-offer.ts";
import { jpeg } from "../testing/sample-jpeg.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { purgeProjects } from "./jobs/purge-projects.ts";

let now = new Date("2026-11-20T09:00:00.000Z");
let stanza: TestServer;
let seller: Person;
beforeAll(async () => {
  stanza = await startTestServer({ site: { readonlystatuses: ["approved"] }, now: () => now });
  seller = await stanza.as("seller.milano");
});
afterAll(() => stanza.close());

const DAY = 86_400_000;
const remove = (person: Person, id: number, revision = 1, saveId: string = randomUUID()) =>
  person.client.deleteProject({
    params: { id },
    headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
  });
const restore = (person: Person, id: number, saveId: string = randomUUID()) =>
  person.client.restoreProject({ params: { id }, headers: { "x-save-id": saveId } });
const forGood = (person: Person, id: number, revision = 1, saveId: string = randomUUID()) =>
  person.client.deleteProjectForGood({
    params: { id },
    headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
  });
const binOf = async (person: Person) =>
  bodyOf(await person.client.listBin({ query: { limit: 100 } }), 200).projects;
const found = async (person: Person, id: number) => (await binOf(person)).find((one) => one.id === id);
const rowsOf = async (table: string, id: number, column = "project_id") =>
  (await stanza.server.context.pool.query(`select from ${table} where ${column} = $1`, [id])).rowCount;

test("[PR-06] a deleted project is in the bin: who deleted it, when, how many days are left", async () => {
  const { id } = (await createSample(seller)).summary;
  bodyOf(await remove(seller, id), 204);
  now = new Date(now.getTime() + 10.5 * DAY);
  expect(await found(seller, id)).toMatchObject({
    description: sampleDocument().des,
    deletedBy: seller.profile.name,
    deletedAt: "2026-11-20T09:00:00.000Z",
    goesAt: "2026-12-20T09:00:00.000Z",
    daysLeft: 20,
    revision: 1,
    can: { restore: true, deleteForGood: true },
  });
  now = new Date("2026-11-20T09:00:00.000Z");
});

test("[PR-06] restored it has everything it had: offers, links, attachments, versions, log", async () => {
  const { projectId: id, token } = await makeLink(seller, sampleDocument());
  const { client } = seller;
  const params = { id };
  bodyOf(
    await client.addAttachment({
      params,
      query: { name: "list.csv" },
      body: new Blob(["a;b"], { type: "application/octet-stream" }),
    }),
    201,
  );
  bodyOf(await client.saveProjectVersion({ params, body: { name: "First", revision: 1 } }), 201);
  const everything = async () => ({
    project: bodyOf(await client.getProject({ params }), 200),
    offers: bodyOf(await client.listOffers({ params }), 200),
    attachments: bodyOf(await client.listAttachments({ params }), 200),
    versions: bodyOf(await client.listProjectVersions({ params }), 200),
  });
  const opened = () => stanza.anyone.openSharedOffer({ params: { token } });
  bodyOf(await opened(), 200);
  // The offer hears of it a moment later.
  await expect
    .poll(async () => (await everything()).offers.offers.map(({ status }) => status))
    .toEqual(["viewed"]);
  const before = await everything();
  const { revision } = before.project;
  bodyOf(await remove(seller, id, revision), 204);
  // A link of a project in the bin answers as one of a deleted project.
  expect((await opened()).status).not.toBe(200);
  expect((await client.getProject({ params })).status).toBe(404);
  expect((await client.listProjectVersions({ params })).status).toBe(404);
  expect((await orderOffer(seller, id)).status).toBe(404);
  expect(bodyOf(await restore(seller, id), 200).summary).toEqual(before.project.summary);
  expect(await everything()).toEqual(before);
  bodyOf(await opened(), 200);
  const { entries } = bodyOf(await client.getProjectLog({ params, query: {} }), 200);
  expect(entries.filter(({ kind }) => kind === "bin")).toMatchObject([
    { what: "restored", by: seller.profile.name, shop: "MILANO" },
    { what: "deleted", by: seller.profile.name },
  ]);
  expect(entries.map(({ kind }) => kind)).toContain("offer");
  expect((await restore(seller, id)).status).toBe(404);
});

test("[PR-06] [T27] deleting is done once: sent again it answers the same, also after the project came back", async () => {
  const { id } = (await createSample(seller)).summary;
  const saveId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => remove(seller, id, 1, saveId)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
  // Another request, or another start, is no repetition.
  expect((await remove(seller, id)).status).toBe(404);
  expect(bodyOf(await remove(seller, id, 2, saveId), 409).error).toBe("save-id-used");
  const back = randomUUID();
  const restored = await Promise.all(Array.from({ length: 4 }, () => restore(seller, id, back)));
  expect(restored.map(({ status }) => status)).toEqual(Array(4).fill(200));
  bodyOf(await remove(seller, id, 1, saveId), 204);
  expect((await seller.client.getProject({ params: { id } })).status).toBe(200);
  const other = (await createSample(seller)).summary.id;
  expect(bodyOf(await remove(seller, other, 1, saveId), 409).error).toBe("save-id-used");
});

test("[PR-06] [T27] who saves and who deletes at once: either the save is there, or it hears that nothing is", async () => {
  for (let i = 0; i < 4; i++) {
    const { id } = (await createSample(seller)).summary;
    const [saved, deleted] = await Promise.all([
      save(seller, id, 1, { ...sampleDocument(), des: "Fresh work" }),
      remove(seller, id),
    ]);
    const outcomes = [saved.status, deleted.status];
    expect([
      [200, 412],
      [404, 204],
    ]).toContainEqual(outcomes);
    expect(Boolean(await found(seller, id))).toBe(deleted.status === 204);
  }
});

test("[PR-06] after 30 days the job empties the bin: rows, documents and files go, offers stay; one day before nothing does", async () => {
  const { pool, files } = stanza.server.context;
  const { id } = (await createSample(seller, { ...sampleDocument(), des: "Only here" })).summary;
  const params = { id };
  const offer = await makeOffer(seller, id);
  const photo = bodyOf(
    await seller.client.addProjectPhoto({
      params,
      body: new Blob([new Uint8Array(jpeg(640, 480, { scan: "in the bin" }))], { type: "image/jpeg" }),
    }),
    200,
  ).sha;
  const view = { kind: "plan" as const, of: "", title: "Plan", picture: jpeg(9, 9).toString("base64") };
  const headers = { "if-match": '"1"' };
  bodyOf(await seller.client.saveViewMaker({ params, headers, body: { mode2D: true, views: [view] } }), 200);
  bodyOf(await seller.client.saveProjectVersion({ params, body: { name: "First", revision: 1 } }), 201);
  const { rows } = await pool.query<{ sha: Buffer }>("select doc_sha as sha from project where id = $1", [
    id,
  ]);
  const documents = () => rowsOf("project_doc", rows[0]?.sha as never, "sha");
  bodyOf(await remove(seller, id), 204);
  const at = (days: number) => ({
    ...stanza.server.context,
    now: () => new Date(now.getTime() + days * DAY),
  });
  await purgeProjects(at(29.9));
  expect([await rowsOf("project_revision", id), await documents()]).toEqual([1, 1]);
  await purgeProjects(at(30));
  expect(await found(seller, id)).toBeUndefined();
  expect((await restore(seller, id)).status).toBe(404);
  for (const table of [
    "project_revision",
    "project_version",
    "project_photo",
    "project_views",
    "attachment",
    "job",
  ])
    expect([table, await rowsOf(table, id)]).toEqual([table, 0]);
  expect(await documents()).toBe(0);
  expect(await rowsOf("offer", offer, "id")).toBe(1);
  await pool.query("update discarded_file set since = since - interval '2 hours'");
  await purgeProjects(at(60));
  expect(await files.get(Buffer.from(photo, "hex"))).toBeNull();
});

test("[PR-06] what is deleted for good goes at once, from the state that was seen in the bin", async () => {
  const { id } = (await createSample(seller)).summary;
  bodyOf(await remove(seller, id), 204);
  // Somebody brings it back, works on it and deletes it again: the tab that still shows the old bin deletes nothing.
  bodyOf(await restore(seller, id), 200);
  bodyOf(await save(seller, id, 1, { ...sampleDocument(), des: "Fresh work" }), 200);
  expect((await forGood(seller, id, 2)).status).toBe(404);
  bodyOf(await remove(seller, id, 2), 204);
  expect(bodyOf(await forGood(seller, id, 1), 412).details).toMatchObject({ current: 2 });
  const saveId = randomUUID();
  bodyOf(await forGood(seller, id, 2, saveId), 204);
  bodyOf(await forGood(seller, id, 2, saveId), 204);
  expect(bodyOf(await forGood(seller, id, 1, saveId), 409).error).toBe("save-id-used");
  expect([await rowsOf("project_revision", id), (await restore(seller, id)).status]).toEqual([0, 404]);
});

test("[PR-06] [T13] a bin holds nothing foreign; a seller empties their own only, a manager the shop's", async () => {
  const [dealer, customer, stranger] = await Promise.all([
    stanza.as("dealer.milano"),
    stanza.as("customer.milano"),
    stanza.as("dealer.zuerich"),
  ]);
  const { id } = (await createSample(seller)).summary;
  bodyOf(await remove(seller, id), 204);
  expect(await found(dealer, id)).toMatchObject({ can: { restore: true, deleteForGood: false } });
  expect(bodyOf(await forGood(dealer, id), 403).error).toBe("forbidden");
  expect([await found(customer, id), await found(stranger, id)]).toEqual([undefined, undefined]);
  const answers = [await restore(stranger, id), await restore(customer, id), await forGood(stranger, id)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  bodyOf(await restore(dealer, id), 200);
});

test("[PR-06] [T16] what is read-only when it comes to it is neither restored nor erased by a seller below level 4", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  bodyOf(await remove(dealer, id), 204);
  await stanza.server.context.pool.query("update project set status = 'approved' where id = $1", [id]);
  expect(await found(dealer, id)).toMatchObject({ can: { restore: false, deleteForGood: false } });
  for (const answer of [await restore(dealer, id), await forGood(dealer, id)])
    expect(bodyOf(answer, 403).error).toBe("read-only");
  bodyOf(await restore(seller, id), 200);
});

test("[PR-06] the bin is read a page at a time, last deleted first", async () => {
  const ids: number[] = [];
  for (let i = 0; i < 3; i++) {
    const { id } = (await createSample(seller)).summary;
    now = new Date(now.getTime() + 1000);
    bodyOf(await remove(seller, id), 204);
    ids.unshift(id);
  }
  const seen: number[] = [];
  let cursor: string | undefined;
  for (let i = 0; i < 3; i++) {
    const page = bodyOf(
      await seller.client.listBin({ query: { limit: 1, ...(cursor ? { cursor } : {}) } }),
      200,
    );
    seen.push(...page.projects.map(({ id }) => id));
    cursor = page.next ?? undefined;
  }
  expect(seen).toEqual(ids);
  expect((await seller.client.listBin({ query: { cursor: "x" } })).status).toBe(400);
});

test("the jobs of an erased project are gone with it", async () => {
  const { id } = (await createSample(seller)).summary;
  const { jobId } = bodyOf(await orderOffer(seller, id), 202);
  await jobDone(seller, jobId);
  bodyOf(await remove(seller, id), 204);
  bodyOf(await forGood(seller, id), 204);
  expect((await seller.client.getJob({ params: { id: jobId }, query: { wait: 0, since: 0 } })).status).toBe(
    404,
  );
});
