import type { RuleErrorCode } from "../rules/rule-error.ts";
import type { Text } from "../text.ts";

/** Messages of the engine itself. The catalogue's own `because`, if present, is used instead. */
export const NOT_AVAILABLE: Text = {
  en: "Not available with the present choices",
  de: "Mit der jetzigen Auswahl nicht verfügbar",
  it: "Non disponibile con le scelte attuali",
};
export const NOT_SOLD: Text = {
  en: "Not sold at the date of the price list",
  de: "Zum Datum der Preisliste nicht im Verkauf",
  it: "Non in vendita alla data del listino",
};
export const NO_OPTION: Text = {
  en: "No option is available with the present choices",
  de: "Mit der jetzigen Auswahl ist keine Option verfügbar",
  it: "Nessuna opzione è disponibile con le scelte attuali",
};
export const CHOOSE_ONE: Text = {
  en: "Please choose one",
  de: "Bitte eine Auswahl treffen",
  it: "Scegliere un'opzione",
};

export const unknownValue = (value: string): Text => ({
  en: `There is no option ${value}`,
  de: `Die Option ${value} gibt es nicht`,
  it: `L'opzione ${value} non esiste`,
});

export const notANumber = (value: string): Text => ({
  en: `${value} is not a number`,
  de: `${value} ist keine Zahl`,
  it: `${value} non è un numero`,
});

export const notUnderstood = (value: string): Text => ({
  en: `The value ${value} is not understood`,
  de: `Der Wert ${value} ist nicht verständlich`,
  it: `Il valore ${value} non è comprensibile`,
});

export const outOfRange = (min: string | undefined, max: string | undefined): Text => {
  if (min !== undefined && max !== undefined)
    return {
      en: `Possible from ${min} to ${max}`,
      de: `Möglich von ${min} bis ${max}`,
      it: `Possibile da ${min} a ${max}`,
    };
  if (min !== undefined) return { en: `At least ${min}`, de: `Mindestens ${min}`, it: `Almeno ${min}` };
  return { en: `At most ${max ?? ""}`, de: `Höchstens ${max ?? ""}`, it: `Al massimo ${max ?? ""}` };
};

export const offStep = (step: string): Text => ({
  en: `In steps of ${step}`,
  de: `In Schritten von ${step}`,
  it: `A passi di ${step}`,
});

export const oneOf = (values: readonly string[]): Text => ({
  en: `One of ${values.join(", ")}`,
  de: `Eines von ${values.join(", ")}`,
  it: `Uno tra ${values.join(", ")}`,
});

export const acceptedOffStep = (step: string): Text => ({
  en: `Made to measure: not a multiple of the step of ${step}`,
  de: `Sondermaß: nicht im Raster von ${step}`,
  it: `Fuori misura: non nel passo di ${step}`,
});

export const tooLong = (length: number): Text => ({
  en: `At most ${length} characters`,
  de: `Höchstens ${length} Zeichen`,
  it: `Al massimo ${length} caratteri`,
});

export const tooFew = (count: number): Text => ({
  en: `At least ${count} entries`,
  de: `Mindestens ${count} Einträge`,
  it: `Almeno ${count} elementi`,
});

export const tooMany = (count: number): Text => ({
  en: `At most ${count} entries`,
  de: `Höchstens ${count} Einträge`,
  it: `Al massimo ${count} elementi`,
});

const FAILURES: Record<RuleErrorCode, Text> = {
  E_DIV0: { en: "division by zero", de: "Division durch null", it: "divisione per zero" },
  E_RANGE: {
    en: "no such item in the list",
    de: "kein solcher Eintrag in der Liste",
    it: "elemento inesistente nell'elenco",
  },
  E_TABLE: {
    en: "no entry in the table",
    de: "kein Eintrag in der Tabelle",
    it: "nessuna voce nella tabella",
  },
  E_STEPS: { en: "too many steps", de: "zu viele Schritte", it: "troppi passi" },
  E_NUMBER: { en: "no possible number", de: "keine mögliche Zahl", it: "numero impossibile" },
};

/** The message for a rule that fails for these choices, which is a mistake of the catalogue. */
export function ruleFailed(where: string, code: RuleErrorCode, detail: string): Text {
  const failure = FAILURES[code];
  return {
    en: `The rule for ${where} cannot be worked out: ${failure.en} (${detail})`,
    de: `Die Regel für ${where} lässt sich nicht auswerten: ${failure.de} (${detail})`,
    it: `La regola per ${where} non è calcolabile: ${failure.it} (${detail})`,
  };
}
