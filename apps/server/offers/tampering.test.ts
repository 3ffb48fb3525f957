import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeProject, type StoredProject, type StoredRow } from "@stanza/codecs";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { referenceTotals } from "../../../domain/pricing/testing/reference-totals.ts";
import { makeOffer } from "../testing/make-offer.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let dealer: Person;
let id: number;
let revision = 1;
let listed: readonly ListedLine[];
beforeAll(async () => {
  stanza = await startTestServer({ now: () => new Date("2026-11-20T10:00:00Z") });
  dealer = await stanza.as("dealer.milano");
  id = (await createSample(dealer)).summary.id;
  listed = await listedLines();
});
afterAll(() => stanza.close());

/** A line of the untouched project with its list price, to be summed by the reference. */
interface ListedLine {
  readonly row: string;
  readonly line: string;
  readonly catalogue: string;
  readonly code: string;
  readonly quantity: string;
  readonly price: string;
  readonly appliance: boolean;
  readonly counts: boolean;
}

/** The prices of the dealer's untouched project. */
async function listedLines(): Promise<readonly ListedLine[]> {
  const { rows } = bodyOf(await dealer.client.recomputeProject({ params: { id }, body: {} }), 200);
  const { offer } = bodyOf(
    await dealer.client.quoteProject({ params: { id }, body: { terms: termsOf(sampleDocument()) } }),
    200,
  );
  const sold = new Set(offer.groups.flatMap(({ positions }) => positions.map(({ rowId }) => rowId)));
  return rows.flatMap(({ uniqueid, erp }) =>
    erp.map(({ id: line, cod, qt, punit, var: pairs, level }) => ({
      row: uniqueid,
      line,
      catalogue: "CUCINA",
      code: cod,
      quantity: qt,
      price: punit ?? "0",
      appliance: pairs.split(";").includes("_GRUPPOPREV=ELDOM"),
      counts: sold.has(uniqueid) && level !== 1,
    })),
  );
}

function termsOf(document: StoredProject) {
  const decoded = decodeProject(document);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return decoded.document.terms;
}

const quote = (document: StoredProject) =>
  dealer.client.quoteProject({ params: { id }, body: { terms: termsOf(document), language: "it" } });

async function saved(document: StoredProject, totals?: unknown) {
  const answer = bodyOf(
    await dealer.client.saveProject({
      params: { id },
      headers: { "if-match": `"${revision}"`, "x-save-id": randomUUID() },
      body: { document, totals },
    }),
    200,
  );
  revision = answer.revision;
  return answer;
}

/** Fields that a person may change, and that count. */
const honest = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 15, maxLength: 15 }),
  increase: fc.constantFrom(1, "1.05", "0,95", 2, "1.333"),
  standard: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 4, maxLength: 4 }),
  appliances: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 4, maxLength: 4 }),
  vat: fc.constantFrom("22", "10", "4", 0),
  delivery: fc.integer({ min: 0, max: 50_000 }).map((cents) => (cents / 100).toFixed(2)),
});
type Honest = typeof honest extends fc.Arbitrary<infer Value> ? Value : never;

const money = fc.constantFrom("0", "0.01", "-1", "1e9", "", null, 0, 0.01, -500, "999999");
/** Fields that the server works out itself: values that a client sends for them count for nothing. */
const tampered = fc.record({
  punit: money,
  qt: fc.constantFrom<number | string | null>("0.001", -3, "0", 1e6, null),
  level: fc.constantFrom<number | string>(1, "1", 0, 2, "x"),
  lineVat: fc.constantFrom("0", "3"),
  totals: money,
  priceDate: fc.constantFrom("1999-01-01", "2099-12-31", "never", null),
  listid: fc.constantFrom("CUC-CHF", "FREE", "", "../../x"),
  neutro: fc.constantFrom("99FREE", "BASE-1D", ""),
  skipBasket: fc.boolean(),
  img: fc.constantFrom("", "javascript:alert(1)"),
  which: fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }),
});
type Tampered = typeof tampered extends fc.Arbitrary<infer Value> ? Value : never;

