import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NO_CUSTOMER, unpackFiles } from "@stanza/codecs";
import { PRIVACY_VERSION } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unbrotli } from "../files/brotli.ts";
import { purgeProjects } from "../projects/jobs/purge-projects.ts";
import { makeOffer } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { forgetGuests } from "./jobs/forget-guests.ts";
import { IMPERSONAL_TABLES, PERSONAL_TABLES } from "./personal-tables.ts";

let stanza: TestServer;
let now = new Date();
beforeAll(async () => {
  stanza = await startTestServer({ site: { guestsmaysave: true }, now: () => now });
}, 90_000);
afterAll(() => stanza.close());

const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await stanza.server.context.pool.query<Row>(text, values)).rows;

/** A name and an address that nothing else has. */
const CANARY = { name: "Zelda Quistorp", email: "zelda@quistorp.example", street: "Via Quistorpia 7" };
const LIMITS = {
  maxZipEntries: 100,
  maxInflatedBytes: 50_000_000,
  maxInflateRatio: 1_000,
  maxBytesTogether: 100_000_000,
};
const WORDS = /quistorp|zelda/i;

function canaryKitchen() {
  const text = JSON.stringify({ ...sampleDocument(), des: `Kitchen of ${CANARY.name}` });
  return JSON.parse(
    text.replaceAll("Anna", "Zelda").replaceAll("Rossi", "Quistorp").replaceAll("rossi", "quistorp"),
  ) as ReturnType<typeof sampleDocument>;
}

