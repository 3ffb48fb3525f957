import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { StoredProject } from "@stanza/codecs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stopEngine } from "../../../media/print/testing/stop-engine.ts";
import { jobDone, makeOffer, orderOffer } from "../testing/make-offer.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { printPending } from "./jobs/pending-pdfs.ts";

const BRAND = `#let brand = (
  logo: height => box(height: height)[Casa del Test],
  words: (en: (acceptance: "I order at the test house")),
)`;

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({
    now: () => new Date("2026-11-20T10:00:00Z"),
    files: { "brand.typ": BRAND },
    env: { PDF_TIMEOUT_MS: "6000" },
  });
});
afterAll(() => stanza.close());

async function pdfOf(person: Person, id: number): Promise<string> {
  const path = join(stanza.folder, `offer-${id}.pdf`);
  const body = bodyOf(await person.client.getOfferPdf({ params: { id } }), 200);
  writeFileSync(path, Buffer.from(await body.arrayBuffer()));
  return path;
}

/** `order`: `-layout` reads lines across the page, `-raw` one block after the other. */
const textOf = (path: string, order = "-layout"): string =>
  execFileSync("pdftotext", [order, path, "-"], { encoding: "utf8" }).replace(/[\s\u00a0\u202f]+/g, " ");

/** The demo's corner kitchen with words of somebody's in each field that is printed. */
function withWords(words: string): StoredProject {
  const document = sampleDocument();
  const [address] = document.orderaddress ?? [];
  if (!address) throw new Error("The sample has an address.");
  return {
    ...document,
    des: `des ${words}`,
    orderaddress: [{ ...address, surname: `surname ${words}`, street: `street ${words}` }],
    rows: document.rows.map((row) => ({ ...row, note: `row ${words}` })),
    offer: { ...document.offer, notes: `notes ${words}` },
  };
}

const REFUSED: readonly (readonly [string, object])[] = [
  ["a delimiter in a code", { prints: ["plan;codes"] }],
  ["a delimiter at the end", { prints: "plan;" }],
  ["another delimiter", { prints: "plan,codes" }],
  ["a line break", { prints: "plan\ncodes" }],
  ["an unknown print", { prints: "plan;horoscope" }],
  ["an unknown grouping", { layout: { grouping: "colour" } }],
  ["a language without words", { language: "fr" }],
  ["a language that is none", { language: "it;en" }],
  ["another name", { name: "offer;AS400" }],
  ["an end before today", { validity: "2026-11-19" }],
  ["an end that is no day", { validity: "2026-02-30" }],
];

describe("print options", () => {
  test("[QU-08] are kept with the offer and shape its PDF: prints by semicolons, groups, prices, tax, language, brand", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const layout = { grouping: "room", linePrices: false, vat: "included" } as const;
    const id = await makeOffer(dealer, summary.id, {
      prints: "codes;plan",
      layout,
      language: "en",
      validity: "2026-12-31",
    });
    const { summary: kept, offer } = bodyOf(await dealer.client.getOffer({ params: { id } }), 200);
    expect(kept).toMatchObject({
      prints: "offer;plan;codes",
      layout,
      language: "en",
      validUntil: "2026-12-31",
    });
    expect(offer.brand).toBe("config");
    const path = await pdfOf(dealer, id);
    const text = textOf(path);
    expect(text).toContain("Prices include VAT.");
    expect(text).toContain("Total including VAT");
    expect(text).toContain("I order at the test house");
    expect(text).toContain("Scale 1:");
    expect(text).not.toContain("Unit price");
    // The catalogue's own English words.
    const position = offer.groups.flatMap(({ positions }) => positions).find(({ automatic }) => !automatic);
    expect(text).toContain(position?.description);
    execFileSync("qpdf", ["--check", path]);
  });

  test("[QU-08] with the offer alone there are no drawings and pictures; AS400 has codes; without a choice the usual ones", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const bare = await makeOffer(dealer, summary.id, { prints: ["offer"], name: "AS400", language: "de" });
    const { summary: kept, offer } = bodyOf(await dealer.client.getOffer({ params: { id: bare } }), 200);
    expect(kept).toMatchObject({ name: "AS400", prints: "offer" });
    const text = textOf(await pdfOf(dealer, bare));
    expect(text).not.toContain("Maßstab 1:");
    const code = offer.groups[0]?.positions
      .flatMap(({ lines }) => lines)
      .find((line) => !line.included)?.code;
    expect(text).toContain(code);
    const { jobId } = bodyOf(await orderOffer(dealer, summary.id, { prints: "" }), 202);
    const usual = Number((await jobDone(dealer, jobId)).offerId);
    expect(bodyOf(await dealer.client.getOffer({ params: { id: usual } }), 200).summary).toMatchObject({
      prints: "offer;plan;elevations;pictures",
      layout: { grouping: "catalogue", linePrices: true, vat: "apart" },
    });
  });

  test("[QU-08] item groups are the catalogue's folders in the quote's language", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const layout = { grouping: "itemGroup" };
    const id = await makeOffer(dealer, summary.id, { prints: ["offer"], layout, language: "de" });
    expect(textOf(await pdfOf(dealer, id))).toMatch(/Unterschränke Nr\. .*Weitere Positionen Nr\. /);
  });

  test("[QU-08] what is no option is refused: delimiters in codes, unknown prints, groupings, languages, names and days", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const answers = [];
    for (const [what, body] of REFUSED)
      answers.push([what, (await orderOffer(dealer, summary.id, body)).status]);
    expect(answers).toEqual(REFUSED.map(([what]) => [what, 422]));
  });
});

