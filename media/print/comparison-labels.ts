import { labelsIn } from "./labels-in.ts";

/** The words of a comparison on paper. */
interface ComparisonLabels {
  /** `{subject}` */
  readonly title: string;
  /** `{date}` */
  readonly note: string;
  readonly offered: string;
  readonly alternative: string;
  /** `{count}` */
  readonly kept: string;
}

const LABELS: Readonly<Record<"en" | "it" | "de", ComparisonLabels>> = {
  en: {
    title: "Side by side: {subject}",
    note: "What this offer would come to with another choice, discounts and tax included, at the prices of {date}.",
    offered: "as offered",
    alternative: "alternative, not included",
    kept: "pieces that stay as offered: {count}",
  },
  it: {
    title: "A confronto: {subject}",
    note: "Quanto costerebbe questa offerta con un’altra scelta, sconti e imposte compresi, ai prezzi del {date}.",
    offered: "come offerto",
    alternative: "alternativa, non compresa",
    kept: "elementi che restano come offerti: {count}",
  },
  de: {
    title: "Im Vergleich: {subject}",
    note: "Was dieses Angebot mit einer anderen Wahl kosten würde, mit Rabatten und Steuer, zu den Preisen vom {date}.",
    offered: "wie angeboten",
    alternative: "Alternative, nicht enthalten",
    kept: "Teile, die wie angeboten bleiben: {count}",
  },
};

export const comparisonLabels = (language: string): ComparisonLabels => labelsIn(LABELS, language);
