import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { NO_TERMS } from "@stanza/codecs";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { notifyOfFailure } from "../deliveries/notify-of-failure.ts";
import { deliverNext, enqueue, type OutboxMessage } from "../outbox/outbox.ts";
import { jobDone, makeOffer } from "../testing/make-offer.ts";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

interface Received {
  readonly recipients: readonly string[];
  readonly email: Email;
}

let received: Received[] = [];
/** Answers with which the sink refuses its next recipients. */
let refusals: number[] = [];
let sink: SMTPServer;
let stanza: TestServer;
let dealer: Person;
let offer: number;
/** Stands still, so that what waits for its next turn has it when a test says so. */
let now = new Date();

beforeAll(async () => {
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo(_address, _session, done) {
      const code = refusals.shift();
      done(code === undefined ? null : Object.assign(new Error("not now"), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, email: await PostalMime.parse(Buffer.concat(chunks)) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const { port } = sink.server.address() as AddressInfo;
  stanza = await startTestServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "offers@stanza.example" },
    now: () => now,
  });
  dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const { jobId } = bodyOf(
    await dealer.client.createOffer({
      params: { id: summary.id },
      headers: { "x-save-id": randomUUID() },
      body: { terms: NO_TERMS, prints: [], language: "it" },
    }),
    202,
  );
  await jobDone(dealer, jobId);
  const { offers } = bodyOf(await dealer.client.listOffers({ params: { id: summary.id } }), 200);
  offer = offers[0]?.id ?? 0;
}, 90_000);
afterAll(async () => {
  await stanza?.close();
  await new Promise<void>((resolve) => sink.close(() => resolve()));
});
beforeEach(() => {
  received = [];
  refusals = [];
});

const LETTER = { to: "anna.rossi@example.org", subject: "Offerta: cucina à la carte", text: "Buongiorno" };
const send = (body: object, saveId: string = randomUUID()) =>
  dealer.client.sendOfferMail({
    params: { id: offer },
    headers: { "x-save-id": saveId },
    body: { ...LETTER, ...body },
  });
const newest = async () =>
  bodyOf(await dealer.client.listOfferMails({ params: { id: offer } }), 200).mails[0];
/** The newest once everything that was due has been tried. */
const afterItsTurn = async () => {
  await stanza.server.context.outbox.wake();
  return newest();
};

test("[QU-13] a draft in the offer's language arrives edited, once, with the PDF and the link, and the offer counts as sent", async () => {
  const params = { id: offer };
  const draft = bodyOf(await dealer.client.getOfferMailDraft({ params }), 200);
  const { summary } = bodyOf(await dealer.client.getOffer({ params }), 200);
  expect(draft.subject).toContain(`La Sua offerta ${summary.number}`);
  expect(draft).toMatchObject({ isAvailable: true, attachment: `Offerta-${summary.number}.pdf` });
  const { path } = bodyOf(await dealer.client.createOfferLink({ params, body: {} }), 201);
  const saveId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send({ link: path }, saveId)));
  expect(new Set(answers.map((answer) => bodyOf(answer, 202).mail.id)).size).toBe(1);
  expect(await afterItsTurn()).toMatchObject({ state: "sent", to: LETTER.to });
  expect(received).toHaveLength(1);
  const [mail] = received;
  expect(mail?.recipients).toEqual([LETTER.to]);
  expect(mail?.email.subject).toBe(LETTER.subject);
  expect(mail?.email.from?.address).toBe("offers@stanza.example");
  expect(mail?.email.text).toContain(`Apri l’offerta:\n${stanza.server.url}${path}`);
  expect(mail?.email.html).toContain(`href="${stanza.server.url}${path}"`);
  const pdf = bodyOf(await dealer.client.getOfferPdf({ params }), 200);
  const [attached] = mail?.email.attachments ?? [];
  expect(attached?.filename).toBe(draft.attachment);
  expect(Buffer.from(attached?.content as ArrayBuffer).equals(Buffer.from(await pdf.arrayBuffer()))).toBe(
    true,
  );
  const { events } = bodyOf(await dealer.client.listOfferEvents({ params }), 200);
  expect(events.filter(({ kind, note }) => kind === "sent" && note === LETTER.to)).toHaveLength(1);
  const { rows } = await stanza.server.context.pool.query("select payload from outbox where state = 'sent'");
  expect(rows).toEqual([{ payload: {} }]);
});

