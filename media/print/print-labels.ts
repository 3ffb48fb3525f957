import type { OfferPromotion } from "@stanza/offer";
import { labelsIn } from "./labels-in.ts";

/** Every word that an offer prints by itself. */
export interface PrintLabels {
  readonly offer: string;
  readonly draft: string;
  readonly draftNote: string;
  readonly number: string;
  readonly version: string;
  readonly date: string;
  readonly validUntil: string;
  readonly validity: string;
  readonly project: string;
  readonly customer: string;
  readonly shipping: string;
  readonly vatNumber: string;
  readonly position: string;
  readonly picture: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly included: string;
  readonly noPrice: string;
  readonly subtotal: string;
  readonly summary: string;
  readonly goods: string;
  readonly standard: string;
  readonly appliances: string;
  readonly undiscounted: string;
  readonly discount: string;
  readonly goodsTotal: string;
  readonly servicesTotal: string;
  readonly delivery: string;
  readonly installation: string;
  readonly net: string;
  /** `{rate}` and `{base}`. */
  readonly tax: string;
  readonly salesTax: string;
  readonly taxes: string;
  readonly items: string;
  readonly otherItems: string;
  /** `{number}` */
  readonly roomNumber: string;
  readonly pricesWithTax: string;
  readonly pricesWithoutTax: string;
  readonly pricesWithSalesTax: string;
  readonly pricesWithoutSalesTax: string;
  readonly totalWithTax: string;
  readonly totalWithSalesTax: string;
  /** `{rate}` and `{base}`. */
  readonly taxWithin: string;
  readonly salesTaxWithin: string;
  readonly bankDetails: string;
  readonly customerBank: string;
  readonly total: string;
  readonly rounding: string;
  readonly payable: string;
  /** `{percent}` */
  readonly deposit: string;
  readonly balance: string;
  readonly paymentTerms: string;
  readonly leadTime: string;
  /** The kinds of the maker's promotions that a dealer orders under. */
  readonly promotion: Readonly<Record<OfferPromotion["chosen"][number]["kind"], string>>;
  /** The day on which the dealer means to order. */
  readonly orderDate: string;
  readonly notes: string;
  readonly acceptance: string;
  /** The title of what the client has accepted. */
  readonly acceptedOffer: string;
  readonly acceptedTitle: string;
  readonly offeredBy: string;
  readonly acceptedBy: string;
  readonly acceptedHow: string;
  readonly online: string;
  readonly onPaper: string;
  readonly optionsTaken: string;
  readonly offeredDocument: string;
  readonly placeAndDate: string;
  readonly signature: string;
  readonly link: string;
  readonly drawings: string;
  /** Before the finishes of a group. */
  readonly finishes: string;
  /** Before what follows the signature and is signed with it. */
  readonly includes: string;
  /** `{page}` */
  readonly onPage: string;
  /** `{from}` and `{to}`. */
  readonly onPages: string;
  readonly options: string;
  readonly optionsNote: string;
  readonly fingerprint: string;
  readonly scale: string;
  /** `{page}` and `{pages}`. */
  readonly page: string;
  /** `{thing}` */
  readonly pictureOf: string;
  readonly room: string;
  readonly plan: string;
  readonly wall: string;
  readonly units: Readonly<Record<"pc" | "m" | "m2" | "kg" | "set", string>>;
  /** The unit of a single piece. */
  readonly onePiece: string;
}

