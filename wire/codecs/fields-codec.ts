import type { Address, BusinessDetails, ComparisonChoice, CustomerFields, RowFields } from "@stanza/offer";
import { PROMOTION_KINDS, type PromotionChoice } from "@stanza/pricing";
import { keptCrmData } from "./crm-data.ts";
import { withoutSpecNames } from "./spec-names.ts";
import type { StoredProject } from "./stored-project.ts";
import { decodeTerms, encodeTerms, KNOWN_TERMS } from "./terms-codec.ts";
import { withoutTotals } from "./totals-codec.ts";

/** ASSUMED: names like the others, for what the specification does not have: the codes of an electronic invoice in Italy. */
const ITALIAN_NAMES = {
  fiscalCode: "bdCodiceFiscale",
  recipientCode: "bdSDI",
  certifiedEmail: "bdPEC",
} as const satisfies Partial<Record<keyof BusinessDetails, string>>;

/** Names in `customerFields` (spec 2 §3 customerFieldsInfo). */
const BUSINESS_NAMES = {
  name: "bdBusinessName",
  agency: "bdAgency",
  street: "bdStreet",
  city: "bdCity",
  postalCode: "bdPostalCode",
  nation: "bdNation",
  phone: "bdPhone",
  iban: "bdIBAN",
  bic: "bdBIC",
  abi: "bdABI",
  cab: "bdCAB",
  cin: "bdCIN",
  account: "bdConto",
} as const satisfies Record<Exclude<keyof BusinessDetails, keyof typeof ITALIAN_NAMES>, string>;

const SHIPPING_NAMES = {
  street: "saStreet",
  postalCode: "saPostalCode",
  city: "saCity",
  county: "saCounty",
  country: "saNation",
  countryCode: "saNationCode",
} as const satisfies Record<keyof Address, string>;

const OWN_NAMES = {
  crmOrder: "nOrdCRM",
  company: "L_AziSel",
  priceList: "L_ListSel",
  language: "lang",
  country: "country",
} as const satisfies Partial<Record<keyof CustomerFields, string>>;

const KNOWN_FIELDS = new Set<string>([
  "vat",
  "references",
  "promotion",
  "comparison",
  ...Object.values(BUSINESS_NAMES),
  ...Object.values(ITALIAN_NAMES),
  ...Object.values(SHIPPING_NAMES),
  ...Object.values(OWN_NAMES),
]);
const KNOWN_OFFER = new Set<string>([...KNOWN_TERMS, "notes", "valIva"]);

type Stored = Readonly<Record<string, unknown>>;

/** `customerFields` and `offer` of the stored project; marks and rates of rows stand in the rows. */
export function encodeFields(
  fields: CustomerFields,
): Required<Pick<StoredProject, "customerFields" | "offer">> {
  const vat = fields.terms.tax.customerVat;
  return {
    customerFields: {
      ...(vat === undefined ? {} : { vat }),
      ...(fields.business ? rename<keyof typeof BUSINESS_NAMES>(fields.business, BUSINESS_NAMES) : {}),
      ...(fields.business ? rename<keyof typeof ITALIAN_NAMES>(fields.business, ITALIAN_NAMES) : {}),
      ...(fields.shipping ? rename(fields.shipping, SHIPPING_NAMES) : {}),
      ...rename<keyof typeof OWN_NAMES>(fields, OWN_NAMES),
      ...(fields.references?.length ? { references: fields.references.map((one) => ({ ...one })) } : {}),
      ...promotionOf(fields.promotion),
      ...storedComparison(fields.comparison),
    },
    offer: {
      ...encodeTerms(fields.terms),
      notes: fields.notes,
      ...(fields.taxCode === undefined ? {} : { valIva: fields.taxCode }),
    },
  };
}

