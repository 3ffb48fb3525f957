import type { OfferPhotographs } from "../evaluation/offer/photograph-offer.ts";
import type { ScenePictures } from "./scene-pictures.ts";

/** A picture for a document. */
export interface MadePicture {
  readonly format: "png";
  readonly bytes: Buffer;
}

export interface MadePictures {
  /** `null`: there is nothing to see, or it is not there in time. */
  readonly room: MadePicture | null;
  /** By row id of the offer; rows that look the same share one object. What is not there in time is left out. */
  readonly rows: Readonly<Record<string, MadePicture>>;
}

/**
 * The pictures of a paper's rooms and rows, as many as are there when `waitMs` are over, the room first. What is not is made all the same, for
 * the next paper of it.
 *
 * projectId  whose room it is; absent: of no stored project
 * isNeeded   false for rows that have another picture
 */
export async function offerPictures(
  scenes: ScenePictures,
  { room, rows, pieces }: OfferPhotographs,
  {
    shopId,
    projectId,
    waitMs,
    isNeeded = () => true,
  }: {
    readonly shopId: string;
    readonly projectId?: number | undefined;
    readonly waitMs: number;
    readonly isNeeded?: (rowId: string) => boolean;
  },
): Promise<MadePictures> {
  const until = AbortSignal.timeout(waitMs);
  const made = async (scene: (typeof pieces)[number], of?: number): Promise<MadePicture | null> => {
    const wanted = { shopId, scene, use: "page", projectId: of } as const;
    const bytes = await scenes.picture(wanted, { isUrgent: true, until });
    return bytes && { format: "png", bytes };
  };
  const needed = new Set(Object.entries(rows).flatMap(([rowId, at]) => (isNeeded(rowId) ? [at] : [])));
  const [roomPicture, ...all] = await Promise.all([
    room ? made(room, projectId) : null,
    ...pieces.map((piece, at) => (needed.has(at) ? made(piece) : null)),
  ]);
  return {
    room: roomPicture,
    rows: Object.fromEntries(
      Object.entries(rows).flatMap(([rowId, at]) => {
        const picture = isNeeded(rowId) ? all[at] : null;
        return picture ? [[rowId, picture]] : [];
      }),
    ),
  };
}
