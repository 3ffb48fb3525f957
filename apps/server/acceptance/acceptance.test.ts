import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { StoredProject } from "@stanza/codecs";
import { checkOrderFile } from "@stanza/codecs";
import { formatMoney } from "@stanza/quantities";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobDone, makeOffer, sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let letters: Email[] = [];
let sink: SMTPServer;
let stanza: TestServer;
/** Below level 4, to whom nobody has to lend a hand. */
let seller: Person;

beforeAll(async () => {
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        letters.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const { port } = sink.server.address() as AddressInfo;
  stanza = await startTestServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "offers@stanza.example" },
  });
  seller = await stanza.as("dealer.milano");
  await stanza.server.context.pool.query(
    "update app_user set email = 'giulia@stanza.example', language = 'de' where id = $1",
    [seller.profile.userId],
  );
}, 90_000);
afterAll(async () => {
  await stanza?.close();
  await new Promise<void>((resolve) => sink.close(() => resolve()));
});
beforeEach(() => {
  letters = [];
});

/** The corner kitchen with two rows for the client to take or leave. */
function withOptions(): StoredProject {
  const document = sampleDocument();
  const optional = document.rows.filter(({ catalog }) => catalog === "CUCINA").slice(-2);
  return {
    ...document,
    rows: document.rows.map((row) => (optional.includes(row) ? { ...row, optional: true } : row)),
  };
}

async function offered(document = withOptions()) {
  const { summary } = await createSample(seller, document);
  const terms = sampleTerms();
  const id = await makeOffer(seller, summary.id, { terms, language: "it" });
  const made = await seller.client.createOfferLink({ params: { id }, body: { recipient: "Anna Rossi" } });
  const token = bodyOf(made, 201).path.slice(3);
  const { offer, hash } = bodyOf(await open(token), 200);
  const options = (offer.options ?? []).map(({ position }) => position.rowId);
  return { id, projectId: summary.id, token, offer, hash, options };
}
const open = (token: string) => stanza.anyone.openSharedOffer({ params: { token } });
const priced = async (token: string, options: string[]) =>
  bodyOf(await stanza.anyone.priceSharedOptions({ params: { token }, body: { options } }), 200).offer.payable;
const accept = (
  { token, hash }: { readonly token: string; readonly hash: string },
  payable: string,
  options: string[] = [],
  name = "Anna Rossi",
) => stanza.anyone.acceptSharedOffer({ params: { token }, body: { name, hash, payable, options } });
const projectOf = async (id: number) => bodyOf(await seller.client.getProject({ params: { id } }), 200);
const offerOf = async (id: number) => bodyOf(await seller.client.getOffer({ params: { id } }), 200);
/** Waits until what follows the acceptance is done, letters included. */
async function followedUp(offerId: number) {
  const { pool, outbox } = stanza.server.context;
  const { rows } = await pool.query<{ id: string }>("select acceptance_job as id from offer where id = $1", [
    offerId,
  ]);
  await jobDone(seller, rows[0]?.id ?? "");
  await outbox.wake();
}
async function textOf(pdf: unknown) {
  const path = join(stanza.folder, `${randomUUID()}.pdf`);
  writeFileSync(path, Buffer.from(await (pdf as Blob).arrayBuffer()));
  return execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" }).replace(/\s+/g, " ");
}
const euros = (amount: string) => formatMoney(amount, "EUR", "it").replace(/\s+/g, " ");