function documentOf(
  { quantities, increase, standard, appliances, vat, delivery }: Honest,
  fake?: Tampered,
): StoredProject {
  const document = sampleDocument();
  const steps = (of: readonly number[], suffix: string) =>
    Object.fromEntries(of.map((percent, i) => [`dDiscount${i + 1}${suffix}`, percent]));
  return {
    ...document,
    ...(fake ? { priceDate: fake.priceDate, listid: fake.listid } : {}),
    // Fields of totals as hosts and older programs write them.
    ...(fake
      ? { total: fake.totals, totalGoods: fake.totals, totVatI: fake.totals, Crm3CadPrTot: fake.totals }
      : {}),
    pricesIncrease: increase,
    rows: document.rows.map((row, i): StoredRow => {
      const qt = quantities[i] ?? 1;
      if (!fake?.which[i]) return { ...row, qt };
      const line = {
        cod: "FAKE",
        qt: fake.qt,
        punit: fake.punit,
        level: fake.level,
        var: "_GRUPPOPREV=ELDOM",
      };
      const erp = [...listed.filter(({ row: of }) => of === row.uniqueid), { line: "new" }].map(
        ({ line: lineId }) => ({ id: lineId, ...line }),
      );
      return {
        ...row,
        qt,
        erp,
        neutro: fake.neutro,
        skipBasket: fake.skipBasket,
        img: fake.img,
        reg: "FREE",
        model: "FREE",
        // Not checked: it says nothing.
        vat: fake.lineVat,
        checkVat: false,
      };
    }),
    offer: {
      ...document.offer,
      discounts: { ...steps(standard, ""), ...steps(appliances, "E"), dDiscountD: 0 },
      vat,
      delivery: { price: delivery, cod: "03" },
      ...(fake ? { netTotal: fake.totals, gross: fake.totals, tax: fake.totals } : {}),
    },
  };
}

/** The totals by the second implementation, from list prices and what was honestly changed. */
function expected({ quantities, increase, standard, appliances, vat, delivery }: Honest) {
  const rowQuantity = new Map(sampleDocument().rows.map(({ uniqueid }, i) => [uniqueid, quantities[i] ?? 1]));
  return referenceTotals({
    lines: listed.map(({ row, code, catalogue, price, quantity, appliance, counts }) => ({
      code,
      appliance,
      catalogue,
      price,
      quantity,
      rowQuantity: String(rowQuantity.get(row) ?? 1),
      counts,
      ownRate: null,
    })),
    increase: String(increase).replace(",", "."),
    decimals: 2,
    swiss: false,
    profile: "tiered",
    dealer: false,
    standard: standard.map(String),
    appliances: appliances.map(String),
    dealerDiscount: "0",
    document: [],
    catalogues: {},
    rate: String(vat),
    us: false,
    deliveryTaxed: false,
    installationTaxed: false,
    delivery,
    installation: "450",
    services: [],
    depositPercent: "50",
  });
}

