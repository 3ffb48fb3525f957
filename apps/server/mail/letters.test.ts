import { LANGUAGES } from "@stanza/quantities";
import { describe, expect, test } from "vitest";
import { sampleOffer } from "../../../media/print/testing/sample-offer.ts";
import { accountLetter } from "../accounts/account-letters.ts";
import { changeOrderFileName, offerFileName } from "../offers/offer-record.ts";
import { offerLetter, openOffer } from "./mail-template.ts";

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe.each(LANGUAGES)("[SH-18] letters in %s", (language) => {
  test.each(["reset", "register", "known", "changed", "invite"] as const)(
    "about accounts: %s has every value in its place and words of its own",
    (of) => {
      const values = { shop: "Stanza Lyon", login: "a.martin" };
      const letter = accountLetter(of, values, of === "changed" ? null : "https://x.example/c/1", language);
      const whole = `${letter.subject}\n${letter.text}`;
      expect(whole).toContain("Stanza Lyon");
      expect(whole).not.toMatch(/[{}]/);
      const others = LANGUAGES.filter((other) => other !== language).map(
        (other) => accountLetter(of, values, null, other).subject,
      );
      expect(others).not.toContain(letter.subject);
    },
  );

  test("about an offer", () => {
    const letter = offerLetter({ ...sampleOffer, language }, "A. Martin");
    expect(letter.subject).toContain(sampleOffer.number);
    expect(letter.text).toContain("A. Martin");
  });
});

test("[SH-18] a French client is written to as vous, a Spanish one as usted", () => {
  const french = offerLetter({ ...sampleOffer, language: "fr", validUntil: "2026-12-24" }, "A. Martin");
  expect(french.text).toContain("l’offre que nous avons préparée pour vous");
  expect(plain(french.text)).toContain("valable jusqu’au 24 décembre 2026");
  const spanish = offerLetter({ ...sampleOffer, language: "es-MX", validUntil: "2026-12-24" }, "A. Martín");
  expect(spanish.text).toContain("la oferta que hemos preparado para usted");
  expect(spanish.text).toContain("válida hasta el 24 de diciembre de 2026");
  expect([openOffer("fr-CH"), openOffer("es")]).toEqual(["Ouvrir l’offre", "Abrir la oferta"]);
});

test("[SH-18] file names are in the offer's language and in ASCII", () => {
  const names = LANGUAGES.flatMap((language) => [
    offerFileName({ name: "offer", number: "2026-00007", language }),
    changeOrderFileName({ number: "2026-00007" }, { number: "2026-00009", language }),
  ]);
  expect(new Set(names).size).toBe(2 * LANGUAGES.length);
  for (const name of names) expect(name).toMatch(/^[\w-]+\.pdf$/);
  expect(names).toContain("Offre-2026-00007.pdf");
  expect(names).toContain("Modificacion-2026-00007-2026-00009.pdf");
});
