import { type Problem, UnknownInCatalogue } from "@stanza/catalogue";
import type { Row } from "@stanza/project";
import type { InEveryLanguage } from "@stanza/quantities";

type Words = InEveryLanguage<string>;

/** The problem of a row whose catalogue is not open: it is another version, or not available to this shop. */
export function missingCatalogue(row: Row): Problem {
  return {
    code: "E_CATALOGUE",
    severity: "error",
    because: {
      en: `The catalogue ${row.catalogue} is not available.`,
      it: `Il catalogo ${row.catalogue} non è disponibile.`,
      de: `Der Katalog ${row.catalogue} ist nicht verfügbar.`,
      fr: `Le catalogue ${row.catalogue} n’est pas disponible.`,
      es: `El catálogo ${row.catalogue} no está disponible.`,
    } satisfies Words,
  };
}

/** The problem of a row whose evaluation was stopped because it took too long (reliability.md F14, T31). */
export function tookTooLong({ article, catalogue }: Pick<Row, "article" | "catalogue">): Problem {
  return {
    code: "E_TIME",
    severity: "error",
    because: {
      en: `The rules of ${article} in the catalogue ${catalogue} took too long and were stopped.`,
      it: `Le regole di ${article} nel catalogo ${catalogue} hanno impiegato troppo tempo e sono state fermate.`,
      de: `Die Regeln von ${article} im Katalog ${catalogue} haben zu lange gebraucht und wurden abgebrochen.`,
      fr: `Les règles de ${article} dans le catalogue ${catalogue} ont pris trop de temps et ont été arrêtées.`,
      es: `Las reglas de ${article} en el catálogo ${catalogue} han tardado demasiado y se han detenido.`,
    } satisfies Words,
  };
}

/** Turns an exception of a row's evaluation into a problem that names the article: a failed row is shown, never dropped (spec 2 §4). */
export function failureOf(row: Row, thrown: unknown): Problem {
  if (thrown instanceof UnknownInCatalogue) {
    return {
      code: thrown.what === "model" ? "E_MODEL" : "E_ARTICLE",
      severity: "error",
      because: {
        en: `${thrown.code} is not in the catalogue ${row.catalogue}.`,
        it: `${thrown.code} non è nel catalogo ${row.catalogue}.`,
        de: `${thrown.code} ist nicht im Katalog ${row.catalogue}.`,
        fr: `${thrown.code} n’est pas dans le catalogue ${row.catalogue}.`,
        es: `${thrown.code} no está en el catálogo ${row.catalogue}.`,
      } satisfies Words,
    };
  }
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    code: "E_EVALUATION",
    severity: "error",
    because: {
      en: `${row.article} could not be evaluated: ${reason}`,
      it: `${row.article} non può essere valutato: ${reason}`,
      de: `${row.article} konnte nicht ausgewertet werden: ${reason}`,
      fr: `${row.article} n’a pas pu être évalué\u00a0: ${reason}`,
      es: `No se ha podido evaluar ${row.article}: ${reason}`,
    } satisfies Words,
  };
}