describe("prices, quantities, levels, totals, dates and lists that are sent", () => {
  test("[QU-01] [QU-02] [QU-06] [T24] count for nothing: the server's totals are those of a second reference", async () => {
    await fc.assert(
      fc.asyncProperty(honest, tampered, async (given, fake) => {
        const document = documentOf(given, fake);
        const reference = expected(given);
        const { totals } = await saved(document, { gross: fake.totals, payable: fake.totals });
        expect([totals.gross, totals.payable]).toEqual([reference.gross, reference.payable]);
        const { offer } = bodyOf(await quote(document), 200);
        const { gross, goods, netTotal, tax, total, payable } = offer;
        expect({ gross, goods, netTotal, tax, total, payable }).toEqual({
          gross: reference.gross,
          goods: reference.goods,
          netTotal: reference.netTotal,
          tax: reference.tax,
          total: reference.total,
          payable: reference.payable,
        });
        expect(
          offer.groups.flatMap(({ positions }) => positions.flatMap(({ lines }) => lines)),
        ).not.toContainEqual(expect.objectContaining({ code: "FAKE" }));
        const lines = offer.groups.flatMap(({ positions }) =>
          positions.flatMap(({ lines: all }) => all.flatMap(({ amount }) => (amount ? [amount] : []))),
        );
        const cents = lines.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
        expect((cents / 100).toFixed(2)).toBe(gross);
      }),
      { numRuns: 40, seed: 24 },
    );
  });

  test("[QU-08] [T24] the frozen offer and its PDF say what the reference says, whatever the document claimed", async () => {
    const [[given, fake] = []] = fc.sample(fc.tuple(honest, tampered), { seed: 7, numRuns: 1 });
    if (!given || !fake) throw new Error("no sample");
    const cheap = { ...given, standard: [5, 0, 0, 0], appliances: [5, 0, 0, 0], increase: 1 };
    const document = documentOf(cheap, { ...fake, which: fake.which.map(() => true) });
    await saved(document);
    const reference = expected(cheap);
    const offerId = await makeOffer(dealer, id, { terms: termsOf(document), language: "it" });
    const { offer } = bodyOf(await dealer.client.getOffer({ params: { id: offerId } }), 200);
    expect([offer.gross, offer.payable]).toEqual([reference.gross, reference.payable]);
    const path = join(stanza.folder, "tampered.pdf");
    const pdf = bodyOf(await dealer.client.getOfferPdf({ params: { id: offerId } }), 200);
    writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
    const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
    const format = new Intl.NumberFormat("it-IT", { minimumFractionDigits: 2 });
    expect(text).toContain(format.format(Number(reference.payable)));
    expect(text).not.toContain("FAKE");
  });

  test.each([
    ["rows.2.qt", 0],
    ["rows.2.qt", -1],
    ["rows.2.qt", 1.5],
    ["rows.2.qt", 10_000],
    ["rows.2.qt", "5"],
    ["pricesIncrease", 0],
    ["pricesIncrease", "-1"],
    ["pricesIncrease", "0,001"],
    ["pricesIncrease", 1e6],
    ["offer.delivery.price", -9000],
    ["offer.installation.price", "-0.01"],
    ["offer.vat", "-22"],
    ["offer.vat", 900],
    ["offer.salesTax", "-1"],
  ])("[QU-06] [T24] %s = %s is refused and changes nothing", async (path, value) => {
    const document = structuredClone(sampleDocument()) as unknown as Record<string, unknown>;
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, document);
    holder[last] = value;
    const answer = await dealer.client.saveProject({
      params: { id },
      headers: { "if-match": `"${revision}"`, "x-save-id": randomUUID() },
      body: { document: document as unknown as StoredProject },
    });
    expect(bodyOf(answer, 422).details[0]?.path).toMatch(/^(rows\.2\.(qt|quantity)|pricesIncrease|offer\.)/);
    expect(bodyOf(await dealer.client.getProject({ params: { id } }), 200).revision).toBe(revision);
  });

  test("[QU-06] [T24] terms sent with a quote or an order meet the same limits as stored ones", async () => {
    const terms = termsOf(sampleDocument());
    const hidden = [
      { ...terms, delivery: { price: -9000, code: "03" } },
      { ...terms, tax: { ...terms.tax, offerVat: -100 } },
      { ...terms, services: { CUCINA: [{ id: "s", description: { en: "Gift" }, price: -5000 }] } },
      { ...terms, rowRates: { corner: { vat: -50, checked: true } } },
    ];
    for (const body of hidden) {
      expect(
        bodyOf(await dealer.client.quoteProject({ params: { id }, body: { terms: body } }), 422).error,
      ).toBe("invalid-terms");
      const order = await dealer.client.createOffer({
        params: { id },
        headers: { "x-save-id": randomUUID() },
        body: { terms: body, prints: [] },
      });
      expect(bodyOf(order, 422).error).toBe("invalid-terms");
    }
  });

  test("[QU-08] [T24] a person's row that claims to be generated is no row: it is neither sold nor kept in the total", async () => {
    const document = sampleDocument();
    const rows = document.rows.map((row) => (row.uniqueid === "drawers" ? { ...row, auto: true } : row));
    const { totals } = await saved({ ...document, rows });
    const without = await saved({
      ...document,
      rows: document.rows.filter(({ uniqueid }) => uniqueid !== "drawers"),
    });
    expect(totals.gross).toBe(without.totals.gross);
    await saved(document);
  });
});

