import type { Drawing } from "@stanza/drawing";
import type { Offer } from "@stanza/offer";
import type { PrintOptions } from "@stanza/print";
import type { LengthUnit } from "@stanza/quantities";
import { type MakerPhoto, readMakerPhotos } from "../catalogues/maker-photos.ts";
import type { OfferDrawings } from "../evaluation/offer/draw-offer.ts";
import type { Context } from "../operation/context.ts";
import { type OfferedRender, renderInOffer } from "../renders/picture-in-offer.ts";
import type { OfferedProject } from "./compose.ts";

/** Everything that an offer shows besides its prices. */
export interface OfferViews {
  readonly drawings: readonly Drawing[];
  /** By row id; rows that look the same share one object. */
  readonly pictures: Readonly<Record<string, Drawing>>;
  /** Those of makers, by row id, which take the drawing's place; rows with the same one share one object. */
  readonly photos: Readonly<Record<string, MakerPhoto>>;
  readonly words: NonNullable<PrintOptions["words"]>;
  readonly places: NonNullable<PrintOptions["places"]>;
  /** The room on the first page; `null`: there is none. */
  readonly hero: Drawing | null;
  /** A photorealistic picture that was chosen for the offer, which takes the hero's place; `null`: there is none. */
  readonly render: OfferedRender | null;
  /** `SharedScene` as JSON. */
  readonly scene: string;
  readonly lengthUnit: LengthUnit;
}

/** The photographs of one offer: its paper stays a paper for the mail. */
const MOST_PHOTO_BYTES = 5_000_000;

type PicturedProject = OfferedProject & { readonly priceDate: string };

/**
 * Draws the projects of an offer, each from the evaluation that its prices are of.
 *
 * without  row ids of the offer that no view shows
 */
export async function drawViews(
  context: Pick<Context, "evaluator" | "config" | "pool" | "files">,
  projects: readonly PicturedProject[],
  offer: Offer,
  lengthUnit: LengthUnit,
  without: readonly string[] = [],
): Promise<OfferViews> {
  const numbers = new Map(
    [
      ...offer.groups.flatMap((group) => group.positions),
      ...(offer.options ?? []).map(({ position }) => position),
    ].map(({ rowId, number }) => [rowId, String(number)]),
  );
  const all: OfferDrawings[] = [];
  const pictures: Record<string, OfferViews["pictures"][string]> = {};
  for (const [index, project] of projects.entries()) {
    const { projectId, title } = project;
    const drawn = await context.evaluator.drawOffer(project, {
      title,
      numbers,
      ...(offer.parts ? { part: String(projectId) } : {}),
      language: offer.language,
      lengthUnit,
      hero: index === 0,
      pages: true,
      without,
    });
    all.push(drawn);
    Object.assign(pictures, drawn.pictures);
  }
  const [first] = projects;
  return {
    render: first ? await renderInOffer(context, first.projectId) : null,
    drawings: all.flatMap(({ drawings }) => drawings),
    pictures,
    photos: await readMakerPhotos(
      context.config.dataDirectory,
      Object.assign({}, ...all.map(({ photos }) => photos)),
      MOST_PHOTO_BYTES,
    ),
    words: Object.assign({}, ...all.map(({ words }) => words)),
    places: Object.assign({}, ...all.map(({ places }) => places)),
    hero: all[0]?.hero ?? null,
    scene: sceneOf(all),
    lengthUnit,
  };
}

/** The parts of all projects, and each material once. */
function sceneOf(all: readonly OfferDrawings[]): string {
  const materials = new Map(
    all.flatMap(({ scene }) => scene.materials.map((material) => [material.code, material] as const)),
  );
  const parts = all.map(({ scene }) => scene.part).join(",");
  return `{"parts":[${parts}],"materials":${JSON.stringify([...materials.values()])}}`;
}
