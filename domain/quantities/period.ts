import type { Period } from "./calendar-date.ts";

/** The words of each unit in the languages of offers, without accents. */
const UNIT_WORDS: Readonly<Record<Period["unit"], string>> = {
  day: "day days giorno giorni gg tag tage tagen jour jours dia dias dzien dni",
  week: "week weeks settimana settimane woche wochen semaine semaines semana semanas tydzien tygodnie tygodni",
  month: "month months mese mesi monat monate monaten mois mes meses miesiac miesiace miesiecy",
  year: "year years anno anni jahr jahre jahren an ans annee annees ano anos rok lata lat",
};
const COUNT_WORDS = ["a", "an", "one", "un", "una", "uno", "um", "uma", "ein", "eine", "einen", "une"];

const units = new Map(
  Object.entries(UNIT_WORDS).flatMap(([unit, words]) =>
    words.split(" ").map((word) => [word, unit as Period["unit"]] as const),
  ),
);
const COUNTED = new RegExp(String.raw`\b(\d{1,4}|${COUNT_WORDS.join("|")})\b[\s-]*([a-z]+)`, "g");

/**
 * The period in a validity such as "2 weeks", "30 giorni" or "one month": the first count followed by a unit.
 *
 * returns  `undefined` when the text names none; counts are 1..9999
 *
 * ASSUMED: words are understood in en, it, de, fr, es, pt and pl (docs/assumptions.md).
 */
export function parsePeriod(text: string): Period | undefined {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  for (const [, countText = "", word = ""] of plain.matchAll(COUNTED)) {
    const count = COUNT_WORDS.includes(countText) ? 1 : Number(countText);
    const unit = units.get(word);
    if (count > 0 && unit !== undefined) return { count, unit };
  }
  return undefined;
}
