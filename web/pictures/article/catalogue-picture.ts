import type { OpenCatalogue } from "@stanza/catalogue";
import { type EvaluatedRow, makerPhoto } from "@stanza/evaluation";

/** Addresses of pictures that no server has, by name. */
let unpublished: ReadonlyMap<string, string> = new Map();

/**
 * Takes pictures that are not published in the place of those that were shown so before; none: shows published ones alone. A picture that
 * stays keeps its address, so that it does not flicker.
 *
 * pictures   by the names that the shown catalogue has for them
 */
export function showUnpublished(pictures: ReadonlyMap<string, Blob>): void {
  const before = unpublished;
  unpublished = new Map(
    [...pictures].map(([name, blob]) => [name, before.get(name) ?? URL.createObjectURL(blob)]),
  );
  for (const [name, url] of before) if (!pictures.has(name)) URL.revokeObjectURL(url);
}

/** The address of a picture that a catalogue names by its content; one that is being edited has it in this page alone. */
export const cataloguePicture = (catalogue: string, name: string): string =>
  unpublished.get(name) ??
  `/api/catalogues/${encodeURIComponent(catalogue)}/pictures/${encodeURIComponent(name)}`;

/** The address of the photograph that a row's maker has given, where it shows more than a drawing of the row; see `makerPhoto`. */
export function makerPicture(
  row: EvaluatedRow | undefined,
  catalogue: OpenCatalogue | undefined,
): string | undefined {
  const name = row && makerPhoto(row, catalogue);
  return name === undefined || !catalogue ? undefined : cataloguePicture(catalogue.code, name);
}
