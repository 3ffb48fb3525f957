import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredProject } from "@stanza/codecs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeLink, withLinks } from "../testing/make-link.ts";
import { makeOffer, sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let now = new Date("2026-11-20T10:00:00Z");
let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => now });
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

const linkOf = (document?: StoredProject, body?: object) => makeLink(dealer, document, body);
const { open, accept } = withLinks(() => stanza);

describe("a link for the client", () => {
  test("[QU-13] made for a mail it leaves the offer a draft, which the mail that has left makes sent; handed over by itself it is sent", async () => {
    const { summary } = await createSample(dealer);
    const params = { id: await makeOffer(dealer, summary.id) };
    const status = async () => bodyOf(await dealer.client.getOffer({ params }), 200).summary.status;
    bodyOf(await dealer.client.createOfferLink({ params, body: { inMail: true } }), 201);
    expect(await status()).toBe("draft");
    bodyOf(await dealer.client.createOfferLink({ params, body: {} }), 201);
    expect(await status()).toBe("sent");
  });

  test("[QU-08] opens the frozen offer without a session, and every opening is logged", async () => {
    const { id, projectId, link, token } = await linkOf();
    const before = bodyOf(await dealer.client.getOffer({ params: { id } }), 200);
    // The project goes on; the link shows what was frozen.
    const document = sampleDocument();
    bodyOf(await save(dealer, projectId, 1, { ...document, rows: document.rows.slice(0, 5) }), 200);
    const shown = bodyOf(await open(token), 200);
    expect(shown.offer).toEqual(before.offer);
    expect(shown).toMatchObject({
      hash: before.offer.hash,
      status: "open",
      seller: "Giulia Ferri",
      sender: { name: "Stanza Milano" },
      hasPdf: true,
      hasScene: true,
      acceptance: null,
    });
    bodyOf(await open(token), 200);
    // The shop's own people are not counted.
    bodyOf(await dealer.client.openSharedOffer({ params: { token } }), 200);
    const { links } = bodyOf(await dealer.client.listOfferLinks({ params: { id } }), 200);
    expect(links).toMatchObject([{ id: link.id, recipient: "Anna Rossi", views: 2, state: "active" }]);
    const { views } = bodyOf(await dealer.client.listOfferLinkViews({ params: { id: link.id } }), 200);
    expect(views[0]?.visitor).toMatch(/^[0-9a-f]{16}$/);
    expect(views[0]?.visitor).toBe(views[1]?.visitor);
    const { events } = bodyOf(await dealer.client.listOfferEvents({ params: { id } }), 200);
    expect(events.map(({ kind }) => kind)).toEqual(["created", "linked", "sent", "viewed"]);
    expect(bodyOf(await dealer.client.getOffer({ params: { id } }), 200).summary.status).toBe("viewed");
  });

  test("[QU-08] shows the rooms of the frozen revision in 3D and nothing else of the project", async () => {
    const { token } = await linkOf();
    const scene = bodyOf(await stanza.anyone.getSharedScene({ params: { token } }), 200);
    expect(scene.parts).toHaveLength(1);
    expect(scene.parts[0]?.rooms.length).toBeGreaterThan(0);
    expect(scene.parts[0]?.rows.length).toBeGreaterThan(5);
    const materials = new Set(scene.materials.map(({ code }) => code));
    const used =
      scene.parts[0]?.rows.flatMap(({ article }) => article.parts.map(({ material }) => material)) ?? [];
    expect(used.filter((code) => materials.has(code)).length).toBeGreaterThan(0);
    expect(JSON.stringify(scene)).not.toMatch(/"(choices|lines|values|note|price)"/);
    const pdf = bodyOf(await stanza.anyone.getSharedPdf({ params: { token } }), 200);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  test("[CD-09] what was offered is put into the client's own room as it was then, by a link of its own", async () => {
    const { id, projectId, token } = await linkOf();
    const document = sampleDocument();
    bodyOf(await save(dealer, projectId, 1, { ...document, rows: document.rows.slice(0, 1) }), 200);
    const see = (part = 0) => stanza.anyone.createSharedArLink({ params: { token }, body: { part } });
    const { path } = bodyOf(await see(), 201);
    expect(path).toMatch(new RegExp(`^/arwebView/${projectId}\\?key=`));
    expect(path).not.toContain(token);
    const params = { token: new URL(path, "http://x").searchParams.get("key") ?? "" };
    const { payable, currency } = bodyOf(await open(token), 200).offer;
    expect(bodyOf(await stanza.anyone.openAr({ params }), 200)).toMatchObject({
      projectId,
      price: { amount: payable, currency },
    });
    const scene = bodyOf(await stanza.anyone.getArScene({ params }), 200);
    expect(scene.parts[0]?.rows.length).toBeGreaterThan(5);
    expect((await see(1)).status).toBe(404);
    const { links } = bodyOf(await dealer.client.listOfferLinks({ params: { id } }), 200);
    for (const link of links) await dealer.client.revokeOfferLink({ params: { id: link.id } });
    expect(await stanza.anyone.openAr({ params })).toMatchObject({
      status: 410,
      body: { error: "link-revoked" },
    });
    expect((await stanza.anyone.getArScene({ params })).status).toBe(410);
    expect(
      (await stanza.anyone.createSharedArLink({ params: { token: "A".repeat(43) }, body: {} })).status,
    ).toBe(404);
    const shows = { prices: "lines", drawings: true, scene: false, comments: true } as const;
    const hidden = await dealer.client.createOfferLink({ params: { id }, body: { shows } });
    const secret = bodyOf(hidden, 201).path.slice(3);
    const refused = await stanza.anyone.createSharedArLink({ params: { token: secret }, body: {} });
    expect(refused.status).toBe(404);
  });

  test("[QU-08] printed on the offer it is a QR code that opens what the paper shows; its opening makes a draft viewed", async () => {
    const { summary } = await createSample(dealer);
    const layout = { grouping: "catalogue", linePrices: false, vat: "apart" };
    const id = await makeOffer(dealer, summary.id, { prints: "offer;link", layout });
    const { links } = bodyOf(await dealer.client.listOfferLinks({ params: { id } }), 200);
    expect(links).toMatchObject([{ recipient: "Anna Rossi", shows: { prices: "total", scene: true } }]);
    const status = async () => bodyOf(await dealer.client.getOffer({ params: { id } }), 200).summary.status;
    expect(await status()).toBe("draft");
    const pdf = bodyOf(await dealer.client.getOfferPdf({ params: { id } }), 200);
    const bytes = Buffer.from(await pdf.arrayBuffer());
    writeFileSync(join(stanza.folder, "link.pdf"), bytes);
    const text = execFileSync("pdftotext", [join(stanza.folder, "link.pdf"), "-"], { encoding: "utf8" });
    expect(text).toContain("Guarda l’offerta online");
    // A link that hides the room does not hand out a paper that leads to it.
    const shows = { prices: "total", drawings: true, scene: false, comments: true } as const;
    const { path } = bodyOf(
      await dealer.client.createOfferLink({ params: { id }, body: { shows, inMail: true } }),
      201,
    );
    expect(bodyOf(await open(path.slice(3)), 200).hasPdf).toBe(false);
    expect(await status()).toBe("viewed");
    const guest = await stanza.as("customer.milano");
    const own = (await createSample(guest)).summary.id;
    const refused = await guest.client.createOffer({
      params: { id: own },
      headers: { "x-save-id": crypto.randomUUID() },
      body: { terms: sampleTerms(), prints: "offer;link" },
    });
    expect(refused.status).toBe(403);
  });

  test("[QU-08] cannot be guessed: the secret is stored nowhere, and a wrong one is answered like one that never was", async () => {
    const { token, id } = await linkOf();
    const { pool } = stanza.server.context;
    const { rows } = await pool.query<{ all: string }>(
      `select (select json_agg(l)::text from offer_link l) || (select json_agg(a)::text from audit a)
        || (select json_agg(e)::text from offer_event e) as all`,
    );
    expect(rows[0]?.all).not.toContain(token);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const close = token.slice(0, -2) + (token.endsWith("AA") ? "BA" : "AA");
    const never = randomBytes(32).toString("base64url");
    const ask = async (path: string, method = "POST", body?: object) => {
      const response = await fetch(`${stanza.server.url}/api/o/${path}`, {
        method,
        headers: { "x-csrf": "1", ...(body ? { "content-type": "application/json" } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, body: await response.text() };
    };
    const comment = { name: "A", text: "B" };
    const acceptance = { name: "Anna", hash: "0".repeat(64), options: [], payable: "1" };
    for (const [rest, method, body] of [
      ["open", "POST", undefined],
      ["scene", "GET", undefined],
      ["pdf", "GET", undefined],
      ["options", "POST", { options: [] }],
      ["comments", "POST", comment],
      ["acceptance", "POST", acceptance],
    ] as const) {
      const expected = await ask(`${never}/${rest}`, method, body);
      expect([rest, expected.status]).toEqual([rest, 404]);
      expect(await ask(`${close}/${rest}`, method, body)).toEqual(expected);
      expect(await ask(`${id}/${rest}`, method, body)).toEqual(expected);
    }
  });

  test("[QU-08] ends on its day and when it is taken back; neither says anything of the offer", async () => {
    const { id, link, token } = await linkOf();
    const soon = await dealer.client.createOfferLink({ params: { id }, body: { expires: "2026-11-25" } });
    const second = bodyOf(soon, 201).path.slice(3);
    expect(
      (await dealer.client.createOfferLink({ params: { id }, body: { expires: "2026-11-01" } })).status,
    ).toBe(422);
    expect(
      (await dealer.client.createOfferLink({ params: { id }, body: { expires: "2029-11-01" } })).status,
    ).toBe(422);
    expect((await dealer.client.revokeOfferLink({ params: { id: link.id } })).status).toBe(204);
    expect(bodyOf(await open(token), 410).error).toBe("link-revoked");
    expect((await accept(token, "0".repeat(64), "1")).status).toBe(410);
    expect((await open(second)).status).toBe(200);
    now = new Date("2026-11-26T10:00:00Z");
    expect(bodyOf(await open(second), 410).error).toBe("link-expired");
    expect((await stanza.anyone.getSharedPdf({ params: { token: second } })).status).toBe(410);
    now = new Date("2026-11-20T10:00:00Z");
  });
});

describe("options and acceptance", () => {
  test("[QU-08] the price follows the options, and what is accepted is exactly that, once", async () => {
    const { id, token } = await linkOf();
    const { offer, hash } = bodyOf(await open(token), 200);
    const [first, second] = offer.options ?? [];
    if (!first || !second) throw new Error("no options");
    const price = async (options: string[]) =>
      bodyOf(await stanza.anyone.priceSharedOptions({ params: { token }, body: { options } }), 200).offer;
    const [one, two] = [first.position.rowId, second.position.rowId];
    expect((await price([])).payable).toBe(offer.payable);
    expect((await price([one])).payable).toBe(first.payable);
    const both = await price([one, two]);
    expect(Number(both.payable)).toBeCloseTo(
      Number(offer.payable) + Number(first.surcharge) + Number(second.surcharge),
      1,
    );
    // Taken it stands in its group, whose sum follows, and the taxes are those of the whole.
    const taken = await price([one]);
    expect(taken.options?.map(({ position }) => position.rowId)).toEqual([two]);
    const group = taken.groups.find(({ positions }) => positions.some(({ rowId }) => rowId === one));
    const before = offer.groups.find(({ catalogue }) => catalogue === group?.catalogue);
    expect(Number(group?.subtotal)).toBeCloseTo(Number(before?.subtotal) + Number(first.position.amount), 2);
    expect(taken.taxes[0]?.tax).toBe(taken.tax);
    const unknown = await stanza.anyone.priceSharedOptions({ params: { token }, body: { options: ["x"] } });
    expect(bodyOf(unknown, 422).error).toBe("unknown-option");

    expect(bodyOf(await accept(token, "0".repeat(64), both.payable, [one, two]), 409).error).toBe(
      "stale-document",
    );
    expect(bodyOf(await accept(token, hash, offer.payable, [one, two]), 409).error).toBe("stale-document");
    const answers = await Promise.all([1, 2, 3].map(() => accept(token, hash, both.payable, [one, two])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { events } = bodyOf(await dealer.client.listOfferEvents({ params: { id } }), 200);
    expect(events.filter(({ kind }) => kind === "accepted")).toHaveLength(1);
    const again = await accept(token, hash, offer.payable);
    expect(bodyOf(again, 409).error).toBe("already-accepted");

    const shown = bodyOf(await open(token), 200);
    expect(shown).toMatchObject({
      status: "accepted",
      acceptance: {
        name: "Anna Rossi",
        hash,
        options: [one, two],
        payable: both.payable,
        at: now.toISOString(),
      },
    });
    expect(shown.offer.payable).toBe(both.payable);
    expect(shown.offer.options).toEqual([]);
    expect(JSON.stringify(shown.acceptance)).not.toContain("127.0.0.1");
    const seen = bodyOf(await dealer.client.listOfferComments({ params: { id } }), 200);
    expect(seen.acceptance).toEqual(shown.acceptance);
    const { rows } = await stanza.server.context.pool.query<{ accepted: { payable: string }; ip: string }>(
      "select accepted_document as accepted, acceptance->>'ip' as ip from offer where id = $1",
      [id],
    );
    expect(rows[0]).toMatchObject({ accepted: { payable: both.payable }, ip: "127.0.0.1" });
    const status = await dealer.client.setOfferStatus({ params: { id }, body: { status: "withdrawn" } });
    expect(status.status).toBe(409);
    const { notifications } = bodyOf(await dealer.client.listNotifications({}), 200);
    expect(notifications.map(({ kind }) => kind)).toContain("offer-accepted");
  });

  test("[QU-08] no other version can be accepted after one was; nor what has ended, is withdrawn or cannot be sent", async () => {
    const { id, projectId, token } = await linkOf();
    const newer = await makeOffer(dealer, projectId);
    const made = await dealer.client.createOfferLink({ params: { id: newer }, body: {} });
    const token2 = bodyOf(made, 201).path.slice(3);
    const [old, fresh] = [bodyOf(await open(token), 200), bodyOf(await open(token2), 200)];
    expect((await accept(token2, fresh.hash, fresh.offer.payable)).status).toBe(200);
    expect(bodyOf(await accept(token, old.hash, old.offer.payable), 409).error).toBe("superseded");
    bodyOf(await dealer.client.setOfferStatus({ params: { id }, body: { status: "withdrawn" } }), 200);
    expect(bodyOf(await open(token), 200).status).toBe("withdrawn");
    expect(bodyOf(await accept(token, old.hash, old.offer.payable), 409).error).toBe("offer-closed");

    const ending = await linkOf(sampleDocument(), { validity: "2026-11-22" });
    const { hash, offer } = bodyOf(await open(ending.token), 200);
    now = new Date("2026-11-23T10:00:00Z");
    expect(bodyOf(await open(ending.token), 200).status).toBe("expired");
    expect(bodyOf(await accept(ending.token, hash, offer.payable), 409).error).toBe("offer-expired");
    now = new Date("2026-11-20T10:00:00Z");
  });
});

describe("comments", () => {
  test("[QU-08] [T32] go both ways on positions, as the text they are, few at a time", async () => {
    const { id, token } = await linkOf();
    const { offer } = bodyOf(await open(token), 200);
    const row = offer.groups[0]?.positions[0]?.rowId ?? null;
    const write = (body: { row?: string | null; name: string; text: string }) =>
      stanza.anyone.commentSharedOffer({ params: { token }, body });
    const payload = "<img src=x onerror=alert(1)>";
    const { comments } = bodyOf(await write({ row, name: "Anna", text: payload }), 201);
    expect(comments).toMatchObject([{ row, from: "client", name: "Anna", text: payload }]);
    expect(bodyOf(await write({ row: "nothing", name: "Anna", text: "?" }), 422).error).toBe(
      "unknown-position",
    );
    expect((await write({ name: "Anna", text: "x".repeat(2001) })).status).toBe(422);
    expect((await write({ name: "Anna", text: "  " })).status).toBe(422);
    const answer = await dealer.client.answerOfferComment({
      params: { id },
      body: { row, text: "We will see" },
    });
    expect(bodyOf(answer, 201).comments).toMatchObject([{}, { from: "shop", name: "Giulia Ferri" }]);
    expect(bodyOf(await open(token), 200).comments).toHaveLength(2);
    const many = [];
    for (let i = 0; i < 8; i++) many.push((await write({ name: "Anna", text: `${i}` })).status);
    expect(many).toContain(429);
    expect(many.filter((status) => status === 201).length).toBeLessThanOrEqual(6);
    expect(bodyOf(await dealer.client.getOffer({ params: { id } }), 200).summary.comments).toBeGreaterThan(2);
  });
});

test("[T33] what looks like a template is printed as the text it is", async () => {
  const document = { ...sampleDocument(), des: '#read("/etc/passwd") #eval("1+1")' };
  const { token } = await linkOf(document);
  const pdf = bodyOf(await stanza.anyone.getSharedPdf({ params: { token } }), 200);
  const path = join(stanza.folder, "hostile.pdf");
  writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
  const text = execFileSync("pdftotext", [path, "-"], { encoding: "utf8" }).replace(/\s+/g, " ");
  expect(text).toContain('#read("/etc/passwd")');
  expect(text).not.toContain("root:");
});
