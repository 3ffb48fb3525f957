import { type ArticleEvaluation, textIn } from "@stanza/catalogue";
import { type Drawing, drawArticle, drawElevation, drawPlan } from "@stanza/drawing";
import type { EvaluatedProject } from "@stanza/evaluation";
import type { Offer } from "@stanza/offer";
import type { PrintOptions } from "@stanza/print";
import { type Project, type RowId, viewedWalls } from "@stanza/project";
import type { PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import { materialsOf } from "../pictures/materials-of.ts";
import type { OfferPrint } from "./offer-input.ts";

/** The views of an offer (spec 2 §4 "generate views"): drawings at the end, pictures and chosen variants in its lines. */
export interface OfferViews {
  readonly drawings: readonly Drawing[];
  readonly pictures: NonNullable<PrintOptions["pictures"]>;
  readonly choices: NonNullable<PrintOptions["choices"]>;
}

/** Draws what was selected; the rows are marked with their position in the offer. */
export async function drawViews(
  offer: Offer,
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: ReadonlyMap<string, PublishedCatalogue>,
  prints: readonly OfferPrint[],
  evaluationOf: (row: RowId) => ArticleEvaluation | undefined,
): Promise<OfferViews> {
  const { language } = offer;
  const positions = offer.groups.flatMap((group) => group.positions);
  const labels = Object.fromEntries(positions.map(({ rowId, number }) => [rowId, String(number)]));
  const materials = materialsOf(catalogues);
  const drawings: Drawing[] = [];
  for (const room of project.rooms) {
    if (prints.includes("plan")) drawings.push(drawPlan({ rooms: [room], evaluated, language, labels }));
    if (!prints.includes("elevations")) continue;
    for (const { segment } of viewedWalls(room)) {
      const drawing = drawElevation({ room, wall: segment.wall.id, evaluated, materials, language, labels });
      const isEmpty = !drawing?.shapes.some(({ owner }) => owner !== undefined && owner in labels);
      if (drawing && !isEmpty) drawings.push(drawing);
      await breathe();
    }
  }
  const rows = new Map(evaluated.rows.map((row) => [row.row.id, row]));
  const pictures: Record<RowId, Drawing> = {};
  const choices: Record<RowId, readonly string[]> = {};
  // Equal articles share a picture, and with it its place in the PDF.
  const drawn = new Map<string, Drawing>();
  for (const { rowId } of positions) {
    const row = rows.get(rowId);
    if (!row) continue;
    const evaluation = evaluationOf(rowId);
    if (evaluation) choices[rowId] = chosenWords(evaluation, language);
    if (!prints.includes("pictures")) continue;
    const key = JSON.stringify([row.row.catalogue, row.article.neutro, row.article.values]);
    const picture = drawn.get(key) ?? drawArticle(row.article, (code) => materials(code, row.row));
    drawn.set(key, picture);
    pictures[rowId] = picture;
    await breathe();
  }
  return { drawings, pictures, choices };
}

/** What was chosen, in words: "Front: Oak", "Width: 600 mm". */
function chosenWords(evaluation: ArticleEvaluation, language: string): readonly string[] {
  return evaluation.views().flatMap((view) => {
    if (!view.visible || view.kind === "dclass") return [];
    const option = view.options?.find(({ code }) => code === view.value);
    const unit = view.unit && view.unit !== "none" && view.unit !== "pcs" ? ` ${view.unit}` : "";
    if (view.kind === "boolean") return view.value === true ? [textIn(view.description, language)] : [];
    const words = option ? textIn(option.description, language) : `${view.value}${unit}`;
    return [`${textIn(view.description, language)}: ${words}`];
  });
}

/** Lets requests through between two drawings. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
