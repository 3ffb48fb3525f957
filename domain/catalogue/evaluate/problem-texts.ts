import type { InEveryLanguage } from "@stanza/quantities";
import type { RuleErrorCode } from "../rules/rule-error.ts";

/** What the engine says by itself it says in every language of the application. */
type Words = InEveryLanguage<string>;

/** Messages of the engine itself. The catalogue's own `because`, if present, is used instead. */
export const NOT_AVAILABLE: Words = {
  en: "Not available with the present choices",
  de: "Mit der jetzigen Auswahl nicht verfügbar",
  it: "Non disponibile con le scelte attuali",
  fr: "Indisponible avec les choix actuels",
  es: "No disponible con las elecciones actuales",
};
export const NOT_SOLD: Words = {
  en: "Not sold at the date of the price list",
  de: "Zum Datum der Preisliste nicht im Verkauf",
  it: "Non in vendita alla data del listino",
  fr: "Non vendu à la date du tarif",
  es: "No está a la venta en la fecha de la tarifa",
};
export const NO_OPTION: Words = {
  en: "No option is available with the present choices",
  de: "Mit der jetzigen Auswahl ist keine Option verfügbar",
  it: "Nessuna opzione è disponibile con le scelte attuali",
  fr: "Aucune option n’est disponible avec les choix actuels",
  es: "Ninguna opción está disponible con las elecciones actuales",
};
export const CHOOSE_ONE: Words = {
  en: "Please choose one",
  de: "Bitte eine Auswahl treffen",
  it: "Scegli un’opzione",
  fr: "Choisissez une option",
  es: "Elige una opción",
};

export const unknownValue = (value: string): Words => ({
  en: `There is no option ${value}`,
  de: `Die Option ${value} gibt es nicht`,
  it: `L’opzione ${value} non esiste`,
  fr: `L’option ${value} n’existe pas`,
  es: `No existe la opción ${value}`,
});

export const notANumber = (value: string): Words => ({
  en: `${value} is not a number`,
  de: `${value} ist keine Zahl`,
  it: `${value} non è un numero`,
  fr: `${value} n’est pas un nombre`,
  es: `${value} no es un número`,
});

export const notUnderstood = (value: string): Words => ({
  en: `The value ${value} is not understood`,
  de: `Der Wert ${value} ist nicht verständlich`,
  it: `Il valore ${value} non è comprensibile`,
  fr: `La valeur ${value} n’est pas compréhensible`,
  es: `El valor ${value} no se entiende`,
});

export const outOfRange = (min: string | undefined, max: string | undefined): Words => {
  if (min !== undefined && max !== undefined)
    return {
      en: `Possible from ${min} to ${max}`,
      de: `Möglich von ${min} bis ${max}`,
      it: `Possibile da ${min} a ${max}`,
      fr: `Possible de ${min} à ${max}`,
      es: `Posible de ${min} a ${max}`,
    };
  if (min !== undefined)
    return {
      en: `At least ${min}`,
      de: `Mindestens ${min}`,
      it: `Almeno ${min}`,
      fr: `${min} au moins`,
      es: `Como mínimo ${min}`,
    };
  const most = max ?? "";
  return {
    en: `At most ${most}`,
    de: `Höchstens ${most}`,
    it: `Al massimo ${most}`,
    fr: `${most} au plus`,
    es: `Como máximo ${most}`,
  };
};

export const offStep = (step: string): Words => ({
  en: `In steps of ${step}`,
  de: `In Schritten von ${step}`,
  it: `A passi di ${step}`,
  fr: `Par pas de ${step}`,
  es: `En pasos de ${step}`,
});

export const oneOf = (values: readonly string[]): Words => ({
  en: `One of ${values.join(", ")}`,
  de: `Eines von ${values.join(", ")}`,
  it: `Uno tra ${values.join(", ")}`,
  fr: `Au choix parmi ${values.join(", ")}`,
  es: `Uno de ${values.join(", ")}`,
});

export const acceptedOffStep = (step: string): Words => ({
  en: `Made to measure: not a multiple of the step of ${step}`,
  de: `Sondermaß: nicht im Raster von ${step}`,
  it: `Fuori misura: non nel passo di ${step}`,
  fr: `Sur mesure\u00a0: hors du pas de ${step}`,
  es: `A medida: fuera del paso de ${step}`,
});

export const tooLong = (length: number): Words => ({
  en: `At most ${length} characters`,
  de: `Höchstens ${length} Zeichen`,
  it: `Al massimo ${length} caratteri`,
  fr: `${length} caractères au plus`,
  es: `Como máximo ${length} caracteres`,
});

export const tooFew = (count: number): Words => ({
  en: `At least ${count} entries`,
  de: `Mindestens ${count} Einträge`,
  it: `Almeno ${count} elementi`,
  fr: `${count} éléments au moins`,
  es: `Al menos ${count} elementos`,
});

export const tooMany = (count: number): Words => ({
  en: `At most ${count} entries`,
  de: `Höchstens ${count} Einträge`,
  it: `Al massimo ${count} elementi`,
  fr: `${count} éléments au plus`,
  es: `Como máximo ${count} elementos`,
});

const FAILURES: Record<RuleErrorCode, Words> = {
  E_DIV0: {
    en: "division by zero",
    de: "Division durch null",
    it: "divisione per zero",
    fr: "division par zéro",
    es: "división entre cero",
  },
  E_RANGE: {
    en: "no such item in the list",
    de: "kein solcher Eintrag in der Liste",
    it: "elemento inesistente nell’elenco",
    fr: "élément absent de la liste",
    es: "elemento inexistente en la lista",
  },
  E_TABLE: {
    en: "no entry in the table",
    de: "kein Eintrag in der Tabelle",
    it: "nessuna voce nella tabella",
    fr: "aucune entrée dans le tableau",
    es: "ninguna entrada en la tabla",
  },
  E_STEPS: {
    en: "too many steps",
    de: "zu viele Schritte",
    it: "troppi passi",
    fr: "trop d’étapes",
    es: "demasiados pasos",
  },
  E_NUMBER: {
    en: "no possible number",
    de: "keine mögliche Zahl",
    it: "numero impossibile",
    fr: "nombre impossible",
    es: "número imposible",
  },
};

/** The message for a rule that fails for these choices, which is a mistake of the catalogue. */
export function ruleFailed(where: string, code: RuleErrorCode, detail: string): Words {
  const failure = FAILURES[code];
  return {
    en: `The rule for ${where} cannot be worked out: ${failure.en} (${detail})`,
    de: `Die Regel für ${where} lässt sich nicht auswerten: ${failure.de} (${detail})`,
    it: `La regola per ${where} non è calcolabile: ${failure.it} (${detail})`,
    fr: `La règle pour ${where} n’est pas calculable\u00a0: ${failure.fr} (${detail})`,
    es: `La regla para ${where} no se puede calcular: ${failure.es} (${detail})`,
  };
}
