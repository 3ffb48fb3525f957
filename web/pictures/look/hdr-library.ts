import { DEFAULT_ENVIRONMENT, ENVIRONMENT_NAMES, isEnvironmentName } from "@stanza/viewer/environments";

/** An environment that can be chosen (spec 2 §3). */
export interface HdrPreview {
  readonly name: string;
  /** `built-in`: of the viewer itself; else the ending of the Radiance file beside the index, `hdr`. */
  readonly ext: string;
  readonly caption: string;
  /** The preview picture beside the index; empty: it is drawn from the built-in environment. */
  readonly src: string;
}

export interface HdrLibrary {
  readonly defaultHdr: string;
  readonly previews: readonly HdrPreview[];
}

const BUILT_IN_EXT = "built-in";
const MOST_PREVIEWS = 60;
/** A file beside the index: no other folder, no other host. */
const FILE = /^[\w-][\w.-]{0,99}$/;

/** The library without an index: the nine built-in environments. */
export const BUILT_IN_LIBRARY: HdrLibrary = {
  defaultHdr: DEFAULT_ENVIRONMENT,
  previews: ENVIRONMENT_NAMES.map((name) => ({ name, ext: BUILT_IN_EXT, caption: "", src: "" })),
};

/**
 * A text of the index as it was fetched; undefined where it is none. Entries that name no file and no built-in environment are left out.
 */
export function readHdrIndex(json: unknown): HdrLibrary | undefined {
  if (typeof json !== "object" || json === null) return undefined;
  const { defaultHdr, previews } = json as Record<string, unknown>;
  if (!Array.isArray(previews)) return undefined;
  const sound = previews.slice(0, MOST_PREVIEWS).flatMap((entry): HdrPreview[] => {
    if (typeof entry !== "object" || entry === null) return [];
    const { name, ext, caption, src } = entry as Record<string, unknown>;
    if (typeof name !== "string" || !FILE.test(name) || typeof ext !== "string") return [];
    const isKnown = ext === BUILT_IN_EXT ? isEnvironmentName(name) : ext === "hdr";
    if (!isKnown) return [];
    return [
      {
        name,
        ext,
        caption: typeof caption === "string" ? caption.slice(0, 80) : "",
        src: typeof src === "string" && FILE.test(src) ? src : "",
      },
    ];
  });
  const unique = sound.filter(({ name }, i) => sound.findIndex((one) => one.name === name) === i);
  const [first] = unique;
  if (!first) return undefined;
  const isListed = unique.some(({ name }) => name === defaultHdr);
  return { defaultHdr: isListed ? (defaultHdr as string) : first.name, previews: unique };
}

const folder = (): string => `${import.meta.env.BASE_URL}hdr/`;
export const hdrFileUrl = (file: string): string => `${folder()}${file}`;

/**
 * The index beside the app (spec 2 §7); the nine built-in environments where it cannot be had or is none.
 *
 * said   hears why the index is not used
 */
export async function fetchHdrLibrary(
  get: typeof fetch = fetch,
  said: (why: string) => void = () => {},
): Promise<HdrLibrary> {
  try {
    const answer = await get(hdrFileUrl("index.json"), { cache: "no-cache" });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const library = readHdrIndex(await answer.json());
    if (!library) throw new Error("it lists no environment");
    return library;
  } catch (error) {
    said(`The index of environments is not used: ${error instanceof Error ? error.message : String(error)}`);
    return BUILT_IN_LIBRARY;
  }
}