describe("delimiters", () => {
  const DELIMITED = ["a;b", "a=b", "a\tb", "a;HACK=1", "x\r\ny", "%3B", "a;;b", "=;=", "客户;\t="];

  test("[PR-01] [T25] a note, a name or a choice with every delimiter comes back from the server as it was", async () => {
    for (const text of DELIMITED) {
      const document = sampleDocument();
      const rows = document.rows.map((row, i) =>
        i === 2 ? { ...row, note: text, rule: [{ cod: "NOTE", value: text, src: "u" }] } : row,
      );
      await saved({ ...document, des: `Casa ${text}`, rows });
      const back = bodyOf(await dealer.client.getProject({ params: { id } }), 200);
      expect(back.document.des).toBe(`Casa ${text}`);
      expect(back.document.rows[2]?.note).toBe(text);
      const { rows: lines } = bodyOf(await dealer.client.recomputeProject({ params: { id }, body: {} }), 200);
      for (const { erp } of lines)
        for (const { var: pairs } of erp) expect(pairs).not.toMatch(/(^|;)(HACK|B)=/i);
    }
    await saved(sampleDocument());
  });

  test("[QU-08] [T25] prints, shops, orders of the CRM and approvals take no list in one value", async () => {
    const terms = termsOf(sampleDocument());
    for (const text of DELIMITED) {
      const order = await dealer.client.createOffer({
        params: { id },
        headers: { "x-save-id": randomUUID() },
        body: { terms, prints: [text] },
      });
      expect(bodyOf(order, 422).error).toBe("invalid-terms");
      const shop = await dealer.client.setProjectStatus({
        params: { id },
        body: { status: "assigned", targetShop: text },
      });
      expect([403, 422]).toContain(shop.status);
    }
    for (const order of ["1;2", "1\t2", "1~2", "1 2", "1\n2"]) {
      const linked = await dealer.client.linkCrmOrder({ params: { id }, body: { order } });
      // A single id may hold a semicolon: nothing splits it.
      expect([order, linked.status]).toEqual([order, order === "1;2" ? 200 : 422]);
    }
    bodyOf(await dealer.client.linkCrmOrder({ params: { id }, body: { order: null } }), 200);
  });
});

test("[QU-08] [T27] one save as an offer, sent twenty times at once, is one revision and one change of status", async () => {
  const { summary } = await createSample(dealer);
  const saveId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      dealer.client.saveProject({
        params: { id: summary.id },
        headers: { "if-match": '"1"', "x-save-id": saveId },
        body: { document: sampleDocument(), as: "offer" },
      }),
    ),
  );
  expect(new Set(answers.map((answer) => bodyOf(answer, 200).revision))).toEqual(new Set([2]));
  expect(answers.filter((answer) => !bodyOf(answer, 200).replay)).toHaveLength(1);
  const { rows } = await stanza.server.context.pool.query<{ count: number }>(
    "select count(*) from audit where entity = 'project' and entity_id = $1 and action = 'save'",
    [String(summary.id)],
  );
  expect(Number(rows[0]?.count)).toBe(1);
});
