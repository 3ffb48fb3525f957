import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeProject, encodeProject } from "@stanza/codecs";
import type { OfferTerms } from "@stanza/pricing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { killEngine } from "../../../media/print/testing/stop-engine.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => new Date("2026-11-20T23:30:00Z") });
});
afterAll(() => stanza.close());

function termsOf(file?: string): OfferTerms {
  const decoded = decodeProject(sampleDocument(file));
  if (!decoded.ok) throw new Error("the sample does not decode");
  return decoded.document.terms;
}

function request(person: Person, id: number, body: object = {}, saveId: string = randomUUID()) {
  return person.client.createOffer({
    params: { id },
    headers: { "x-save-id": saveId },
    body: { terms: termsOf(), prints: [], ...body },
  });
}

/** Follows a job by long polling to its end; every view of it that came. */
async function follow(person: Person, jobId: string) {
  const seen = [];
  for (let since = 0; ; ) {
    const answer = await person.client.getJob({ params: { id: jobId }, query: { wait: 20, since } });
    if (answer.status === 204) continue;
    const job = bodyOf(answer, 200);
    seen.push(job);
    since = job.rev;
    if (job.state !== "queued" && job.state !== "running") return seen;
  }
}

describe("a quote", () => {
  test("[QU-08] is the server's own offer without a number, and stores nothing", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const quote = (terms: OfferTerms) =>
      dealer.client.quoteProject({ params: { id: summary.id }, body: { terms, language: "it" } });
    const { offer, unpriced } = bodyOf(await quote(termsOf()), 200);
    expect(offer).toMatchObject({
      gross: summary.total,
      currency: "EUR",
      number: "",
      complete: true,
      taxCode: "22",
    });
    expect(Number(offer.payable)).toBeGreaterThan(Number(offer.goods));
    expect(unpriced).toEqual([]);
    // The day in Milan, where it is half past midnight.
    expect(offer.date).toBe("2026-11-21");
    const cheap = { ...termsOf(), discounts: { ...termsOf().discounts, standard: [101] } };
    expect(bodyOf(await quote(cheap), 422).error).toBe("invalid-terms");
    expect(bodyOf(await dealer.client.listOffers({ params: { id: summary.id } }), 200).offers).toEqual([]);
  });

  test("[QU-07] is on the terms that the project was saved with where it names none", async () => {
    const dealer = await stanza.as("dealer.milano");
    const decoded = decodeProject(sampleDocument());
    if (!decoded.ok) throw new Error("The sample is not understood.");
    const terms = { ...termsOf(), discounts: { ...termsOf().discounts, standard: ["10"] } };
    const { summary } = await createSample(dealer, encodeProject({ ...decoded.document, terms }));
    const quote = async (body: { readonly terms?: OfferTerms }) =>
      bodyOf(await dealer.client.quoteProject({ params: { id: summary.id }, body }), 200).offer;
    const saved = await quote({});
    expect(saved).toEqual(await quote({ terms }));
    expect(saved.payable).not.toBe((await quote({ terms: termsOf() })).payable);
  });
});

