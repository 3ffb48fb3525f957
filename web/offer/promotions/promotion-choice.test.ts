import { expect, test } from "vitest";
import { chosenCodes, effectsOf, withChoice, withOrderDay } from "./promotion-choice.ts";

test("[QU-10] a choice is made, changed and taken back kind by kind; nothing chosen is no choice", () => {
  const campaign = withChoice(undefined, "campaign", "AUT");
  const both = withChoice(campaign, "list", "PRO");
  expect(both).toEqual({ campaign: "AUT", list: "PRO" });
  expect(chosenCodes(both)).toEqual(["AUT", "PRO"]);
  expect(withChoice(both, "campaign", "WIN")).toEqual({ campaign: "WIN", list: "PRO" });
  expect(withChoice(both, "campaign", undefined)).toEqual({ list: "PRO" });
  expect(withChoice(campaign, "campaign", undefined)).toBeUndefined();
  expect(chosenCodes(undefined)).toEqual([]);
});

test("[QU-10] the day of the order is kept beside the choice, and goes with it", () => {
  const day = "2027-01-15";
  expect(withOrderDay(undefined, day)).toEqual({ orderdate: day });
  const both = withChoice(withOrderDay(undefined, day), "campaign", "AUT");
  expect(both).toEqual({ campaign: "AUT", orderdate: day });
  expect(chosenCodes(both)).toEqual(["AUT"]);
  expect(withOrderDay(both, undefined)).toEqual({ campaign: "AUT" });
  expect(withOrderDay({ orderdate: day }, undefined)).toBeUndefined();
});

test("[QU-10] a promotion tells what it changes, delivery at 0 as free, and that it may change no price", () => {
  const words = { code: "A", description: {} };
  expect(effectsOf({ ...words, dealerDiscount: "42.5", deliveryPrice: "180", priceList: "CUC-AUT" })).toEqual(
    [
      { kind: "discount", value: "42.5" },
      { kind: "priceList", value: "CUC-AUT" },
      { kind: "delivery", value: "180" },
    ],
  );
  expect(effectsOf({ ...words, deliveryPrice: "0.00" })).toEqual([{ kind: "freeDelivery" }]);
  expect(effectsOf(words)).toEqual([{ kind: "nothing" }]);
});
