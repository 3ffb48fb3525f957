import { type EvaluatedProject, type EvaluatedRow, rowPictureKey } from "@stanza/evaluation";
import type { Project } from "@stanza/project";
import type { Catalogues } from "../catalogues-in-use.ts";
import { type PicturedScene, photographRooms, photographRow } from "../photograph.ts";

/** What of an offer can be photographed. Plain data. */
export interface OfferPhotographs {
  readonly room: PicturedScene | null;
  /** Place in `pieces` by the row id that the offer has; rows that look the same share one. */
  readonly rows: Readonly<Record<string, number>>;
  readonly pieces: readonly PicturedScene[];
}

/** Looks of rows in one offer; those beyond are drawn. */
const MOST_LOOKS = 40;

/**
 * The scenes of an offer's room and rows. What cannot be built is left out: it is drawn.
 *
 * rows  with the row ids that the offer has, those left out that have a photograph
 */
export function photographOffer(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: Catalogues,
  rows: readonly { readonly row: EvaluatedRow; readonly name: string }[],
  { hero }: { readonly hero: boolean },
): OfferPhotographs {
  const pieces: PicturedScene[] = [];
  const known = new Map<string, number | null>();
  const places: Record<string, number> = {};
  for (const { row, name } of rows) {
    if (row.article.parts.length === 0) continue;
    const key = rowPictureKey(row, project);
    if (!known.has(key)) {
      const piece =
        known.size < MOST_LOOKS
          ? built(() => photographRow(project, evaluated, catalogues, row.row.id))
          : null;
      known.set(key, piece ? pieces.push(piece) - 1 : null);
    }
    const at = known.get(key);
    if (at !== null && at !== undefined) places[name] = at;
  }
  return {
    room: hero ? built(() => photographRooms(project, evaluated, catalogues)) : null,
    rows: places,
    pieces,
  };
}

/** An offer without a picture is an offer all the same. */
function built(build: () => PicturedScene | null): PicturedScene | null {
  try {
    return build();
  } catch {
    return null;
  }
}