describe("an offer", () => {
  test("[QU-08] goes through revaluate, saving, views and report to a frozen document and a real PDF", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const { jobId } = bodyOf(await request(dealer, summary.id, { language: "it" }), 202);
    const seen = await follow(dealer, jobId);
    expect(seen.at(-1)).toMatchObject({
      state: "done",
      progress: 1,
      result: { number: expect.stringMatching(/^2026-\d{5}$/) },
    });
    const steps = seen.map(({ step, progress }) => [step, Math.round(progress * 10) / 10]);
    for (const [step, progress] of steps.filter(([, progress]) => progress !== 0 && progress !== 1)) {
      expect([
        ["revaluate", 0.1],
        ["saving", 0.2],
        ["views", 0.4],
        ["report", 0.6],
      ]).toContainEqual([step, progress]);
    }
    const offerId = Number(seen.at(-1)?.result?.offerId);
    const { offer, summary: listed } = bodyOf(await dealer.client.getOffer({ params: { id: offerId } }), 200);
    expect(listed).toMatchObject({ state: "complete", payable: offer.payable, createdBy: "Giulia Ferri" });

    const answer = await dealer.client.getOfferPdf({ params: { id: offerId } });
    const path = join(stanza.folder, "offer.pdf");
    writeFileSync(path, Buffer.from(await bodyOf(answer, 200).arrayBuffer()));
    const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
    const printed = text.replace(/\s+/g, " ");
    expect(printed).toContain(offer.number);
    expect(printed).toContain("Anna Rossi");
    expect(printed).toContain("Stanza Milano");
    const amount = new Intl.NumberFormat("it-IT", { minimumFractionDigits: 2, useGrouping: "always" });
    for (const total of [offer.goods, offer.netTotal, offer.tax, offer.payable]) {
      expect(printed).toContain(amount.format(Number(total)));
    }
    execFileSync("qpdf", ["--check", path]);
  });

  test("[QU-08] shows the room on its first page where pictures are wanted", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const describedIn = async (prints: string[]) => {
      const { jobId } = bodyOf(await request(dealer, summary.id, { language: "it", prints }), 202);
      const id = Number((await follow(dealer, jobId)).at(-1)?.result?.offerId);
      const pdf = bodyOf(await dealer.client.getOfferPdf({ params: { id } }), 200);
      const path = join(stanza.folder, `room-${id}.pdf`);
      writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
      return execFileSync("qpdf", ["--qdf", "--object-streams=disable", path, "-"], {
        encoding: "latin1",
        maxBuffer: 50_000_000,
      });
    };
    expect(await describedIn(["plan", "pictures"])).toContain("/Alt (Vista della stanza)");
    expect(await describedIn(["plan"])).not.toContain("/Alt (Vista della stanza)");
  });

  test("[QU-08] keeps who made it in spite of which findings, and when; of more than fits nothing is taken", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const confirmed = ["Base unit: overlaps the oven", "Worktop: has no price\nand no colour"];
    const made = async (...of: Parameters<typeof request>) => {
      const { jobId } = bodyOf(await request(...of), 202);
      return Number((await follow(dealer, jobId)).at(-1)?.result?.offerId);
    };
    const id = await made(dealer, summary.id, { confirmed });
    const { events } = bodyOf(await dealer.client.listOfferEvents({ params: { id } }), 200);
    expect(events).toMatchObject([
      { kind: "created" },
      { kind: "confirmed", by: events[0]!.by, at: events[0]!.at, note: confirmed.join("\n") },
    ]);
    expect(events[0]?.by).not.toBe("");
    const clean = await made(dealer, summary.id, { confirmed: [] });
    const { events: none } = bodyOf(await dealer.client.listOfferEvents({ params: { id: clean } }), 200);
    expect(none.map(({ kind }) => kind)).toEqual(["created"]);
    for (const wrong of [["x".repeat(301)], new Array(101).fill("x"), [" "]])
      bodyOf(await request(dealer, summary.id, { confirmed: wrong }), 422);
  });

  test("[QU-08] holds until the day that was chosen, under the name that was given", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const body = { validity: "2027-01-31", name: "AS400", language: "de", prints: ["plan"] };
    const { jobId } = bodyOf(await request(dealer, summary.id, body), 202);
    const id = Number((await follow(dealer, jobId)).at(-1)?.result?.offerId);
    const { offer, summary: listed } = bodyOf(await dealer.client.getOffer({ params: { id } }), 200);
    expect(listed).toMatchObject({ validUntil: "2027-01-31", name: "AS400", language: "de" });
    expect(offer).toMatchObject({ validUntil: "2027-01-31", name: "AS400", language: "de" });
  });

  test("stays as it was made when the project goes on", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const { jobId } = bodyOf(await request(dealer, summary.id), 202);
    const document = sampleDocument();
    bodyOf(await save(dealer, summary.id, 1, { ...document, rows: document.rows.slice(0, 5) }), 200);
    const done = (await follow(dealer, jobId)).at(-1);
    const params = { id: Number(done?.result?.offerId) };
    const before = bodyOf(await dealer.client.getOffer({ params }), 200);
    expect(before.offer.gross).toBe(summary.total);
    expect(before.summary.revision).toBe(1);
  });

  test("[QU-08] [T27] asked for twenty times at once with one id it is made once, and numbers have no gaps", async () => {
    const seller = await stanza.as("seller.zuerich");
    const { summary } = await createSample(seller, sampleDocument("keller-apartment"));
    const saveId = randomUUID();
    const twenty = await Promise.all(
      Array.from({ length: 20 }, () => request(seller, summary.id, {}, saveId)),
    );
    const jobs = new Set(twenty.map((answer) => bodyOf(answer, 202).jobId));
    expect(jobs.size).toBe(1);
    await follow(seller, [...jobs][0] ?? "");
    const more = await Promise.all([1, 2].map(() => request(seller, summary.id, { prints: ["plan"] })));
    for (const answer of more) await follow(seller, bodyOf(answer, 202).jobId);
    const { offers } = bodyOf(await seller.client.listOffers({ params: { id: summary.id } }), 200);
    expect(offers.map(({ number }) => number)).toEqual(["2026-00003", "2026-00002", "2026-00001"]);
    expect(offers[0]).toMatchObject({ currency: "CHF" });
    // Swiss amounts are paid in five-centime steps.
    expect(Math.round(Number(offers[0]?.payable) * 100) % 5).toBe(0);
  });

  test("is refused without an id, with unknown prints, for guests' eyes and impossible discounts", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const params = { id: summary.id };
    const noId = await dealer.client.createOffer({ params, body: { terms: termsOf(), prints: [] } });
    expect(noId.status).toBe(428);
    expect((await request(dealer, summary.id, { prints: ["horoscope"] })).status).toBe(422);
    const discounts = { ...termsOf().discounts, standard: [-5] };
    expect((await request(dealer, summary.id, { terms: { ...termsOf(), discounts } })).status).toBe(422);
  });

  test("a stopped job makes no PDF, and what has ended cannot be stopped", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const { jobId } = bodyOf(await request(dealer, summary.id), 202);
    const stopped = await dealer.client.cancelJob({ params: { id: jobId } });
    expect(stopped.status).toBe(204);
    expect((await follow(dealer, jobId)).at(-1)?.state).toBe("cancelled");
    expect(bodyOf(await dealer.client.cancelJob({ params: { id: jobId } }), 409).error).toBe("already-ended");
  });

  test("[QU-08] [F16] a PDF engine that is killed over it leaves the offer frozen as pending; the next try completes it", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const { context } = stanza.server;
    const { jobId } = bodyOf(await request(dealer, summary.id), 202);
    // Kills each engine process that comes up until the job has failed once.
    const killer = setInterval(() => {
      if (context.printer.pid !== undefined) killEngine(context.printer.pid);
    }, 5);
    let failed: { offerId?: unknown } | undefined;
    for (let since = 0; !failed; ) {
      const answer = await dealer.client.getJob({ params: { id: jobId }, query: { wait: 20, since } });
      if (answer.status !== 200) continue;
      since = answer.body.rev;
      if (answer.body.error) failed = answer.body.result ?? {};
    }
    const params = { id: Number(failed.offerId) };
    expect(bodyOf(await dealer.client.getOfferPdf({ params }), 409).error).toBe("pdf-pending");
    const pending = bodyOf(await dealer.client.getOffer({ params }), 200);
    expect(pending.summary.state).toBe("pdf-pending");
    clearInterval(killer);
    expect((await follow(dealer, jobId)).at(-1)?.state).toBe("done");
    const complete = bodyOf(await dealer.client.getOffer({ params }), 200);
    expect(complete.offer).toEqual(pending.offer);
    expect((await dealer.client.getOfferPdf({ params })).status).toBe(200);
  });
});
