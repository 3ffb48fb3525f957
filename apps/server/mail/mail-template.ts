import { spelling } from "@stanza/catalogue";
import { customerName, type Offer } from "@stanza/offer";
import { formatLongDate, type InEveryLanguage, inLanguage } from "@stanza/quantities";

interface Template {
  readonly subject: (number: string, shop: string) => string;
  readonly greeting: (name: string) => string;
  readonly body: string;
  readonly until: (day: string) => string;
  readonly close: string;
  /** The words of the button that leads to the client's page. */
  readonly open: string;
}

const TEMPLATES: InEveryLanguage<Template> = {
  en: {
    subject: (number, shop) => `Your offer ${number} from ${shop}`,
    greeting: (name) => (name ? `Dear ${name},` : "Good day,"),
    body: "please find attached the offer we prepared for you. We will gladly answer any question.",
    until: (day) => `The offer is valid until ${day}.`,
    close: "Kind regards",
    open: "Open the offer",
  },
  it: {
    subject: (number, shop) => `La Sua offerta ${number} da ${shop}`,
    greeting: (name) => (name ? `Gentile ${name},` : "Buongiorno,"),
    body: "in allegato trova l’offerta che abbiamo preparato per Lei. Siamo a disposizione per qualsiasi domanda.",
    until: (day) => `L’offerta è valida fino al ${day}.`,
    close: "Cordiali saluti",
    open: "Apri l’offerta",
  },
  de: {
    subject: (number, shop) => `Ihr Angebot ${number} von ${shop}`,
    greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
    body: "im Anhang finden Sie das Angebot, das wir für Sie erstellt haben. Bei Fragen sind wir gern für Sie da.",
    until: (day) => `Das Angebot gilt bis zum ${day}.`,
    close: "Freundliche Grüße",
    open: "Angebot öffnen",
  },
  fr: {
    subject: (number, shop) => `Votre offre ${number} de ${shop}`,
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    body: "vous trouverez ci-joint l’offre que nous avons préparée pour vous. Nous répondrons volontiers à toutes vos questions.",
    until: (day) => `L’offre est valable jusqu’au ${day}.`,
    close: "Cordialement",
    open: "Ouvrir l’offre",
  },
  es: {
    subject: (number, shop) => `Su oferta ${number} de ${shop}`,
    greeting: (name) => (name ? `Buenos días, ${name}:` : "Buenos días:"),
    body: "adjuntamos la oferta que hemos preparado para usted. Quedamos a su disposición para cualquier pregunta.",
    until: (day) => `La oferta es válida hasta el ${day}.`,
    close: "Atentamente",
    open: "Abrir la oferta",
  },
};

/** The draft of a letter, for a person to edit: in the offer's language, or in English where we do not speak it. */
export function offerLetter(offer: Offer, signedBy: string): { subject: string; text: string } {
  const template = inLanguage(TEMPLATES, offer.language);
  const paragraphs = [
    template.greeting(customerName(offer.customer)),
    [
      template.body,
      ...(offer.validUntil ? [template.until(formatLongDate(offer.validUntil, offer.language))] : []),
    ].join("\n"),
    `${spelling(template.close, offer.language)}\n${signedBy}\n${offer.shop.name}`,
  ];
  return { subject: template.subject(offer.number, offer.shop.name), text: paragraphs.join("\n\n") };
}

/** The words of the button that leads to the client's page, in the offer's language. */
export const openOffer = (language: string): string => inLanguage(TEMPLATES, language).open;
