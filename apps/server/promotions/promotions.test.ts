import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { StoredProject } from "@stanza/codecs";
import type { PromotionChoice } from "@stanza/pricing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobDone, orderOffer, sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

const DEMO = readFileSync(new URL("../../../customers/demo/promotions.json", import.meta.url), "utf8");

let now = new Date("2026-11-20T10:00:00Z");
let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer({ files: { "promotions.json": DEMO }, now: () => now });
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

/** The sample under promotions, with nothing of the terms that would hide them. */
const documentWith = (promotion: PromotionChoice): StoredProject => {
  const sample = sampleDocument();
  return { ...sample, customerFields: { ...sample.customerFields, promotion } };
};
const dealerTerms = (dealerDiscount: string, dealerMode = true) => {
  const terms = sampleTerms();
  return { ...terms, dealerMode, discounts: { ...terms.discounts, dealer: dealerDiscount } };
};
const quote = async (
  person: Person,
  id: number,
  promotion: PromotionChoice | null | undefined,
  terms = dealerTerms("0"),
) =>
  bodyOf(
    await person.client.quoteProject({
      params: { id },
      body: { terms, language: "en", ...(promotion === undefined ? {} : { promotion }) },
    }),
    200,
  );

describe("promotions of a site", () => {
  test("[QU-10] the demo's dealer is shown campaigns, deliveries and lists of the project's catalogues", async () => {
    const { summary } = await createSample(dealer);
    const list = async (person: Person, id: number) =>
      bodyOf(await person.client.listPromotions({ params: { id }, query: {} }), 200);
    const shown = await list(dealer, summary.id);
    expect(shown.campaign.map(({ code }) => code)).toEqual(["AUTUNNO26", "MOSTRA"]);
    expect(shown.campaign[0]).toEqual({
      code: "AUTUNNO26",
      description: {
        it: "Autunno in cucina",
        en: "Autumn kitchens",
        de: "Küchenherbst",
        fr: "L’automne en cuisine",
        es: "Otoño en la cocina",
      },
      from: "2026-09-01",
      until: "2027-01-31",
      dealerDiscount: "42.5",
      priceList: "CUC-EUR-AUT",
    });
    expect(shown.delivery.map(({ code }) => code)).toEqual(["FRANCO", "RAPIDA", "RITIRO"]);
    expect(shown.list.map(({ code }) => code)).toEqual(["LISTINO-AUT26", "RIVENDITORI"]);
    const swiss = await stanza.as("dealer.zuerich");
    const theirs = await list(swiss, (await createSample(swiss)).summary.id);
    expect(theirs.campaign.map(({ code }) => code)).toEqual(["MOSTRA"]);
    const later = await dealer.client.listPromotions({
      params: { id: summary.id },
      query: { orderdate: "2027-02-01" },
    });
    expect(bodyOf(later, 200).campaign.map(({ code }) => code)).toEqual(["MOSTRA"]);
  });

  test("[QU-10] customers are shown none, and cannot grant themselves a discount by naming one", async () => {
    const customer = await stanza.as("customer.milano");
    const own = await createSample(customer, documentWith({ campaign: "MOSTRA" }));
    const asked = await customer.client.listPromotions({ params: { id: own.summary.id }, query: {} });
    expect(bodyOf(asked, 403).error).toBe("forbidden");
    const { offer, promotion } = await quote(customer, own.summary.id, undefined);
    expect(promotion).toEqual({ state: "none", refused: [] });
    // Dealer mode is not theirs either, so the discounts are the client's, with or without a promotion.
    const plain = await quote(customer, own.summary.id, null);
    expect([offer.promotion, offer.discount]).toEqual([undefined, plain.offer.discount]);
  });

  test("[QU-10] a campaign grants its discount, its delivery price and its list in dealer mode, and nothing to the client", async () => {
    const { summary } = await createSample(dealer);
    const plain = await quote(dealer, summary.id, null);
    expect(plain.promotion.state).toBe("none");
    const { offer, promotion } = await quote(dealer, summary.id, {
      campaign: "AUTUNNO26",
      delivery: "RAPIDA",
    });
    expect(promotion).toEqual({ state: "valid", refused: [] });
    expect(offer.promotion).toEqual({
      chosen: [
        { kind: "campaign", code: "AUTUNNO26", description: "Autumn kitchens" },
        { kind: "delivery", code: "RAPIDA", description: "Fast, 3 weeks" },
      ],
      dealerDiscount: "42.5",
      deliveryPrice: "180",
      priceLists: { CUCINA: "CUC-EUR-AUT" },
    });
    expect(offer.priceLists?.CUCINA).toBe("CUC-EUR-AUT");
    expect(offer.delivery.amount).toBe("180.00");
    const [gross, before] = [Number(offer.gross), Number(plain.offer.gross)];
    expect(gross / before).toBeGreaterThan(0.9);
    expect(gross / before).toBeLessThan(0.97);
    const dealers = offer.discounts.find(({ group }) => group.kind === "dealer");
    expect(dealers?.steps.map(({ percent }) => percent)).toEqual(["42.5"]);
    const client = await quote(dealer, summary.id, { campaign: "AUTUNNO26" }, dealerTerms("0", false));
    const clientBefore = await quote(dealer, summary.id, null, dealerTerms("0", false));
    expect(client.promotion.state).toBe("valid");
    expect(client.offer).toEqual(clientBefore.offer);
  });

  test("[QU-10] what the maker grants needs no approval, what the seller adds to it does", async () => {
    await stanza.server.context.pool.query(
      "update app_user set discount_limit = 10 where login = 'dealer.milano'",
    );
    const { summary } = await createSample(dealer);
    const guardOf = async (typed: string, promotion: PromotionChoice | null) =>
      (await quote(dealer, summary.id, promotion, dealerTerms(typed))).guard.needsApproval;
    expect(await guardOf("42.5", null)).toBe(true);
    expect(await guardOf("0", { campaign: "AUTUNNO26" })).toBe(false);
    expect(await guardOf("30", { campaign: "AUTUNNO26" })).toBe(false);
    expect(await guardOf("60", { campaign: "AUTUNNO26" })).toBe(true);
    await stanza.server.context.pool.query(
      "update app_user set discount_limit = null where login = 'dealer.milano'",
    );
  });

  test("[QU-10] the saved choice is frozen with the offer, printed, and outlives the promotion", async () => {
    const { summary } = await createSample(dealer, documentWith({ campaign: "MOSTRA", delivery: "FRANCO" }));
    const ordered = await orderOffer(dealer, summary.id, { terms: dealerTerms("0"), language: "en" });
    const { offerId } = await jobDone(dealer, bodyOf(ordered, 202).jobId);
    const params = { id: Number(offerId) };
    const { offer } = bodyOf(await dealer.client.getOffer({ params }), 200);
    expect(offer.promotion).toMatchObject({
      chosen: [{ code: "MOSTRA" }, { code: "FRANCO" }],
      dealerDiscount: "50",
      deliveryPrice: "0",
    });
    expect(offer.hash).toMatch(/^[0-9a-f]{64}$/);
    const path = join(stanza.folder, "promotion.pdf");
    const pdf = bodyOf(await dealer.client.getOfferPdf({ params }), 200);
    writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
    const text = execFileSync("pdftotext", [path, "-"], { encoding: "utf8" }).replace(/\s+/g, " ");
    expect(text).toContain("Campaign Display kitchen (MOSTRA)");
    expect(text).toContain("Delivery terms Free to the shop, 6 weeks (FRANCO)");
    const half = Number(offer.gross) / 2;
    // Article 0PR49ZV0009A is never discounted, and nothing else is left out.
    expect(Number(offer.discount)).toBeGreaterThan(half * 0.9);
    expect(Number(offer.discount)).toBeLessThanOrEqual(half + 0.01);
    const { document } = bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200);
    expect(document.customerFields?.promotion).toEqual({ campaign: "MOSTRA", delivery: "FRANCO" });
  });

  test("[QU-10] a choice is held against the day of the order: what begins later counts for it, what has ended by then does not", async () => {
    const { summary } = await createSample(dealer);
    const standing = async (promotion: PromotionChoice) =>
      (await quote(dealer, summary.id, promotion)).promotion;
    const autumn = { campaign: "AUTUNNO26" };
    expect(await standing(autumn)).toMatchObject({ state: "valid" });
    expect(await standing({ ...autumn, orderdate: "2027-02-01" })).toEqual({
      state: "refused",
      refused: ["campaign"],
    });
    // Before the campaign; nobody orders on a day that has passed.
    expect(await standing({ ...autumn, orderdate: "2026-08-20" })).toMatchObject({ state: "valid" });
    const today = now;
    now = new Date("2026-08-20T10:00:00Z");
    try {
      expect(await standing(autumn)).toMatchObject({ state: "refused" });
      const early = await quote(dealer, summary.id, { ...autumn, orderdate: "2026-09-01" });
      expect(early.promotion).toMatchObject({ state: "valid" });
      expect(early.offer.promotion).toMatchObject({ orderDate: "2026-09-01" });
    } finally {
      now = today;
    }
  });

  test("[QU-10] a promotion that is not valid for the shop or the day is refused, named in the quote and never counted", async () => {
    const { summary } = await createSample(dealer, documentWith({ campaign: "AUTUNNO26", list: "NO-SUCH" }));
    const { offer, promotion } = await quote(dealer, summary.id, undefined);
    expect(promotion).toEqual({ state: "refused", refused: ["list"] });
    expect([offer.promotion, offer.discount]).toEqual([undefined, "0.00"]);
    const refused = await orderOffer(dealer, summary.id, { terms: dealerTerms("0") });
    expect(bodyOf(refused, 422).error).toBe("promotion-refused");

    const swiss = await stanza.as("dealer.zuerich");
    const theirs = await createSample(swiss, documentWith({ campaign: "AUTUNNO26" }));
    const elsewhere = await orderOffer(swiss, theirs.summary.id, { terms: dealerTerms("0") });
    expect(bodyOf(elsewhere, 422).message).toContain("campaign");

    const autumn = documentWith({ campaign: "AUTUNNO26" });
    bodyOf(await save(dealer, summary.id, 1, autumn), 200);
    expect((await quote(dealer, summary.id, undefined)).promotion.state).toBe("valid");
    now = new Date("2027-02-01T10:00:00Z");
    expect((await quote(dealer, summary.id, undefined)).promotion.state).toBe("refused");
    now = new Date("2026-11-20T10:00:00Z");
  });
});

