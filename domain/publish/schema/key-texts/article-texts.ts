import type { KeyTexts } from "./key-text.ts";

/** The keys of articles, overlays and macros. */
export const ARTICLE_TEXTS: KeyTexts = {
  "article.neutro": { meaning: "The rule's code, as in the file's name.", example: "BOOKCASE" },
  "article.des": { meaning: "The article's name.", example: "{en: Bookcase}" },
  "article.tags": {
    meaning: "What it is, for automatic rules, for anchors that accept it, and for search.",
    example: "[base]",
  },
  "article.mount": {
    meaning:
      "Where it starts: on the floor, a wall, the ceiling, a worktop, inside another article, in a wall opening, or anywhere.",
    example: "wall",
  },
  "article.elevation": {
    meaning: "The height of its origin above the floor when it is inserted.",
    example: "1400",
    unit: "mm",
  },
  "article.use": {
    meaning: "Variables of `variables.yaml` that it has, each as it is, or with its own texts and limits.",
    example: "[FIN, {cod: HGT, des: {en: Height}}]",
  },
  "article.use.cod": {
    meaning: "The code of the shared variable; further keys go over its own.",
    example: "HGT",
  },
  "article.use.id": { meaning: "In an overlay: not used for variables, which go by `cod`.", example: "w" },
  "article.use.remove": { meaning: "In an overlay: takes the variable of this code away.", example: "true" },
  "article.variables": {
    meaning: "Variables of its own; their keys are those of `variables.yaml`.",
    example: "[{cod: W, kind: number, unit: mm, min: 400, max: 1200, default: 600}]",
  },
  "article.const": { meaning: "Numbers with a name.", example: "{T: 22, H: 1900}" },
  "article.calc": { meaning: "Values that follow from others, in any order.", example: "{IW: W - 2 * T}" },
  "article.constraints": {
    meaning: "What must hold between variables; one of them gives way.",
    example:
      "[{id: C-GLASS, forbid: 'TOP == \"GLASS\" && W > 900', gives: TOP, because: {en: Glass up to 900 mm}}]",
  },
  "article.constraints.id": {
    meaning: "A name, which is the problem's code where it is broken.",
    example: "C-GLASS",
  },
  "article.constraints.gives": {
    meaning:
      "The variable that gives way. An option or a yes and no that the formula reads is refused; any other is reported.",
    example: "TOP",
  },
  "article.constraints.because": { meaning: "What people read.", example: "{en: Glass up to 900 mm}" },
  "article.constraints.forbid": {
    meaning: "What must not be. A constraint has `forbid`, `require` or `table`.",
    example: "'TOP == \"GLASS\" && W > 900'",
  },
  "article.constraints.require": { meaning: "What must be.", example: "W <= 900" },
  "article.constraints.table": {
    meaning: "A CSV file of all allowed combinations: its columns are variables, `*` is any option.",
    example: "tables/top-legs.csv",
  },
  "article.constraints.cod": { meaning: "In an overlay: not used, constraints go by `id`.", example: "X" },
  "article.constraints.remove": {
    meaning: "In an overlay: takes the constraint of this id away.",
    example: "true",
  },
  "article.groups": {
    meaning: "The groups of the panel and the steps of the wizard, in order.",
    example: "[{cod: '001', des: {en: Dimensions}}]",
  },
  "article.groups.cod": { meaning: "`001` is a step, `001-002` a step inside it.", example: "'001'" },
  "article.groups.des": { meaning: "The group's name.", example: "{en: Dimensions}" },
  "article.groups.when": { meaning: "Shown where this holds.", example: "W > 600" },
  "article.groups.help": {
    meaning: "What the step asks, shown in the closet wizard.",
    example: "{en: How many bays?}",
  },
  "article.groups.image": {
    meaning: "A picture of the step: a file of the folder.",
    example: "images/bays.webp",
  },
  "article.groups.after": {
    meaning:
      "The step that it comes after, where that is not the one declared before it: a main step after a main step, a step inside one after another inside the same.",
    example: "'001'",
  },
  "article.groups.id": { meaning: "In an overlay: not used, groups go by `cod`.", example: "x" },
  "article.groups.remove": { meaning: "In an overlay: takes the group of this code away.", example: "true" },
  "article.box": {
    meaning: "Width, height and depth: the space that it takes.",
    example: "[W, H, D]",
    unit: "mm",
  },
  "article.weight": {
    meaning: "The weight of one piece.",
    example: "650 * T * (2 * H + 6 * W) * D / 1000000000",
    unit: "kg",
  },
  "article.parts": {
    meaning: "The solids that it is made of.",
    example: "[{id: top, type: panel, at: [0, 700, 0], size: [W, 25, D], material: oak}]",
  },
  "article.parts.id": { meaning: "A name, one of a kind in the article.", example: "shelf" },
  "article.parts.type": {
    meaning:
      "`panel` (a board of the cut list), `box`, `cylinder`, `extrusion` (an outline along a length), `mesh` (a glTF file), or `macro` (a group of parts).",
    example: "panel",
  },
  "article.parts.when": { meaning: "It is there where this holds.", example: "SHQ > 0" },
  "article.parts.repeat": {
    meaning: "Once for each number, or for each record of a list.",
    example: "{as: i, from: 1, to: SHQ}",
  },
  "article.parts.repeat.as": { meaning: "The name that formulas of the part read.", example: "i" },
  "article.parts.repeat.from": { meaning: "The first number.", example: "1" },
  "article.parts.repeat.to": { meaning: "The last number; at most 200 parts.", example: "SHQ" },
  "article.parts.repeat.over": {
    meaning: "The variable whose records are gone through; formulas read `s.w` and the like.",
    example: "SECTIONS",
  },
  "article.parts.at": {
    meaning:
      "Its left, lower, rear corner (of a cylinder the middle of its foot): to the right, up, to the front.",
    example: "[T, 0, 0]",
    unit: "mm",
  },
  "article.parts.rot": {
    meaning: "Turned about that corner: around x, then y, then z.",
    example: "[0, 45, 0]",
    unit: "degrees",
  },
  "article.parts.layer": {
    meaning:
      "What it belongs to: `carcass`, `fronts`, `handles`, `legs`, `worktop`, `glass`, or a layer of your own.",
    example: "fronts",
  },
  "article.parts.material": { meaning: "A material of `materials.yaml`.", example: "'{FIN.material}'" },
  "article.parts.name": {
    meaning: "Its name on the list of parts; without it the id.",
    example: "{en: Left side}",
  },
  "article.parts.open": { meaning: "How it opens.", example: "{kind: hinge, axis: L, amount: 110}" },
  "article.parts.open.kind": { meaning: "It turns about an edge, or slides.", example: "hinge" },
  "article.parts.open.axis": {
    meaning: "Of a hinge the edge (`L`, `R`, `T`, `B`), of a slide the axis (`x`, `y`, `z`).",
    example: "'{SIDE}'",
  },
  "article.parts.open.amount": { meaning: "How far.", example: "110", unit: "degrees; mm for a slide" },
  "article.parts.open.towards": {
    meaning: "The direction into which a hinge opens; without it the front.",
    example: "-x",
  },
  "article.parts.open.with": {
    meaning: "It moves with another part, such as a handle with its door.",
    example: "door",
  },
  "article.parts.size": { meaning: "Width, height and depth.", example: "[W - 2 * T, T, D]", unit: "mm" },
  "article.parts.grain": {
    meaning: "The axis along which the grain runs, which is the panel's length.",
    example: "x",
  },
  "article.parts.edges": {
    meaning: "The banded edges: left, right, top, bottom, front, and `D` the lower edge of an upright board.",
    example: "LRTB",
  },
  "article.parts.cut": { meaning: "Whether it is on the cut list.", example: "false" },
  "article.parts.r": { meaning: "The radius.", example: "20", unit: "mm" },
  "article.parts.h": { meaning: "The length along the axis.", example: "700", unit: "mm" },
  "article.parts.axis": {
    meaning: "The axis along which a cylinder or an extrusion goes, and around which a revolution turns.",
    example: "y",
  },
  "article.parts.profile": {
    meaning:
      "The outline of an extrusion, corner by corner: z and y for axis x, x and z for axis y, x and y for axis z. Of a revolution the points `[radius, height]` from one end to the other: what turns by less than 40° there is round.",
    example: "[[0, 0], [W, 0], [W, D], [0, D - 100]]",
    unit: "mm",
  },
  "article.parts.length": { meaning: "How far the outline is pushed.", example: "25", unit: "mm" },
  "article.parts.file": { meaning: "A glTF file of the folder.", example: "meshes/handle.glb" },
  "article.parts.mirror": {
    meaning: "Mirrored from left to right where this holds.",
    example: "'SIDE == \"R\"'",
  },
  "article.parts.macro": { meaning: "The macro whose parts are put here.", example: "DOOR" },
  "article.parts.with": { meaning: "The values of the macro's parameters.", example: "{W: W - 4, H: 700}" },
  "article.parts.cod": { meaning: "In an overlay: not used, parts go by `id`.", example: "X" },
  "article.parts.remove": { meaning: "In an overlay: takes the part of this id away.", example: "true" },
  "article.anchors": {
    meaning: "Where it meets walls and neighbours.",
    example: "[{id: L, kind: side, at: [0, 0, 0], dir: [-1, 0, 0]}]",
  },
  "article.anchors.id": { meaning: "A name, by which galleries and automatic rules mean it.", example: "L" },
  "article.anchors.kind": {
    meaning:
      "What meets there: neighbours at a `side`, walls at the `back`, the `floor`, the `ceiling`, what is put on `top`, at the `front` or `inside`, or a `wall-opening`.",
    example: "side",
  },
  "article.anchors.at": {
    meaning:
      "The point. Of `inside` the middle of the floor of its space, of `top` the left rear corner of its face.",
    example: "[0, 0, 0]",
    unit: "mm",
  },
  "article.anchors.dir": { meaning: "Where it points to, away from the article.", example: "[-1, 0, 0]" },
  "article.anchors.size": { meaning: "The extent of the face that meets.", example: "[D, H]", unit: "mm" },
  "article.anchors.accepts": {
    meaning: "Tags of the articles that it takes; without it any.",
    example: "[pedestal]",
  },
  "article.anchors.when": { meaning: "It is there where this holds.", example: "W >= 1200" },
  "article.anchors.dist": { meaning: "The distance to keep from what it meets.", example: "30", unit: "mm" },
  "article.anchors.cod": { meaning: "In an overlay: not used, anchors go by `id`.", example: "X" },
  "article.anchors.remove": { meaning: "In an overlay: takes the anchor of this id away.", example: "true" },
  "article.plan": {
    meaning: "What is drawn in plan; without it the outline and a line for the front.",
    example: "[{type: rect, pts: [[0, 0], [W, D]]}]",
  },
  "article.plan.type": {
    meaning:
      "What it is: `rect` of two corners, `line` of two points, `arc` about one, `poly` of many, `text` at one.",
    example: "rect",
  },
  "article.plan.pts": {
    meaning: "Points, to the right and to the front.",
    example: "[[0, 0], [W, D]]",
    unit: "mm",
  },
  "article.plan.r": { meaning: "The radius of an arc.", example: "W", unit: "mm" },
  "article.plan.a0": { meaning: "The angle at which an arc begins.", example: "0", unit: "degrees" },
  "article.plan.a1": { meaning: "The angle at which it ends.", example: "90", unit: "degrees" },
  "article.plan.text": { meaning: "What a text says.", example: "'{W}'" },
  "article.plan.style": { meaning: "How it is drawn.", example: "thin" },
  "article.plan.when": { meaning: "It is there where this holds.", example: "'SIDE == \"L\"'" },
  "article.clearances": {
    meaning: "Space that should stay free, such as a door's swing.",
    example: "[{id: swing, at: [0, 0, D], size: [W, H, W], because: {en: Door swing}}]",
  },
  "article.clearances.id": { meaning: "A name.", example: "swing" },
  "article.clearances.when": { meaning: "It is there where this holds.", example: "DOORS > 0" },
  "article.clearances.at": { meaning: "Its left, lower, rear corner.", example: "[0, 0, D]", unit: "mm" },
  "article.clearances.size": { meaning: "Width, height and depth.", example: "[W, H, W]", unit: "mm" },
  "article.clearances.severity": {
    meaning: "How much it matters that something stands there: a word, a warning, or no offer.",
    example: "block",
  },
  "article.clearances.because": { meaning: "What people read.", example: "{en: Door swing}" },
  "article.clearances.cod": { meaning: "In an overlay: not used, clearances go by `id`.", example: "X" },
  "article.clearances.remove": {
    meaning: "In an overlay: takes the clearance of this id away.",
    example: "true",
  },
  "article.erp": {
    meaning: "The lines of the order, which are priced.",
    example: "[{id: main, cod: 'BK{W:0000}', var: [W, FIN], price: {matrix: CASE, keys: [W, FIN.pg]}}]",
  },
  "article.erp.id": { meaning: "A name.", example: "main" },
  "article.erp.cod": {
    meaning: "The line's code; `{W:0000}` writes the width with four digits.",
    example: "'BK{W:0000}'",
  },
  "article.erp.des": {
    meaning: "The line's name; without it the article's.",
    example: "{en: Additional shelf}",
  },
  "article.erp.qt": { meaning: "How many.", example: "SHQ - 4" },
  "article.erp.um": { meaning: "The unit of the quantity.", example: "m" },
  "article.erp.level": {
    meaning: "0 counts; 1 and 2 are for information and stay out of the total.",
    example: "1",
  },
  "article.erp.when": { meaning: "It is there where this holds.", example: "SHQ > 4" },
  "article.erp.repeat": {
    meaning: "Once for each number, or for each record of a list.",
    example: "{as: s, over: SECTIONS}",
  },
  "article.erp.repeat.as": { meaning: "The name that formulas of the line read.", example: "s" },
  "article.erp.repeat.from": { meaning: "The first number.", example: "1" },
  "article.erp.repeat.to": { meaning: "The last number.", example: "SHQ" },
  "article.erp.repeat.over": { meaning: "The variable whose records are gone through.", example: "SECTIONS" },
  "article.erp.var": { meaning: "The variables that go out with the line, in order.", example: "[W, FIN]" },
  "article.erp.extra": { meaning: "Further pairs that go out with it.", example: "{_GROUP: SHELVES}" },
  "article.erp.price": {
    meaning: "How it is priced: by a matrix, by an item, or not at all.",
    example: "{matrix: CASE, keys: [W, FIN.pg]}",
  },
  "article.erp.price.matrix": { meaning: "The matrix of the price list.", example: "CASE" },
  "article.erp.price.keys": {
    meaning: "One to three keys, as many as the matrix has.",
    example: "[FIN.pg, W, D]",
  },
  "article.erp.price.item": { meaning: "The code in the list's items.", example: "SHELF-EXTRA" },
  "article.erp.price.none": { meaning: "It has no price of its own.", example: "true" },
  "article.erp.surcharges": { meaning: "Codes of surcharges that the list may add.", example: "[OFFSIZE]" },
  "article.erp.discountable": { meaning: "`false` keeps it out of discounts.", example: "false" },
  "article.erp.remove": { meaning: "In an overlay: takes the line of this id away.", example: "true" },
  "article.opening": { meaning: "The hole that it cuts into its wall.", example: "{w: W, h: HGT, sill: 0}" },
  "article.opening.w": { meaning: "Its width.", example: "W", unit: "mm" },
  "article.opening.h": { meaning: "Its height.", example: "HGT", unit: "mm" },
  "article.opening.sill": { meaning: "Its height above the floor.", example: "900", unit: "mm" },
  "article.skipBasket": {
    meaning: "Where this holds it is drawn, but neither listed nor sold.",
    example: "'KIND == \"EXISTING\"'",
  },
  "macro.cod": { meaning: "The macro's code, as in the file's name.", example: "DOOR" },
  "macro.params": {
    meaning: "What a use must give: `num`, `str`, `bool`, or more about one.",
    example: "{W: num, H: num, MAT: {type: str, default: oak}}",
  },
  "macro.params.*.type": { meaning: "A number, a text or a yes and no.", example: "num" },
  "macro.params.*.default": { meaning: "The value of a use that gives none.", example: "oak" },
  "macro.calc": { meaning: "Values that follow from the parameters.", example: "{IW: W - 4}" },
  "macro.parts": {
    meaning: "Its parts; their keys are those of articles.",
    example: "[{id: leaf, type: panel, size: [W, H, 19]}]",
  },
};
