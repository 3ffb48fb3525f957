import type { SharedScene } from "@stanza/contract";
import {
  type Drawing,
  dimensionsOfRoom,
  drawArticle,
  drawElevation,
  drawPlan,
  drawWork,
} from "@stanza/drawing";
import {
  dimensionGround,
  type EvaluatedProject,
  type EvaluatedRow,
  makerPhoto,
  rowPictureKey,
} from "@stanza/evaluation";
import { combinedRowId, type PositionWords } from "@stanza/offer";
import type { PrintOptions } from "@stanza/print";
import { type Project, type RowId, viewedWalls } from "@stanza/project";
import { type LengthUnit, measuringLocale } from "@stanza/quantities";
import type { PhotoName } from "../../catalogues/maker-photos.ts";
import type { Catalogues } from "../catalogues-in-use.ts";
import { drawRoom } from "../draw-room.ts";
import { materialsOf } from "../materials-of.ts";
import type { PricingInput } from "../task-inputs.ts";
import { type OfferPhotographs, photographOffer } from "./photograph-offer.ts";
import { openPlaces } from "./position-places.ts";
import { openPositionWords } from "./position-words.ts";
import { sharedScene } from "./shared-scene.ts";

/** One project of an offer, and how the offer shows it. */
export interface OfferDrawingInput extends PricingInput {
  readonly project: Project;
  /** The project's name in the offer. */
  readonly title: string;
  /** Number of each position, by the row id that the offer has. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Id of the project where it is one of several; absent: the offer is of it alone. */
  readonly part?: string;
  /** Language of the offer. */
  readonly language: string;
  readonly lengthUnit: LengthUnit;
  /** True: the room is drawn for the first page. */
  readonly hero: boolean;
  /** False: without plans and elevations. */
  readonly pages: boolean;
  /** True: what can be photographed is made ready for it. Absent: false. */
  readonly photographs?: boolean;
  /** The rows that are left out of every view, by the row ids that the offer has: what a client has not taken. */
  readonly without?: readonly string[];
}

/** The views of an offer (spec 2 §4 "generate views"), by the row ids that the offer has. Plain data. */
export interface OfferDrawings {
  /** For the pages at the end. */
  readonly drawings: readonly Drawing[];
  /** Seen from an angle, whatever pictures the screens have of the rows. Rows that look the same share one object. */
  readonly pictures: Readonly<Record<string, Drawing>>;
  /** What makers have photographed, which is shown instead of the drawing. */
  readonly photos: Readonly<Record<string, PhotoName>>;
  readonly words: Readonly<Record<string, PositionWords>>;
  readonly places: NonNullable<PrintOptions["places"]>;
  /** `null`: nothing to see, too much, or it could not be drawn. */
  readonly hero: Drawing | null;
  /** `null`: nothing is to be photographed. */
  readonly photographs: OfferPhotographs | null;
  /** The project's part of `SharedScene` as JSON, and the materials that it needs. */
  readonly scene: { readonly part: string; readonly materials: SharedScene["materials"] };
}

/** Draws everything that an offer shows of one project from one evaluation of it. */
export function drawOffer(
  input: OfferDrawingInput,
  whole: EvaluatedProject,
  catalogues: Catalogues,
): OfferDrawings {
  const { project, title, part, without = [] } = input;
  const nameOf = (row: RowId): string => (part === undefined ? row : combinedRowId(part, row));
  const evaluated = { ...whole, rows: whole.rows.filter(({ row }) => !without.includes(nameOf(row.id))) };
  const shown = evaluated.rows.flatMap((row) => {
    const name = nameOf(row.row.id);
    const number = input.numbers.get(name);
    return number === undefined ? [] : [{ row, name, number }];
  });
  const labels = Object.fromEntries(shown.map(({ row, number }) => [row.row.id, number]));
  const { parts, materials } = sharedScene({ title, project, evaluated, catalogues, nameOf });
  const photos = Object.fromEntries(
    shown.flatMap(({ row, name }): [string, PhotoName][] => {
      const { catalogue } = row.row;
      const photo = makerPhoto(row, catalogues.get(catalogue)?.open);
      return photo === undefined ? [] : [[name, { catalogue, name: photo }]];
    }),
  );
  const unseen = shown.filter(({ name }) => !(name in photos));
  return {
    drawings: input.pages ? drawPages(input, evaluated, labels, catalogues) : [],
    pictures: drawRows(input, shown, catalogues),
    photos,
    words: wordsOfRows(input, shown, catalogues),
    places: placesOf(input, shown, catalogues),
    hero: input.hero ? drawHero(project, evaluated, catalogues) : null,
    photographs: input.photographs ? photographOffer(project, evaluated, catalogues, unseen, input) : null,
    scene: { part: JSON.stringify(parts[0]), materials },
  };
}

