import type { InEveryLanguage } from "@stanza/quantities";
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

const LABELS: InEveryLanguage<ComparisonLabels> = {
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
  fr: {
    title: "Comparaison\u00a0: {subject}",
    note: "Ce que coûterait cette offre avec un autre choix, remises et taxes comprises, aux prix du {date}.",
    offered: "comme proposé",
    alternative: "variante, non comprise",
    kept: "éléments qui restent comme proposés\u00a0: {count}",
  },
  es: {
    title: "Comparativa: {subject}",
    note: "Lo que costaría esta oferta con otra elección, descuentos e impuestos incluidos, a los precios del {date}.",
    offered: "según la oferta",
    alternative: "alternativa, no incluida",
    kept: "piezas que se quedan como en la oferta: {count}",
  },
};

export const comparisonLabels = (language: string): ComparisonLabels => labelsIn(LABELS, language);
