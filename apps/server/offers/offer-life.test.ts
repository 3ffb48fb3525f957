import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobDone, makeOffer, orderOffer, sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { lookAtOffers } from "./jobs/offer-clock.ts";

let now = new Date("2026-11-20T10:00:00Z");
let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => now });
});
afterAll(() => stanza.close());

const setStatus = (
  person: Person,
  id: number,
  body: Parameters<Person["client"]["setOfferStatus"]>[0]["body"],
) => person.client.setOfferStatus({ params: { id }, body });

describe("statuses", () => {
  test("[QU-08] [T24] a change whose answer was lost is done once, and its id serves no other", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const id = await makeOffer(dealer, summary.id);
    const headers = { "x-save-id": randomUUID() };
    const send = (body: Parameters<typeof setStatus>[2]) =>
      dealer.client.setOfferStatus({ params: { id }, headers, body });
    const [first, again] = await Promise.all([send({ status: "sent" }), send({ status: "sent" })]);
    expect(bodyOf(again, 200)).toEqual(bodyOf(first, 200));
    expect(bodyOf(await send({ status: "withdrawn" }), 409).error).toBe("save-id-used");
    const { events } = bodyOf(await dealer.client.listOfferEvents({ params: { id } }), 200);
    expect(events.filter(({ kind }) => kind === "sent")).toHaveLength(1);
  });

  test("[QU-08] a draft is sent, and lost with a reason or withdrawn; what is closed stays closed", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const id = await makeOffer(dealer, summary.id);
    expect(bodyOf(await dealer.client.getOffer({ params: { id } }), 200).summary).toMatchObject({
      status: "draft",
      version: 1,
      canBeSent: true,
      combines: [],
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(bodyOf(await setStatus(dealer, id, { status: "sent" }), 200).summary.status).toBe("sent");
    expect(bodyOf(await setStatus(dealer, id, { status: "sent" }), 409).error).toBe("status-not-allowed");
    expect(bodyOf(await setStatus(dealer, id, { status: "rejected" }), 422).error).toBe("reason-needed");
    const lost = await setStatus(dealer, id, {
      status: "rejected",
      lostReason: "price",
      note: "500 too dear",
    });
    expect(bodyOf(lost, 200).summary).toMatchObject({
      status: "rejected",
      lostReason: "price",
      statusNote: "500 too dear",
    });
    for (const status of ["sent", "accepted", "withdrawn"] as const)
      expect((await setStatus(dealer, id, { status })).status).toBe(409);
    const { events } = bodyOf(await dealer.client.listOfferEvents({ params: { id } }), 200);
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ["created", "Giulia Ferri"],
      ["sent", "Giulia Ferri"],
      ["rejected", "Giulia Ferri"],
    ]);
  });

  test("[QU-08] an offer with a line that has no price is not sent until somebody answers for it", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const id = await makeOffer(dealer, summary.id);
    await stanza.server.context.pool.query("update offer set complete = false where id = $1", [id]);
    expect(bodyOf(await setStatus(dealer, id, { status: "sent" }), 409).error).toBe("incomplete");
    const link = await dealer.client.createOfferLink({ params: { id }, body: {} });
    expect(bodyOf(link, 409).error).toBe("incomplete");
    const signed = await dealer.client.signOffOffer({ params: { id }, body: { reason: "Priced on site" } });
    expect(bodyOf(signed, 200).summary.canBeSent).toBe(true);
    expect((await setStatus(dealer, id, { status: "sent" })).status).toBe(200);
  });

  test("[QU-08] an offer is reminded of once, ends with its last day, and cannot be accepted afterwards", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const id = await makeOffer(dealer, summary.id, { validity: "2026-12-01" });
    bodyOf(await setStatus(dealer, id, { status: "sent" }), 200);
    const notices = async () =>
      bodyOf(await dealer.client.listNotifications({}), 200)
        .notifications.filter(({ offerId }) => offerId === id)
        .map(({ kind }) => kind);
    const { context } = stanza.server;
    await lookAtOffers(context);
    expect(await notices()).toEqual([]);
    now = new Date("2026-11-28T10:00:00Z");
    await Promise.all([lookAtOffers(context), lookAtOffers(context)]);
    await lookAtOffers(context);
    expect(await notices()).toEqual(["offer-expiring"]);
    // Half past midnight in Milan on the day after, an hour before in Greenwich; nothing has run since.
    now = new Date("2026-12-01T23:30:00Z");
    expect(bodyOf(await dealer.client.getOffer({ params: { id } }), 200).summary.status).toBe("expired");
    expect(bodyOf(await setStatus(dealer, id, { status: "accepted" }), 409).error).toBe("offer-expired");
    await lookAtOffers(context);
    await lookAtOffers(context);
    expect(await notices()).toEqual(["offer-expired", "offer-expiring"]);
    const { events } = bodyOf(await dealer.client.listOfferEvents({ params: { id } }), 200);
    expect(events.map(({ kind }) => kind)).toEqual(["created", "sent", "reminded", "expired"]);
    expect(
      bodyOf(await setStatus(dealer, id, { status: "rejected", lostReason: "noAnswer" }), 200).summary.status,
    ).toBe("rejected");
    now = new Date("2026-11-20T10:00:00Z");
  });

  test("[SH-20] notifications are read, and deleted one by one with the new list for an answer", async () => {
    const seller = await stanza.as("seller.milano");
    const { summary } = await createSample(seller);
    now = new Date("2026-11-20T10:00:00Z");
    for (const _ of [1, 2]) await makeOffer(seller, summary.id, { validity: "2026-11-21" });
    await lookAtOffers(stanza.server.context);
    const list = bodyOf(await seller.client.listNotifications({}), 200);
    expect(list.unread).toBe(2);
    const [first] = list.notifications;
    const read = await seller.client.readNotifications({ body: { ids: [first?.id ?? 0] } });
    expect(bodyOf(read, 200)).toMatchObject({
      unread: 1,
      notifications: [{ readAt: now.toISOString() }, {}],
    });
    const left = await seller.client.deleteNotification({ params: { id: first?.id ?? 0 } });
    expect(bodyOf(left, 200).notifications.map(({ id }) => id)).toEqual([list.notifications[1]?.id]);
    // A deleted notification does not come again.
    await lookAtOffers(stanza.server.context);
    expect(bodyOf(await seller.client.listNotifications({}), 200).notifications).toHaveLength(1);
  });
});