test("[QU-13] the client answers the person who signed; nothing that was typed becomes mark-up", async () => {
  const { pool } = stanza.server.context;
  const ofDealer = "where login = 'dealer.milano'";
  await pool.query(`update app_user set email = 'giulia@stanza.example' ${ofDealer}`);
  await send({ text: "Buongiorno,\n<b>a presto</b>" });
  await afterItsTurn();
  await pool.query(`update app_user set email = '' ${ofDealer}`);
  const [mail] = received;
  expect(mail?.email.replyTo?.map(({ address }) => address)).toEqual(["giulia@stanza.example"]);
  expect(mail?.email.html).toContain("Buongiorno,<br>&#60;b&#62;a presto");
});

test("[QU-13] copies go to whom they are meant for, each address once, and are shown in the log", async () => {
  const { mail } = bodyOf(
    await send({ cc: ["studio@example.org", "studio@example.org", LETTER.to], copyToSelf: false }),
    202,
  );
  expect(mail.copy).toBe("studio@example.org");
  await afterItsTurn();
  expect(received).toHaveLength(1);
  expect(received[0]?.recipients).toEqual([LETTER.to, "studio@example.org"]);
  expect(received[0]?.email.cc?.map(({ address }) => address)).toEqual(["studio@example.org"]);
  const refused = await send({ cc: ["studio@example.org\r\nBcc: spy@example.org"] });
  expect(refused.status).toBe(422);
  const list = ["a", "b", "c", "d", "e"].map((name) => `${name}@example.org`);
  expect((await send({ cc: list })).status).toBe(422);
});

test.each([
  "anna@example.org\r\nBcc: spy@example.org",
  "anna@example.org\n",
  "anna@example.org, spy@example.org",
  "anna@example.org;spy@example.org",
  "Anna <anna@example.org>",
  "anna@example.org spy@example.org",
])("[QU-13] [T36] refuses %j as recipient", async (to) => {
  expect((await send({ to })).status).toBe(422);
});

test("[QU-13] [T36] refuses a subject with a line break, another offer's link, and a request without an id", async () => {
  expect((await send({ subject: "Offer\r\nBcc: spy@example.org" })).status).toBe(422);
  expect(bodyOf(await send({ link: `/o/${"x".repeat(43)}` }), 422).error).toBe("unknown-link");
  const answer = await dealer.client.sendOfferMail({ params: { id: offer }, body: LETTER });
  expect(answer.status).toBe(428);
  expect(received).toEqual([]);
});

test("[QU-13] [T36] more mails in an hour than a busy day has are refused for a while", async () => {
  const { pool } = stanza.server.context;
  const key = `mail ${dealer.profile.userId}`;
  await pool.query("delete from attempt where key = $1", [key]);
  await pool.query(
    "insert into attempt (key, count, window_ends, blocked_until) values ($1, 39, now() + interval '1 hour', now())",
    [key],
  );
  bodyOf(await send({}), 202);
  // The fortieth counted; the next has to wait for a second, and for longer after each further one.
  await pool.query("update attempt set blocked_until = blocked_until + interval '1 hour' where key = $1", [
    key,
  ]);
  expect(bodyOf(await send({}), 429).error).toBe("too-many-attempts");
  await afterItsTurn();
  expect(received).toHaveLength(1);
  await pool.query("delete from attempt where key = $1", [key]);
});

test("[QU-13] what the mail server refuses for good has failed, and says why", async () => {
  refusals = [550];
  bodyOf(await send({}), 202);
  expect(await afterItsTurn()).toMatchObject({
    state: "failed",
    error: expect.stringContaining("not now"),
  });
});

test("[QU-13] what cannot leave now waits, and leaves when its time has come", async () => {
  refusals = [451];
  bodyOf(await send({}), 202);
  expect(await afterItsTurn()).toMatchObject({
    state: "waiting",
    error: expect.stringContaining("not now"),
  });
  const { pool } = stanza.server.context;
  await pool.query("update outbox set next_at = '2000-01-01' where state = 'pending'");
  expect(await afterItsTurn()).toMatchObject({ state: "sent", error: "" });
  expect(received).toHaveLength(1);
});

