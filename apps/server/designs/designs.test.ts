import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { CONSENT_VERSION } from "@stanza/contract";
import { pictureHeader } from "@stanza/plans";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { purgeProjects } from "../projects/jobs/purge-projects.ts";
import { type MailSink, openMailSink } from "../testing/mail-sink.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let sink: MailSink;
let stanza: TestServer;
let guest: Person;
let dealer: Person;
beforeAll(async () => {
  sink = await openMailSink();
  stanza = await startTestServer({ env: sink.env });
  [guest, dealer] = [await stanza.guest(), await stanza.as("dealer.milano")];
}, 90_000);
afterAll(async () => {
  await stanza?.close();
  await sink.close();
});
beforeEach(async () => {
  await delivered();
  sink.received.length = 0;
  await stanza.server.context.pool.query("delete from attempt");
});

const pool = () => stanza.server.context.pool;
const delivered = () => stanza.server.context.outbox.wake();
const once = (saveId: string = randomUUID()) => ({ "x-save-id": saveId });
const kitchen = () => {
  const document = sampleDocument();
  return { ...document, rows: document.rows.filter((row) => !("ownerp" in row)) };
};

const mail = (person: Person, email: string, saveId?: string, document = kitchen()) =>
  person.client.mailDesign({ headers: once(saveId), body: { document, email, language: "en" } });

const REQUEST = { name: "Anna Rossi", shop: "MILANO", consent: CONSENT_VERSION, language: "en" } as const;
const ask = (person: Person, change: object = {}, saveId?: string) =>
  person.client.requestOffer({
    headers: once(saveId),
    body: { ...REQUEST, document: kitchen(), email: `${randomUUID()}@example.org`, ...change },
  });

const tokenOf = (path: string) => path.slice("/d/".length);
const open = (token: string) => stanza.anyone.openDesign({ params: { token } });

test("[SH-07] a guest's design comes by mail as it stands on the page, once, with a way back that opens it", async () => {
  const saveId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => mail(guest, "anna@example.org", saveId)));
  expect(new Set(answers.map((answer) => bodyOf(answer, 202).link.id)).size).toBe(1);
  await delivered();
  expect(sink.received).toHaveLength(1);
  const [{ recipients, email }] = sink.received as [(typeof sink.received)[number]];
  expect(recipients).toEqual(["anna@example.org"]);
  const token = tokenOf(/\/d\/[\w-]{43}/.exec(email.text ?? "")?.[0] ?? "");
  expect(email.text).toContain(`${stanza.server.url}/d/${token}`);
  const { design, request, hasPicture } = bodyOf(await open(token), 200);
  expect(request).toBeNull();
  expect(hasPicture).toBe(true);
  expect(design.pieces.length).toBeGreaterThan(3);
  const amount = Number(design.total).toLocaleString("en", { minimumFractionDigits: 2 });
  for (const content of [email.text, email.html]) {
    expect(content).toContain(`€${amount}`);
    expect(content).toContain("Total with VAT");
    expect(content).toContain("Without delivery and services.");
    expect(content).toContain(design.pieces[0]?.description);
  }
  const [room, ...others] = email.attachments;
  expect(others).toEqual([]);
  expect([room?.mimeType, room?.disposition, room?.contentId]).toEqual([
    "image/png",
    "inline",
    "<picture@stanza>",
  ]);
  expect(email.html).toContain('src="cid:picture@stanza"');
  expect(pictureHeader(new Uint8Array(room?.content as ArrayBuffer))).toMatchObject({
    ok: true,
    value: { mediaType: "image/png", widthPx: 640, heightPx: 480 },
  });
  const picture = await fetch(`${stanza.server.url}/api/d/${token}/picture`);
  expect(await picture.text()).toMatch(/^<svg/);
});