/** Tables whose rows say the words, with the documents in them unpacked, and stored files that hold them. */
async function hits(): Promise<readonly string[]> {
  const tables = await sql<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 2`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await sql<{ row: string }>(`select t::text as row from "${schema}"."${name}" t`);
    if (rows.some(({ row }) => WORDS.test(row))) found.push(name);
  }
  for (const { bytes } of await sql<{ bytes: Buffer }>("select bytes from project_doc"))
    if (WORDS.test((await unbrotli(bytes)).toString("utf8"))) found.push("project_doc");
  const files = join(stanza.folder, "files");
  mkdirSync(files, { recursive: true });
  for (const entry of readdirSync(files, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && WORDS.test(readFileSync(join(entry.parentPath, entry.name), "latin1")))
      found.push("files");
  return [...new Set(found)];
}

/** A client who has used everything: projects with versions, files and offers, one of them accepted; a design by mail; answers. */
async function canaryPerson(): Promise<{ person: Person; accepted: number; offered: number }> {
  const person = await stanza.as("customer.milano");
  const { client, profile } = person;
  await sql(
    "update app_user set name = $2, email = $3 where id = $1",
    profile.userId,
    CANARY.name,
    CANARY.email,
  );
  const first = await createSample(person, canaryKitchen());
  const { id } = first.summary;
  bodyOf(
    await save(person, id, first.summary.revision, {
      ...canaryKitchen(),
      des: `${CANARY.name}, second thoughts`,
    }),
    200,
  );
  const file = new Blob([`Measured at ${CANARY.street}`], { type: "application/octet-stream" });
  bodyOf(
    await client.addAttachment({ params: { id }, query: { name: `${CANARY.name}.txt` }, body: file }),
    201,
  );
  const dealer = await stanza.as("dealer.milano");
  const offered = await makeOffer(dealer, id);
  const second = (await createSample(person, canaryKitchen())).summary.id;
  const accepted = await makeOffer(dealer, second);
  for (const offer of [offered, accepted]) {
    const made = await dealer.client.createOfferLink({
      params: { id: offer },
      body: { recipient: CANARY.name },
    });
    const token = bodyOf(made, 201).path.slice(3);
    const body = { name: CANARY.name, text: `Please ring at ${CANARY.street}` };
    bodyOf(await stanza.anyone.commentSharedOffer({ params: { token }, body }), 201);
  }
  await sql(
    "update offer set status = 'accepted', accepted_document = document, acceptance = $2 where id = $1",
    accepted,
    { name: CANARY.name, at: now.toISOString() },
  );
  const flags = { contact: true, news: false, usage: false, makers: false };
  bodyOf(await client.setConsents({ body: { flags, version: PRIVACY_VERSION } }), 200);
  const favourites = [{ catalogue: "CUCINA", article: "APP-OVEN" }];
  bodyOf(await client.markFavourites({ body: { favourites, isMarked: true } }), 200);
  return { person, accepted, offered };
}

const erased = (id: string) =>
  sql<{ login: string }>("select login from app_user where id = $1 and erased_at is not null", id);

test("every table of the database is said to hold personal data or not", async () => {
  const tables = await sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_name not like 'kysely%'",
  );
  expect(tables.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(PERSONAL_TABLES), ...IMPERSONAL_TABLES].sort(),
  );
});

test("[T39] a client has all that is kept about them in one file; once erased they are found nowhere, and what was signed stays", async () => {
  const { person, accepted, offered } = await canaryPerson();
  const { client, profile } = person;
  expect(await hits()).toEqual(
    expect.arrayContaining(["app_user", "project", "project_doc", "offer", "attachment", "files"]),
  );

  const zip = bodyOf(await client.getOwnData({}), 200) as unknown as Blob;
  const files = unpackFiles(new Uint8Array(await zip.arrayBuffer()), LIMITS);
  const data = JSON.parse(Buffer.from(files.get("data.json") ?? []).toString("utf8"));
  expect(data.account.name).toBe(CANARY.name);
  expect(data.consents).toHaveLength(1);
  expect(data.favourites).toEqual([{ catalogue: "CUCINA", article: "APP-OVEN" }]);
  expect(data.projects).toHaveLength(2);
  expect(/Quistorp/.test(JSON.stringify(data.projects[0].document))).toBe(true);
  expect(/argon2|_hash|secret/.test(JSON.stringify(data))).toBe(false);
  expect([...files.keys()].some((path) => path.endsWith(`${CANARY.name}.txt`))).toBe(true);
  expect([...files.keys()].filter((path) => path.endsWith(".pdf"))).toHaveLength(2);

  const before = await sql<{ payable: string; number: string; pdf_sha: Buffer }>(
    "select payable, number, pdf_sha from offer where id = $1",
    accepted,
  );
  expect((await client.eraseOwnAccount({ body: { confirm: "guessed" } })).status).toBe(409);
  bodyOf(await client.eraseOwnAccount({ body: { confirm: "customer-milano-1" } }), 204);
  now = new Date(now.getTime() + 2 * 3_600_000);
  await purgeProjects(stanza.server.context);

  expect(await hits()).toEqual([]);
  expect(await sql("select from offer where id = $1", offered)).toEqual([]);
  const kept = await sql("select payable, number, pdf_sha from offer where id = $1", accepted);
  expect(kept).toEqual(before);
  expect(await stanza.server.context.files.get(before[0]!.pdf_sha)).not.toBeNull();
  expect((await client.getSession({})).status === 200 && (await client.getConsents({})).status).toBe(401);
  expect(await erased(profile.userId)).toEqual([{ login: `erased-${profile.userId}` }]);
  const again = await stanza.anyone.signIn({
    body: { user: "customer.milano", password: "customer-milano-1" },
  });
  expect(again.status).toBe(401);
}, 120_000);

test("[AU-11] [T39] a supervisor exports and erases somebody of the shop: the shop keeps its projects, without the name", async () => {
  const supervisor = await stanza.as("supervisor.milano");
  const seller = await stanza.as("seller.milano");
  const { id } = (await createSample(seller)).summary;
  const params = { person: seller.profile.userId };
  expect((await seller.client.erasePerson({ params })).status).toBe(403);
  expect((await seller.client.getPersonData({ params })).status).toBe(403);
  bodyOf(await supervisor.client.getPersonData({ params }), 200);
  const name = (await sql<{ name: string }>("select name from app_user where id = $1", params.person))[0]!
    .name;
  bodyOf(await supervisor.client.erasePerson({ params }), 204);
  expect((await supervisor.client.erasePerson({ params })).status).toBe(404);
  expect(await sql("select from app_user where name = $1", name)).toEqual([]);
  const dealer = await stanza.as("dealer.milano");
  expect(bodyOf(await dealer.client.getProject({ params: { id } }), 200).summary.id).toBe(id);
  expect((await seller.client.getConsents({})).status).toBe(401);
  const { people } = bodyOf(await supervisor.client.listPeople({ query: { show: "all" } }), 200);
  expect(people.some((one) => one.id === params.person)).toBe(false);
});

test("[T39] [PR-11] a shop's client who asks for it is erased from the register with all projects that are theirs", async () => {
  const supervisor = await stanza.as("supervisor.milano");
  const dealer = await stanza.as("dealer.milano");
  const details = {
    customer: { ...NO_CUSTOMER, firstName: "Zelda", lastName: "Quistorp", email: "Zelda@Quistorp.example" },
  };
  const { id, code } = bodyOf(await dealer.client.createCustomer({ body: details }), 201);
  const kitchen = canaryKitchen();
  const [address] = kitchen.orderaddress ?? [];
  const byMail = { ...kitchen, orderaddress: [{ ...address!, email: CANARY.email }] };
  const nameless = { ...kitchen, orderaddress: [{ ...address!, email: "" }] };
  const made = async (document: typeof kitchen) => (await createSample(dealer, document)).summary.id;
  const projects = [await made({ ...nameless, customercod: code }), await made(byMail), await made(byMail)];
  const neighbour = await createSample(dealer);
  await sql("update project set customer_code = null, customer_email = null where id = $1", projects[2]);
  const offered = await makeOffer(dealer, projects[0]!);
  const accepted = await makeOffer(dealer, projects[1]!);
  await sql("update offer set status = 'accepted' where id = $1", accepted);
  const params = { id };
  expect((await dealer.client.getCustomerTraces({ params })).status).toBe(403);
  expect((await dealer.client.eraseCustomer({ params, body: { projects: 3 } })).status).toBe(403);
  const traces = bodyOf(await supervisor.client.getCustomerTraces({ params }), 200);
  expect(traces).toMatchObject({ offers: 1, records: 1 });
  expect(traces.projects.map((project) => project.id)).toEqual(projects);

  expect((await supervisor.client.eraseCustomer({ params, body: { projects: 2 } })).status).toBe(409);
  bodyOf(await supervisor.client.eraseCustomer({ params, body: { projects: 3 } }), 204);
  now = new Date(now.getTime() + 2 * 3_600_000);
  await purgeProjects(stanza.server.context);
  expect(await hits()).toEqual([]);
  expect((await supervisor.client.getCustomerTraces({ params })).status).toBe(404);
  expect(await sql("select from offer where id = $1", offered)).toEqual([]);
  expect(await sql("select from offer where id = $1", accepted)).toHaveLength(1);
  const beside = await dealer.client.getProject({ params: { id: neighbour.summary.id } });
  expect(bodyOf(beside, 200).document.orderaddress).toEqual(sampleDocument().orderaddress);
}, 120_000);

test("[AU-11] nobody erases themselves from the list of people, nor the last supervisor their account", async () => {
  const { client, profile } = await stanza.as("supervisor.milano");
  await sql("update app_user set is_admin = false where is_admin and id <> $1", profile.userId);
  const itself = await client.erasePerson({ params: { person: profile.userId } });
  expect(bodyOf(itself, 409).error).toBe("own-account");
  const last = await client.eraseOwnAccount({ body: { confirm: "supervisor-milano-1" } });
  expect(bodyOf(last, 409).error).toBe("last-supervisor");
  expect((await client.erasePerson({ params: { person: randomUUID() } })).status).toBe(404);
  expect(await erased(profile.userId)).toEqual([]);
});

test("[T39] guests who were last heard of 90 days ago are erased with their designs; who came back stays", async () => {
  const [gone, back] = [await stanza.guest(), await stanza.guest()];
  const { id } = (await createSample(gone, canaryKitchen())).summary;
  const { id: kept } = (await createSample(back)).summary;
  const { context } = stanza.server;
  now = new Date(now.getTime() + 89 * 86_400_000);
  await forgetGuests(context);
  expect(await erased(gone.profile.userId)).toEqual([]);
  now = new Date(now.getTime() + 2 * 86_400_000);
  await sql("update session set seen_at = $2 where user_id = $1", back.profile.userId, now);
  expect(await forgetGuests(context)).toBeGreaterThan(0);
  expect(await erased(gone.profile.userId)).toHaveLength(1);
  expect(await erased(back.profile.userId)).toEqual([]);
  expect(await sql("select from project_revision where project_id = $1", id)).toEqual([]);
  expect(await sql("select from project_revision where project_id = $1", kept)).toHaveLength(1);
  expect(await hits()).toEqual([]);
  expect(await forgetGuests(context)).toBe(0);
});
