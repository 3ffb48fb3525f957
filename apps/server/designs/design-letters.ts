import type { Design } from "@stanza/offer";
import { formatLongDate, formatMoney, formatNumber, inLanguage } from "@stanza/quantities";
import { layOut } from "../mail/letter-layout.ts";
import { DESIGN_WORDS, type DesignWords } from "./design-words.ts";

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
  const words = inLanguage(DESIGN_WORDS, language);
  const values = { shop: design.shop.name };
  const date = formatLongDate(link.expiresAt.toISOString().slice(0, 10), language);
  return {
    subject: fill(words[of].subject, values),
    ...enclosed(picture),
    ...layOut(
      {
        paragraphs: [capital(fill(words[of].first, values))],
        picture: shown(picture, words),
        ...piecesOf(design, words),
        action: { label: words.open, url: link.url },
        small: [fill(words.until, { date }), words.notYou],
      },
      language,
    ),
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
  const words = inLanguage(DESIGN_WORDS, language);
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
    ...layOut(
      {
        paragraphs: [fill(said.first, values)],
        picture: shown(picture, words),
        ...piecesOf(design, words),
        ...(asked.url === null ? {} : { action: { label: words.openProject, url: asked.url } }),
        small: [fill(said.answer, values)],
      },
      language,
    ),
  };
}

const enclosed = (picture: LetterPicture | null) => (picture ? { picture: picture.png } : {});

const shown = (picture: LetterPicture | null, { room }: DesignWords) =>
  picture ? { width: picture.width, height: picture.height, alt: room } : undefined;

function piecesOf({ pieces, currency, total, unitedStates, language }: Design, words: DesignWords) {
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
