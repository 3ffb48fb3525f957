import { basename } from "node:path";
import { publishCatalogue } from "@stanza/publish";
import { storePictures, withNamedPictures } from "./catalogue-pictures.ts";
import { readSourceFolder } from "./source-folder.ts";
import { readCurrent, storeVersion, writeCurrent } from "./version-folder.ts";

/**
 * Publishes a source folder and takes the version into use. One with a fault is refused as a whole: the version before stays in use and the faults
 * are kept. Heavy: it runs in a thread.
 *
 * home  the folder of published versions
 */
export async function publishFolder(folder: string, home: string): Promise<void> {
  const name = basename(folder);
  const source = readSourceFolder(folder);
  const result = publishCatalogue(source.files, source.faults);
  if (!result.ok) {
    const inUse = readCurrent(home, name)?.inUse ?? null;
    return writeCurrent(home, name, { inUse, sourceHash: source.hash, faults: result.faults });
  }
  const { catalogue, named } = withNamedPictures(result.catalogue, source.pictures);
  const { code } = catalogue;
  await storePictures(home, code, named);
  const version = await storeVersion(home, source.hash, catalogue, result.priceLists);
  return writeCurrent(home, name, { inUse: { code, version }, sourceHash: source.hash, faults: [] });
}
