import type { RowPhotoKind } from "@stanza/contract";
import { type EvaluatedRow, rowPictureKey } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";
import type { OpenProject } from "@stanza/web-project";
import { create } from "zustand";

/** The pictures of the open project's rows on the server, by `rowPictureKey`. */
interface RowPhotos {
  readonly projectKey: string | null;
  readonly known: ReadonlyMap<string, ReadonlySet<RowPhotoKind>>;
  /** Rows that have changed since their picture and could not be taken again. */
  readonly stale: readonly RowId[];
}

export const NO_PHOTOS: RowPhotos = { projectKey: null, known: new Map(), stale: [] };
export const useRowPhotos = create<RowPhotos>()(() => NO_PHOTOS);

export const rowPhotoUrl = (projectId: number, key: string, kind: RowPhotoKind): string =>
  `/api/projects/${projectId}/row-photos/${key}?kind=${kind}`;

/** The address of a row's picture, if there is one of its present look. */
export function rowPhotoOf(
  { known, projectKey }: RowPhotos,
  open: OpenProject | null,
  row: EvaluatedRow,
  kind: RowPhotoKind,
): string | undefined {
  if (!open || open.projectId === null || projectKey !== open.projectKey || known.size === 0)
    return undefined;
  const key = rowPictureKey(row, open.document.project);
  return known.get(key)?.has(kind) ? rowPhotoUrl(open.projectId, key, kind) : undefined;
}