test("[QU-13] a failed mail is not sent again once its offer was withdrawn or another version has gone out; nor does one that waits", async () => {
  const { pool } = stanza.server.context;
  const { summary } = bodyOf(await dealer.client.getOffer({ params: { id: offer } }), 200);
  const later = await makeOffer(dealer, summary.projectId);
  const again = async () =>
    dealer.client.sendDeliveryAgain({ params: { id: (await newest())?.deliveryId ?? 0 } });
  const failed = async () => expect((await afterItsTurn())?.state).toBe("failed");
  refusals = [550];
  bodyOf(await send({}), 202);
  await failed();
  bodyOf(await again(), 200);
  expect((await afterItsTurn())?.state).toBe("sent");

  refusals = [451];
  bodyOf(await send({}), 202);
  expect((await afterItsTurn())?.error).toContain("not now");
  now = new Date(now.getTime() + 1000);
  bodyOf(
    await dealer.client.sendOfferMail({
      params: { id: later },
      headers: { "x-save-id": randomUUID() },
      body: LETTER,
    }),
    202,
  );
  const statusOfLater = async () =>
    bodyOf(await dealer.client.getOffer({ params: { id: later } }), 200).summary.status;
  await afterItsTurn();
  expect(await statusOfLater()).toBe("sent");
  expect(received).toHaveLength(2);
  expect(bodyOf(await again(), 409).error).toBe("superseded");
  // A mail that waits for its turn is held back by the queue itself.
  await pool.query("update outbox set next_at = '2000-01-01' where state = 'pending'");
  await failed();
  expect((await newest())?.error).toContain("Another version");
  expect(received).toHaveLength(2);

  const status = { status: "withdrawn" as const, note: "" };
  bodyOf(await dealer.client.setOfferStatus({ params: { id: offer }, body: status }), 200);
  expect(bodyOf(await again(), 409).error).toBe("offer-closed");
  expect(received).toHaveLength(2);
});

test("a message whose sender was killed over it is delivered by the next one, and given up after ten failures", async () => {
  const { pool, log } = stanza.server.context;
  let at = new Date("2030-01-01T00:00:00Z");
  const seen: OutboxMessage[] = [];
  let fails = false;
  const logged: unknown[] = [];
  const parts = {
    pool,
    log: Object.assign(Object.create(log) as typeof log, { warn: (...said: unknown[]) => logged.push(said) }),
    now: () => at,
    onDead: notifyOfFailure,
    maintenance: stanza.server.context.maintenance,
    channels: [
      {
        kind: "probe",
        deliver: async (message: OutboxMessage) => {
          seen.push(message);
          if (fails) throw new Error("anna.rossi@example.org is away");
        },
        delivered: async () => {},
      },
    ],
  };
  const shopId = (await pool.query<{ id: string }>("select id from shop limit 1")).rows[0]?.id ?? "";
  const { userId } = dealer.profile;
  const message = { shopId, kind: "probe", payload: { a: 1 }, at, projectId: 0, userId, about: "" };
  await enqueue(pool, { ...message, key: "one" });
  // A sender that dies in the middle leaves this state.
  await pool.query("update outbox set attempts = 1, leased_until = $1 where kind = 'probe'", [
    new Date(at.getTime() + 120_000),
  ]);
  expect(await deliverNext(parts)).toBe(false);
  at = new Date(at.getTime() + 121_000);
  expect(await deliverNext(parts)).toBe(true);
  expect(seen).toMatchObject([{ key: "one", attempts: 2, payload: { a: 1 } }]);
  expect(await deliverNext(parts)).toBe(false);

  fails = true;
  await enqueue(pool, { ...message, key: "two" });
  for (let tries = 1; tries <= 10; tries++) {
    expect(await deliverNext(parts)).toBe(true);
    expect(await deliverNext(parts)).toBe(false);
    at = new Date(at.getTime() + 7_200_000);
  }
  const { rows } = await pool.query("select state, attempts, error from outbox where key = 'two'");
  expect(rows).toEqual([{ state: "dead", attempts: 10, error: "anna.rossi@example.org is away" }]);
  // reliability.md T37: the log names the message, never the people in it.
  expect(logged).toHaveLength(10);
  expect(JSON.stringify(logged)).not.toContain("anna");
});
