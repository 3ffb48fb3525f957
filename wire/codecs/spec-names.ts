import { ownValue } from "@stanza/catalogue";
import type { OfferTotals } from "@stanza/pricing";
import { type Fields, fieldsOf, isFalse, isTrue, recordOf } from "./exchange/loose-fields.ts";
import type { StoredOffer, StoredProject, StoredRow, StoredService, Typed } from "./stored-project.ts";

const STEPS = ["1", "2", "3", "4"] as const;
const INFO_DISCOUNTS = [
  ...STEPS.map((n) => `dDiscount${n}`),
  ...STEPS.map((n) => `dDiscount${n}E`),
  "dDiscountD",
] as const;
/** Fields of `customerFieldsInfo` that the stored form keeps beside it. */
const INFO_TEXTS: readonly string[] =
  "nOrdCRM L_AziSel L_ListSel bdBusinessName bdAgency bdABI bdCAB bdStreet bdCity bdPostalCode bdNation bdPhone bdBIC bdCIN bdConto bdIBAN saStreet saCity saPostalCode saNation".split(
    " ",
  );
/** In `customerFields.offer` as in the stored offer, where the name differs. */
const OFFER_NAMES = [
  ["vat", "vat"],
  ["vatD", "vatD"],
  ["valIva", "valIva"],
  ["salesTax", "salesTax"],
  ["ipVat", "ipVat"],
  ["dpVat", "dpVat"],
  ["paymentTerms", "paymentTerms"],
  ["offerValidity", "validity"],
  ["leadtime", "leadTime"],
] as const;
const CHARGES = [
  ["deliveryPrice", "varDeliveryPrice", "delivery"],
  ["instPrice", "varInstPrice", "installation"],
] as const;
/** Totals that the specification keeps in the offer. */
export const OFFER_TOTALS = ["netTotal", "Crm3CadPrNet", "Crm3CadPrVat", "Crm3CadPrTot"] as const;
const ROW_FIELDS = ["vat", "checkVat", "ntp", "rifGmk"] as const;

/** Names under `customerFields` that say again what the stored form says in its own way. */
const SPEC_FIELDS: readonly string[] = ["DOCType", "USA", "offer", "notes", "rows", "servicesRows"];

/**
 * The stored form with what is agreed under the names of spec 2 §3 as well, for hosts and ERPs: in `customerFields` the document's type,
 * `offer`, `customerFieldsInfo`, `rows` by uniqueid, `servicesRows` and `catalogsRows` by catalogue. Totals are `withTotals`'s, but for those
 * of services.
 */
export function withSpecNames(stored: StoredProject, totals?: OfferTotals): StoredProject {
  const own = fieldsOf(stored.customerFields) ?? {};
  const { offer = {} } = stored;
  const catalogues = recordOf(offer.catalogs);
  return {
    ...stored,
    customerFields: {
      ...stored.customerFields,
      DOCType: offer.doctype,
      USA: offer.usa ?? false,
      notes: offer.notes ?? "",
      discount1: offer.discount1,
      discount2: offer.discount2,
      offer: {
        ...fieldsOf(own.offer),
        ...Object.fromEntries(OFFER_NAMES.map(([theirs, ours]) => [theirs, offer[ours]])),
        ...Object.fromEntries(
          CHARGES.flatMap(([price, code, ours]) => [
            [price, offer[ours]?.price],
            [code, offer[ours]?.cod],
          ]),
        ),
        ...(totals
          ? {
              netTotal: totals.netTotal,
              Crm3CadPrNet: totals.netTotal,
              Crm3CadPrVat: totals.tax,
              Crm3CadPrTot: totals.total,
            }
          : {}),
      },
      customerFieldsInfo: {
        ...fieldsOf(own.customerFieldsInfo),
        ...Object.fromEntries(INFO_DISCOUNTS.map((name) => [name, offer.discounts?.[name]])),
        ...Object.fromEntries(INFO_TEXTS.map((name) => [name, own[name]])),
      },
      rows: stored.rows.map((row) => ({
        uniqueid: row.uniqueid,
        qt: row.qt ?? 1,
        ...Object.fromEntries(ROW_FIELDS.map((name) => [name, row[name]])),
      })),
      servicesRows: Object.fromEntries(
        catalogues.map(([code, kept]) => [
          code,
          ((kept as { services?: readonly StoredService[] }).services ?? []).map((service) => ({
            ...service,
            offer: service.offer ?? true,
            total: totals?.services.find(({ catalogue, id }) => catalogue === code && id === service.id)
              ?.amount,
          })),
        ]),
      ),
      catalogsRows: {
        ...fieldsOf(own.catalogsRows),
        ...Object.fromEntries(
          catalogues.map(([code, kept]) => [
            code,
            { ...fieldsOf(fieldsOf(own.catalogsRows)?.[code]), discount1: fieldsOf(kept)?.discount1 },
          ]),
        ),
      },
    },
  };
}

