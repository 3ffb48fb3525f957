import type { Offer } from "@stanza/offer";
import { expect, test } from "vitest";
import { type AcceptedFacts, clientLetter, sellerLetter } from "./acceptance-letters.ts";

const facts = (language: string, currency: string, timeZone: string): AcceptedFacts => ({
  offer: {
    number: "2026-00001",
    language,
    currency,
    payable: "15942.65",
    decimals: 2,
    customer: { firstName: "Urs", lastName: "Keller" },
    shop: { code: "S", name: "Stanza" },
    project: { id: "9", description: "Kitchen" },
  } as Offer,
  by: "Urs Keller",
  at: new Date("2026-11-23T19:36:00Z"),
  timeZone,
  options: [],
});
/** With plain spaces and apostrophes. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ").replaceAll("’", "'");

test("[QU-04] a Swiss client reads Swiss figures and no ß, an American one their own date and clock", () => {
  const swiss = plain(clientLetter(facts("de-CH", "CHF", "Europe/Zurich"), "Lukas Meier").text);
  expect(swiss).toContain("am 23. November 2026 um 20:36");
  expect(swiss).toContain("CHF 15'942.65");
  expect(swiss).toContain("Freundliche Grüsse");
  const american = plain(clientLetter(facts("en-US", "USD", "America/Chicago"), "Grace Miller").text);
  expect(american).toContain("on November 23, 2026 at 1:36 PM");
  expect(american).toContain("for $15,942.65 including tax");
});

test("[SH-18] [QU-14] French and Spanish letters have their figures, days and a space before a colon where it belongs", () => {
  const french = clientLetter(facts("fr-CH", "CHF", "Europe/Zurich"), "Anne Rochat").text;
  expect(plain(french)).toContain("acceptée le 23 novembre 2026 à 20:36 par Urs Keller");
  expect(sellerLetter(facts("it", "EUR", "Europe/Paris"), "fr", "").text).toContain(
    "À payer, TVA comprise\u00a0: 15",
  );
  const spanish = plain(sellerLetter(facts("it", "EUR", "Europe/Madrid"), "es", "").text);
  expect(spanish).toContain(
    "Urs Keller ha aceptado la oferta 2026-00001 (Kitchen) el 23 de noviembre de 2026",
  );
  expect(spanish).toContain("A pagar, IVA incluido: 15.942,65 €");
});

test("[QU-14] the seller's letter leads to the order by one button, whatever language the offer has", () => {
  const of = facts("it", "CHF", "Europe/Zurich");
  const letter = sellerLetter(of, "de-CH", "https://kitchens.example/summary?order=1&project=9");
  expect(plain(letter.subject)).toBe("Urs Keller hat das Angebot 2026-00001 angenommen: CHF 15'942.65");
  expect(letter.text).toContain("Ansehen und bestellen:\nhttps://kitchens.example/summary?order=1&project=9");
  expect(letter.html).toContain(">Ansehen und bestellen</a>");
});