describe("versions", () => {
  test("[QU-08] offers of a project are versions, and differ by rows added, removed, moved and changed", async () => {
    const dealer = await stanza.as("dealer.milano");
    const document = sampleDocument();
    const { summary } = await createSample(dealer, document);
    const first = await makeOffer(dealer, summary.id);
    const [moved, dearer, gone] = document.rows.filter(({ catalog }) => catalog === "CUCINA");
    const rows = document.rows.flatMap((row) => {
      if (row === gone) return [];
      if (row === dearer) return [{ ...row, qt: 3 }];
      if (row !== moved || !row.placement) return [row];
      const placement =
        row.placement.on === "wall"
          ? { ...row.placement, offset: row.placement.offset + 5 }
          : { ...row.placement, x: row.placement.x + 5 };
      return [{ ...row, placement }];
    });
    expect([moved, dearer, gone].every(Boolean)).toBe(true);
    bodyOf(await save(dealer, summary.id, 1, { ...document, rows }), 200);
    const second = await makeOffer(dealer, summary.id);
    const compare = (id: number, other: number) => dealer.client.compareOffers({ params: { id, other } });
    const { before, after, difference } = bodyOf(await compare(first, second), 200);
    expect([before.version, after.version]).toEqual([1, 2]);
    const changes = new Map(
      difference.positions.map((change) => [
        change.kind === "changed" ? change.after.rowId : change.position.rowId,
        change.kind === "changed" ? change.aspects : change.kind,
      ]),
    );
    expect(changes.get(gone?.uniqueid ?? "")).toBe("removed");
    expect(changes.get(dearer?.uniqueid ?? "")).toContain("quantity");
    expect(changes.get(moved?.uniqueid ?? "")).toContain("place");
    expect(difference.payable.before).toBe(before.payable);
    expect(difference.payable.after).toBe(after.payable);
    const back = bodyOf(await compare(second, first), 200).difference;
    expect(Number(back.netTotal.change)).toBeCloseTo(-Number(difference.netTotal.change), 2);
    const other = await createSample(dealer);
    const third = await makeOffer(dealer, other.summary.id);
    expect(bodyOf(await compare(first, third), 409).error).toBe("other-project");

    const changeOrder = (id: number, other: number) =>
      dealer.client.getChangeOrderPdf({ params: { id, other } });
    const path = join(stanza.folder, "change-order.pdf");
    writeFileSync(path, Buffer.from(await bodyOf(await changeOrder(first, second), 200).arrayBuffer()));
    const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
    expect(text).toContain(before.number);
    expect(text).toContain(after.number);
    expect(bodyOf(await changeOrder(first, third), 409).error).toBe("other-project");
  });

  test("[QU-08] the frozen document names the catalogue and price-list versions it was made with, and its own hash", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const id = await makeOffer(dealer, summary.id);
    const { offer } = bodyOf(await dealer.client.getOffer({ params: { id } }), 200);
    const version = stanza.server.context.catalogues.current.get("CUCINA")?.version;
    expect(offer.catalogueVersions).toMatchObject({ CUCINA: version });
    expect(offer.priceLists).toMatchObject({ CUCINA: "CUC-EUR" });
    const { hash, ...rest } = offer;
    const text = new TextEncoder().encode(JSON.stringify(rest));
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", text)).toString("hex");
    expect(hash).toBe(digest);
  });
});

