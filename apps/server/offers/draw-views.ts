import type { Drawing } from "@stanza/drawing";
import type { Offer } from "@stanza/offer";
import type { PrintOptions } from "@stanza/print";
import type { LengthUnit } from "@stanza/quantities";
import type { OfferDrawings, RowPicture } from "../evaluation/offer/draw-offer.ts";
import type { Context } from "../operation/context.ts";
import { rowPictures } from "../pictures/row-pictures.ts";
import type { OfferedProject } from "./compose.ts";
import type { OfferInput } from "./offer-input.ts";

/** Everything that an offer shows besides its prices. */
export interface OfferViews {
  readonly drawings: readonly Drawing[];
  readonly pictures: NonNullable<PrintOptions["pictures"]>;
  readonly choices: NonNullable<PrintOptions["choices"]>;
  readonly places: NonNullable<PrintOptions["places"]>;
  /** The room on the first page; `null`: there is none. */
  readonly hero: Drawing | null;
  /** `SharedScene` as JSON. */
  readonly scene: string;
  readonly lengthUnit: LengthUnit;
}

type PicturedProject = OfferedProject & { readonly priceDate: string };

/** Draws the projects of an offer, each from the evaluation that its prices are of. */
export async function drawViews(
  context: Pick<Context, "pool" | "files" | "evaluator">,
  projects: readonly PicturedProject[],
  { prints }: Pick<OfferInput, "prints">,
  offer: Offer,
  lengthUnit: LengthUnit,
): Promise<OfferViews> {
  const numbers = new Map(
    [
      ...offer.groups.flatMap((group) => group.positions),
      ...(offer.options ?? []).map(({ position }) => position),
    ].map(({ rowId, number }) => [rowId, String(number)]),
  );
  const hasPictures = prints.includes("pictures");
  const all: OfferDrawings[] = [];
  const pictures: Record<string, OfferViews["pictures"][string]> = {};
  for (const [index, project] of projects.entries()) {
    const { projectId, title } = project;
    const looks = hasPictures ? await context.evaluator.looks(project) : [];
    const photos = await rowPictures(context, projectId, looks);
    const drawn = await context.evaluator.drawOffer(project, {
      title,
      numbers,
      ...(offer.parts ? { part: String(projectId) } : {}),
      prints,
      language: offer.language,
      lengthUnit,
      photographed: new Set(photos.keys()),
      hero: hasPictures && index === 0,
    });
    all.push(drawn);
    Object.assign(pictures, printable(drawn.pictures, photos));
  }
  return {
    drawings: all.flatMap(({ drawings }) => drawings),
    pictures,
    choices: Object.assign({}, ...all.map(({ choices }) => choices)),
    places: Object.assign({}, ...all.map(({ places }) => places)),
    hero: all[0]?.hero ?? null,
    scene: sceneOf(all),
    lengthUnit,
  };
}

/** The pictures as the printer takes them; rows that share a picture share one object, which is stored once. */
function printable(
  pictures: OfferDrawings["pictures"],
  photos: ReadonlyMap<string, Uint8Array>,
): OfferViews["pictures"] {
  const known = new Map<string, OfferViews["pictures"][string]>();
  const pictureOf = (picture: RowPicture): OfferViews["pictures"][string] | undefined => {
    if (picture.kind === "drawing") return picture.drawing;
    const bytes = photos.get(picture.key);
    const photo = known.get(picture.key) ?? (bytes && ({ format: "jpeg", bytes } as const));
    if (photo) known.set(picture.key, photo);
    return photo;
  };
  return Object.fromEntries(
    Object.entries(pictures).flatMap(([row, picture]) => {
      const printed = pictureOf(picture);
      return printed ? [[row, printed] as const] : [];
    }),
  );
}

/** The parts of all projects, and each material once. */
function sceneOf(all: readonly OfferDrawings[]): string {
  const materials = new Map(
    all.flatMap(({ scene }) => scene.materials.map((material) => [material.code, material] as const)),
  );
  const parts = all.map(({ scene }) => scene.part).join(",");
  return `{"parts":[${parts}],"materials":${JSON.stringify([...materials.values()])}}`;
}