test("[QU-14] what was accepted is one amount everywhere: offer, list, versions, change order, PDF, project, order", async () => {
  const one = await offered();
  const [taken = "", left = ""] = one.options;
  const payable = await priced(one.token, [taken]);
  expect(payable).not.toBe(one.offer.payable);
  bodyOf(await accept(one, payable, [taken]), 200);
  await followedUp(one.id);

  const { summary, offer } = await offerOf(one.id);
  expect([summary.payable, offer.payable]).toEqual([payable, payable]);
  expect(summary).toMatchObject({ status: "accepted", state: "complete", hash: one.hash });
  expect(offer.groups.flatMap(({ positions }) => positions.map(({ rowId }) => rowId))).toContain(taken);
  expect(offer.options?.map(({ position }) => position.rowId)).toEqual([left]);
  const { offers } = bodyOf(await seller.client.listOffers({ params: { id: one.projectId } }), 200);
  expect(offers.map((listed) => listed.payable)).toEqual([payable]);
  const paper = await textOf(bodyOf(await seller.client.getOfferPdf({ params: { id: one.id } }), 200));
  expect(paper).toContain(euros(payable));
  expect(paper).not.toContain(euros(one.offer.payable));
  expect(paper).toMatch(/Offerta accettata 20\d\d-\d{5}/);
  expect(paper).toContain("Accettata da Anna Rossi");
  const shared = bodyOf(await stanza.anyone.getSharedPdf({ params: { token: one.token } }), 200);
  expect(await textOf(shared)).toBe(paper);
  const shown = bodyOf(await open(one.token), 200);
  expect([shown.offer.payable, shown.status]).toEqual([payable, "accepted"]);
  // What was left is in no picture any more.
  const scene = bodyOf(await stanza.anyone.getSharedScene({ params: { token: one.token } }), 200);
  const seen = scene.parts.flatMap(({ rows }) => rows.map(({ row }) => row.id));
  expect([seen.includes(taken), seen.includes(left)]).toEqual([true, false]);

  // The project sells what was taken, and still offers what was left.
  const project = await projectOf(one.projectId);
  expect(project.summary).toMatchObject({ status: "awaitingOrder", payable });
  const marked = project.document.rows.filter((row) => (row as { optional?: boolean }).optional);
  expect(marked.map(({ uniqueid }) => uniqueid)).toEqual([left]);
  const terms = sampleTerms();
  const quote = await seller.client.quoteProject({ params: { id: one.projectId }, body: { terms } });
  expect(bodyOf(quote, 200).offer.payable).toBe(payable);
  const next = await makeOffer(seller, one.projectId, { terms, language: "it" });
  const params = { id: one.id, other: next };
  const { before, difference } = bodyOf(await seller.client.compareOffers({ params }), 200);
  expect(before.payable).toBe(payable);
  expect(difference).toMatchObject({
    positions: [],
    payable: { before: payable, after: payable, change: "0.00" },
  });
  const change = await textOf(bodyOf(await seller.client.getChangeOrderPdf({ params }), 200));
  expect(change).toContain(euros(payable));
  expect(change).not.toContain(euros(one.offer.payable));

  const ordered = await seller.client.setProjectStatus({
    params: { id: one.projectId },
    body: { status: "ordered" },
  });
  bodyOf(ordered, 200);
  const { orders } = bodyOf(await seller.client.listOrders({ params: { id: one.projectId } }), 200);
  expect(orders.map((order) => [order.offerNumber, order.payable])).toEqual([[summary.number, payable]]);
  const file = bodyOf(await seller.client.getOrderFile({ params: { id: orders[0]?.id ?? 0 } }), 200);
  expect(await checkOrderFile(await (file as unknown as Blob).text())).toMatchObject({
    ok: true,
    order: { totals: { payable }, offer: { accepted: true } },
  });
});

test("[QU-14] the seller hears of it by bell and mail, the client gets the accepted PDF, each once", async () => {
  const one = await offered(sampleDocument());
  bodyOf(await accept(one, one.offer.payable), 200);
  await followedUp(one.id);
  const { notifications } = bodyOf(await seller.client.listNotifications({}), 200);
  const told = notifications.filter(({ kind, offerId }) => kind === "offer-accepted" && offerId === one.id);
  expect(told).toMatchObject([
    { projectId: one.projectId, data: { by: "Anna Rossi", payable: one.offer.payable, currency: "EUR" } },
  ]);
  expect(letters.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    one.offer.customer.email,
    "giulia@stanza.example",
  ]);
  const [toSeller, toClient] = letters.toSorted((a) => (a.attachments.length > 0 ? 1 : -1));
  expect(toSeller?.subject).toContain(`Anna Rossi hat das Angebot ${one.offer.number} angenommen`);
  expect(toSeller?.text).toContain(`${stanza.server.url}/summary?order=1&project=${one.projectId}`);
  expect(toClient?.subject).toContain(one.offer.number);
  expect(toClient?.text).toContain("Se non è stato Lei");
  expect(toSeller?.html).toContain(
    `href="${stanza.server.url}/summary?order=1&#38;project=${one.projectId}"`,
  );
  expect(toClient?.html).toContain("Se non è stato Lei");
  // Whoever answers writes to the other, not to the sender that nobody reads.
  expect(toSeller?.replyTo?.[0]?.address).toBe(one.offer.customer.email);
  expect(toClient?.replyTo?.[0]?.address).toBe("giulia@stanza.example");
  const [attached] = toClient?.attachments ?? [];
  const pdf = bodyOf(await seller.client.getOfferPdf({ params: { id: one.id } }), 200) as unknown as Blob;
  expect(Buffer.from(attached?.content as ArrayBuffer).equals(Buffer.from(await pdf.arrayBuffer()))).toBe(
    true,
  );
  expect(await textOf(pdf)).toContain("Accettata da Anna Rossi");
  const { mails } = bodyOf(await seller.client.listOfferMails({ params: { id: one.id } }), 200);
  expect(mails).toMatchObject([{ to: one.offer.customer.email, state: "sent" }]);

  // The job may start again at any point: nothing is sent or written twice.
  const { pool, jobs } = stanza.server.context;
  const before = await projectOf(one.projectId);
  const { rows } = await pool.query<{ id: string }>(
    "update job set state = 'queued' where id = (select acceptance_job from offer where id = $1) returning id",
    [one.id],
  );
  await jobs.again("acceptance", rows[0]?.id ?? "");
  await followedUp(one.id);
  expect(letters).toHaveLength(2);
  expect((await projectOf(one.projectId)).revision).toBe(before.revision);
});