describe("a combined quotation", () => {
  test("[QU-08] is one numbered offer of several projects with quantities, with a PDF of its own", async () => {
    const dealer = await stanza.as("dealer.milano");
    const [one, two] = [
      await createSample(dealer),
      await createSample(dealer, sampleDocument("bianchi-studio")),
    ];
    const combine = (
      parts: { projectId: number; quantity: number; title?: string }[],
      terms = sampleTerms(5),
    ) =>
      dealer.client.createCombinedOffer({
        headers: { "x-save-id": randomUUID() },
        body: { parts, terms, prints: ["plan"], language: "en" },
      });
    const parts = [
      { projectId: one.summary.id, quantity: 12, title: "Type A" },
      { projectId: two.summary.id, quantity: 1 },
    ];
    const quote = (who: typeof dealer, of = parts, terms = sampleTerms(5)) =>
      who.client.quoteCombinedOffer({ body: { parts: of, terms, language: "en" } });
    const quoted = bodyOf(await quote(dealer), 200);
    await makeOffer(dealer, one.summary.id);
    const { jobId } = bodyOf(await combine(parts), 202);
    const id = Number((await jobDone(dealer, jobId)).offerId);
    const { offer, summary } = bodyOf(await dealer.client.getOffer({ params: { id } }), 200);
    expect(summary).toMatchObject({
      combines: parts.map(({ projectId }) => projectId),
      state: "complete",
      version: 1,
    });
    const gross = 12 * Number(one.summary.total) + Number(two.summary.total);
    expect(Number(offer.gross)).toBeCloseTo(gross, 2);
    expect(offer.parts).toMatchObject([
      { title: "Type A", quantity: "12", each: one.summary.total },
      { quantity: "1", each: two.summary.total },
    ]);
    expect((await dealer.client.getOfferPdf({ params: { id } })).status).toBe(200);
    expect(quoted.offer).toMatchObject({ gross: offer.gross, payable: offer.payable, parts: offer.parts });
    expect(quoted.guard.needsApproval).toBe(false);
    expect(bodyOf(await quote(dealer, parts, sampleTerms(75)), 200).guard.needsApproval).toBe(true);
    expect((await quote(dealer, [parts[0]!, parts[0]!])).status).toBe(422);
    expect((await quote(await stanza.as("dealer.zuerich"))).status).toBe(404);

    expect((await combine([parts[0]!, parts[0]!])).status).toBe(422);
    expect((await combine([parts[0]!, { projectId: 999_999, quantity: 1 }])).status).toBe(404);
    expect((await combine(parts, sampleTerms(75))).status).toBe(409);
    const customer = await stanza.as("customer.milano");
    const foreign = await customer.client.createCombinedOffer({
      headers: { "x-save-id": randomUUID() },
      body: { parts, terms: sampleTerms(0), prints: [] },
    });
    expect(foreign.status).toBe(404);
  });
});

test("[QU-08] [T27] the same request many times makes one combined job", async () => {
  const dealer = await stanza.as("dealer.milano");
  const [one, two] = [await createSample(dealer), await createSample(dealer)];
  const saveId = randomUUID();
  const order = () =>
    dealer.client.createCombinedOffer({
      headers: { "x-save-id": saveId },
      body: {
        parts: [one, two].map(({ summary }) => ({ projectId: summary.id, quantity: 1 })),
        terms: sampleTerms(0),
        prints: ["plan"],
      },
    });
  const answers = await Promise.all(Array.from({ length: 8 }, order));
  expect(new Set(answers.map((answer) => bodyOf(answer, 202).jobId)).size).toBe(1);
  await jobDone(dealer, bodyOf(answers[0]!, 202).jobId);
  const { offers } = bodyOf(await dealer.client.listOffers({ params: { id: one.summary.id } }), 200);
  expect(offers).toHaveLength(1);
  expect((await orderOffer(dealer, one.summary.id)).status).toBe(202);
});