describe("promotions of an ERP", () => {
  let erp: Server;
  let beside: TestServer;
  let isDown = false;
  beforeAll(async () => {
    erp = createServer((request, response) => {
      request.resume();
      request.on("end", () => {
        if (isDown) response.statusCode = 503;
        const campaign = [{ cod: "" }, { cod: "ERP26", des: "Dall'ERP", discountD: 33 }];
        response.end(JSON.stringify({ delivery: [], campaign, list: [] }));
      });
    });
    await new Promise<void>((resolve) => erp.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(erp.address() as AddressInfo).port}`;
    const systems = {
      promotions: { address: `http://${host}`, timeoutSeconds: 2 },
      privateHosts: [host],
    };
    beside = await startTestServer({
      beside: stanza,
      files: { "systems.json": JSON.stringify(systems), "promotions.json": DEMO },
      now: () => now,
    });
  });
  afterAll(async () => {
    await beside.close();
    erp.closeAllConnections();
    erp.close();
  });

  test("[QU-10] a configured ERP is asked, and where it is down nothing is promised", async () => {
    const person = await beside.as("dealer.milano");
    const { summary } = await createSample(person, documentWith({ campaign: "ERP26" }));
    const params = { id: summary.id };
    const shown = bodyOf(await person.client.listPromotions({ params, query: {} }), 200);
    expect(shown).toEqual({
      campaign: [{ code: "ERP26", description: { und: "Dall'ERP" }, dealerDiscount: "33" }],
      delivery: [],
      list: [],
    });
    const { offer } = await quote(person, summary.id, undefined);
    expect(offer.promotion?.dealerDiscount).toBe("33");
    isDown = true;
    now = new Date("2026-11-20T10:02:00Z");
    const down = await person.client.listPromotions({ params, query: {} });
    expect(bodyOf(down, 502).error).toBe("promotions-unavailable");
    const without = await quote(person, summary.id, undefined);
    expect(without.promotion).toEqual({ state: "unavailable", refused: [] });
    expect(without.offer.discount).toBe("0.00");
    const ordered = await orderOffer(person, summary.id, { terms: dealerTerms("0") });
    expect(bodyOf(ordered, 502).error).toBe("promotions-unavailable");
  });
});