test("[QU-08] the PDF holds the frozen offer as offer.json, with the hash that the document and the database have", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const id = await makeOffer(dealer, summary.id, { prints: ["offer"] });
  const { summary: kept } = bodyOf(await dealer.client.getOffer({ params: { id } }), 200);
  const path = await pdfOf(dealer, id);
  const saved = join(stanza.folder, "attached.json");
  execFileSync("pdfdetach", ["-savefile", "offer.json", "-o", saved, path]);
  const text = execFileSync("cat", [saved], { encoding: "utf8" });
  const { hash, ...offer } = JSON.parse(text) as { readonly hash: string };
  expect(hash).toBe(kept.hash);
  expect(createHash("sha256").update(JSON.stringify(offer)).digest("hex")).toBe(hash);
  const metadata = execFileSync("pdfinfo", ["-meta", path], { encoding: "utf8" });
  expect(metadata).toContain("<pdfaid:part>3</pdfaid:part>");
  expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
});

test("[QU-08] [T33] markup, code and addresses in what people write are printed letter by letter, and nothing is fetched", async () => {
  const hits: string[] = [];
  const canary = createServer((request, response) => {
    hits.push(request.url ?? "");
    response.end("canary");
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/x`;
  const dealer = await stanza.as("dealer.milano");
  try {
    const hostile = [
      '#read("/etc/passwd")',
      '#eval("1+1")',
      `#image("${address}.png")`,
      `<img src="${address}.svg">`,
      `<script>fetch("${address}")</script>`,
      `#include "${address}.typ"`,
      "$ sum_(i=1)^n $ *b* _i_ @ref",
    ].join(" ");
    const { summary } = await createSample(dealer, withWords(hostile));
    const id = await makeOffer(dealer, summary.id, { prints: ["offer"] });
    const text = textOf(await pdfOf(dealer, id), "-raw");
    // Long lines break: what is read back is compared without spaces.
    const letters = text.replaceAll(/[\s\u200b]/g, "");
    for (const field of ["des", "surname", "street", "row", "notes"])
      expect(letters).toContain(`${field}${hostile}`.replaceAll(/\s/g, ""));
    expect(text).not.toContain("root:");
    expect(hits).toEqual([]);
  } finally {
    canary.close();
  }
});

test("[QU-08] [F16] a PDF that every try has failed over is taken up again later; what is done or was refused is not", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { context } = stanza.server;
  const { summary } = await createSample(dealer);
  const { jobId } = bodyOf(await orderOffer(dealer, summary.id, { prints: ["offer"] }), 202);
  const id = Number((await jobDone(dealer, jobId)).offerId);
  const stateOf = async () =>
    bodyOf(await dealer.client.getJob({ params: { id: jobId }, query: {} }), 200).state;
  await printPending(context);
  expect(await stateOf()).toBe("done");
  // The state in which the last try leaves it.
  await context.pool.query("update offer set pdf_sha = null where id = $1", [id]);
  await context.pool.query(
    'update job set state = \'failed\', error = \'{"code":"failed","message":"hung"}\', updated_at = now() where id = $1',
    [jobId],
  );
  await printPending(context);
  expect(await stateOf()).toBe("failed");
  await context.pool.query("update job set updated_at = now() - interval '11 minutes' where id = $1", [
    jobId,
  ]);
  await Promise.all([printPending(context), printPending(context)]);
  await jobDone(dealer, jobId);
  expect(bodyOf(await dealer.client.getOffer({ params: { id } }), 200).summary.state).toBe("complete");
});

