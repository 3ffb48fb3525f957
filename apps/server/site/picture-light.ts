import { isEnvironmentName, RadianceFault, readRadianceHead } from "@stanza/environments";
import type { FileStore } from "../files/file-store.ts";
import { hdrFolders, readHdrFile } from "./hdr-folder.ts";

/** Where a picture's light comes from. */
export type PictureLight =
  | { readonly kind: "built-in" }
  /** The operator's own file, kept in the file store: workers need not have the deployment's folder. */
  | { readonly kind: "file"; readonly sha: Buffer }
  | { readonly kind: "fault"; readonly sentence: string };

interface Site {
  readonly config: { readonly configDirectory: string; readonly webDirectory: string };
  readonly files: FileStore;
  readonly log: { warn(sentence: string): void };
}

/** The environment of a name as the 3D view would have it: the operator's file of that name, else a built-in one. */
export async function pictureLight({ config, files, log }: Site, name: string): Promise<PictureLight> {
  const file = await readHdrFile(hdrFolders(config), `${name}.hdr`, (why) => log.warn(why));
  if (!file)
    return isEnvironmentName(name)
      ? { kind: "built-in" }
      : { kind: "fault", sentence: `There is no environment ${name}.` };
  try {
    readRadianceHead(file.bytes);
  } catch (error) {
    if (!(error instanceof RadianceFault)) throw error;
    return { kind: "fault", sentence: `${name}.hdr: ${error.message}` };
  }
  return { kind: "file", sha: await files.put(file.bytes) };
}
