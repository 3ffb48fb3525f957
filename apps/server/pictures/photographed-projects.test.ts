import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailSink, openMailSink } from "../testing/mail-sink.ts";
import { makeOffer, sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let sink: MailSink;
beforeAll(async () => {
  sink = await openMailSink();
  stanza = await startTestServer({ env: { ...sink.env, SCENE_PICTURES: "32" } });
});
afterAll(async () => {
  await stanza.close();
  await sink.close();
});

const made = async (): Promise<number> => {
  const { rows } = await stanza.server.context.pool.query<{ count: number }>(
    "select count(*)::int as count from scene_picture where picture_sha is not null",
  );
  return rows[0]!.count;
};

/** Kind of picture by its width, of a PDF. */
async function picturesOf(person: Person, offer: number): Promise<readonly number[]> {
  const pdf = bodyOf(await person.client.getOfferPdf({ params: { id: offer } }), 200);
  const path = join(stanza.folder, `${offer}.pdf`);
  writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
  const list = execFileSync("pdfimages", ["-list", path], { encoding: "utf8" }).split("\n").slice(2, -1);
  return list.filter((line) => / image /.test(line)).map((line) => Number(line.trim().split(/\s+/)[3]));
}

test("[PR-12] a project without a picture is drawn at once and photographed afterwards, in the real engine", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const ask = () =>
    fetch(`${stanza.server.url}/api/projects/${summary.id}/picture`, {
      headers: { authorization: `Bearer ${dealer.token}` },
    });
  expect((await ask()).headers.get("content-type")).toBe("image/svg+xml");
  await expect
    .poll(async () => (await ask()).headers.get("content-type"), { timeout: 20_000, interval: 200 })
    .toBe("image/png");
  const bytes = Buffer.from(await (await ask()).arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([21, 16]);
}, 30_000);

test("[QU-08] cover and rows of an offer's PDF are pictures of the scene, made once for the offers that show it", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const offer = await makeOffer(dealer, summary.id, { prints: ["plan", "pictures"] });
  const widths = await picturesOf(dealer, offer);
  expect(widths.filter((width) => width === 32)).toHaveLength(1);
  expect(widths.filter((width) => width === 11).length).toBeGreaterThan(3);
  const before = await made();
  const again = await makeOffer(dealer, summary.id, { prints: ["plan", "pictures"] });
  expect((await picturesOf(dealer, again)).toSorted()).toEqual([...widths].toSorted());
  expect(await made()).toBe(before);
}, 40_000);

test("[QU-08] while the terms of an offer are typed its cover is photographed", async () => {
  const dealer = await stanza.as("dealer.milano");
  const whole = sampleDocument();
  // Another room than those of the other tests.
  const { summary } = await createSample(dealer, { ...whole, rows: whole.rows.slice(0, 4) });
  const before = await made();
  const body = { terms: sampleTerms(5), language: "en" } as const;
  for (let i = 0; i < 2; i++)
    bodyOf(await dealer.client.quoteProject({ params: { id: summary.id }, body }), 200);
  await expect.poll(made, { timeout: 20_000, interval: 200 }).toBe(before + 1);
}, 30_000);

test("[SH-07] a shared design and the letter of it show the room itself; what is not there in time is drawn", async () => {
  const guest = await stanza.guest();
  const whole = sampleDocument();
  const document = { ...whole, rows: whole.rows.filter((row) => !("ownerp" in row)) };
  const mail = async () => {
    const before = sink.received.length;
    const body = { document, email: "anna@example.org", language: "en" } as const;
    bodyOf(await guest.client.mailDesign({ headers: { "x-save-id": randomUUID() }, body }), 202);
    await stanza.server.context.outbox.wake();
    const email = sink.received[before]!.email;
    const png = Buffer.from(email.attachments[0]!.content as ArrayBuffer);
    return { email, width: png.readUInt32BE(16) };
  };
  // Drawn or photographed, as the time was: the next one is photographed.
  const { email } = await mail();
  await expect.poll(async () => (await mail()).width, { timeout: 20_000, interval: 500 }).toBe(28);
  const token = /\/d\/([\w-]{43})/.exec(email.text ?? "")?.[1];
  const picture = async () =>
    (await fetch(`${stanza.server.url}/api/d/${token}/picture`)).headers.get("content-type");
  await expect.poll(picture, { timeout: 20_000, interval: 500 }).toBe("image/png");
}, 50_000);