/**
 * Returns the stored form of the fields that a host keeps under the names of spec 2 §3; where the stored form has a value too, that one
 * holds. The totals that came along follow from the rest and were set by nobody.
 */
export function fromSpecNames(stored: StoredProject): StoredProject {
  const fields = fieldsOf(stored.customerFields) ?? {};
  const info = fieldsOf(fields.customerFieldsInfo) ?? {};
  const theirs = fieldsOf(fields.offer) ?? {};
  const { offer = {} } = stored;
  const own = <T>(value: T | undefined, other: () => T | undefined): T | undefined => value ?? other();
  const catalogues = new Set([
    ...Object.keys(offer.catalogs ?? {}),
    ...recordOf(fields.servicesRows).map(([code]) => code),
    ...recordOf(fields.catalogsRows).flatMap(([code, kept]) =>
      typedIn(fieldsOf(kept) ?? {}, "discount1") === undefined ? [] : [code],
    ),
  ]);
  const read: StoredOffer = {
    ...offer,
    discounts: {
      ...Object.fromEntries(
        INFO_DISCOUNTS.flatMap((name) => {
          const value = typedIn(info, name);
          return value === undefined ? [] : [[name, value]];
        }),
      ),
      ...offer.discounts,
    },
    discount1: own(offer.discount1, () => typedIn(fields, "discount1")),
    discount2: own(offer.discount2, () => typedIn(fields, "discount2")),
    catalogs: Object.fromEntries(
      [...catalogues].map((code) => {
        const kept = ownValue(offer.catalogs, code) ?? {};
        const given = fieldsOf(ownValue(fieldsOf(fields.catalogsRows), code)) ?? {};
        const services = own(kept.services, () => servicesOf(ownValue(fieldsOf(fields.servicesRows), code)));
        const discount1 = own(kept.discount1, () => typedIn(given, "discount1"));
        return [
          code,
          { ...kept, ...(discount1 === undefined ? {} : { discount1 }), ...(services ? { services } : {}) },
        ];
      }),
    ),
    doctype: own(offer.doctype, () => documentTypeIn(fields)),
    usa: own(offer.usa, () => flagIn(fields, "USA")),
    notes: own(offer.notes, () => textOf(fields.notes)),
    vat: own(offer.vat, () => typedIn(theirs, "vat")),
    vatD: own(offer.vatD, () => typedIn(theirs, "vatD")),
    valIva: own(offer.valIva, () => textOf(theirs.valIva)),
    salesTax: own(offer.salesTax, () => typedIn(theirs, "salesTax")),
    ipVat: own(offer.ipVat, () => flagIn(theirs, "ipVat")),
    dpVat: own(offer.dpVat, () => flagIn(theirs, "dpVat")),
    paymentTerms: own(offer.paymentTerms, () => textOf(theirs.paymentTerms)),
    validity: own(offer.validity, () => textOf(theirs.offerValidity)),
    leadTime: own(offer.leadTime, () => textOf(theirs.leadtime)),
    delivery: own(offer.delivery, () => chargeIn(theirs, "deliveryPrice", "varDeliveryPrice")),
    installation: own(offer.installation, () => chargeIn(theirs, "instPrice", "varInstPrice")),
  };
  const known = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  const texts = INFO_TEXTS.filter((name) => textOf(info[name]) !== undefined);
  return {
    ...stored,
    rows: withRowFields(stored.rows, fields.rows),
    customerFields: {
      ...Object.fromEntries(texts.map((name) => [name, textOf(info[name])])),
      ...stored.customerFields,
    },
    offer: known,
  };
}

