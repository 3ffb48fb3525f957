import type { Design } from "@stanza/offer";
import { formatLongDate, formatMoney, formatNumber } from "@stanza/quantities";
import { layOut } from "../mail/letter-layout.ts";

type Language = "en" | "it" | "de";

interface Words {
  readonly own: { readonly subject: string; readonly first: string };
  readonly kept: { readonly subject: string; readonly first: string };
  readonly asked: { readonly subject: string; readonly first: string; readonly answer: string };
  readonly tax: string;
  readonly salesTax: string;
  readonly total: string;
  readonly without: string;
  readonly noPrice: string;
  readonly optional: string;
  readonly open: string;
  readonly openProject: string;
  readonly until: string;
  readonly notYou: string;
  readonly room: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    own: {
      subject: "Your design at {shop}",
      first: "here is your design as it stands today, with its price at {shop}.",
    },
    kept: {
      subject: "{shop} has got your design",
      first: "{shop} has got your design and will make you an offer. They answer to this address.",
    },
    asked: {
      subject: "{name} asks for an offer: {total}",
      first: "{name} ({email}) asks {shop} for an offer of this design.",
      answer:
        "Answer this mail to write to them. They agreed on {date} that you get their name, address and design.",
    },
    tax: "VAT",
    salesTax: "sales tax",
    total: "Total with {tax}",
    without: "Without delivery and services.",
    noPrice: "no price yet",
    optional: "optional",
    open: "Open your design",
    openProject: "Open the project",
    until: "The link works until {date}. Whoever has it sees the design; you can end it on its page.",
    notYou: "You did not ask for this? Then somebody mistyped their address, and you need not do anything.",
    room: "View of the room",
  },
  it: {
    own: {
      subject: "Il tuo progetto da {shop}",
      first: "ecco il tuo progetto com’è oggi, con il suo prezzo da {shop}.",
    },
    kept: {
      subject: "{shop} ha ricevuto il tuo progetto",
      first:
        "{shop} ha ricevuto il tuo progetto e ti farà un’offerta. La risposta arriva a questo indirizzo.",
    },
    asked: {
      subject: "{name} chiede un’offerta: {total}",
      first: "{name} ({email}) chiede a {shop} un’offerta per questo progetto.",
      answer:
        "Risponda a questa mail per scrivere al cliente. Il {date} ha acconsentito a trasmettere nome, indirizzo e progetto.",
    },
    tax: "IVA",
    salesTax: "sales tax",
    total: "Totale con {tax}",
    without: "Senza consegna e servizi.",
    noPrice: "ancora senza prezzo",
    optional: "facoltativo",
    open: "Apri il tuo progetto",
    openProject: "Apra il progetto",
    until: "Il link funziona fino al {date}. Chi ce l’ha vede il progetto; puoi chiuderlo sulla sua pagina.",
    notYou: "Non l’hai chiesto tu? Allora qualcuno ha sbagliato indirizzo: non devi fare niente.",
    room: "Vista della stanza",
  },
  de: {
    own: {
      subject: "Ihr Entwurf bei {shop}",
      first: "hier ist Ihr Entwurf, wie er heute ist, mit seinem Preis bei {shop}.",
    },
    kept: {
      subject: "{shop} hat Ihren Entwurf erhalten",
      first:
        "{shop} hat Ihren Entwurf erhalten und macht Ihnen ein Angebot. Die Antwort kommt an diese Adresse.",
    },
    asked: {
      subject: "{name} bittet um ein Angebot: {total}",
      first: "{name} ({email}) bittet {shop} um ein Angebot für diesen Entwurf.",
      answer:
        "Antworten Sie auf diese Mail, um zu schreiben. Am {date} wurde zugestimmt, dass Sie Name, Adresse und Entwurf erhalten.",
    },
    tax: "MwSt.",
    salesTax: "Sales Tax",
    total: "Gesamt inkl. {tax}",
    without: "Ohne Lieferung und Dienstleistungen.",
    noPrice: "noch ohne Preis",
    optional: "optional",
    open: "Entwurf öffnen",
    openProject: "Projekt öffnen",
    until:
      "Der Link gilt bis {date}. Wer ihn hat, sieht den Entwurf; auf seiner Seite können Sie ihn beenden.",
    notYou: "Nicht von Ihnen? Dann hat sich jemand bei der Adresse vertippt, und Sie müssen nichts tun.",
    room: "Ansicht des Raums",
  },
};

const languageOf = (tag: string): Language => {
  const [language] = tag.split("-");
  return language === "it" || language === "de" ? language : "en";
};

interface Sent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly picture?: string;
}

/** The server's own picture of the room: nothing that somebody uploaded reaches a stranger's mailbox. */
export interface LetterPicture {
  /** Base64. */
  readonly png: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A letter to the person whose design it is. Nothing that they typed stands in it: anybody can have it sent to any address, so their words
 * would be ours in a stranger's mailbox.
 *
 * of      `own`: they sent it to themselves; `kept`: a shop got it
 * design  in their language
 */
export function letterToPerson(
  of: "own" | "kept",
  design: Design,
  picture: LetterPicture | null,
  link: { readonly url: string; readonly expiresAt: Date },
): Sent {
  const { language } = design;
  const words = WORDS[languageOf(language)];
  const values = { shop: design.shop.name };
  const date = formatLongDate(link.expiresAt.toISOString().slice(0, 10), language);
  return {
    subject: fill(words[of].subject, values),
    ...enclosed(picture),
    ...layOut({
      paragraphs: [capital(fill(words[of].first, values))],
      picture: shown(picture, words),
      ...piecesOf(design, words),
      action: { label: words.open, url: link.url },
      small: [fill(words.until, { date }), words.notYou],
    }),
  };
}

/** The letter by which a shop learns that somebody asks it for an offer. design: in its language */
export function letterToShop(
  design: Design,
  picture: LetterPicture | null,
  person: { readonly name: string; readonly email: string },
  asked: { readonly url: string | null; readonly at: Date },
): Sent {
  const { language } = design;
  const words = WORDS[languageOf(language)];
  const { asked: said } = words;
  const values = {
    ...person,
    shop: design.shop.name,
    total: formatMoney(design.total, design.currency, language),
    date: formatLongDate(asked.at.toISOString().slice(0, 10), language),
  };
  return {
    subject: fill(said.subject, values),
    ...enclosed(picture),
    ...layOut({
      paragraphs: [fill(said.first, values)],
      picture: shown(picture, words),
      ...piecesOf(design, words),
      ...(asked.url === null ? {} : { action: { label: words.openProject, url: asked.url } }),
      small: [fill(said.answer, values)],
    }),
  };
}

const enclosed = (picture: LetterPicture | null) => (picture ? { picture: picture.png } : {});

const shown = (picture: LetterPicture | null, { room }: Words) =>
  picture ? { width: picture.width, height: picture.height, alt: room } : undefined;

function piecesOf({ pieces, currency, total, unitedStates, language }: Design, words: Words) {
  const money = (amount: string) => formatMoney(amount, currency, language);
  return {
    lines: pieces.map(({ quantity, description, optional, amount }) => {
      const count = Number(quantity) === 1 ? "" : `${formatNumber(quantity, language)} × `;
      return {
        name: `${count}${description}${optional ? ` (${words.optional})` : ""}`,
        amount: amount === undefined ? words.noPrice : money(amount),
      };
    }),
    total: {
      name: fill(words.total, { tax: unitedStates ? words.salesTax : words.tax }),
      amount: money(total),
      note: words.without,
    },
  };
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