test("[QU-14] the word is given once: sent again it is answered the same, in another mouth it is refused", async () => {
  const one = await offered();
  const [taken = ""] = one.options;
  const payable = await priced(one.token, [taken]);
  const first = bodyOf(await accept(one, payable, [taken]), 200);
  expect(bodyOf(await accept(one, payable, [taken]), 200)).toEqual(first);
  expect(bodyOf(await accept(one, payable, [taken], "Mario Bianchi"), 409).error).toBe("already-accepted");
  expect(bodyOf(await accept(one, one.offer.payable), 409).error).toBe("already-accepted");
  const other = await seller.client.createOfferLink({ params: { id: one.id }, body: { recipient: "Mario" } });
  const elsewhere = { token: bodyOf(other, 201).path.slice(3), hash: one.hash };
  expect(bodyOf(await accept(elsewhere, payable, [taken]), 409).error).toBe("already-accepted");
  const hostile = await accept(await offered(), "1", [], "Anna\r\nBcc: spy@example.org");
  expect(hostile.status).toBe(422);
  await followedUp(one.id);
  const { events } = bodyOf(await seller.client.listOfferEvents({ params: { id: one.id } }), 200);
  expect(events.filter(({ kind }) => kind === "accepted")).toHaveLength(1);
});

test("[QU-14] accepted after the project was changed: the changes stay, what was accepted is taken and is what is ordered", async () => {
  const document = withOptions();
  const one = await offered(document);
  const [taken = "", gone = ""] = one.options;
  const changed = {
    ...document,
    des: "Changed",
    rows: document.rows.filter(({ uniqueid }) => uniqueid !== gone),
  };
  bodyOf(await save(seller, one.projectId, 1, changed), 200);
  const payable = await priced(one.token, [taken, gone]);
  bodyOf(await accept(one, payable, [taken, gone]), 200);
  await followedUp(one.id);
  const project = await projectOf(one.projectId);
  expect(project).toMatchObject({
    revision: 3,
    summary: { description: "Changed", status: "awaitingOrder" },
  });
  expect(project.document.rows.some((row) => (row as { optional?: boolean }).optional)).toBe(false);
  expect(project.summary.payable).not.toBe(payable);
  // A tab that still has what was there before the acceptance is told so, and overwrites nothing.
  expect((await save(seller, one.projectId, 2, changed)).status).toBe(412);
  const to = await seller.client.setProjectStatus({
    params: { id: one.projectId },
    body: { status: "ordered" },
  });
  bodyOf(to, 200);
  const { orders } = bodyOf(await seller.client.listOrders({ params: { id: one.projectId } }), 200);
  expect(orders[0]?.payable).toBe(payable);
});

test("[QU-14] accepted on paper with an option it is one amount too; the same mark again changes nothing", async () => {
  const one = await offered();
  const [taken = ""] = one.options;
  const payable = await priced(one.token, [taken]);
  const mark = (options: string[]) =>
    seller.client.setOfferStatus({
      params: { id: one.id },
      body: { status: "accepted", note: "Signed", options },
    });
  expect(bodyOf(await mark(["nothing"]), 422).error).toBe("unknown-option");
  expect((await offerOf(one.id)).summary.status).not.toBe("accepted");
  expect(bodyOf(await mark([taken]), 200).summary).toMatchObject({ status: "accepted", payable });
  bodyOf(await mark([]), 200);
  await followedUp(one.id);
  expect((await offerOf(one.id)).summary.payable).toBe(payable);
  expect((await projectOf(one.projectId)).summary).toMatchObject({ status: "awaitingOrder", payable });
  const paper = await textOf(bodyOf(await seller.client.getOfferPdf({ params: { id: one.id } }), 200));
  expect(paper).toContain("Su carta");
  expect(letters).toEqual([]);
});

test("[QU-14] a project that is ordered stays ordered, and one of a combined quotation is not bought twice", async () => {
  const one = await offered(sampleDocument());
  const { jobId } = bodyOf(
    await seller.client.createCombinedOffer({
      headers: { "x-save-id": randomUUID() },
      body: {
        parts: [
          { projectId: (await createSample(seller)).summary.id, quantity: 1 },
          { projectId: one.projectId, quantity: 2 },
        ],
        terms: sampleTerms(),
        prints: ["plan"],
      },
    }),
    202,
  );
  const id = Number((await jobDone(seller, jobId)).offerId);
  const made = await seller.client.createOfferLink({ params: { id }, body: {} });
  const token = bodyOf(made, 201).path.slice(3);
  const { pool } = stanza.server.context;
  await pool.query("update project set status = 'inProduction' where id = $1", [one.projectId]);
  bodyOf(await accept(one, one.offer.payable), 200);
  await followedUp(one.id);
  expect((await projectOf(one.projectId)).summary.status).toBe("inProduction");
  const { offer, hash } = bodyOf(await open(token), 200);
  expect(bodyOf(await accept({ token, hash }, offer.payable), 409).error).toBe("superseded");
});
