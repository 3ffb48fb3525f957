import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readElements } from "../../../wire/codecs/spreadsheet/xml-elements.ts";
import { HOSTILE_TEXTS, hostileProject, textsIn } from "./hostile-texts.ts";
import { makeOffer } from "./make-offer.ts";
import { createSample } from "./sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "./test-server.ts";

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer({ env: { LOG_LEVEL: "silent" } });
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

/** Any path as the browser asks for it. */
const answered = (path: string) =>
  fetch(stanza.server.url + path, { headers: { authorization: `Bearer ${dealer.token}` } });

test("[PR-01] [QU-06] [T32] forty payloads in every text field come back from the main screens' answers as the text they are, as JSON that no browser runs", async () => {
  // Each field has a payload of its own in each of the projects, and after five projects has had many.
  for (let turn = 0; turn < 5; turn++) {
    const sent = hostileProject((field) => HOSTILE_TEXTS[(field + turn * 8) % HOSTILE_TEXTS.length] ?? "");
    const { summary } = await createSample(dealer, sent);
    const { id } = summary;
    const opened = bodyOf(await dealer.client.getProject({ params: { id } }), 200);
    expect(opened.document).toEqual(sent);
    expect(summary.description).toBe(sent.des);
    const { projects } = bodyOf(await dealer.client.listProjects({ query: { limit: 100 } }), 200);
    expect(projects.find((one) => one.id === id)?.description).toBe(sent.des);
    for (const path of [
      `/api/projects/${id}`,
      `/api/projects?search=${encodeURIComponent(sent.des)}`,
      `/api/projects/${encodeURIComponent(sent.des)}`,
      `/api/articles?text=${encodeURIComponent(sent.des)}`,
      `/api/${encodeURIComponent(sent.des)}`,
    ]) {
      const answer = await answered(path);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
      expect(answer.status).toBeLessThan(500);
    }
    const picture = await answered(`/api/projects/${id}/picture`);
    expectHarmless(await picture.text());
  }
});

test("[QU-08] [T32] [T33] an offer, its client's page, its mail and its PDF say the payloads letter by letter", async () => {
  const sent = hostileProject((field) => HOSTILE_TEXTS[field % HOSTILE_TEXTS.length] ?? "");
  const { summary } = await createSample(dealer, sent);
  const offer = await makeOffer(dealer, summary.id, {
    terms: { ...bodyTerms(), paymentTerms: "<script>alert(1)</script> 50%" },
    prints: [],
  });
  const params = { id: offer };
  const frozen = textsIn(bodyOf(await dealer.client.getOffer({ params }), 200).offer);
  const typed = [sent.des, sent.orderaddress?.[0]?.surname, sent.offer?.notes, sent.rows[2]?.note];
  for (const text of typed) expect(frozen.join("\n")).toContain(text);

  const { path } = bodyOf(
    await dealer.client.createOfferLink({ params, body: { recipient: HOSTILE_TEXTS[0] ?? "" } }),
    201,
  );
  const token = path.replace("/o/", "");
  const page = await fetch(stanza.server.url + path);
  const html = await page.text();
  for (const text of HOSTILE_TEXTS.filter((one) => one.startsWith("<"))) expect(html).not.toContain(text);
  for (const [i, text] of HOSTILE_TEXTS.slice(0, 5).entries()) {
    const body = { row: null, name: `Anna ${i} ${text}`.slice(0, 100), text };
    const { comments } = bodyOf(await stanza.anyone.commentSharedOffer({ params: { token }, body }), 201);
    expect(comments.at(-1)?.text).toBe(text);
  }
  const scene = await fetch(`${stanza.server.url}/api/o/${token}/scene`);
  expect(scene.headers.get("content-type")).not.toContain("text/html");

  const pdf = bodyOf(await dealer.client.getOfferPdf({ params }), 200);
  const file = join(stanza.folder, "hostile.pdf");
  writeFileSync(file, Buffer.from(await pdf.arrayBuffer()));
  const printed = execFileSync("pdftotext", [file, "-"], { encoding: "utf8" }).replace(/\s+/g, "");
  expect(printed).toContain("<script>alert(1)</script>");
  expect(printed).not.toContain("root:x");
  const raw = execFileSync("qpdf", ["--qdf", "--object-streams=disable", file, "-"], {
    encoding: "latin1",
    maxBuffer: 100_000_000,
  });
  expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|SubmitForm|ImportData|GoToR)\b/);
});

test("[PR-11] [T32] customers, comments, notes to approvals and file names are kept as text, or refused; none is an error of the server", async () => {
  const { summary } = await createSample(dealer);
  for (const text of HOSTILE_TEXTS) {
    const created = await dealer.client.createCustomer({
      body: {
        customer: {
          firstName: text.slice(0, 120),
          lastName: "Rossi",
          email: "",
          phone: "",
          vatNumber: "",
          address: {
            street: text.slice(0, 200),
            postalCode: "",
            city: "",
            county: "",
            country: "",
            countryCode: "",
          },
        },
      },
    });
    expect(bodyOf(created, 201).customer.firstName).toBe(text.slice(0, 120).trim());
    const { customers } = bodyOf(await dealer.client.listCustomers({ query: { search: text } }), 200);
    expect(customers.every(({ customer }) => customer.firstName.includes(text.slice(0, 20).trim()))).toBe(
      true,
    );
    const attached = await dealer.client.addAttachment({
      params: { id: summary.id },
      query: { name: `${text.slice(0, 80)}.pdf` },
      body: new Blob(["%PDF-1.7 x"], { type: "application/octet-stream" }),
    });
    // A name with a slash is no name of a file.
    expect(attached.status).toBe(/[\\/\p{C}]/u.test(text.slice(0, 80)) ? 400 : 201);
  }
  const { attachments } = bodyOf(await dealer.client.listAttachments({ params: { id: summary.id } }), 200);
  for (const { id } of attachments) {
    const file = await answered(`/api/projects/${summary.id}/attachments/${id}`);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[ !#-[\]-~]+"; filename\*=/,
    );
    expect(file.headers.get("content-security-policy")).toContain("sandbox");
  }
});

function bodyTerms() {
  return {
    profile: "tiered",
    dealerMode: false,
    discounts: { standard: [5], appliances: [5], dealer: 0, document: [], catalogues: {} },
    delivery: { price: 0, code: "02" },
    installation: { price: 0, code: "02" },
    services: {},
    unitedStates: false,
    tax: { deliveryTaxed: false, installationTaxed: false },
    rowRates: {},
    lineRates: {},
    validity: "",
    leadTime: "",
  } as const;
}

/** A drawing whose texts are texts: nothing in it runs or asks for anything. */
function expectHarmless(svg: string): void {
  const found: string[] = [];
  const visit = (element: {
    name: string;
    attributes: Readonly<Record<string, string>>;
    children: readonly unknown[];
  }) => {
    if (/^(script|foreignobject|iframe|a|animate|set|use)$/i.test(element.name)) found.push(element.name);
    for (const [name, value] of Object.entries(element.attributes))
      if (/^on/i.test(name) || (/^(href|src|style)$/i.test(name) && !value.startsWith("#")))
        found.push(`${name}=${value}`);
    for (const child of element.children) visit(child as typeof element);
  };
  readElements(svg, { svg: visit });
  expect(found).toEqual([]);
  expect(svg).toMatch(/^<svg /);
}