const EN: PrintLabels = {
  offer: "Offer",
  draft: "Draft",
  draftNote: "Some items have no price yet. This document is not an offer.",
  number: "Number",
  version: "Version",
  date: "Date",
  validUntil: "Valid until",
  validity: "Validity",
  project: "Project",
  customer: "For",
  shipping: "Delivery address",
  vatNumber: "VAT number",
  position: "No.",
  picture: "Picture",
  description: "Description",
  quantity: "Qty",
  unitPrice: "Unit price",
  amount: "Amount",
  included: "Included",
  noPrice: "to be priced",
  subtotal: "Subtotal",
  summary: "Summary",
  goods: "Goods",
  standard: "Furniture",
  appliances: "Appliances",
  undiscounted: "Without discount",
  discount: "Discount",
  goodsTotal: "Goods after discount",
  servicesTotal: "Services",
  delivery: "Delivery",
  installation: "Installation",
  net: "Total without tax",
  tax: "VAT {rate} on {base}",
  salesTax: "Sales tax {rate} on {base}",
  taxes: "Taxes",
  items: "Items",
  otherItems: "Other items",
  roomNumber: "Room {number}",
  pricesWithTax: "Prices include VAT.",
  pricesWithoutTax: "Prices without VAT.",
  pricesWithSalesTax: "Prices include sales tax.",
  pricesWithoutSalesTax: "Prices without sales tax.",
  totalWithTax: "Total including VAT",
  totalWithSalesTax: "Total including sales tax",
  taxWithin: "of which VAT {rate} on {base}",
  salesTaxWithin: "of which sales tax {rate} on {base}",
  bankDetails: "Bank details",
  customerBank: "Customer’s bank",
  total: "Total",
  rounding: "Rounding",
  payable: "To pay",
  deposit: "Deposit {percent}",
  balance: "Balance",
  paymentTerms: "Payment",
  leadTime: "Lead time",
  promotion: { campaign: "Campaign", delivery: "Delivery terms", list: "List" },
  orderDate: "Day of the order",
  notes: "Notes",
  acceptance: "I accept this offer",
  acceptedOffer: "Accepted offer",
  acceptedTitle: "Offered and accepted",
  offeredBy: "Offered by",
  acceptedBy: "Accepted by",
  acceptedHow: "How",
  online: "Online, by name, for the document below",
  onPaper: "On paper",
  optionsTaken: "Options taken",
  offeredDocument: "Offered document",
  placeAndDate: "Place and date",
  signature: "Signature",
  link: "Look at this offer online",
  drawings: "Drawings",
  finishes: "Where a position says nothing else:",
  includes: "This offer includes",
  onPage: "page {page}",
  onPages: "pages {from}–{to}",
  options: "Options",
  optionsNote: "Not part of the total. What each one adds to the amount to pay, discounts and tax included.",
  fingerprint: "Document",
  scale: "Scale",
  page: "Page {page} of {pages}",
  pictureOf: "Picture of {thing}",
  room: "View of the room",
  plan: "Plan",
  wall: "Wall",
  units: { pc: "pcs", m: "m", m2: "m²", kg: "kg", set: "set" },
  onePiece: "pc",
};

const IT: PrintLabels = {
  offer: "Offerta",
  draft: "Bozza",
  draftNote: "Alcuni articoli non hanno ancora un prezzo. Questo documento non è un’offerta.",
  number: "Numero",
  version: "Versione",
  date: "Data",
  validUntil: "Valida fino al",
  validity: "Validità",
  project: "Progetto",
  customer: "Per",
  shipping: "Indirizzo di consegna",
  vatNumber: "Partita IVA",
  position: "N.",
  picture: "Immagine",
  description: "Descrizione",
  quantity: "Q.tà",
  unitPrice: "Prezzo unitario",
  amount: "Importo",
  included: "Compreso",
  noPrice: "da quotare",
  subtotal: "Subtotale",
  summary: "Riepilogo",
  goods: "Merce",
  standard: "Mobili",
  appliances: "Elettrodomestici",
  undiscounted: "Non scontato",
  discount: "Sconto",
  goodsTotal: "Merce al netto degli sconti",
  servicesTotal: "Servizi",
  delivery: "Consegna",
  installation: "Montaggio",
  net: "Totale imponibile",
  tax: "IVA {rate} su {base}",
  salesTax: "Sales tax {rate} su {base}",
  taxes: "Imposte",
  items: "Articoli",
  otherItems: "Altri articoli",
  roomNumber: "Stanza {number}",
  pricesWithTax: "Prezzi IVA compresa.",
  pricesWithoutTax: "Prezzi IVA esclusa.",
  pricesWithSalesTax: "Prezzi sales tax compresa.",
  pricesWithoutSalesTax: "Prezzi sales tax esclusa.",
  totalWithTax: "Totale IVA compresa",
  totalWithSalesTax: "Totale sales tax compresa",
  taxWithin: "di cui IVA {rate} su {base}",
  salesTaxWithin: "di cui sales tax {rate} su {base}",
  bankDetails: "Coordinate bancarie",
  customerBank: "Banca del cliente",
  total: "Totale",
  rounding: "Arrotondamento",
  payable: "Da pagare",
  deposit: "Acconto {percent}",
  balance: "Saldo",
  paymentTerms: "Pagamento",
  leadTime: "Tempi di consegna",
  promotion: { campaign: "Campagna", delivery: "Condizioni di consegna", list: "Listino" },
  orderDate: "Giorno dell’ordine",
  notes: "Note",
  acceptance: "Per accettazione",
  acceptedOffer: "Offerta accettata",
  acceptedTitle: "Offerta e accettazione",
  offeredBy: "Offerta di",
  acceptedBy: "Accettata da",
  acceptedHow: "Modo",
  online: "Online, con nome e cognome, per il documento sotto indicato",
  onPaper: "Su carta",
  optionsTaken: "Opzioni scelte",
  offeredDocument: "Documento offerto",
  placeAndDate: "Luogo e data",
  signature: "Firma",
  link: "Guarda l’offerta online",
  drawings: "Disegni",
  finishes: "Dove una posizione non dice altro:",
  includes: "Fanno parte dell’offerta",
  onPage: "pagina {page}",
  onPages: "pagine {from}–{to}",
  options: "Opzioni",
  optionsNote:
    "Non comprese nel totale. Quanto ciascuna aggiunge all’importo da pagare, sconti e imposte compresi.",
  fingerprint: "Documento",
  scale: "Scala",
  page: "Pagina {page} di {pages}",
  pictureOf: "Immagine di {thing}",
  room: "Vista della stanza",
  plan: "Pianta",
  wall: "Parete",
  units: { pc: "pz", m: "m", m2: "m²", kg: "kg", set: "set" },
  onePiece: "pz",
};