test("[QU-08] [F16] a pending PDF that the queue does not take waits for its next turn, and the others go on", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { context } = stanza.server;
  const jobIds: string[] = [];
  for (const _ of [1, 2]) {
    const { summary } = await createSample(dealer);
    const { jobId } = bodyOf(await orderOffer(dealer, summary.id, { prints: ["offer"] }), 202);
    const id = Number((await jobDone(dealer, jobId)).offerId);
    await context.pool.query("update offer set pdf_sha = null where id = $1", [id]);
    jobIds.push(jobId);
  }
  await context.pool.query(
    `update job set state = 'failed', error = '{"code":"failed","message":"hung"}', updated_at = now() - interval '11 minutes'
      where id = any($1)`,
    [jobIds],
  );
  const queued: string[] = [];
  const again = async (_kind: string, id: string) => {
    queued.push(id);
    if (queued.length === 1) throw new Error("connection refused");
  };
  await printPending({ ...context, jobs: { ...context.jobs, again } });
  expect(queued.toSorted()).toEqual(jobIds.toSorted());
  const stateOf = async (id: string) =>
    bodyOf(await dealer.client.getJob({ params: { id }, query: {} }), 200).state;
  expect(await stateOf(queued[0]!)).toBe("failed");
  expect(await stateOf(queued[1]!)).toBe("queued");
});

test("[QU-08] [F16] an offer that ran out of memory is not printed again and again, and its list says so", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { context } = stanza.server;
  const { summary } = await createSample(dealer);
  const { jobId } = bodyOf(await orderOffer(dealer, summary.id, { prints: ["offer"] }), 202);
  const id = Number((await jobDone(dealer, jobId)).offerId);
  await context.pool.query("update offer set pdf_sha = null where id = $1", [id]);
  await context.pool.query(
    `update job set state = 'failed', error = '{"code":"too-large","message":"memory"}', updated_at = now() - interval '11 minutes'
      where id = $1`,
    [jobId],
  );
  await printPending(context);
  expect(bodyOf(await dealer.client.getJob({ params: { id: jobId }, query: {} }), 200).state).toBe("failed");
  expect(bodyOf(await dealer.client.getOffer({ params: { id } }), 200).summary.state).toBe("pdf-too-large");
});

test("[QU-08] [F16] a PDF engine that hangs over an offer leaves it frozen as pending; the next try completes it", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const { context } = stanza.server;
  const { jobId } = bodyOf(await orderOffer(dealer, summary.id, { prints: ["offer"] }), 202);
  // Stops each engine process that comes up, without ending it, until the job has failed once.
  const stopper = setInterval(() => {
    const { pid } = context.printer;
    if (pid !== undefined) stopEngine(pid);
  }, 5);
  let failed: Readonly<Record<string, unknown>> | undefined;
  let message = "";
  for (let since = 0; !failed; ) {
    const answer = await dealer.client.getJob({ params: { id: jobId }, query: { wait: 20, since } });
    if (answer.status !== 200) continue;
    since = answer.body.rev;
    message = answer.body.error?.message ?? "";
    if (answer.body.error) failed = answer.body.result ?? {};
  }
  clearInterval(stopper);
  expect(message).toMatch(/took longer than/);
  const params = { id: Number(failed.offerId) };
  expect(bodyOf(await dealer.client.getOfferPdf({ params }), 409).error).toBe("pdf-pending");
  const pending = bodyOf(await dealer.client.getOffer({ params }), 200);
  expect(pending.summary.state).toBe("pdf-pending");
  await jobDone(dealer, jobId);
  const complete = bodyOf(await dealer.client.getOffer({ params }), 200);
  expect(complete.summary.state).toBe("complete");
  expect(complete.offer).toEqual(pending.offer);
  expect((await dealer.client.getOfferPdf({ params })).status).toBe(200);
});
