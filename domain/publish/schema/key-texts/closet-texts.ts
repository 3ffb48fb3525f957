import type { KeyTexts } from "./key-text.ts";

/** The keys of `closet` in an article. */
export const CLOSET_TEXTS: KeyTexts = {
  "article.closet": {
    meaning: "What it is as a closet: the width that it has to fit into, and how its inside is proposed.",
    example: "{width: W, rest: filler}",
  },
  "article.closet.width": {
    meaning:
      "The number variable that is the width between the walls. Where the article stands at a wall, it can be taken from the room.",
    example: "W",
  },
  "article.closet.beside": {
    meaning: "What stands beside the sections inside that width, such as end panels.",
    example: "'(ENDL ? 22 : 0) + (ENDR ? 22 : 0)'",
    unit: "mm",
  },
  "article.closet.from": {
    meaning: "Where the left side of the first section's frame is; without it at the article's left side.",
    example: "'ENDL ? 22 : 0'",
    unit: "mm",
  },
  "article.closet.rest": {
    meaning: "What becomes of the width that the sections leave: a filler covers it, or it stays free.",
    example: "free",
  },
  "article.closet.fill": {
    meaning: "How an interior is proposed from who uses the closet and what they keep.",
    example:
      "{into: CLITEMS, each: {as: s, over: CLOSETSTRUCT, room: s.w}, people: [{cod: TALL, des: {en: Tall}, reach: 2150}], keeps: [{cod: FOLDED, des: {en: Folded}}], columns: [{cod: SHELVES, des: {en: Shelves}, because: {en: Piles}, serves: {FOLDED: 1}, items: [{because: {en: A shelf}, set: {sec: n, y: 400}}]}]}",
  },
  "article.closet.fill.into": { meaning: "The list whose records are proposed.", example: "CLITEMS" },
  "article.closet.fill.each": {
    meaning: "The sections: each of them is given one of the columns.",
    example: "{as: s, over: CLOSETSTRUCT, room: s.w}",
  },
  "article.closet.fill.each.as": { meaning: "The name by which formulas read a section.", example: "s" },
  "article.closet.fill.each.over": { meaning: "The list of the sections.", example: "CLOSETSTRUCT" },
  "article.closet.fill.each.calc": {
    meaning: "Values of a section with a name, which the formulas after it read.",
    example: "{ih: HGT - 110}",
  },
  "article.closet.fill.each.room": { meaning: "How much room a section has.", example: "s.w", unit: "mm" },
  "article.closet.fill.people": {
    meaning: "Who may use it; the first one is asked for where nobody says otherwise.",
    example: "[{cod: TALL, des: {en: A tall person}, reach: 2150}]",
  },
  "article.closet.fill.people.cod": { meaning: "A code.", example: "TALL" },
  "article.closet.fill.people.des": { meaning: "Who it is.", example: "{en: A tall person}" },
  "article.closet.fill.people.reach": {
    meaning: "How high that person reaches with a hanger; formulas read it as `reach`.",
    example: "2150",
    unit: "mm",
  },
  "article.closet.fill.keeps": {
    meaning: "What people keep, in the order in which it is asked.",
    example: "[{cod: SHOES, des: {en: Shoes}, usual: 1}]",
  },
  "article.closet.fill.keeps.cod": { meaning: "A code, which columns name in `serves`.", example: "SHOES" },
  "article.closet.fill.keeps.des": { meaning: "What it is.", example: "{en: Shoes}" },
  "article.closet.fill.keeps.help": { meaning: "A sentence about it.", example: "{en: Pairs in use}" },
  "article.closet.fill.keeps.usual": {
    meaning: "How much people usually have: 0 none, 1 a little, 2 some, 3 a lot.",
    example: "2",
  },
  "article.closet.fill.columns": {
    meaning: "The ways to fill a section.",
    example:
      "[{cod: SHELVES, des: {en: Shelves}, because: {en: Piles}, serves: {FOLDED: 1}, items: [{because: {en: A shelf}, set: {sec: n, y: 400}}]}]",
  },
  "article.closet.fill.columns.cod": { meaning: "A code.", example: "SHELVES" },
  "article.closet.fill.columns.des": { meaning: "What it is called.", example: "{en: Shelves}" },
  "article.closet.fill.columns.because": {
    meaning: "Why it is proposed, in a sentence.",
    example: "{en: Folded clothes lie in piles.}",
  },
  "article.closet.fill.columns.when": {
    meaning: "The sections that it may fill.",
    example: "s.w >= 450",
  },
  "article.closet.fill.columns.serves": {
    meaning: "The share of the section, 0 to 1, that serves each thing that people keep.",
    example: "{FOLDED: 0.7, SHOES: 0.3}",
  },
  "article.closet.fill.columns.items": {
    meaning: "The records that it proposes, from the floor up.",
    example: "[{because: {en: A shelf}, set: {sec: n, kind: '\"SHELF\"', y: 400}}]",
  },
  "article.closet.fill.columns.items.when": {
    meaning: "It is proposed where this holds.",
    example: "reach > 1900",
  },
  "article.closet.fill.columns.items.repeat": {
    meaning: "Once for each number, or for each record of a list.",
    example: "{as: k, from: 1, to: 4}",
  },
  "article.closet.fill.columns.items.repeat.as": {
    meaning: "The name that its formulas read.",
    example: "k",
  },
  "article.closet.fill.columns.items.repeat.from": { meaning: "The first number.", example: "1" },
  "article.closet.fill.columns.items.repeat.to": { meaning: "The last number.", example: "4" },
  "article.closet.fill.columns.items.repeat.over": {
    meaning: "The variable whose records are gone through.",
    example: "CLOSETDIV",
  },
  "article.closet.fill.columns.items.because": {
    meaning: "Why it is there, in a few words.",
    example: "{en: A shelf every 34 cm}",
  },
  "article.closet.fill.columns.items.set": {
    meaning:
      "The fields of the record, as formulas over the article, the section, its number `n` and the person's `reach`; a text has quotes of its own. Others have their default.",
    example: "{sec: n, kind: '\"SHELF\"', y: 340 * k}",
  },
};
