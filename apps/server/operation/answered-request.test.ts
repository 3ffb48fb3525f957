import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let seller: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  seller = await stanza.as("seller.milano");
});
afterAll(() => stanza.close());

const attach = (id: number, saveId: string, text = "a;b", name = "list.csv", person = seller) =>
  person.client.addAttachment({
    params: { id },
    query: { name },
    headers: { "x-save-id": saveId },
    body: new Blob([text], { type: "application/octet-stream" }),
  });
const filesOf = async (id: number) =>
  bodyOf(await seller.client.listAttachments({ params: { id } }), 200).attachments.length;

const move = (id: number, saveId: string, body: { status: "offer" | "assigned"; targetShop?: string }) =>
  seller.client.setProjectStatus({ params: { id }, headers: { "x-save-id": saveId }, body });
const changesOf = async (id: number) => {
  const { pool } = stanza.server.context;
  return (await pool.query("select from project_status_log where project_id = $1", [id])).rowCount;
};

test("[PR-09] [T27] a file whose upload is sent again is attached once, one by one and at once", async () => {
  const { id } = (await createSample(seller)).summary;
  const saveId = randomUUID();
  const first = bodyOf(await attach(id, saveId), 201);
  expect(bodyOf(await attach(id, saveId), 201)).toEqual(first);
  expect(await filesOf(id)).toBe(1);
  const other = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => attach(id, other)));
  expect(new Set(answers.map((answer) => bodyOf(answer, 201).id)).size).toBe(1);
  expect(await filesOf(id)).toBe(2);
});

test("[T27] the same id for another file, name or project is refused, and another person's id is their own", async () => {
  const { id } = (await createSample(seller)).summary;
  const elsewhere = (await createSample(seller)).summary.id;
  const saveId = randomUUID();
  bodyOf(await attach(id, saveId), 201);
  for (const answer of [
    await attach(id, saveId, "a;c"),
    await attach(id, saveId, "a;b", "other.csv"),
    await attach(elsewhere, saveId),
    await move(id, saveId, { status: "offer" }),
  ])
    expect(bodyOf(answer, 409).error).toBe("save-id-used");
  expect([await filesOf(id), await filesOf(elsewhere), await changesOf(id)]).toEqual([1, 0, 0]);
  bodyOf(await attach(id, saveId, "a;b", "list.csv", await stanza.as("dealer.milano")), 201);
  expect(await filesOf(id)).toBe(2);
});

test("[PR-08] [T27] a change of status that is sent again is done once and answered as before", async () => {
  const { id } = (await createSample(seller)).summary;
  const saveId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => move(id, saveId, { status: "offer" })));
  const [first] = answers.map((answer) => bodyOf(answer, 200));
  for (const answer of answers) expect(bodyOf(answer, 200)).toEqual(first);
  expect(bodyOf(await move(id, saveId, { status: "offer" }), 200)).toEqual(first);
  expect(first?.summary.status).toBe("offer");
  expect(await changesOf(id)).toBe(1);
  // A new request for the same is another change, and there is none from a status to itself.
  expect(bodyOf(await move(id, randomUUID(), { status: "offer" }), 409).error).toBe("status-not-allowed");
});

test("[PR-08] [T27] also a change that gave the project away", async () => {
  const { id } = (await createSample(seller)).summary;
  const saveId = randomUUID();
  const away = () => move(id, saveId, { status: "assigned", targetShop: "ZUERICH" });
  const first = bodyOf(await away(), 200);
  expect((await seller.client.getProject({ params: { id } })).status).toBe(404);
  expect(bodyOf(await away(), 200)).toEqual(first);
});

test("[T39] answers are kept for a month", async () => {
  const { pool } = stanza.server.context;
  const { id } = (await createSample(seller)).summary;
  bodyOf(await attach(id, randomUUID()), 201);
  await pool.query("update answered_request set at = now() - interval '31 days'");
  const { purgeProjects } = await import("../projects/jobs/purge-projects.ts");
  await purgeProjects(stanza.server.context);
  expect((await pool.query("select from answered_request")).rowCount).toBe(0);
});
