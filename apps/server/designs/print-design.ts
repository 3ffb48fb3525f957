import { ownValue, spelling } from "@stanza/catalogue";
import type { ProjectDocument } from "@stanza/codecs";
import { pricingShop, type Shop } from "@stanza/contract";
import { type ChoiceWords, choiceText, type Design, stateOnce } from "@stanza/offer";
import { MEASURE_UNITS, measuresOf } from "@stanza/pricing";
import type { TablePrint } from "@stanza/print";
import { formatMoney, type InEveryLanguage, labelled, type SpokenLanguage } from "@stanza/quantities";
import { type MakerPhoto, readMakerPhotos } from "../catalogues/maker-photos.ts";
import type { Context } from "../operation/context.ts";
import { type MadePicture, offerPictures } from "../pictures/offer-pictures.ts";
import { senderOf } from "../shops/sender-of.ts";
import { isoDay } from "../shops/shop.ts";

interface Words {
  readonly title: string;
  readonly picture: string;
  readonly piece: string;
  readonly choices: string;
  readonly finishes: string;
  readonly count: string;
  readonly price: string;
  readonly tax: string;
  readonly salesTax: string;
  readonly total: (tax: string) => string;
  readonly without: string;
  readonly noPrice: string;
  readonly optional: string;
  readonly untitled: string;
}

const WORDS: InEveryLanguage<Words> = {
  en: {
    title: "Your design",
    picture: "Picture",
    piece: "Piece",
    choices: "Size and finish",
    finishes: "Finishes",
    count: "Quantity",
    price: "Price",
    tax: "VAT",
    salesTax: "sales tax",
    total: (tax) => `Total with ${tax}`,
    without: "Without delivery and services.",
    noPrice: "no price yet",
    optional: "optional",
    untitled: "Untitled",
  },
  it: {
    title: "Il tuo progetto",
    picture: "Immagine",
    piece: "Pezzo",
    choices: "Misura e finitura",
    finishes: "Finiture",
    count: "Quantità",
    price: "Prezzo",
    tax: "IVA",
    salesTax: "sales tax",
    total: (tax) => `Totale con ${tax}`,
    without: "Senza consegna e servizi.",
    noPrice: "ancora senza prezzo",
    optional: "facoltativo",
    untitled: "Senza titolo",
  },
  de: {
    title: "Ihr Entwurf",
    picture: "Bild",
    piece: "Teil",
    choices: "Maß und Ausführung",
    finishes: "Ausführungen",
    count: "Menge",
    price: "Preis",
    tax: "MwSt.",
    salesTax: "Sales Tax",
    total: (tax) => `Gesamt inkl. ${tax}`,
    without: "Ohne Lieferung und Dienstleistungen.",
    noPrice: "noch ohne Preis",
    optional: "optional",
    untitled: "Ohne Titel",
  },
  fr: {
    title: "Votre projet",
    picture: "Image",
    piece: "Élément",
    choices: "Dimensions et finition",
    finishes: "Finitions",
    count: "Quantité",
    price: "Prix",
    tax: "TVA",
    salesTax: "sales tax",
    total: (tax) => `Total, ${tax} comprise`,
    without: "Sans livraison ni prestations.",
    noPrice: "pas encore de prix",
    optional: "en option",
    untitled: "Sans titre",
  },
  es: {
    title: "Su diseño",
    picture: "Imagen",
    piece: "Pieza",
    choices: "Medida y acabado",
    finishes: "Acabados",
    count: "Cantidad",
    price: "Precio",
    tax: "IVA",
    salesTax: "impuesto sobre ventas",
    total: (tax) => `Total con ${tax}`,
    without: "Sin entrega ni servicios.",
    noPrice: "todavía sin precio",
    optional: "opcional",
    untitled: "Sin título",
  },
};

/** Most choices of a piece that are printed; more would be a list. */
const MOST_CHOICES = 6;

