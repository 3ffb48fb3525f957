/** What the layout editor says: which catalogue it has open, with its files where the page is to show them as they are now. */
export interface EditorMessage {
  readonly name: string;
  /** Text by path below the catalogue's folder; absent: only the name is told. */
  readonly files?: ReadonlyMap<string, string>;
}

const MOST_FILES = 5000;
const MOST_CHARACTERS = 16_000_000;
const PATH = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,300}$/;

/**
 * Reads `{ action: "loadCatalog", catalog: { name, files } }` (spec 2 §7); null: it is none, or more than a catalogue can be.
 *
 * ASSUMED: `files` is our addition; an editor that sends the name alone is told what the site has of the catalogue.
 */
export function readEditorMessage(data: unknown): EditorMessage | null {
  if (!isRecord(data) || data.action !== "loadCatalog" || !isRecord(data.catalog)) return null;
  const { name, files } = data.catalog;
  if (typeof name !== "string" || name === "" || name.length > 60) return null;
  if (files === undefined) return { name };
  if (!isRecord(files)) return null;
  const entries = Object.entries(files);
  if (entries.length === 0 || entries.length > MOST_FILES) return null;
  let characters = 0;
  const read = new Map<string, string>();
  for (const [path, text] of entries) {
    if (!PATH.test(path) || typeof text !== "string") return null;
    characters += text.length;
    if (characters > MOST_CHARACTERS) return null;
    read.set(path, text);
  }
  return { name, files: read };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