const DE: PrintLabels = {
  offer: "Angebot",
  draft: "Entwurf",
  draftNote: "Einige Artikel haben noch keinen Preis. Dieses Dokument ist kein Angebot.",
  number: "Nummer",
  version: "Version",
  date: "Datum",
  validUntil: "Gültig bis",
  validity: "Gültigkeit",
  project: "Projekt",
  customer: "Für",
  shipping: "Lieferadresse",
  vatNumber: "USt-IdNr.",
  position: "Nr.",
  picture: "Bild",
  description: "Beschreibung",
  quantity: "Menge",
  unitPrice: "Einzelpreis",
  amount: "Betrag",
  included: "Enthalten",
  noPrice: "Preis folgt",
  subtotal: "Zwischensumme",
  summary: "Zusammenfassung",
  goods: "Ware",
  standard: "Möbel",
  appliances: "Geräte",
  undiscounted: "Ohne Rabatt",
  discount: "Rabatt",
  goodsTotal: "Ware nach Rabatt",
  servicesTotal: "Leistungen",
  delivery: "Lieferung",
  installation: "Montage",
  net: "Summe ohne Steuer",
  tax: "MwSt. {rate} auf {base}",
  salesTax: "Sales Tax {rate} auf {base}",
  taxes: "Steuern",
  items: "Positionen",
  otherItems: "Weitere Positionen",
  roomNumber: "Raum {number}",
  pricesWithTax: "Preise inklusive MwSt.",
  pricesWithoutTax: "Preise ohne MwSt.",
  pricesWithSalesTax: "Preise inklusive Sales Tax.",
  pricesWithoutSalesTax: "Preise ohne Sales Tax.",
  totalWithTax: "Gesamtbetrag inkl. MwSt.",
  totalWithSalesTax: "Gesamtbetrag inkl. Sales Tax",
  taxWithin: "darin MwSt. {rate} auf {base}",
  salesTaxWithin: "darin Sales Tax {rate} auf {base}",
  bankDetails: "Bankverbindung",
  customerBank: "Bank des Kunden",
  total: "Gesamtbetrag",
  rounding: "Rundung",
  payable: "Zu zahlen",
  deposit: "Anzahlung {percent}",
  balance: "Restbetrag",
  paymentTerms: "Zahlung",
  leadTime: "Lieferzeit",
  promotion: { campaign: "Aktion", delivery: "Lieferbedingungen", list: "Preisliste" },
  orderDate: "Tag der Bestellung",
  notes: "Bemerkungen",
  acceptance: "Ich nehme das Angebot an",
  acceptedOffer: "Angenommenes Angebot",
  acceptedTitle: "Angebot und Annahme",
  offeredBy: "Angeboten von",
  acceptedBy: "Angenommen von",
  acceptedHow: "Form",
  online: "Online, mit Namen, für das unten genannte Dokument",
  onPaper: "Auf Papier",
  optionsTaken: "Gewählte Optionen",
  offeredDocument: "Angebotenes Dokument",
  placeAndDate: "Ort und Datum",
  signature: "Unterschrift",
  link: "Dieses Angebot online ansehen",
  drawings: "Zeichnungen",
  finishes: "Soweit eine Position nichts anderes sagt:",
  includes: "Zum Angebot gehören",
  onPage: "Seite {page}",
  onPages: "Seiten {from}–{to}",
  options: "Optionen",
  optionsNote:
    "Nicht in der Summe enthalten. Was jede zum zu zahlenden Betrag hinzufügt, mit Rabatten und Steuer.",
  fingerprint: "Dokument",
  scale: "Maßstab",
  page: "Seite {page} von {pages}",
  pictureOf: "Bild von {thing}",
  room: "Ansicht des Raums",
  plan: "Grundriss",
  wall: "Wand",
  units: { pc: "Stk.", m: "m", m2: "m²", kg: "kg", set: "Satz" },
  onePiece: "Stk.",
};

const LABELS: Readonly<Record<"en" | "it" | "de", PrintLabels>> = { en: EN, it: IT, de: DE };

/** The words of an offer in its language; English for a language without a table. */
export function printLabels(language: string): PrintLabels {
  return labelsIn(LABELS, language);
}

/** A label with its `{name}`s filled in. */
export function fill(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
