import { type ArticleEvaluation, textIn } from "@stanza/catalogue";
import type { OfferPrint } from "@stanza/contract";
import {
  type Drawing,
  drawArticle,
  drawElevation,
  drawPlan,
  quoteGround,
  quotesOfRoom,
} from "@stanza/drawing";
import { type EvaluatedProject, rowPictureKey } from "@stanza/evaluation";
import type { Offer } from "@stanza/offer";
import type { PrintOptions } from "@stanza/print";
import { type Project, type RowId, viewedWalls } from "@stanza/project";
import { formatInches, type LengthUnit, measuringLocale } from "@stanza/quantities";
import type { PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import { materialsOf } from "../evaluation/materials-of.ts";
import { openPlaces } from "./position-places.ts";

/** The views of an offer (spec 2 §4 "generate views"): drawings at the end, pictures and chosen variants in its lines. */
export interface OfferViews {
  readonly drawings: readonly Drawing[];
  readonly pictures: NonNullable<PrintOptions["pictures"]>;
  readonly choices: NonNullable<PrintOptions["choices"]>;
  readonly places: NonNullable<PrintOptions["places"]>;
}

type Picture = OfferViews["pictures"][string];

/** A project of an offer. */
export interface ViewedProject {
  readonly project: Project;
  readonly evaluated: EvaluatedProject;
  readonly catalogues: ReadonlyMap<string, PublishedCatalogue>;
  readonly evaluationOf: (row: RowId) => ArticleEvaluation | undefined;
  /** Photographs of rows, JPEG on white, by `rowPictureKey`; a row without one is drawn. */
  readonly photos: ReadonlyMap<string, Uint8Array>;
}

/**
 * Draws what was selected of one project; its rows are marked with their position in the offer, optional ones too.
 *
 * nameOf  how the offer calls a row of the project
 */
export async function drawViews(
  offer: Offer,
  { project, evaluated, catalogues, evaluationOf, photos }: ViewedProject,
  prints: readonly OfferPrint[],
  nameOf: (row: RowId) => string,
  lengthUnit: LengthUnit,
): Promise<OfferViews> {
  const { groups, options = [] } = offer;
  // Figures are in the shop's unit.
  const language = measuringLocale(offer.language, lengthUnit);
  const numbers = new Map(
    [...groups.flatMap((group) => group.positions), ...options.map(({ position }) => position)].map(
      ({ rowId, number }) => [rowId, String(number)],
    ),
  );
  const labels: Record<RowId, string> = {};
  for (const { row } of evaluated.rows) {
    const number = numbers.get(nameOf(row.id));
    if (number !== undefined) labels[row.id] = number;
  }
  const materials = materialsOf(catalogues);
  const drawings: Drawing[] = [];
  const { hiddenChains = [] } = project;
  for (const room of project.rooms) {
    if (prints.includes("plan")) {
      const quotes = quotesOfRoom(project.quotes ?? [], room, quoteGround(project.rooms, evaluated));
      drawings.push(drawPlan({ rooms: [room], evaluated, language, labels, quotes, hiddenChains }));
    }
    if (!prints.includes("elevations")) continue;
    for (const { segment } of viewedWalls(room)) {
      const drawing = drawElevation({
        room,
        wall: segment.wall.id,
        evaluated,
        materials,
        language,
        labels,
        hiddenChains,
      });
      const isEmpty = !drawing?.shapes.some(({ owner }) => owner !== undefined && owner in labels);
      if (drawing && !isEmpty) drawings.push(drawing);
      await breathe();
    }
  }
  const pictures: Record<string, Picture> = {};
  const choices: Record<string, readonly string[]> = {};
  const places: Record<string, OfferViews["places"][string]> = {};
  const placeOf = openPlaces(project, catalogues, offer.language);
  // Equal articles share a picture, and with it its place in the PDF.
  const drawn = new Map<string, Picture>();
  for (const row of evaluated.rows) {
    if (!(row.row.id in labels)) continue;
    const name = nameOf(row.row.id);
    places[name] = placeOf(row);
    const evaluation = evaluationOf(row.row.id);
    if (evaluation) choices[name] = chosenWords(evaluation, offer.language, lengthUnit);
    if (!prints.includes("pictures")) continue;
    const key = rowPictureKey(row, project);
    const bytes = photos.get(key);
    const picture =
      drawn.get(key) ??
      (bytes
        ? ({ format: "jpeg", bytes } as const)
        : drawArticle(row.article, (code) => materials(code, row.row)));
    drawn.set(key, picture);
    pictures[name] = picture;
    await breathe();
  }
  return { drawings, pictures, choices, places };
}

/** What was chosen, in words: "Front: Oak", "Width: 600 mm". */
function chosenWords(
  evaluation: ArticleEvaluation,
  language: string,
  lengthUnit: LengthUnit,
): readonly string[] {
  return evaluation.views().flatMap((view) => {
    if (!view.visible || view.kind === "dclass") return [];
    const option = view.options?.find(({ code }) => code === view.value);
    const unit = view.unit && view.unit !== "none" && view.unit !== "pcs" ? ` ${view.unit}` : "";
    if (view.kind === "boolean") return view.value === true ? [textIn(view.description, language)] : [];
    if (!option && view.unit === "mm" && lengthUnit === "in" && typeof view.value === "number")
      return [`${textIn(view.description, language)}: ${formatInches(view.value)}`];
    const words = option ? textIn(option.description, language) : `${view.value}${unit}`;
    return [`${textIn(view.description, language)}: ${words}`];
  });
}

/** Lets requests through between two drawings. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
