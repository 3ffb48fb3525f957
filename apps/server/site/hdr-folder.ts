import { lstat, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HdrIndex } from "@stanza/contract";
import { DEFAULT_ENVIRONMENT, ENVIRONMENT_NAMES } from "@stanza/environments";
import { sniffPicture } from "../files/sniff-picture.ts";

const INDEX = "index.json";
/** The name of a file beside the index; never a path or an address. */
const FILE = /^[\w-][\w.-]{0,99}$/;
const MOST_PREVIEWS = 60;
/** Most bytes of the index, of a preview, and of an environment (a 4k Radiance file has 24 MB). */
const LIMITS = { index: 256 * 1024, preview: 2 * 1024 * 1024, hdr: 32 * 1024 * 1024 } as const;

interface HdrFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

/** Where environments lie: the deployment's `hdr` folder, then the app's own. */
export const hdrFolders = (config: {
  readonly configDirectory: string;
  readonly webDirectory: string;
}): readonly string[] => [join(config.configDirectory, "hdr"), join(config.webDirectory, "hdr")];

/**
 * A file of the first of these folders that has an index, or files that end in `.hdr`, which then follow the built-in ones: the index itself with only its known fields, or an environment or preview that
 * it names. Nothing is fetched from an address, symbolic links are not followed, and a file that is too large or is not of the type of
 * its name counts as missing.
 *
 * returns   `null`: there is none
 * report    called with the reason why an index is not used
 */
export async function readHdrFile(
  folders: readonly string[],
  name: string,
  report: (why: string) => void = () => {},
): Promise<HdrFile | null> {
  if (!FILE.test(name)) return null;
  for (const folder of folders) {
    const text = await read(folder, INDEX, LIMITS.index);
    const index = text === null ? await indexOfFiles(folder) : indexOf(text);
    if (!index) {
      if (text === null) continue;
      report(`${join(folder, INDEX)} lists no environment`);
      return null;
    }
    if (name === INDEX) return { bytes: Buffer.from(JSON.stringify(index)), mediaType: "application/json" };
    return named(folder, index, name);
  }
  return null;
}

async function named(folder: string, { previews }: HdrIndex, name: string): Promise<HdrFile | null> {
  if (previews.some((one) => one.ext === "hdr" && `${one.name}.hdr` === name)) {
    const bytes = await read(folder, name, LIMITS.hdr);
    return bytes?.subarray(0, 2).toString("latin1") === "#?"
      ? { bytes, mediaType: "image/vnd.radiance" }
      : null;
  }
  if (!previews.some(({ src }) => src === name)) return null;
  const bytes = await read(folder, name, LIMITS.preview);
  const mediaType = bytes && (sniffPicture(bytes) ?? (isWebp(bytes) ? "image/webp" : null));
  return mediaType ? { bytes, mediaType } : null;
}

const isWebp = (bytes: Buffer): boolean =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";

/** The bytes of a regular file; `null`: it is missing, a link, or too large. */
async function read(folder: string, name: string, most: number): Promise<Buffer | null> {
  try {
    const path = join(folder, name);
    const found = await lstat(path);
    return found.isFile() && found.size <= most ? await readFile(path) : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EACCES") return null;
    throw error;
  }
}

/** The index of a folder into which files were dropped without one; `null`: there is no such file. */
async function indexOfFiles(folder: string): Promise<HdrIndex | null> {
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => FILE.test(name)).sort();
  const dropped = names.filter((name) => name.endsWith(".hdr")).map((name) => name.slice(0, -4));
  if (dropped.length === 0) return null;
  const own = dropped.map((name) => ({
    name,
    ext: "hdr" as const,
    caption: name.replaceAll("_", " "),
    src: names.find((one) => one === `${name}.jpg` || one === `${name}.png`) ?? "",
  }));
  const builtIn = ENVIRONMENT_NAMES.filter((name) => !dropped.includes(name));
  return {
    defaultHdr: DEFAULT_ENVIRONMENT,
    previews: [
      ...builtIn.map((name) => ({ name, ext: "built-in" as const, caption: "", src: "" })),
      ...own,
    ].slice(0, MOST_PREVIEWS),
  };
}

/** `null`: the text is no index, or has no valid entry. */
function indexOf(text: Buffer): HdrIndex | null {
  let json: unknown;
  try {
    json = JSON.parse(text.toString("utf8"));
  } catch {
    return null;
  }
  if (typeof json !== "object" || json === null) return null;
  const { defaultHdr, previews } = json as Record<string, unknown>;
  if (!Array.isArray(previews)) return null;
  const sound = previews.slice(0, MOST_PREVIEWS).flatMap((entry): HdrIndex["previews"] => {
    if (typeof entry !== "object" || entry === null) return [];
    const { name, ext, caption, src } = entry as Record<string, unknown>;
    if (typeof name !== "string" || !FILE.test(name) || (ext !== "hdr" && ext !== "built-in")) return [];
    return [
      {
        name,
        ext,
        caption: typeof caption === "string" ? caption.slice(0, 80) : "",
        src: typeof src === "string" && FILE.test(src) && src !== INDEX ? src : "",
      },
    ];
  });
  const [first] = sound;
  if (!first) return null;
  return {
    defaultHdr: sound.some(({ name }) => name === defaultHdr) ? String(defaultHdr) : first.name,
    previews: sound,
  };
}
