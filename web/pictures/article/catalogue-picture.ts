import type { OpenCatalogue } from "@stanza/catalogue";
import { type EvaluatedRow, makerPhoto } from "@stanza/evaluation";

/** The address of a picture that a published catalogue names by its content. */
export const cataloguePicture = (catalogue: string, name: string): string =>
  `/api/catalogues/${encodeURIComponent(catalogue)}/pictures/${encodeURIComponent(name)}`;

/** The address of the photograph that a row's maker has given, where it shows more than a drawing of the row; see `makerPhoto`. */
export function makerPicture(
  row: EvaluatedRow | undefined,
  catalogue: OpenCatalogue | undefined,
): string | undefined {
  const name = row && makerPhoto(row, catalogue);
  return name === undefined || !catalogue ? undefined : cataloguePicture(catalogue.code, name);
}