test("[PR-08] a guest asks a shop: an unassigned project there, bell and mail, consent with time and words, a link to keep", async () => {
  const email = "anna.rossi@example.org";
  const before = Date.now();
  const { path, mailed, link } = bodyOf(await ask(guest, { email }), 201);
  expect([mailed, link.kind, link.shop]).toEqual([true, "request", "Stanza Milano"]);
  const { projects } = bodyOf(await dealer.client.listProjects({ query: { status: "unassigned" } }), 200);
  const [project] = projects;
  expect(project).toMatchObject({ status: "unassigned", customerName: "Anna Rossi", shop: "MILANO" });
  // A guest has no name, and the number that stands for it is nothing to read.
  expect(project?.updatedBy).toBe("");
  const { document } = bodyOf(await dealer.client.getProject({ params: { id: project?.id ?? 0 } }), 200);
  expect(JSON.stringify(document)).toContain(email);
  const log = await pool().query(
    "select from_status, to_status, extra from project_status_log where project_id = $1",
    [project?.id],
  );
  const consent = log.rows[0].extra.request;
  expect(log.rows[0]).toMatchObject({ from_status: "anonymous", to_status: "unassigned" });
  expect(consent).toMatchObject({ version: CONSENT_VERSION, language: "en" });
  expect(Date.parse(consent.at)).toBeGreaterThanOrEqual(before);

  const { notifications } = bodyOf(await dealer.client.listNotifications({}), 200);
  expect(notifications[0]).toMatchObject({
    kind: "offer-requested",
    projectId: project?.id,
    data: { by: "Anna Rossi", text: email },
  });
  await delivered();
  const toShop = sink.received.find(({ recipients }) => recipients[0] !== email);
  expect(toShop?.recipients).toEqual(["milano@stanza.example"]);
  expect(toShop?.email.replyTo?.[0]?.address).toBe(email);
  expect(toShop?.email.text).toContain(`/configurator?project=${project?.id}`);
  const toPerson = sink.received.find(({ recipients }) => recipients[0] === email);
  expect(toPerson?.email.text).toContain(path);
  // Each reads it in a language of their own, and answers whom they mean.
  expect(toShop?.email.subject).toContain("Anna Rossi chiede un’offerta");
  expect([toShop?.email.text, toPerson?.email.text]).toEqual([
    expect.stringContaining("Base lavello 800"),
    expect.stringContaining("Sink base unit 800"),
  ]);
  expect(toPerson?.email.text).toMatch(/works until \d+ [A-Z][a-z]+ 20\d\d/);
  expect(toPerson?.email.replyTo?.[0]?.address).toBe("milano@stanza.example");

  expect(bodyOf(await open(tokenOf(path)), 200).request?.state).toBe("waiting");
  await dealer.client.setProjectStatus({
    params: { id: project?.id ?? 0 },
    body: { status: "sellerDesign" },
  });
  expect(bodyOf(await open(tokenOf(path)), 200).request?.state).toBe("in-work");
});

test("[PR-08] a request whose answer was lost is one project, one bell and one mail, and answers a link that opens", async () => {
  const saveId = randomUUID();
  const email = "twice@example.org";
  const paths: string[] = [];
  for (let i = 0; i < 3; i++) paths.push(bodyOf(await ask(guest, { email }, saveId), 201).path);
  for (const path of paths) expect((await open(tokenOf(path))).status).toBe(200);
  const { rows } = await pool().query("select distinct project_id from design_link where email = $1", [
    email,
  ]);
  expect(rows).toHaveLength(1);
  const bells = await pool().query(
    "select count(*)::int from notification where data->>'text' = $1 group by user_id",
    [email],
  );
  expect(new Set(bells.rows.map(({ count }) => count))).toEqual(new Set([1]));
  await delivered();
  expect(sink.received.filter(({ recipients }) => recipients[0] === email)).toHaveLength(1);
});