export function decodeFields(stored: StoredProject): CustomerFields {
  const own = stored.customerFields ?? {};
  const rows = stored.rows.flatMap((row): [string, RowFields][] =>
    row.ntp === undefined && row.rifGmk === undefined && row.optional !== true
      ? []
      : [
          [
            row.uniqueid,
            {
              needsPhoto: row.ntp ?? false,
              reference: row.rifGmk ?? "",
              ...(row.optional === true ? { optional: true } : {}),
            },
          ],
        ],
  );
  const lines = stored.rows.flatMap((row): [string, Record<string, string>][] => {
    const found = Object.entries(row.customDataFe ?? {}).flatMap(([line, { rifGmk }]) =>
      rifGmk === undefined ? [] : [[line, rifGmk] as const],
    );
    return found.length > 0 ? [[row.uniqueid, Object.fromEntries(found)]] : [];
  });
  const business = readAll(own, BUSINESS_NAMES);
  const shipping = readAll(own, SHIPPING_NAMES);
  return {
    terms: decodeTerms(stored),
    notes: stored.offer?.notes ?? "",
    ...(business ? { business: { ...business, ...readThose(own, ITALIAN_NAMES) } } : {}),
    ...(shipping ? { shipping } : {}),
    ...crmOrderOf(own),
    ...readThose(own, OWN_NAMES),
    ...(stored.offer?.valIva === undefined ? {} : { taxCode: stored.offer.valIva }),
    ...(rows.length > 0 ? { rows: Object.fromEntries(rows) } : {}),
    ...(lines.length > 0 ? { lineReferences: Object.fromEntries(lines) } : {}),
    ...(own.references?.length ? { references: own.references } : {}),
    ...promotionOf(own.promotion),
    ...comparisonOf(own.comparison),
  };
}

/** The chosen codes and the day of the order; what names neither is no choice. */
function promotionOf(choice: PromotionChoice | undefined): { promotion?: Record<string, string> } {
  const codes = ([...PROMOTION_KINDS, "orderdate"] as const).flatMap((key) =>
    choice?.[key] ? [[key, choice[key]]] : [],
  );
  return codes.length > 0 ? { promotion: Object.fromEntries(codes) } : {};
}

type StoredComparison = NonNullable<StoredProject["customerFields"]>["comparison"];

function storedComparison(choice: ComparisonChoice | undefined): { comparison?: StoredComparison } {
  if (!choice || choice.values.length === 0) return {};
  const { catalogue, variable, values, includesOwn } = choice;
  return { comparison: { catalogue, variable, values: [...values], ...(includesOwn ? { own: true } : {}) } };
}

function comparisonOf(stored: StoredComparison): { comparison?: ComparisonChoice } {
  if (!stored || stored.values.length === 0) return {};
  const { own = false, ...choice } = stored;
  return { comparison: { ...choice, includesOwn: own } };
}

/** The CRM order where only `crmData` names it, as hosts write it (spec 2 §3). */
function crmOrderOf({ crmData }: Stored): Pick<CustomerFields, "crmOrder"> {
  const id = typeof crmData === "object" && crmData !== null && "id" in crmData ? crmData.id : undefined;
  return typeof id === "string" || typeof id === "number" ? { crmOrder: String(id) } : {};
}

/** Returns the fields that `decodeFields` does not take, to be kept as they are; totals follow from the rest and are left out. */
export function unknownFields(stored: StoredProject): Record<string, unknown> {
  const { customerFields, offer } = withoutTotals({
    customerFields: withoutSpecNames(keptCrmData(without(stored.customerFields ?? {}, KNOWN_FIELDS))),
    offer: without(stored.offer ?? {}, KNOWN_OFFER),
  });
  return {
    ...(Object.keys(customerFields).length > 0 ? { customerFields } : {}),
    ...(Object.keys(offer).length > 0 ? { offer } : {}),
  };
}

export function without(object: object, names: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}

/** The fields of `names` that are there, under their stored names. */
function rename<K extends string>(
  value: Readonly<Partial<Record<K, unknown>>>,
  names: Readonly<Record<K, string>>,
): Stored {
  const entries = Object.entries(names) as [K, string][];
  return Object.fromEntries(
    entries.flatMap(([field, name]) => (value[field] === undefined ? [] : [[name, value[field]]])),
  );
}

/** Every field of `names` as text, empty where it is missing; `undefined` where all are. */
function readAll<K extends string>(
  stored: Stored,
  names: Readonly<Record<K, string>>,
): Record<K, string> | undefined {
  const found = readThose(stored, names);
  if (Object.keys(found).length === 0) return undefined;
  const empty = Object.fromEntries(Object.keys(names).map((field) => [field, ""])) as Record<K, string>;
  return { ...empty, ...found };
}

function readThose<K extends string>(
  stored: Stored,
  names: Readonly<Record<K, string>>,
): Partial<Record<K, string>> {
  const entries = Object.entries(names) as [K, string][];
  const found = entries.flatMap(([field, name]) => {
    const value = stored[name];
    return typeof value === "string" ? [[field, value]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<K, string>>;
}
