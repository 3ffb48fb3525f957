import { randomUUID } from "node:crypto";
import { VERSION_LIMITS } from "@stanza/project";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let seller: Person;
beforeAll(async () => {
  stanza = await startTestServer({ site: { readonlystatuses: ["offer"] } });
  seller = await stanza.as("seller.milano");
});
afterAll(() => stanza.close());

const name = (person: Person, id: number, called: string, revision: number, saveId: string = randomUUID()) =>
  person.client.saveProjectVersion({
    params: { id },
    headers: { "x-save-id": saveId },
    body: { name: called, revision },
  });
const restore = (
  person: Person,
  id: number,
  called: string,
  revision: number,
  { keepAs, saveId = randomUUID() }: { readonly keepAs?: string; readonly saveId?: string } = {},
) =>
  person.client.restoreProjectVersion({
    params: { id },
    headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
    body: { name: called, ...(keepAs === undefined ? {} : { keepAs }) },
  });
const versionsOf = async (person: Person, id: number) =>
  bodyOf(await person.client.listProjectVersions({ params: { id } }), 200).versions;
const current = async (id: number) => bodyOf(await seller.client.getProject({ params: { id } }), 200);
const counted = async (text: string, ...values: unknown[]) =>
  (await stanza.server.context.pool.query(text, values)).rowCount;

const withoutLastRow = () => {
  const document = sampleDocument();
  return { ...document, des: "Smaller", rows: document.rows.slice(0, -1) };
};

/** A project whose first state is called "First" and which then lost a row: revision 2. */
async function twoStates(person = seller): Promise<number> {
  const { id } = (await createSample(person)).summary;
  bodyOf(await name(person, id, "First", 1), 201);
  bodyOf(await save(person, id, 1, withoutLastRow()), 200);
  return id;
}

test("[F07] what was saved as a revision is read as it was, for whoever brings a later one together with it", async () => {
  const id = await twoStates();
  const read = (revision: number, person = seller) =>
    person.client.getProjectRevision({ params: { id, revision } });
  expect(bodyOf(await read(1), 200).document).toEqual(sampleDocument());
  expect(bodyOf(await read(2), 200).document.des).toBe("Smaller");
  expect((await read(3)).status).toBe(404);
  expect((await read(1, await stanza.as("dealer.zuerich"))).status).toBe(404);
});

test("[PR-07] a version is created by name, told with who, when, total and articles, and opened as it was", async () => {
  const id = await twoStates();
  bodyOf(await name(seller, id, "  Without   the last ", 2), 201);
  const [second, first] = await versionsOf(seller, id);
  expect(second).toMatchObject({ name: "Without the last", revision: 2, by: seller.profile.name });
  expect(first).toMatchObject({ name: "First", revision: 1, currency: "EUR", isAutomatic: false });
  expect((first?.rows ?? 0) - (second?.rows ?? 0)).toBe(1);
  expect(first?.payable).not.toBe(second?.payable);
  const params = { id, version: first?.id ?? 0 };
  const opened = bodyOf(await seller.client.getProjectVersion({ params }), 200);
  expect(opened.document).toEqual(sampleDocument());
  expect(opened.version).toEqual(first);
});

test("[PR-07] restored by project and name, a version is a new state on top, and what was there is kept under a name", async () => {
  const id = await twoStates();
  const restored = bodyOf(await restore(seller, id, "FIRST", 2, { keepAs: "Before First" }), 200);
  expect(restored).toMatchObject({ revision: 3, kept: "Before First", document: sampleDocument() });
  const now = await current(id);
  expect(now).toMatchObject({ revision: 3, contentHash: restored.contentHash, document: sampleDocument() });
  expect(now.summary.description).toBe(sampleDocument().des);
  expect(await versionsOf(seller, id)).toMatchObject([
    { name: "Before First", revision: 2, isAutomatic: true },
    { name: "First", revision: 1, isAutomatic: false },
  ]);
  // The way back: the state before is restored too, and the one that has a name gets no second one.
  bodyOf(await name(seller, id, "Third", 3), 201);
  expect(bodyOf(await restore(seller, id, "Before First", 3, { keepAs: "Again" }), 200)).toMatchObject({
    revision: 4,
    kept: null,
    document: withoutLastRow(),
  });
  const { entries } = bodyOf(await seller.client.getProjectLog({ params: { id }, query: {} }), 200);
  expect(entries.filter(({ kind }) => kind === "version")).toMatchObject([
    { what: "restored", name: "Before First", by: seller.profile.name, shop: "MILANO" },
    { what: "named", name: "Third" },
    { what: "restored", name: "First" },
    { what: "named", name: "First" },
  ]);
});

test("[PR-07] a document is stored once however many versions and restores have it", async () => {
  const id = await twoStates();
  const before = await counted("select from project_doc");
  bodyOf(await name(seller, id, "Same as the first", 1), 201);
  bodyOf(await restore(seller, id, "First", 2), 200);
  expect(await counted("select from project_doc")).toBe(before);
});

test("[PR-07] a name is refused that another version has, whatever its case; names that say nothing are none", async () => {
  const id = await twoStates();
  expect(bodyOf(await name(seller, id, " first ", 2), 409).error).toBe("name-taken");
  for (const none of ["", "  ", "x".repeat(101)])
    expect(bodyOf(await name(seller, id, none, 2), 422).error).toBe("invalid-request");
  expect((await name(seller, id, "Of a revision that is not there", 9)).status).toBe(404);
  expect((await restore(seller, id, "Never saved", 2)).status).toBe(404);
  const other = (await createSample(seller)).summary.id;
  bodyOf(await name(seller, other, "First", 1), 201);
});