/** A row that the offer shows, with its name and number there. */
interface ShownRow {
  readonly row: EvaluatedRow;
  readonly name: string;
  readonly number: string;
}

/** Plans and elevations with the position numbers on the rows; walls with nothing of the offer on them are left out. */
function drawPages(
  { project, language: offerLanguage, lengthUnit }: OfferDrawingInput,
  evaluated: EvaluatedProject,
  labels: Readonly<Record<RowId, string>>,
  catalogues: Catalogues,
): readonly Drawing[] {
  // Figures are in the shop's unit.
  const language = measuringLocale(offerLanguage, lengthUnit);
  const materials = materialsOf(catalogues);
  const { hiddenChains = [] } = project;
  const ground = dimensionGround(project.rooms, evaluated);
  return project.rooms.flatMap((room) => {
    const dimensions = dimensionsOfRoom(project.dimensions ?? [], room, ground);
    const pages = [drawPlan({ rooms: [room], evaluated, language, labels, dimensions, hiddenChains })];
    for (const { segment } of viewedWalls(room)) {
      const wall = segment.wall.id;
      const drawing = drawElevation({ room, wall, evaluated, materials, language, labels, hiddenChains });
      const isEmpty = !drawing?.shapes.some(({ owner }) => owner !== undefined && owner in labels);
      if (drawing && !isEmpty) pages.push(drawing);
    }
    return pages;
  });
}

/** Equal rows share a picture, and with it its place in the PDF. */
function drawRows(
  { project }: OfferDrawingInput,
  shown: readonly ShownRow[],
  catalogues: Catalogues,
): OfferDrawings["pictures"] {
  const materials = materialsOf(catalogues);
  const known = new Map<string, Drawing>();
  const pictures: Record<string, Drawing> = {};
  for (const { row, name } of shown) {
    const key = rowPictureKey(row, project);
    const picture =
      known.get(key) ??
      (row.article.parts.length === 0
        ? drawWork(row.article.neutro)
        : drawArticle(row.article, (code) => materials(code, row.row)));
    known.set(key, picture);
    pictures[name] = picture;
  }
  return pictures;
}

function placesOf(
  { project, language }: OfferDrawingInput,
  shown: readonly ShownRow[],
  catalogues: Catalogues,
): OfferDrawings["places"] {
  const placeOf = openPlaces(project, catalogues, language);
  return Object.fromEntries(shown.map(({ row, name }) => [name, placeOf(row)]));
}

/** An offer without the room is an offer all the same. */
function drawHero(project: Project, evaluated: EvaluatedProject, catalogues: Catalogues): Drawing | null {
  try {
    return drawRoom(project, evaluated, catalogues);
  } catch {
    return null;
  }
}

function wordsOfRows(
  { project, language, lengthUnit }: OfferDrawingInput,
  shown: readonly ShownRow[],
  catalogues: Catalogues,
): OfferDrawings["words"] {
  const wordsOf = openPositionWords(project, catalogues, { language, lengthUnit });
  return Object.fromEntries(shown.map(({ row, name }) => [name, wordsOf(row)]));
}
