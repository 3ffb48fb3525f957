/** Returns true for the text of a STEP file, as IFC is written. */
export const isStep = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*ISO-10303-21\s*;/.test(asciiOf(bytes.subarray(0, 200)));

/** The schema that a STEP file names in its header, e.g. `IFC2X3`; empty: it names none. */
export function schemaOf(bytes: Uint8Array): string {
  const header = asciiOf(bytes.subarray(0, 20_000));
  return (/FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'/i.exec(header)?.[1] ?? "").toUpperCase();
}

/** Returns true when a STEP file goes to its end: writers put a mark there. */
export const isComplete = (bytes: Uint8Array): boolean =>
  /END-ISO-10303-21\s*;\s*$/.test(asciiOf(bytes.subarray(-200)));

const asciiOf = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