test("[PR-07] a project has so many versions and no more, the one that a restore keeps among them", async () => {
  const id = await twoStates();
  const { pool } = stanza.server.context;
  await pool.query(
    `insert into project_version (project_id, revision, name, name_key, row_count, created_at, created_by)
      select project_id, revision, 'No ' || n, 'no ' || n, 1, now(), created_by from project_version, generate_series(1, $2) n
      where project_id = $1`,
    [id, VERSION_LIMITS.versions - 1],
  );
  expect(bodyOf(await name(seller, id, "One more", 2), 409).error).toBe("too-many-versions");
  expect(bodyOf(await restore(seller, id, "First", 2, { keepAs: "Kept" }), 409).error).toBe(
    "too-many-versions",
  );
  expect((await current(id)).revision).toBe(2);
  const [newest] = await versionsOf(seller, id);
  const params = { id, version: newest?.id ?? 0 };
  bodyOf(await seller.client.deleteProjectVersion({ params }), 204);
  expect((await seller.client.deleteProjectVersion({ params })).status).toBe(404);
  expect(bodyOf(await restore(seller, id, "First", 2, { keepAs: "Kept" }), 200).kept).toBe("Kept");
});

test("[PR-07] and no more bytes in different documents", async () => {
  const id = await twoStates();
  const { pool } = stanza.server.context;
  await pool.query(
    "update project_doc d set size = $2 from project_revision r where r.project_id = $1 and r.revision = 2 and d.sha = r.doc_sha",
    [id, VERSION_LIMITS.bytes],
  );
  expect(bodyOf(await name(seller, id, "Too large", 2), 409).error).toBe("too-many-versions");
  bodyOf(await name(seller, id, "The first again", 1), 201);
  await pool.query("update project_doc set size = 1000 where size = $1", [VERSION_LIMITS.bytes]);
});

test("[PR-07] [T27] of two who restore at once one does, and the other hears that the project has changed", async () => {
  const id = await twoStates();
  const colleague = await stanza.as("supervisor.milano");
  bodyOf(await name(seller, id, "Second", 2), 201);
  const answers = await Promise.all([
    restore(seller, id, "First", 2),
    restore(colleague, id, "Second", 2),
    restore(seller, id, "First", 2),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  expect((await current(id)).revision).toBe(3);
});

test("[PR-07] [T27] a restore that is sent again is done once and answered as before; its id is for nothing else", async () => {
  const id = await twoStates();
  const saveId = randomUUID();
  const sent = () => restore(seller, id, "First", 2, { saveId, keepAs: "Kept" });
  const answers = await Promise.all(Array.from({ length: 4 }, sent));
  for (const answer of answers) expect(bodyOf(answer, 200)).toMatchObject({ revision: 3, kept: "Kept" });
  bodyOf(await save(seller, id, 3, withoutLastRow()), 200);
  expect(bodyOf(await sent(), 200)).toMatchObject({ revision: 3, document: sampleDocument() });
  expect(await counted("select from project_revision where project_id = $1", id)).toBe(4);
  expect(bodyOf(await restore(seller, id, "Kept", 2, { saveId }), 409).error).toBe("save-id-used");
  const naming = randomUUID();
  const first = bodyOf(await name(seller, id, "Fourth", 4, naming), 201);
  expect(bodyOf(await name(seller, id, "Fourth", 4, naming), 201)).toEqual(first);
  expect(bodyOf(await name(seller, id, "Fifth", 4, naming), 409).error).toBe("save-id-used");
});

test("[PR-07] a restore says what it starts from and who it is", async () => {
  const id = await twoStates();
  const body = { name: "First" };
  expect(bodyOf(await seller.client.restoreProjectVersion({ params: { id }, body }), 428).error).toBe(
    "revision-required",
  );
  const headers = { "if-match": '"2"' };
  expect(
    bodyOf(await seller.client.restoreProjectVersion({ params: { id }, headers, body }), 428).error,
  ).toBe("save-id-required");
});

test("[PR-07] [T16] in a read-only status a seller below level 4 names, restores and removes nothing, also if it came while they asked", async () => {
  const dealer = await stanza.as("dealer.milano");
  const id = await twoStates(dealer);
  const [version] = await versionsOf(dealer, id);
  const [restored, changed] = await Promise.all([
    restore(dealer, id, "First", 2),
    seller.client.setProjectStatus({ params: { id }, body: { status: "offer" } }),
  ]);
  expect(changed.status).toBe(200);
  // Whichever came first, the two agree: a stored revision was stored before the status.
  const { revision } = await current(id);
  expect(revision).toBe(restored.status === 200 ? 3 : 2);
  const params = { id, version: version?.id ?? 0 };
  for (const answer of [
    await restore(dealer, id, "First", revision),
    await name(dealer, id, "Late", revision),
    await dealer.client.deleteProjectVersion({ params }),
  ])
    expect(bodyOf(answer, 403).error).toBe("read-only");
  // Who may read it still looks at its versions.
  expect((await dealer.client.getProjectVersion({ params })).status).toBe(200);
  bodyOf(await restore(seller, id, "First", revision), 200);
});
