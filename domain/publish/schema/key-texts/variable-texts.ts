import type { KeyTexts } from "./key-text.ts";

/** The keys of variables, in variables.yaml and in articles. */
export const VARIABLE_TEXTS: KeyTexts = {
  "variables.cod": { meaning: "The variable's code, by which formulas read it.", example: "FIN" },
  "variables.des": { meaning: "Its name in the panel.", example: "{en: Finish, it: Finitura}" },
  "variables.help": { meaning: "A sentence below its field.", example: "{en: Of front and handle.}" },
  "variables.group": {
    meaning: "The group that it stands in, one of the article's `groups`.",
    example: "'001'",
  },
  "variables.aliases": { meaning: "Other codes by which hosts may name it.", example: "[L, LARGHEZZA]" },
  "variables.visible": {
    meaning: "Shown where this holds; hidden it has its default and is not sent with the order.",
    example: "SHQ > 0",
  },
  "variables.readonly": {
    meaning: "Shown, but not to be changed, where this holds.",
    example: "'FIN == \"RAW\"'",
  },
  "variables.mandatory": {
    meaning:
      "Must be chosen: an option or a text without a default starts empty and blocks the offer until then.",
    example: "true",
  },
  "variables.inherit": {
    meaning:
      "Follows the header until somebody chooses otherwise: `true` the variable of the same code, or the code of another.",
    example: "true",
  },
  "variables.erp": {
    meaning: "`false` keeps it out of the variants that are sent with the order.",
    example: "false",
  },
  "variables.onInvalid": {
    meaning:
      "What becomes of a value that is no longer allowed: the default (options), the nearest (numbers), or an error that blocks the offer.",
    example: "error",
  },
  "variables.because": {
    meaning: "Why a value is not allowed, where its limits or `only` refuse it.",
    example: "{en: Up to 1200 mm}",
  },
  "variables.kind": {
    meaning:
      "What it is: one of several options, a number, a text, a yes and no, or a list of records (a dynamic class).",
    example: "option",
  },
  "variables.options": {
    meaning: "The options: a CSV file (`cod`, `des.<language>`, any columns of your own), or a list.",
    example: "options/finish.csv",
  },
  "variables.options.cod": { meaning: "The option's code.", example: "OAK" },
  "variables.options.des": { meaning: "Its name.", example: "{en: Oak}" },
  "variables.options.image": {
    meaning: "A picture of the folder: .png, .jpg or .webp.",
    example: "pictures/oak.jpg",
  },
  "variables.options.color": { meaning: "The colour of its swatch.", example: "'#b98f5e'" },
  "variables.options.material": {
    meaning: "The material that it stands for, which parts read as `{FIN.material}`.",
    example: "oak",
  },
  "variables.options.when": {
    meaning: "It can be chosen where this holds; elsewhere it is shown with its reason.",
    example: "W <= 900",
  },
  "variables.options.because": { meaning: "Why it cannot be chosen.", example: "{en: Glass up to 900 mm}" },
  "variables.options.from": { meaning: "The first day on which it is sold.", example: "'2026-01-01'" },
  "variables.options.to": { meaning: "The last day on which it is sold.", example: "'2026-12-31'" },
  "variables.only": {
    meaning: "Of a shared list, only the options for which this holds are offered here at all.",
    example: "'FIN.group == \"LAC\"'",
  },
  "variables.front": {
    meaning: "It says what is in a bay, or how many bays there are: it is chosen on the drawn front.",
    example: "true",
  },
  "variables.default": {
    meaning:
      "The value without a choice. Of an option a code, or `=` and a formula; of a number a number or a formula; of a yes and no a condition; of a list its records as text.",
    example: "OAK",
  },
  "variables.unit": { meaning: "The unit of the number.", example: "mm" },
  "variables.min": { meaning: "The least value.", example: "400", unit: "the variable's own" },
  "variables.max": { meaning: "The largest value.", example: "'W - 40'", unit: "the variable's own" },
  "variables.step": { meaning: "Values lie on steps from `min`.", example: "50", unit: "the variable's own" },
  "variables.values": {
    meaning: "The only values, instead of limits and steps.",
    example: "[720, 780]",
    unit: "the variable's own",
  },
  "variables.decimals": { meaning: "Digits after the point.", example: "0" },
  "variables.offStep": {
    meaning: "A value off the step is accepted where this holds; surcharges may ask for it.",
    example: "FIN.pg > 1",
  },
  "variables.maxLength": { meaning: "The most letters.", example: "40" },
  "variables.pattern": {
    meaning: "What the text must look like (docs/rules.md).",
    example: "'[A-Z]{2}\\d*'",
  },
  "variables.dclass": { meaning: "The dynamic class, declared in `catalogue.yaml`.", example: "DIVIDER" },
  "variables.fields": {
    meaning: "The fields of a record: `num`, `str`, `bool`, or more about one.",
    example: "{w: num, kind: {options: [SHELF, ROD]}}",
  },
  "variables.fields.*.type": { meaning: "A number, a text or a yes and no.", example: "num" },
  "variables.fields.*.des": { meaning: "The field's name.", example: "{en: Width}" },
  "variables.fields.*.unit": { meaning: "The unit of the number.", example: "mm" },
  "variables.fields.*.min": { meaning: "The least value.", example: "300", unit: "the field's own" },
  "variables.fields.*.max": { meaning: "The largest value.", example: "W / 2", unit: "the field's own" },
  "variables.fields.*.step": {
    meaning: "Values lie on steps from `min`.",
    example: "10",
    unit: "the field's own",
  },
  "variables.fields.*.decimals": { meaning: "Digits after the point.", example: "0" },
  "variables.fields.*.default": { meaning: "The value in a new record.", example: "600" },
  "variables.fields.*.options": {
    meaning: "The values that the field may have.",
    example: "[SHELF, {cod: ROD, des: {en: Rod}}]",
  },
  "variables.fields.*.options.cod": { meaning: "The option's code.", example: "ROD" },
  "variables.fields.*.options.des": { meaning: "Its name.", example: "{en: Rod}" },
  "variables.fields.*.options.with": {
    meaning: "Numbers that a new record with this option begins with.",
    example: "{h: 300}",
  },
  "variables.accumulate": {
    meaning: "Running sums over the records before, such as where a section begins.",
    example: "{x: w + T}",
  },
  "variables.minItems": { meaning: "The fewest records.", example: "1" },
  "variables.maxItems": { meaning: "The most records.", example: "8" },
  "variables.each": {
    meaning: "Checks of every record, which they read as `x`.",
    example: "[{id: S-MIN, check: x.w >= 300, because: {en: At least 300 mm}}]",
  },
  "variables.each.id": { meaning: "The code of the problem.", example: "S-MIN" },
  "variables.each.check": { meaning: "What must hold.", example: "x.w >= 300" },
  "variables.each.because": {
    meaning: "What people read where it does not.",
    example: "{en: At least 300 mm}",
  },
  "variables.id": { meaning: "In an overlay: not used for variables, which go by `cod`.", example: "w" },
  "variables.remove": { meaning: "In an overlay: takes the variable of this code away.", example: "true" },
};