test("[PR-08] a customer's stored project goes to its own shop as it is, and to another shop as a project of that shop's", async () => {
  const customer = await stanza.as("customer.milano");
  const { summary } = await createSample(customer, kitchen());
  const there = bodyOf(await ask(customer, { projectId: summary.id }), 201);
  const own = await pool().query("select project_id from design_link where id = $1", [there.link.id]);
  expect(own.rows).toEqual([{ project_id: summary.id }]);
  const elsewhere = bodyOf(await ask(customer, { projectId: summary.id, shop: "ZUERICH" }), 201);
  const { design } = bodyOf(await open(tokenOf(elsewhere.path)), 200);
  expect([design.currency, design.shop.code]).toEqual(["CHF", "ZUERICH"]);
  await delivered();
  const toZuerich = sink.received.find(({ recipients }) => recipients[0] === "zuerich@stanza.example");
  expect(toZuerich?.email.subject).toMatch(/: CHF\s\d{1,3}['’]\d{3}\.\d{2}$/);
  expect(toZuerich?.email.text).not.toContain("ß");
  const zuerich = await stanza.as("dealer.zuerich");
  const { projects } = bodyOf(await zuerich.client.listProjects({ query: { status: "unassigned" } }), 200);
  expect(projects[0]?.customerName).toBe("Anna Rossi");
  const foreign = await ask(guest, { projectId: summary.id });
  expect(foreign.status).toBe(404);
});

test("a link is the only key: it opens nothing after it is taken back, by its person or by itself, and never tells whose it is", async () => {
  const email = "secret@example.org";
  const { path, link } = bodyOf(
    await ask(guest, { email, name: "Secret Person", document: { ...kitchen(), des: "Kitchen" } }),
    201,
  );
  const shown = JSON.stringify(bodyOf(await open(tokenOf(path)), 200));
  const document = await stanza.anyone.getDesignDocument({ params: { token: tokenOf(path) } });
  for (const text of [shown, JSON.stringify(bodyOf(document, 200))])
    expect(text).not.toMatch(/secret|rossi|@/i);
  const stranger = await stanza.guest();
  expect((await stranger.client.revokeDesignLink({ params: { id: link.id } })).status).toBe(404);
  expect(bodyOf(await stranger.client.listDesignLinks({}), 200).links).toEqual([]);
  expect((await guest.client.revokeDesignLink({ params: { id: link.id } })).status).toBe(204);
  expect(bodyOf(await open(tokenOf(path)), 410).error).toBe("link-revoked");
  const kept = await pool().query("select name, email from design_link where id = $1", [link.id]);
  expect(kept.rows).toEqual([{ name: "", email: "" }]);

  const other = tokenOf(bodyOf(await ask(guest), 201).path);
  expect((await stanza.anyone.endDesignLink({ params: { token: other } })).status).toBe(204);
  expect((await open(other)).status).toBe(410);
  const wrong = other.replace(/^./, (sign) => (sign === "A" ? "B" : "A"));
  expect((await open(wrong)).status).toBe(404);
  expect((await open("../../api/projects")).status).toBe(404);
  const { rows } = await pool().query("select * from design_link");
  expect(JSON.stringify(rows)).not.toContain(other);
});

test("prices are the server's: neither discounts nor an increase below 1 in a sent document reach a letter", async () => {
  const honest = bodyOf(await ask(guest), 201);
  const { design } = bodyOf(await open(tokenOf(honest.path)), 200);
  const document = {
    ...kitchen(),
    pricesincrease: 0.01,
    pricesIncrease: 0.01,
    discount1: 99,
    customerFields: { discount1: 99, dDiscount1: 99 },
  };
  const doctored = await ask(guest, { document });
  if (doctored.status === 201) {
    const cheap = bodyOf(await open(tokenOf(doctored.body.path)), 200).design;
    expect(cheap.total).toBe(design.total);
  } else expect(doctored.status).toBe(422);
});

test.each([
  ["a line break in the address", { email: "a@example.org\r\nBcc: all@example.org" }],
  ["two addresses", { email: "a@example.org,b@example.org" }],
  ["a line break in the name", { name: "Anna\r\nBcc: all@example.org" }],
  ["mark-up in the name", { name: "<img src=x>" }],
  ["another version of the consent", { consent: "2020-01" }],
  ["no shop of that name", { shop: "constructor" }],
  ["a design of nothing", { document: { ...sampleDocument(), rows: [] } }],
  ["a document that is none", { document: { rows: "all" } }],
])("hostile: %s is refused and sends nothing", async (_, change) => {
  const answer = await ask(guest, change as object);
  expect([answer.status, _]).toEqual([422, _]);
  await delivered();
  expect(sink.received).toEqual([]);
});

test("what a person typed as the name of the design stands in no letter to an address that they typed", async () => {
  const document = { ...kitchen(), des: "You have won! http://evil.example" };
  bodyOf(await mail(guest, "victim@example.org", undefined, document), 202);
  bodyOf(await ask(guest, { document, email: "victim2@example.org" }), 201);
  await delivered();
  for (const { recipients, source } of sink.received)
    if (recipients[0]?.startsWith("victim")) expect(source).not.toMatch(/evil|You have won/);
});

test("a mailbox gets six letters a day at most, however many guests ask and however many links are taken back", async () => {
  const guests = await Promise.all(Array.from({ length: 4 }, () => stanza.guest()));
  const outcomes = await Promise.all(
    guests.flatMap((one) => [1, 2].map(() => mail(one, "Full@Example.org"))),
  );
  expect(outcomes.filter(({ status }) => status === 202)).toHaveLength(6);
  for (const one of guests) {
    const { links } = bodyOf(await one.client.listDesignLinks({}), 200);
    for (const { id } of links) await one.client.revokeDesignLink({ params: { id } });
  }
  const after = await mail(await stanza.guest(), "full@example.org");
  expect(bodyOf(after, 429).error).toBe("too-many-attempts");
});

test("an address of the network waits after ten letters, and nobody signed out sends any", async () => {
  let refused = 0;
  for (let i = 0; i < 12; i++)
    if ((await mail(await stanza.guest(), `many-${i}@example.org`)).status === 429) refused++;
  expect(refused).toBeGreaterThan(0);
  const nobody = stanza.anyone.requestOffer({
    headers: once(),
    body: { ...REQUEST, document: kitchen(), email: "a@example.org" },
  });
  expect((await nobody).status).toBe(401);
  expect((await ask(dealer)).status).toBe(403);
});

test("a forged Host is in no letter: without PUBLIC_URL only this machine's own address is believed", async () => {
  const body = JSON.stringify({ document: kitchen(), email: "forged@example.org", language: "en" });
  const status = await new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(stanza.server.url);
    const sent = httpRequest(
      {
        hostname,
        port,
        method: "POST",
        path: "/api/designs/mails",
        headers: {
          host: "evil.example",
          authorization: `Bearer ${guest.token}`,
          "content-type": "application/json",
          "x-save-id": randomUUID(),
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
  expect(status).toBe(409);
  await delivered();
  expect(sink.received).toEqual([]);
});

test("with PUBLIC_URL the links of letters are below it, whatever the request says; without a mail server nothing is offered by mail", async () => {
  const named = await startTestServer({
    beside: stanza,
    env: { ...sink.env, PUBLIC_URL: "https://kitchens.example/" },
  });
  const silent = await startTestServer({ beside: stanza });
  try {
    const config = async ({ anyone }: TestServer) => bodyOf(await anyone.getConfig({}), 200).config.sendsmail;
    expect([await config(named), await config(silent)]).toEqual([true, false]);
    bodyOf(await mail(await named.guest(), "named@example.org"), 202);
    await named.server.context.outbox.wake();
    expect(sink.received[0]?.email.text).toContain("https://kitchens.example/d/");
    const unsent = await silent.guest();
    expect((await mail(unsent, "a@example.org")).status).toBe(409);
    expect(bodyOf(await ask(unsent), 201).mailed).toBe(false);
  } finally {
    await named.close();
    await silent.close();
  }
});

test("[SH-07] the PDF says pieces, choices and one total with tax, and no word of an offer; the deployment says who gets it", async () => {
  const body = { document: { ...kitchen(), des: "Kitchen" }, language: "en" } as const;
  const printed = bodyOf(await guest.client.printDesign({ body }), 200) as unknown as Blob;
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], {
    input: Buffer.from(await printed.arrayBuffer()),
    encoding: "utf8",
  });
  const { path } = bodyOf(await ask(guest, { document: body.document }), 201);
  const { total } = bodyOf(await open(tokenOf(path)), 200).design;
  expect(text).toContain(
    `Total with VAT: €${Number(total).toLocaleString("en", { minimumFractionDigits: 2 })}`,
  );
  for (const words of ["Your design", "Sink base unit 800", "Without delivery and services."])
    expect(text).toContain(words);
  expect(text).not.toMatch(/discount|offer|document type|approv/i);
  const swiss = await (await stanza.as("customer.zuerich")).client.printDesign({
    body: { ...body, language: "de" },
  });
  const german = execFileSync("pdftotext", ["-layout", "-", "-"], {
    input: Buffer.from(await (bodyOf(swiss, 200) as unknown as Blob).arrayBuffer()),
    encoding: "utf8",
  });
  expect(german).toContain("Mass und Ausführung");
  expect(german).not.toContain("ß");
  const closed = await startTestServer({ beside: stanza, site: { designpdf: ["customer"] } });
  try {
    expect((await (await closed.guest()).client.printDesign({ body })).status).toBe(403);
    expect((await (await closed.as("customer.milano")).client.printDesign({ body })).status).toBe(200);
  } finally {
    await closed.close();
  }
});

test("[T39] a month after its end a link is forgotten, with whose it was and the design that nothing else names", async () => {
  const { link } = bodyOf(await mail(guest, "forgotten@example.org"), 202);
  const { rows } = await pool().query("select doc_sha from design_link where id = $1", [link.id]);
  // Only this link names the design: the others are of other guests' equal kitchens.
  await pool().query(
    "update design_link set expires_at = now() - interval '31 days' where doc_sha = $1 or id = $2",
    [rows[0].doc_sha, link.id],
  );
  await purgeProjects(stanza.server.context);
  const left = await pool().query("select from design_link where id = $1", [link.id]);
  const documents = await pool().query("select from project_doc where sha = $1", [rows[0].doc_sha]);
  expect([left.rowCount, documents.rowCount]).toEqual([0, 0]);
});
