import type { Drawing } from "@stanza/drawing";
import type { Offer } from "@stanza/offer";
import type { Picture, PrintOptions } from "@stanza/print";
import type { LengthUnit } from "@stanza/quantities";
import { type MakerPhoto, readMakerPhotos } from "../catalogues/maker-photos.ts";
import type { OfferDrawings } from "../evaluation/offer/draw-offer.ts";
import type { Context } from "../operation/context.ts";
import { type MadePicture, offerPictures } from "../pictures/offer-pictures.ts";
import { type OfferedRender, renderInOffer } from "../renders/picture-in-offer.ts";
import type { OfferedProject } from "./compose.ts";

/** Everything that an offer shows besides its prices. */
export interface OfferViews {
  readonly drawings: readonly Drawing[];
  /** By row id; rows that look the same share one object. */
  readonly pictures: Readonly<Record<string, Drawing>>;
  /** Those of makers, else made of the row's scene, by row id, which take the drawing's place; rows with the same one share one object. */
  readonly photos: Readonly<Record<string, MakerPhoto | MadePicture>>;
  readonly words: NonNullable<PrintOptions["words"]>;
  readonly places: NonNullable<PrintOptions["places"]>;
  /** The room on the first page; `null`: there is none. */
  readonly hero: Picture | null;
  /** A photorealistic picture that was chosen for the offer, which takes the hero's place; `null`: there is none. */
  readonly render: OfferedRender | null;
  /** `SharedScene` as JSON. */
  readonly scene: string;
  readonly lengthUnit: LengthUnit;
}

/** The photographs of one offer: its paper stays a paper for the mail. */
const MOST_PHOTO_BYTES = 5_000_000;
/** An offer waits so long for pictures of its rooms and rows; what is not there then is drawn. */
const PICTURES_MS = 10_000;

type ViewsContext = Pick<Context, "evaluator" | "config" | "pool" | "files" | "scenes">;
type PicturedProject = OfferedProject & { readonly priceDate: string };

/**
 * Draws the projects of an offer, each from the evaluation that its prices are of.
 *
 * without  row ids of the offer that no view shows
 */
export async function drawViews(
  context: ViewsContext,
  shopId: string,
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
      photographs: context.scenes.isOn,
      without,
    });
    all.push(drawn);
    Object.assign(pictures, drawn.pictures);
  }
  const [first] = projects;
  const render = first ? await renderInOffer(context, first.projectId) : null;
  const photos = await readMakerPhotos(
    context.config.dataDirectory,
    Object.assign({}, ...all.map((one) => one.photos)),
    MOST_PHOTO_BYTES,
  );
  const made = await Promise.all(
    projects.map(({ projectId }, i) => {
      const scenes = all[i]?.photographs;
      if (!scenes) return { room: null, rows: {} };
      const shown = render ? { ...scenes, room: null } : scenes;
      return offerPictures(context.scenes, shown, { shopId, projectId, waitMs: PICTURES_MS });
    }),
  );
  return {
    render,
    drawings: all.flatMap(({ drawings }) => drawings),
    pictures,
    photos: Object.assign({}, ...made.map(({ rows }) => rows), photos),
    words: Object.assign({}, ...all.map(({ words }) => words)),
    places: Object.assign({}, ...all.map(({ places }) => places)),
    hero: made[0]?.room ?? all[0]?.hero ?? null,
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