/** What a design's paper says, with the photographs of makers that it may show. */
interface DesignPrint {
  readonly photos: Readonly<Record<string, MakerPhoto | MadePicture>>;
  readonly with: (photos: DesignPrint["photos"]) => TablePrint;
}

/** The photographs of one design, bytes: it is printed anew for everybody who asks. */
const MOST_PHOTO_BYTES = 2_000_000;
/** A design's paper waits so long for pictures; what is not there then is drawn. */
const PICTURES_MS = 5_000;

/** The design on paper: its pieces with their choices, and one total with tax. No number, no terms: it is no offer. */
export async function designPrint(
  context: Pick<Context, "evaluator" | "now" | "config" | "scenes">,
  document: ProjectDocument,
  { id: shopId, shop }: { readonly id: string; readonly shop: Shop },
  design: Design,
  language: SpokenLanguage,
): Promise<DesignPrint> {
  const { evaluator, now, scenes } = context;
  const words = WORDS[language];
  const { language: locale } = design;
  const name = design.description || words.untitled;
  const {
    words: said,
    pictures,
    photos,
    hero,
    photographs,
  } = await evaluator.drawOffer(
    { document, shop, priceDate: isoDay(now(), shop) },
    {
      title: name,
      numbers: new Map(design.pieces.map(({ rowId }, index) => [rowId, String(index + 1)])),
      language: locale,
      lengthUnit: MEASURE_UNITS[measuresOf(pricingShop(shop), true).length],
      hero: true,
      pages: false,
      photographs: scenes.isOn,
    },
  );
  const made = photographs
    ? await offerPictures(scenes, photographs, { shopId, waitMs: PICTURES_MS })
    : { room: null, rows: {} };
  const cover = made.room ?? hero;
  const sayChoice = (choice: ChoiceWords) => choiceText(choice, locale);
  const finishes = stateOnce(
    design.pieces.map(({ rowId }) => rowId),
    (rowId) => ownValue(said, rowId),
  );
  const wordsOf = (rowId: string) => {
    const { size = "", choices = [] } = finishes.own.get(rowId) ?? {};
    return [size, ...choices.slice(0, MOST_CHOICES).map(sayChoice)].filter(Boolean).join(" · ");
  };
  /** Work, such as a cut-out, has no drawing. */
  const pictureOf = (rowId: string, thing: string, shown: DesignPrint["photos"]) => {
    const photo = ownValue(shown, rowId);
    if (photo) return { picture: photo, thing };
    const picture = ownValue(pictures, rowId);
    return picture ? { picture, thing } : null;
  };
  const money = (amount: string) => formatMoney(amount, design.currency, locale);
  const tablePrint = (shown: DesignPrint["photos"]): TablePrint => ({
    sender: senderOf(shop),
    project: { number: "", name, customer: "" },
    date: design.date,
    language: locale,
    title: words.title,
    ...(cover ? { hero: cover } : {}),
    tables: [
      {
        title: "",
        columns: [
          { label: words.picture, isShort: true },
          { label: words.piece },
          { label: spelling(words.choices, locale) },
          { label: words.count, decimals: 2 },
          { label: words.price, isShort: true },
        ],
        sections: [
          {
            title: finishes.common.length > 0 ? words.finishes : "",
            facts: finishes.common.map(sayChoice).join(" · "),
            rows: design.pieces.map(({ rowId, description, quantity, optional, amount }) => [
              pictureOf(rowId, description, shown),
              optional ? `${description} (${words.optional})` : description,
              wordsOf(rowId),
              Number(quantity),
              amount === undefined ? words.noPrice : money(amount),
            ]),
          },
          {
            title: labelled(
              words.total(design.unitedStates ? words.salesTax : words.tax),
              money(design.total),
              locale,
            ),
            facts: words.without,
            rows: [],
          },
        ],
      },
    ],
    warnings: [],
    empty: "",
  });
  return {
    photos: {
      ...made.rows,
      ...(await readMakerPhotos(context.config.dataDirectory, photos, MOST_PHOTO_BYTES)),
    },
    with: tablePrint,
  };
}
