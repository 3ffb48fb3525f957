/** What the layout editor says: which catalogue it has open, with its files where the page is to show them as they are now. */
export interface EditorMessage {
  readonly name: string;
  /** Text by path below the catalogue's folder; absent: only the name is told. */
  readonly files?: ReadonlyMap<string, string>;
  /** Pictures and models by path, as far as the editor sends any. */
  readonly bytes?: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const MOST_FILES = 5000;
const MOST_CHARACTERS = 16_000_000;
/** Of one picture or model, and of all together; as many as a delivery may have of each. */
const [MOST_BYTES, MOST_BYTES_TOGETHER] = [8_000_000, 64_000_000];
const PATH = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,300}$/;
/** What may come as bytes. */
const PICTURE_OR_MODEL = /\.(?:png|jpe?g|webp|glb)$/i;

/**
 * Reads `{ action: "loadCatalog", catalog: { name, files } }` (spec 2 §7); null: it is none, or more than a catalogue can be.
 *
 * ASSUMED: `files` is our addition (A203); an editor that sends the name alone is told what the site has of the catalogue.
 */
export function readEditorMessage(data: unknown): EditorMessage | null {
  if (!isRecord(data) || data.action !== "loadCatalog" || !isRecord(data.catalog)) return null;
  const { name, files } = data.catalog;
  if (typeof name !== "string" || name === "" || name.length > 60) return null;
  if (files === undefined) return { name };
  if (!isRecord(files)) return null;
  const entries = Object.entries(files);
  if (entries.length === 0 || entries.length > MOST_FILES) return null;
  const texts = new Map<string, string>();
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  let [characters, together] = [0, 0];
  for (const [path, content] of entries) {
    if (!PATH.test(path)) return null;
    if (typeof content === "string") {
      texts.set(path, content);
      characters += content.length;
    } else {
      const binary = PICTURE_OR_MODEL.test(path) ? bytesOf(content) : null;
      if (!binary || binary.length > MOST_BYTES) return null;
      bytes.set(path, binary);
      together += binary.length;
    }
    if (characters > MOST_CHARACTERS || together > MOST_BYTES_TOGETHER) return null;
  }
  return { name, files: texts, ...(bytes.size > 0 ? { bytes } : {}) };
}

/** Bytes as a message carries them; null: it is none. */
function bytesOf(content: unknown): Uint8Array<ArrayBuffer> | null {
  if (content instanceof ArrayBuffer) return new Uint8Array(content);
  return content instanceof Uint8Array && content.buffer instanceof ArrayBuffer
    ? (content as Uint8Array<ArrayBuffer>)
    : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