/** `customerFields` without what `withSpecNames` writes; what else a host keeps there stays. */
export function withoutSpecNames(fields: Fields): Fields {
  const { offer, customerFieldsInfo, catalogsRows, discount1, discount2, ...rest } = fields;
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !SPEC_FIELDS.includes(name)));
  const ofOffer = without(offer, [...OFFER_NAMES.map(([name]) => name), ...CHARGES.flat(), ...OFFER_TOTALS]);
  const ofInfo = without(customerFieldsInfo, [...INFO_DISCOUNTS, ...INFO_TEXTS]);
  const ofCatalogues = Object.fromEntries(
    recordOf(catalogsRows).map(([code, own]) => [code, without(own, ["discount1"])]),
  );
  return {
    ...kept,
    ...(Object.keys(ofOffer).length > 0 ? { offer: ofOffer } : {}),
    ...(Object.keys(ofInfo).length > 0 ? { customerFieldsInfo: ofInfo } : {}),
    ...(Object.keys(ofCatalogues).length > 0 ? { catalogsRows: ofCatalogues } : {}),
  };
}

/** Fields of rows from `customerFields.rows`, by uniqueid, and of lines from their own `customDataFe`. */
function withRowFields(rows: readonly StoredRow[], given: unknown): StoredRow[] {
  const byRow = new Map(
    recordOf(Array.isArray(given) ? { ...given } : given).flatMap(([key, value]) => {
      const own = fieldsOf(value);
      return own ? [[textOf(own.uniqueid) ?? key, own] as const] : [];
    }),
  );
  return rows.map((row) => {
    if (!byRow.has(row.uniqueid) && !row.erp) return row;
    const own = byRow.get(row.uniqueid) ?? {};
    const lines = Object.fromEntries(
      (row.erp ?? []).flatMap((line) => {
        const data = fieldsOf(line.customDataFe);
        if (line.id === undefined || !data) return [];
        const rifGmk = textOf(data.rifGmk);
        const check = isTrue(data.check);
        const iva = typedIn(data, "iva") ?? null;
        return [[line.id, { iva, check, ...(rifGmk ? { rifGmk } : {}) }] as const];
      }),
    );
    const read = {
      vat: row.vat ?? typedIn(own, "vat"),
      checkVat: row.checkVat ?? flagIn(own, "checkVat"),
      ntp: row.ntp ?? flagIn(own, "ntp"),
      rifGmk: row.rifGmk ?? textOf(own.rifGmk),
      qt: row.qt ?? countIn(own, "qt"),
      customDataFe: row.customDataFe ?? (Object.keys(lines).length > 0 ? lines : undefined),
    };
    return { ...row, ...Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) };
  });
}

/** The services of one catalogue, as one, a list of them, or one by each key. */
function servicesOf(value: unknown): StoredService[] | undefined {
  const single = fieldsOf(value);
  if (value === undefined || value === null) return undefined;
  const all: readonly unknown[] = Array.isArray(value)
    ? value
    : single && ("price" in single || "perc" in single)
      ? [single]
      : Object.values(single ?? {});
  return all.flatMap((one, index) => {
    const { total: _, ...service } = fieldsOf(one) ?? {};
    if (Object.keys(service).length === 0) return [];
    const des = fieldsOf(service.des);
    return [
      {
        ...service,
        id: textOf(service.id) ?? `${index}`,
        des: des
          ? (des as Record<string, string>)
          : textOf(service.des)
            ? { en: textOf(service.des) ?? "" }
            : {},
        offer: !isFalse(service.offer),
        ...defined({ perc: typedIn(service, "perc"), price: typedIn(service, "price") }),
        ...defined({ vat: typedIn(service, "vat"), minimum: typedIn(service, "minimum") }),
      },
    ];
  });
}

const documentTypeIn = (fields: Fields): StoredOffer["doctype"] =>
  ([1, 2, 3, 4, 5] as const).find((one) => textOf(fields.DOCType) === `${one}`);

function chargeIn(fields: Fields, price: string, code: string): StoredOffer["delivery"] {
  const [amount, cod] = [typedIn(fields, price), textOf(fields[code])];
  return amount === undefined && cod === undefined
    ? undefined
    : { price: amount ?? 0, ...(cod ? { cod } : {}) };
}

function typedIn(fields: Fields, name: string): Typed | undefined {
  const value = fields[name];
  return typeof value === "number" || typeof value === "string" || value === null ? value : undefined;
}

const flagIn = (fields: Fields, name: string): boolean | undefined =>
  fields[name] === undefined || fields[name] === null ? undefined : isTrue(fields[name]);

function countIn(fields: Fields, name: string): number | undefined {
  const count = Number(textOf(fields[name]) ?? Number.NaN);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;

const defined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const without = (value: unknown, names: readonly string[]): Fields =>
  Object.fromEntries(recordOf(value).filter(([name]) => !names.includes(name)));
