import type { KeyTexts } from "./key-text.ts";

/** The keys of price lists and of automatic rules. */
export const LIST_TEXTS: KeyTexts = {
  "price-list.cod": { meaning: "The list's code, as in its folder's name. Shops name it.", example: "EUR26" },
  "price-list.des": { meaning: "The list's name.", example: "{en: Price list 2026}" },
  "price-list.currency": { meaning: "The currency (ISO 4217).", example: "EUR" },
  "price-list.validFrom": { meaning: "The first day.", example: "'2026-01-01'" },
  "price-list.validTo": { meaning: "The last day; without it the list has no end.", example: "'2026-12-31'" },
  "price-list.base": {
    meaning: "Every price is another list's price times a factor; what the list has itself goes before.",
    example: "{list: EUR26, factor: '0.9500'}",
  },
  "price-list.base.list": { meaning: "The other list of this catalogue.", example: "EUR26" },
  "price-list.base.factor": { meaning: "The factor.", example: "'0.9500'" },
  "price-list.rounding": {
    meaning: "How unit prices are rounded.",
    example: "{unit: '0.05', mode: half-up}",
  },
  "price-list.rounding.unit": {
    meaning: "To a multiple of this.",
    example: "'0.05'",
    unit: "of the list's currency",
  },
  "price-list.rounding.mode": {
    meaning: "The half goes up, to the even one, or everything goes up.",
    example: "half-up",
  },
  "price-list.items": {
    meaning: "A CSV file of prices by code: the columns `cod,price`.",
    example: "items.csv",
  },
  "price-list.matrices": {
    meaning: "Tables of prices by one to three keys.",
    example: "[{cod: CASE, file: case.csv, rows: up, cols: exact}]",
  },
  "price-list.matrices.cod": {
    meaning: "The matrix's code, by which lines of articles ask.",
    example: "CASE",
  },
  "price-list.matrices.file": {
    meaning:
      "Its CSV file. The first column is the first key, the header is the last one; an empty cell has no price.",
    example: "case.csv",
  },
  "price-list.matrices.layers": {
    meaning:
      "With three keys: the first column is the first key, the second column the second one, the header the third. How the first is found: the same, or the next larger step.",
    example: "exact",
  },
  "price-list.matrices.rows": {
    meaning: "How the row is found: the same key, or the next larger step.",
    example: "up",
  },
  "price-list.matrices.cols": {
    meaning: "How the column is found: the same key, or the next larger step.",
    example: "exact",
  },
  "price-list.surcharges": {
    meaning: "A CSV file of surcharges: the columns `cod,when,kind,value` and a name in every language.",
    example: "surcharges.csv",
  },
  "automatic.cod": { meaning: "The rule's code, as in the file's name.", example: "AUTO-WORKTOP" },
  "automatic.des": { meaning: "Its name.", example: "{en: Worktop}" },
  "automatic.kind": {
    meaning:
      "`run` lies along neighbours (a worktop, a plinth), `gap` fills the space between them, `end` covers a free side, `cutout` is a hole in a run.",
    example: "run",
  },
  "automatic.source": { meaning: "The articles that it follows.", example: "{tag: base, anchor: TOP}" },
  "automatic.source.tag": { meaning: "The tag that they have.", example: "base" },
  "automatic.source.anchor": { meaning: "The anchor that it lies at.", example: "TOP" },
  "automatic.over": {
    meaning:
      "The tag of what stands under a run without being part of it, such as a dishwasher of any catalogue between two base units: turned alike, on the run's line, its top at most 130 mm below that of the run. The run goes on over it, also at its end.",
    example: "undercounter",
  },
  "automatic.when": { meaning: "It is made where this holds.", example: "length > 100" },
  "automatic.article": { meaning: "The rule of the article that is made.", example: "WORKTOP" },
  "automatic.set": {
    meaning:
      "Its variables, as formulas over what was found. A run knows `length`, `depth`, `top`, `wallStart`, `wallEnd`, `overhangStart`, `overhangEnd`, `overhangFront`, `freeStart`, `freeEnd` and `cutouts`; a gap all of these up to `wallEnd`; an end `length`, `depth`, `top`, `atStart`; a cut-out `width`, `depth`, `top`, `x`, `z`.",
    example: "{LEN: length + overhangStart, DPT: depth + overhangFront}",
  },
  "automatic.joinGap": {
    meaning: "Neighbours that are as near as this belong together.",
    example: "5",
    unit: "mm",
  },
  "automatic.same": {
    meaning: "What neighbours must have in common: `line`, `top`, `depth` or a shared variable.",
    example: "[line, top, depth]",
  },
  "automatic.maxLength": { meaning: "Longer runs are divided.", example: "4200", unit: "mm" },
  "automatic.overhang": {
    meaning: "How far a run stands out.",
    example: "{start: 'wallStart ? 0 : 20', end: 20, front: 40}",
  },
  "automatic.overhang.start": { meaning: "On the left.", example: "'wallStart ? 0 : 20'", unit: "mm" },
  "automatic.overhang.end": { meaning: "On the right.", example: "20", unit: "mm" },
  "automatic.overhang.front": { meaning: "In front.", example: "40", unit: "mm" },
  "automatic.gap": { meaning: "Which gaps are filled.", example: "{min: 5, max: 120}" },
  "automatic.gap.min": { meaning: "The narrowest.", example: "5", unit: "mm" },
  "automatic.gap.max": { meaning: "The widest.", example: "120", unit: "mm" },
  "automatic.gap.walls": { meaning: "Those between a unit and a wall.", example: "false" },
  "automatic.gap.neighbours": { meaning: "Those between two units.", example: "false" },
  "automatic.width": { meaning: "The thickness of what covers the side.", example: "22", unit: "mm" },
  "automatic.into": { meaning: "The run that the hole is cut into.", example: "AUTO-WORKTOP" },
  "automatic.hole": { meaning: "The size of the hole.", example: "{w: width - 40, d: 490}" },
  "automatic.hole.w": { meaning: "Its width.", example: "width - 40", unit: "mm" },
  "automatic.hole.d": { meaning: "Its depth.", example: "490", unit: "mm" },
};
