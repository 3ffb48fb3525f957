import { spelling } from "@stanza/catalogue";
import { customerName, type Offer } from "@stanza/offer";
import {
  formatLongMoment,
  formatMoney,
  type InEveryLanguage,
  inLanguage,
  knownLanguage,
  labelled,
} from "@stanza/quantities";
import { layOut } from "../mail/letter-layout.ts";

/** Who accepted what and when, as letters tell it. */
export interface AcceptedFacts {
  readonly offer: Offer;
  /** As the client typed it. */
  readonly by: string;
  readonly at: Date;
  /** The shop's. */
  readonly timeZone: string;
  /** Names of the options that were taken. */
  readonly options: readonly string[];
}

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface SellerWords {
  readonly subject: (by: string, number: string, amount: string) => string;
  readonly accepted: (by: string, number: string, project: string, when: string) => string;
  readonly amount: string;
  readonly options: string;
  readonly awaits: string;
  readonly order: string;
}

const SELLER: InEveryLanguage<SellerWords> = {
  en: {
    subject: (by, number, amount) => `${by} has accepted offer ${number}: ${amount}`,
    accepted: (by, number, project, when) => `${by} has accepted offer ${number} (${project}) on ${when}.`,
    amount: "To pay, tax included",
    options: "Options taken",
    awaits: "The project awaits its order.",
    order: "Look and order",
  },
  it: {
    subject: (by, number, amount) => `${by} ha accettato l’offerta ${number}: ${amount}`,
    accepted: (by, number, project, when) =>
      `${by} ha accettato l’offerta ${number} (${project}) il ${when}.`,
    amount: "Da pagare, IVA compresa",
    options: "Opzioni scelte",
    awaits: "Il progetto è in attesa d’ordine.",
    order: "Guardi e ordini",
  },
  de: {
    subject: (by, number, amount) => `${by} hat das Angebot ${number} angenommen: ${amount}`,
    accepted: (by, number, project, when) =>
      `${by} hat das Angebot ${number} (${project}) am ${when} angenommen.`,
    amount: "Zu zahlen, mit Steuer",
    options: "Gewählte Optionen",
    awaits: "Das Projekt wartet auf seine Bestellung.",
    order: "Ansehen und bestellen",
  },
  fr: {
    subject: (by, number, amount) => `${by} a accepté l’offre ${number}\u00a0: ${amount}`,
    accepted: (by, number, project, when) => `${by} a accepté l’offre ${number} (${project}) le ${when}.`,
    amount: "À payer, TVA comprise",
    options: "Options choisies",
    awaits: "Le projet attend sa commande.",
    order: "Voir et commander",
  },
  es: {
    subject: (by, number, amount) => `${by} ha aceptado la oferta ${number}: ${amount}`,
    accepted: (by, number, project, when) => `${by} ha aceptado la oferta ${number} (${project}) el ${when}.`,
    amount: "A pagar, IVA incluido",
    options: "Opciones elegidas",
    awaits: "El proyecto está a la espera de su pedido.",
    order: "Ver y hacer el pedido",
  },
};

interface ClientWords {
  readonly subject: (number: string, shop: string) => string;
  readonly greeting: (name: string) => string;
  readonly thanks: (number: string, when: string, by: string, amount: string) => string;
  readonly enclosed: string;
  readonly mistake: string;
  readonly close: string;
}

