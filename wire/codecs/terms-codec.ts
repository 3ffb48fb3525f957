import { ownValue } from "@stanza/catalogue";
import type { OfferTerms, OwnRate, Service } from "@stanza/pricing";
import type { NumberInput } from "@stanza/quantities";
import { NO_TERMS } from "./project-document.ts";
import type { StoredOffer, StoredProject, StoredService, Typed } from "./stored-project.ts";

/** Names of the stored offer that terms are made of. */
export const KNOWN_TERMS: readonly string[] =
  "profile dealer discounts discount1 discount2 catalogs delivery installation doctype usa vat vatD salesTax dpVat ipVat paymentTerms instalments validity leadTime".split(
    " ",
  );

const STEPS = ["1", "2", "3", "4"] as const;

/** The document's terms with the names of spec 2 §3; rates of rows and lines stand in the rows. */
export function encodeTerms(terms: OfferTerms): StoredOffer {
  const { discounts, tax } = terms;
  const catalogues = new Set([...Object.keys(discounts.catalogues), ...Object.keys(terms.services)]);
  return dropUndefined({
    profile: terms.profile,
    dealer: terms.dealerMode,
    discounts: {
      ...numbered("dDiscount", "", discounts.standard),
      ...numbered("dDiscount", "E", discounts.appliances),
      dDiscountD: discounts.dealer ?? null,
    },
    discount1: discounts.document[0],
    discount2: discounts.document[1],
    catalogs: Object.fromEntries(
      [...catalogues].map((code) => [
        code,
        dropUndefined({
          discount1: ownValue(discounts.catalogues, code),
          services: ownValue(terms.services, code)?.map(encodeService),
        }),
      ]),
    ),
    delivery: dropUndefined({ price: terms.delivery.price ?? null, cod: terms.delivery.code }),
    installation: dropUndefined({ price: terms.installation.price ?? null, cod: terms.installation.code }),
    doctype: terms.documentType,
    usa: terms.unitedStates,
    vat: tax.offerVat,
    vatD: tax.dealerVat,
    salesTax: tax.salesTax,
    dpVat: tax.deliveryTaxed,
    ipVat: tax.installationTaxed,
    paymentTerms: terms.paymentTerms,
    instalments: terms.instalments?.map((one) => ({ ...one })),
    validity: terms.validity,
    leadTime: terms.leadTime,
  });
}

export function decodeTerms(stored: StoredProject): OfferTerms {
  const offer: StoredOffer = stored.offer ?? {};
  const given = offer.discounts ?? {};
  const catalogs = Object.entries(offer.catalogs ?? {});
  return dropUndefined({
    profile: offer.profile ?? NO_TERMS.profile,
    dealerMode: offer.dealer ?? false,
    discounts: {
      standard: upToLast(STEPS.map((n) => given[`dDiscount${n}`])),
      appliances: upToLast(STEPS.map((n) => given[`dDiscount${n}E`])),
      dealer: given.dDiscountD ?? 0,
      document: upToLast([offer.discount1, offer.discount2]),
      catalogues: Object.fromEntries(
        catalogs.flatMap(([code, own]) => (own.discount1 === undefined ? [] : [[code, own.discount1]])),
      ),
    },
    delivery: dropUndefined({ price: offer.delivery?.price ?? 0, code: offer.delivery?.cod ?? "02" }),
    installation: dropUndefined({
      price: offer.installation?.price ?? 0,
      code: offer.installation?.cod ?? "02",
    }),
    services: Object.fromEntries(
      catalogs.flatMap(([code, own]) => (own.services ? [[code, own.services.map(decodeService)]] : [])),
    ),
    documentType: offer.doctype,
    unitedStates: offer.usa ?? false,
    tax: dropUndefined({
      offerVat: offer.vat,
      customerVat: stored.customerFields?.vat,
      dealerVat: offer.vatD,
      salesTax: offer.salesTax,
      deliveryTaxed: offer.dpVat ?? false,
      installationTaxed: offer.ipVat ?? false,
    }),
    rowRates: Object.fromEntries(
      stored.rows.flatMap((row) =>
        row.checkVat === undefined ? [] : [[row.uniqueid, { vat: row.vat ?? null, checked: row.checkVat }]],
      ),
    ),
    lineRates: Object.fromEntries(
      stored.rows.flatMap((row) => {
        const rates = lineRates(row.customDataFe ?? {});
        return Object.keys(rates).length > 0 ? [[row.uniqueid, rates]] : [];
      }),
    ),
    paymentTerms: offer.paymentTerms ?? "",
    instalments: offer.instalments?.map(({ when, date, percent, amount }) =>
      dropUndefined({ when, date, percent, amount }),
    ),
    validity: offer.validity ?? "",
    leadTime: offer.leadTime ?? "",
  });
}

function lineRates(
  stored: NonNullable<StoredProject["rows"][number]["customDataFe"]>,
): Record<string, OwnRate> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([line, { iva, check, rifGmk }]) =>
      // A line that is there for its reference alone has no rate.
      iva === null && !check && rifGmk !== undefined ? [] : [[line, { vat: iva, checked: check }]],
    ),
  );
}

function encodeService({ description, offered, percent, ...service }: Service): StoredService {
  return dropUndefined({ ...service, des: { ...description }, offer: offered, perc: percent });
}

function decodeService({ des, offer, perc, ...service }: StoredService): Service {
  return dropUndefined({ ...service, description: des, offered: offer, percent: perc });
}

function numbered(prefix: string, suffix: string, values: readonly NumberInput[]): Record<string, Typed> {
  return Object.fromEntries(
    values.slice(0, STEPS.length).map((value, i) => [`${prefix}${i + 1}${suffix}`, value ?? null]),
  );
}

/** A list of numbers without the missing ones at its end; one missing in the middle is 0. */
function upToLast(values: readonly NumberInput[]): readonly NumberInput[] {
  const length = values.findLastIndex((value) => value !== undefined) + 1;
  return values.slice(0, length).map((value) => value ?? 0);
}

function dropUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, kept]) => kept !== undefined)) as T;
}
