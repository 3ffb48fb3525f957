import { textIn } from "@stanza/catalogue";
import { type InEveryLanguage, inLanguage } from "@stanza/quantities";
import type { Instalment } from "./instalments.ts";
import type { OfferTerms, Shop } from "./offer-terms.ts";
import { DEFAULT_RATE, FREE_OF_CHARGE } from "./readings.ts";
import { DOCUMENT_RULES, documentTypeOf } from "./shop-rules.ts";

type UsualTerms = Pick<OfferTerms, "paymentTerms" | "validity">;

/** Half in advance and two weeks, in the words of the offer's language, because the client reads them in the document. */
const USUAL_TERMS: InEveryLanguage<UsualTerms> = {
  en: { paymentTerms: "Deposit 50% + Balance before shipping", validity: "2 weeks" },
  it: { paymentTerms: "Acconto 50%, saldo prima della spedizione", validity: "2 settimane" },
  de: { paymentTerms: "50\u00a0% Anzahlung, Rest vor Versand", validity: "2 Wochen" },
  fr: { paymentTerms: "Acompte de 50\u00a0%, solde avant l’expédition", validity: "2 semaines" },
  es: { paymentTerms: "Anticipo del 50\u00a0%, resto antes del envío", validity: "2 semanas" },
};

const EVENTS: InEveryLanguage<readonly [string, string, string]> = {
  en: ["at order", "at delivery", "after installation"],
  it: ["all’ordine", "alla consegna", "dopo il montaggio"],
  de: ["bei Bestellung", "bei Lieferung", "nach Montage"],
  fr: ["à la commande", "à la livraison", "après la pose"],
  es: ["con el pedido", "a la entrega", "tras el montaje"],
};

/** A schedule to begin with, 30, 60 and 10 percent, in the words of the offer's language. */
export function usualInstalments(language: string): readonly Instalment[] {
  const [order, delivery, end] = inLanguage(EVENTS, language);
  return [{ when: order, percent: "30" }, { when: delivery, percent: "60" }, { when: end }];
}

/**
 * The terms of a new offer: VAT of the shop's document type, else the shop's usual rate, else 22; delivery and installation 0 and free of
 * charge, half in advance, two weeks (spec 2 §9).
 *
 * language  of the quote; it decides between document types 1 and 2, and the words for payment and validity, which are English for a
 *           language without any
 */
export function newOfferTerms(
  shop: Pick<Shop, "documentKind" | "usualVat" | "instalments">,
  language: string,
): OfferTerms {
  const { instalments = [] } = shop;
  const documentType = documentTypeOf(shop.documentKind, language);
  return {
    profile: "tiered",
    dealerMode: false,
    discounts: { standard: [], appliances: [], dealer: undefined, document: [], catalogues: {} },
    delivery: { price: "0", code: FREE_OF_CHARGE },
    installation: { price: "0", code: FREE_OF_CHARGE },
    services: {},
    ...(documentType === undefined ? {} : { documentType }),
    unitedStates: false,
    tax: {
      offerVat:
        documentType === undefined ? (shop.usualVat ?? DEFAULT_RATE) : DOCUMENT_RULES[documentType].rate,
      deliveryTaxed: false,
      installationTaxed: false,
    },
    rowRates: {},
    lineRates: {},
    ...inLanguage(USUAL_TERMS, language),
    ...(instalments.length > 0
      ? {
          instalments: instalments.map((one) => ({ ...one, when: textIn(one.when, language) })),
          paymentTerms: "",
        }
      : {}),
    leadTime: "",
  };
}

/** The own rate of a new row: 0 and not checked, so that the document's rate applies (spec 2 §9, quote.md §4.2 [18]). */
export const NEW_ROW_RATE = { vat: "0", checked: false } as const;

/** The quantity of a new row (spec 2 §9). */
export const NEW_ROW_QUANTITY = 1;