const CLIENT: InEveryLanguage<ClientWords> = {
  en: {
    subject: (number, shop) => `Your accepted offer ${number} from ${shop}`,
    greeting: (name) => (name ? `Dear ${name},` : "Good day,"),
    thanks: (number, when, by, amount) =>
      `thank you. Offer ${number} was accepted on ${when} by ${by}, for ${amount} including tax.`,
    enclosed: "The offer as it was accepted is attached, with both names on it.",
    mistake: "If this was not you, please tell us at once.",
    close: "Kind regards",
  },
  it: {
    subject: (number, shop) => `La Sua offerta ${number} accettata, da ${shop}`,
    greeting: (name) => (name ? `Gentile ${name},` : "Buongiorno,"),
    thanks: (number, when, by, amount) =>
      `grazie. L’offerta ${number} è stata accettata il ${when} da ${by}, per ${amount} IVA compresa.`,
    enclosed: "In allegato trova l’offerta come è stata accettata, con entrambi i nomi.",
    mistake: "Se non è stato Lei, ci avvisi subito.",
    close: "Cordiali saluti",
  },
  de: {
    subject: (number, shop) => `Ihr angenommenes Angebot ${number} von ${shop}`,
    greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
    thanks: (number, when, by, amount) =>
      `vielen Dank. Das Angebot ${number} wurde am ${when} von ${by} angenommen, über ${amount} mit Steuer.`,
    enclosed: "Im Anhang finden Sie das Angebot, wie es angenommen wurde, mit beiden Namen.",
    mistake: "Falls Sie das nicht waren, sagen Sie es uns bitte sofort.",
    close: "Freundliche Grüße",
  },
  fr: {
    subject: (number, shop) => `Votre offre acceptée ${number} de ${shop}`,
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    thanks: (number, when, by, amount) =>
      `merci. L’offre ${number} a été acceptée le ${when} par ${by}, pour ${amount} TVA comprise.`,
    enclosed: "Vous trouverez ci-joint l’offre telle qu’elle a été acceptée, avec les deux noms.",
    mistake: "Si ce n’était pas vous, prévenez-nous sans attendre.",
    close: "Cordialement",
  },
  es: {
    subject: (number, shop) => `Su oferta aceptada ${number} de ${shop}`,
    greeting: (name) => (name ? `Buenos días, ${name}:` : "Buenos días:"),
    thanks: (number, when, by, amount) =>
      `gracias. La oferta ${number} fue aceptada el ${when} por ${by}, por ${amount} IVA incluido.`,
    enclosed: "Adjuntamos la oferta tal como fue aceptada, con los dos nombres.",
    mistake: "Si no fue usted, avísenos de inmediato.",
    close: "Atentamente",
  },
};

/**
 * The letter to a seller.
 *
 * language  theirs, as the shop's country writes it
 * order     address of the page on which they order; empty: not known
 */
export function sellerLetter(facts: AcceptedFacts, language: string, order: string): Letter {
  const words = inLanguage(SELLER, language);
  const { offer, by, options } = facts;
  const money = amountOf(offer, language);
  const project = offer.project.description || `#${offer.project.id}`;
  const paragraphs = [
    words.accepted(oneLine(by), offer.number, oneLine(project), momentOf(facts, language)),
    [
      labelled(words.amount, money, language),
      ...(options.length > 0 ? [labelled(words.options, options.map(oneLine).join(", "), language)] : []),
    ].join("\n"),
    words.awaits,
  ];
  return {
    subject: words.subject(oneLine(by), offer.number, money),
    ...layOut(
      { paragraphs, ...(order === "" ? {} : { action: { label: words.order, url: order } }), small: [] },
      language,
    ),
  };
}

/** The letter that brings the client the accepted PDF, in the language of the offer. seller: who made it */
export function clientLetter(facts: AcceptedFacts, seller: string): Letter {
  const { offer, by } = facts;
  const words = inLanguage(CLIENT, offer.language);
  const when = momentOf(facts, offer.language);
  const paragraphs = [
    words.greeting(oneLine(customerName(offer.customer))),
    `${words.thanks(offer.number, when, oneLine(by), amountOf(offer, offer.language))}\n${words.enclosed}`,
    words.mistake,
    `${spelling(words.close, offer.language)}\n${seller}\n${offer.shop.name}`,
  ];
  return {
    subject: words.subject(offer.number, offer.shop.name),
    ...layOut({ paragraphs, small: [] }, offer.language),
  };
}

const amountOf = ({ payable, currency, decimals }: Offer, language: string): string =>
  formatMoney(payable, currency, language, decimals);

function momentOf({ at, timeZone }: AcceptedFacts, language: string): string {
  // A language that we have no words in is answered in English, its days too.
  return formatLongMoment(at, knownLanguage(language) ? language : "en", timeZone);
}

/** Names come from outside: in a letter they are one line each. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").slice(0, 200);
