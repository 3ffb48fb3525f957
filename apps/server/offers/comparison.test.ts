import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeProject, encodeProject, type StoredProject } from "@stanza/codecs";
import type { OfferTerms } from "@stanza/pricing";
import { accepted, changeHeader } from "@stanza/project";
import { formatMoney } from "@stanza/quantities";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeLink, sampleWithOptions, withLinks } from "../testing/make-link.ts";
import { makeOffer, sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => new Date("2026-11-20T10:00:00Z") });
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());
const { open } = withLinks(() => stanza);

const studio = () => sampleDocument("bianchi-studio");
const studioWithOptions = () => sampleWithOptions("bianchi-studio");
const FRONTS = ["M04", "NO-SUCH-FRONT", "V03"];

/** A project whose papers compare fronts. */
const comparing = (document: StoredProject, values = FRONTS): StoredProject => ({
  ...document,
  customerFields: {
    ...document.customerFields,
    comparison: { catalogue: "CUCINA", variable: "FIN", values },
  },
});

/** The same project with another front. */
function inFront(document: StoredProject, value: string): StoredProject {
  const decoded = decodeProject(document);
  if (!decoded.ok) throw new Error("the sample does not decode");
  const { project } = decoded.document;
  const model = project.catalogues.CUCINA?.model ?? "";
  const changed = changeHeader(project, { catalogue: "CUCINA", model, choices: { FIN: value } });
  return encodeProject({ ...decoded.document, project: accepted(changed) });
}

const offerOf = async (person: Person, id: number) =>
  bodyOf(await person.client.getOffer({ params: { id } }), 200).offer;

async function payableIn(value: string, terms: OfferTerms): Promise<string> {
  const { summary } = await createSample(dealer, inFront(studio(), value));
  const params = { id: summary.id };
  return bodyOf(await dealer.client.quoteProject({ params, body: { terms } }), 200).offer.payable;
}

describe("a comparison on the papers", () => {
  test("[QU-15] has the exact total that each front would have under the offer's terms; what cannot be had is left out", async () => {
    const { summary } = await createSample(dealer, comparing(studio()));
    for (const terms of [sampleTerms(5), sampleTerms(20)]) {
      const offer = await offerOf(dealer, await makeOffer(dealer, summary.id, { terms, language: "en" }));
      expect(offer.comparison).toEqual({
        subject: "Front finish",
        offered: expect.any(String),
        alternatives: [
          { name: expect.any(String), payable: await payableIn("M04", terms), kept: expect.any(Number) },
          { name: expect.any(String), payable: await payableIn("V03", terms), kept: expect.any(Number) },
        ],
      });
      expect(offer.comparison?.alternatives.map(({ payable }) => payable)).not.toContain(offer.payable);
    }
  });

  test("[QU-15] stands in the PDF apart from what is offered, each alternative marked as not included", async () => {
    const { summary } = await createSample(dealer, comparing(studio()));
    const id = await makeOffer(dealer, summary.id, { language: "en" });
    const { comparison, payable, currency, language } = await offerOf(dealer, id);
    const path = join(stanza.folder, `compared-${id}.pdf`);
    const pdf = bodyOf(await dealer.client.getOfferPdf({ params: { id } }), 200);
    writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
    const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
    const line = (name: string) =>
      text.split("\n").find((one) => one.trim().startsWith(name) && /offered|alternative/.test(one));
    const money = (amount: string) => formatMoney(amount, currency, language).replace(/\s/g, " ");
    expect(text).toContain("Side by side: Front finish");
    expect(line(comparison?.offered ?? "?")?.replace(/\s+/g, " ")).toContain(`as offered ${money(payable)}`);
    for (const { name, payable: other = "" } of comparison?.alternatives ?? []) {
      const said = line(name)?.replace(/\s+/g, " ");
      expect(said).toContain("alternative, not included");
      expect(said).toContain(money(other));
    }
  });

  test("[QU-15] follows the options that a client switches on, so that no amount beside the total is an old one", async () => {
    const { token } = await makeLink(dealer, comparing(studioWithOptions(), ["V03"]));
    const other = await makeLink(dealer, inFront(studioWithOptions(), "V03"));
    const shown = bodyOf(await open(token), 200).offer;
    const options = (shown.options ?? []).map(({ position }) => position.rowId);
    expect(options).toHaveLength(2);
    const priced = async (link: string) =>
      bodyOf(await stanza.anyone.priceSharedOptions({ params: { token: link }, body: { options } }), 200)
        .offer;
    const [whole, inOther] = [await priced(token), await priced(other.token)];
    expect(whole.payable).not.toBe(shown.payable);
    expect(shown.comparison?.alternatives[0]?.payable).toBe(
      bodyOf(await open(other.token), 200).offer.payable,
    );
    expect(whole.comparison?.alternatives[0]?.payable).toBe(inOther.payable);
  });

  test("[QU-15] is the seller's: nobody else's offer shows one, and without a choice there is none", async () => {
    const customer = await stanza.as("customer.milano");
    const { summary: own } = await createSample(customer, comparing(studio()));
    const ofCustomer = await makeOffer(customer, own.id, { terms: sampleTerms(0) });
    expect(await offerOf(customer, ofCustomer)).not.toHaveProperty("comparison");
    const { summary } = await createSample(dealer);
    expect(await offerOf(dealer, await makeOffer(dealer, summary.id))).not.toHaveProperty("comparison");
  });
});
