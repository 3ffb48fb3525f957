import { expect, test } from "vitest";
import { newOfferTerms } from "./new-offer-terms.ts";
import {
  type ChosenPromotion,
  choosePromotion,
  type Promotion,
  type Promotions,
  promotedTerms,
  promotionsFor,
  termsWithoutGrant,
} from "./promotion.ts";

const entry = (code: string, more: Partial<Promotion> = {}): Promotion => ({
  code,
  description: { en: code },
  ...more,
});
const NONE: Promotions = { campaign: [], delivery: [], list: [] };
const SCOPE = { shop: "MILANO", day: "2026-11-20", catalogues: ["CUCINA", "MURI"] };

test.each([
  ["on its first day", { from: "2026-11-20" }, true],
  ["on its last day", { until: "2026-11-20" }, true],
  ["before it begins", { from: "2026-11-21" }, false],
  ["after it ended", { until: "2026-11-19" }, false],
  ["for its shop", { shops: ["ROMA", "MILANO"] }, true],
  ["for another shop", { shops: ["ROMA"] }, false],
  ["for one of the project's catalogues", { catalogues: ["BAGNO", "CUCINA"] }, true],
  ["for other catalogues", { catalogues: ["BAGNO"] }, false],
])("[QU-10] a promotion is offered or not: %s", (_, more, isOffered) => {
  const campaign = [entry("A", more)];
  expect(promotionsFor({ ...NONE, campaign }, SCOPE).campaign).toEqual(isOffered ? campaign : []);
});

const OFFERED: Promotions = {
  campaign: [
    entry("AUT", { dealerDiscount: "42.5", deliveryPrice: "90", priceList: "CUC-AUT" }),
    entry("OLD"),
  ],
  delivery: [entry("FREE", { deliveryPrice: "0" })],
  list: [entry("PRO", { dealerDiscount: "40", priceList: "CUC-PRO" }), entry("BARE")],
};
const listsOf = (list: string) => (list === "CUC-PRO" ? ["CUCINA"] : list === "CUC-AUT" ? ["CUCINA"] : []);

test("[QU-10] a choice gives the largest discount, the delivery's price and the list's prices", () => {
  expect(choosePromotion({ campaign: "AUT", delivery: "FREE", list: "PRO" }, OFFERED, listsOf)).toEqual({
    promotion: {
      chosen: {
        campaign: { code: "AUT", description: { en: "AUT" } },
        delivery: { code: "FREE", description: { en: "FREE" } },
        list: { code: "PRO", description: { en: "PRO" } },
      },
      dealerDiscount: "42.5",
      deliveryPrice: "0",
      priceLists: { CUCINA: "CUC-PRO" },
    },
  });
  expect(choosePromotion({ campaign: "AUT", list: "BARE" }, OFFERED, listsOf)).toMatchObject({
    promotion: { deliveryPrice: "90", priceLists: { CUCINA: "CUC-AUT" } },
  });
});

test("[QU-10] a promotion that is not offered is refused by its kind, an empty code is no choice", () => {
  expect(choosePromotion({ campaign: "GONE", delivery: "FREE", list: "AUT" }, OFFERED, listsOf)).toEqual({
    refused: ["campaign", "list"],
  });
  expect(choosePromotion({ campaign: "", delivery: "" }, OFFERED, listsOf)).toEqual({
    promotion: { chosen: {} },
  });
});

const dealerTerms = (dealer: string) => {
  const terms = newOfferTerms({ documentKind: "ITA" }, "it");
  return { ...terms, dealerMode: true, discounts: { ...terms.discounts, dealer } };
};
const PROMOTION: ChosenPromotion = { chosen: {}, dealerDiscount: "42.5", deliveryPrice: "0" };

test("[QU-10] the larger dealer discount counts, and only the seller's addition to the maker's needs approval", () => {
  expect(promotedTerms(dealerTerms("10"), PROMOTION).discounts.dealer).toBe("42.5");
  expect(promotedTerms(dealerTerms("50"), PROMOTION).discounts.dealer).toBe("50");
  expect(termsWithoutGrant(dealerTerms("10"), PROMOTION).discounts.dealer).toBe("0");
  expect(termsWithoutGrant(dealerTerms("50"), PROMOTION).discounts.dealer).toBe("50");
});

test("[QU-10] delivery of a promotion is free at 0 and charged above; a client's offer stays unchanged", () => {
  expect(promotedTerms(dealerTerms("0"), PROMOTION).delivery).toEqual({ price: "0", code: "02" });
  const charged = { ...PROMOTION, deliveryPrice: "120" };
  expect(promotedTerms(dealerTerms("0"), charged).delivery).toEqual({ price: "120", code: "03" });
  const forClient = { ...dealerTerms("10"), dealerMode: false };
  expect(promotedTerms(forClient, PROMOTION)).toBe(forClient);
  expect(promotedTerms(dealerTerms("10"), undefined)).toEqual(dealerTerms("10"));
});
