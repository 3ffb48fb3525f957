import type { KeyTexts } from "./key-text.ts";

/** The keys of catalogue.yaml and of the files beside it. */
export const CATALOGUE_TEXTS: KeyTexts = {
  "catalogue.format": { meaning: "The version of this format.", example: "1" },
  "catalogue.cod": { meaning: "The catalogue's code, the same in every version.", example: "LIBRI" },
  "catalogue.des": { meaning: "The catalogue's name.", example: "{en: Libri bookcases, it: Librerie Libri}" },
  "catalogue.version": {
    meaning:
      "Your own version: one to four numbers with points between them, in quotes. Publishing adds a number of its own.",
    example: "'2026.1'",
  },
  "catalogue.local": { meaning: "A user's own catalogue, which the server never prices.", example: "true" },
  "catalogue.languages": {
    meaning: "The languages of the texts. Every text has the first one; others fall back to it.",
    example: "[en, it, de]",
  },
  "catalogue.currency": {
    meaning: "The currency that the catalogue is thought in (ISO 4217). Each price list names its own.",
    example: "EUR",
  },
  "catalogue.models": { meaning: "The models: one `models/<CODE>.yaml` each.", example: "[PAGINA]" },
  "catalogue.articles": {
    meaning: "The articles' rules: one `articles/<CODE>.yaml` each.",
    example: "[BOOKCASE, DESK]",
  },
  "catalogue.auto": {
    meaning: "The automatic rules: one `auto/<CODE>.yaml` each.",
    example: "[AUTO-WORKTOP]",
  },
  "catalogue.galleries": {
    meaning: "The galleries: one `galleries/<CODE>.yaml` each.",
    example: "[G-STUDY]",
  },
  "catalogue.otherTags": {
    meaning:
      "Tags that articles of other catalogues have and that anchors and automatic rules of this one name.",
    example: "[hood-insert]",
  },
  "catalogue.priceLists": {
    meaning: "The price lists: one folder `prices/<CODE>/` each.",
    example: "[EUR26]",
  },
  "catalogue.tables": {
    meaning: "Look-up tables, which formulas call as functions.",
    example: "[{cod: HINGES, file: tables/hinges.csv, in: [{col: height, type: num, match: up}], out: qty}]",
  },
  "catalogue.tables.cod": { meaning: "The name of the function.", example: "HINGES" },
  "catalogue.tables.file": {
    meaning: "The table's CSV file; its first line names the columns.",
    example: "tables/hinges.csv",
  },
  "catalogue.tables.in": {
    meaning: "The columns that are looked up, in the order in which a formula gives them.",
    example: "[{col: height, type: num, match: up}]",
  },
  "catalogue.tables.in.col": { meaning: "The name of the column.", example: "height" },
  "catalogue.tables.in.type": { meaning: "Whether the column holds numbers or texts.", example: "num" },
  "catalogue.tables.in.match": {
    meaning: "Which line is found: the same value, the next larger or the next smaller number.",
    example: "up",
  },
  "catalogue.tables.out": { meaning: "The column that is the result.", example: "qty" },
  "catalogue.tables.outType": { meaning: "Whether the result is a number or a text.", example: "num" },
  "catalogue.tables.else": {
    meaning: "The result where no line is found; without it that is an error of the article.",
    example: "2",
  },
  "catalogue.dclass": {
    meaning:
      "The dynamic classes, by their code: lists of records that a person edits, such as the sections of a wardrobe.",
    example: "{DIVIDER: {des: {en: Divider}}}",
  },
  "catalogue.dclass.*.comp": {
    meaning: "The component that edits the class; without it the site's configuration names one.",
    example: "cutouts",
  },
  "catalogue.dclass.*.des": { meaning: "The name of the class.", example: "{en: Divider, it: Divisorio}" },
  "catalogue.services": {
    meaning: "The file of delivery, installation and the like.",
    example: "services.yaml",
  },
  "catalogue.synonyms": {
    meaning: "The file of the words that people type for articles.",
    example: "synonyms.yaml",
  },
  "catalogue.materials": {
    meaning:
      "The file of the materials. With it, every material that a part or an option names must stand in it.",
    example: "materials.yaml",
  },
  "materials.cod": { meaning: "The material's code, as parts and options name it.", example: "oak" },
  "materials.des": { meaning: "The material's name, for lists of parts.", example: "{en: Oak, it: Rovere}" },
  "materials.color": { meaning: "Its colour as seen from far away.", example: "'#b98f5e'" },
  "materials.roughness": { meaning: "0 is a mirror, 1 is chalk.", example: "0.5" },
  "materials.metalness": { meaning: "0 is no metal, 1 is metal.", example: "1" },
  "materials.opacity": { meaning: "1 lets nothing through, 0.3 is glass.", example: "0.3" },
  "materials.pattern": { meaning: "What the surface is made of, drawn in its colour.", example: "wood" },
  "materials.accent": {
    meaning: "The second colour of a pattern, such as joints or veins; without it one that fits.",
    example: "'#8a6a42'",
  },
  "services.cod": { meaning: "The service's code in the order.", example: "DELIVERY" },
  "services.des": { meaning: "The service's name in the offer.", example: "{en: Delivery, it: Trasporto}" },
  "services.when": {
    meaning: "Offered only where this holds; it reads the variables of the header, and tables.",
    example: "FIN.pg > 1",
  },
  "services.price": {
    meaning: "What it costs: an amount, a share of the goods, or an amount for each unit.",
    example: "{percentOfGoods: '4', min: '90.00'}",
  },
  "services.price.fixed": { meaning: "An amount.", example: "'80.00'", unit: "of the list's currency" },
  "services.price.percentOfGoods": {
    meaning: "A share of the value of the goods.",
    example: "'4'",
    unit: "%",
  },
  "services.price.min": {
    meaning: "The least that it costs.",
    example: "'90.00'",
    unit: "of the list's currency",
  },
  "services.price.perUnit": {
    meaning: "The amount for one unit.",
    example: "'12.00'",
    unit: "of the list's currency",
  },
  "services.price.qt": { meaning: "How many units are proposed.", example: "3" },
  "services.vat": { meaning: "The tax rate, where it is not that of the goods.", example: "'22'", unit: "%" },
  "synonyms.words": {
    meaning: "The words, by language. Each word stands in one line only.",
    example: "{en: [bookshelf, shelving], it: [scaffale]}",
  },
  "synonyms.articles": {
    meaning: "The codes that they stand for, as sold or of a rule; the first is what people mean most.",
    example: "[BOOKCASE]",
  },
  "model.cod": { meaning: "The commercial model's code, as in the file's name.", example: "PAGINA" },
  "model.basemodel": { meaning: "The technical model's code.", example: "LIBRI" },
  "model.des": { meaning: "The model's name.", example: "{en: Pagina}" },
  "model.fldef": { meaning: "True for the model that is proposed first.", example: "true" },
  "model.image": {
    meaning: "A picture of the folder: .png, .jpg or .webp.",
    example: "pictures/pagina.jpg",
  },
  "model.forcedvariants": { meaning: "Values that nobody can change.", example: "{FIN: OAK}" },
  "model.defaultvariants": {
    meaning: "Values with which the header starts.",
    example: "{FIN: OAK, HND: BAR}",
  },
  "model.header": {
    meaning: "The choices that count for everything in a room.",
    example: "{variables: [FIN], out: {cModel: PAGINA, model: LIBRI, reg: STD}}",
  },
  "model.header.variables": {
    meaning: "Codes of variables of `variables.yaml`, in the order in which they are asked.",
    example: "[FIN, HND]",
  },
  "model.header.out": {
    meaning: "What the order calls the model.",
    example: "{cModel: PAGINA, model: LIBRI, reg: 'STD-{FIN.group}'}",
  },
  "model.header.out.cModel": { meaning: "The commercial model.", example: "PAGINA" },
  "model.header.out.model": { meaning: "The technical model.", example: "LIBRI" },
  "model.header.out.reg": {
    meaning: "The rule set; overlays `articles/<RULE>@<REG>.yaml` are laid over the article for it.",
    example: "'STD-{FIN.group}'",
  },
  "model.tree": { meaning: "The file of the classification.", example: "models/PAGINA.tree.yaml" },
  "tree.cod": { meaning: "The folder's code.", example: "CASES" },
  "tree.des": { meaning: "The folder's name.", example: "{en: Bookcases}" },
  "tree.image": {
    meaning: "A picture of the folder: .png, .jpg or .webp.",
    example: "pictures/cases.jpg",
  },
  "tree.when": {
    meaning: "Shown only where this holds; it reads the variables of the header.",
    example: "FIN.pg > 1",
  },
  "tree.nodes": { meaning: "Folders inside this one.", example: "[{cod: LOW, des: Low ones, articles: []}]" },
  "tree.articles": {
    meaning: "What is sold here.",
    example: "[{cod: BOOK-600, neutro: BOOKCASE, preset: {W: 600}}]",
  },
  "tree.articles.cod": { meaning: "The code that is sold.", example: "BOOK-600" },
  "tree.articles.neutro": {
    meaning:
      "The rule that makes it. `99` and codes that start with it have none: a person types their lines.",
    example: "BOOKCASE",
  },
  "tree.articles.des": {
    meaning: "Its name; `{W}` in it is the value that is chosen. Without it, the rule's name.",
    example: "{en: 'Bookcase {W}'}",
  },
  "tree.articles.preset": { meaning: "The values with which it is inserted.", example: "{W: 600}" },
  "tree.articles.image": {
    meaning: "A picture of the folder: .png, .jpg or .webp; without it the article is drawn.",
    example: "pictures/book-600.jpg",
  },
  "gallery.cod": { meaning: "The gallery's code, as in the file's name.", example: "G-STUDY" },
  "gallery.des": { meaning: "The gallery's name.", example: "{en: A quiet study}" },
  "gallery.note": {
    meaning: "One or two sentences about it.",
    example: "{en: Two bookcases around a window.}",
  },
  "gallery.room": { meaning: "The kind of room that it is for; people filter by it.", example: "study" },
  "gallery.style": {
    meaning: "Your name of its style; galleries of one style use the same words.",
    example: "{en: Warm and natural}",
  },
  "gallery.image": {
    meaning: "A picture of the folder: .png, .jpg or .webp; without it the gallery is drawn.",
    example: "pictures/study.jpg",
  },
  "gallery.model": { meaning: "The model that its articles are of.", example: "PAGINA" },
  "gallery.header": { meaning: "Choices of the header.", example: "{FIN: OAK}" },
  "gallery.rows": {
    meaning: "Its articles, each at a place of its own or snapped to one before it.",
    example: "[{id: a, article: BOOK-600}]",
  },
  "gallery.rows.id": { meaning: "A name for this row.", example: "a" },
  "gallery.rows.article": { meaning: "The code that is sold.", example: "BOOK-600" },
  "gallery.rows.var": { meaning: "Choices that differ from how it is inserted.", example: "{SHQ: 5}" },
  "gallery.rows.at": {
    meaning: "Its left, lower, rear corner: to the right, up, to the front.",
    example: "[600, 0, 0]",
    unit: "mm",
  },
  "gallery.rows.rotY": {
    meaning: "Turned about its corner, to the left as seen from above.",
    example: "90",
    unit: "degrees",
  },
  "gallery.rows.snap": {
    meaning: "Put against an earlier row: one of its anchors onto one of that row's.",
    example: "{to: a, my: L, their: R}",
  },
  "gallery.rows.snap.to": { meaning: "The earlier row.", example: "a" },
  "gallery.rows.snap.my": { meaning: "The anchor of this row's article.", example: "L" },
  "gallery.rows.snap.their": { meaning: "The anchor of the other row's article.", example: "R" },
  "tests.name": { meaning: "What is expected, in words.", example: "an oak bookcase of 900 mm" },
  "tests.article": { meaning: "The code that is sold, or a rule.", example: "BOOK-900" },
  "tests.model": { meaning: "The model.", example: "PAGINA" },
  "tests.header": { meaning: "Choices of the header.", example: "{FIN: WHITE}" },
  "tests.var": { meaning: "Choices of the article.", example: "{W: 700, SHQ: 6}" },
  "tests.list": { meaning: "The price list with which it is priced.", example: "EUR26" },
  "tests.expect": {
    meaning: "What must come of it; what is not named is not compared.",
    example: "{total: '384.00'}",
  },
  "tests.expect.var": { meaning: "Final values.", example: "{SHQ: 4}" },
  "tests.expect.erp": {
    meaning: "The lines of the order, all of them, in their order.",
    example: "[{cod: BK0900, qt: 1, punit: '384.00'}]",
  },
  "tests.expect.erp.cod": { meaning: "The line's code.", example: "BK0900" },
  "tests.expect.erp.qt": { meaning: "Its quantity.", example: "1" },
  "tests.expect.erp.punit": {
    meaning: "Its unit price.",
    example: "'384.00'",
    unit: "of the list's currency",
  },
  "tests.expect.erp.level": { meaning: "Its level.", example: "1" },
  "tests.expect.total": {
    meaning: "The sum of the lines of level 0.",
    example: "'384.00'",
    unit: "of the list's currency",
  },
  "tests.expect.issues": { meaning: "The codes of all problems.", example: "[FIN_REPAIRED]" },
  "tests.expect.notAllowed": {
    meaning: "Options that are refused, by variable; `'true'` and `'false'` of a yes and no.",
    example: "{TOP: [GLASS]}",
  },
  "tests.expect.box": { meaning: "Width, height and depth.", example: "[900, 1900, 320]", unit: "mm" },
  "tests.expect.parts": { meaning: "How many parts it has.", example: "8" },
};
