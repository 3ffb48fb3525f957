import type { IgxScene } from "@stanza/models";
import { refuse } from "../operation/refuse.ts";
import { igxSceneSchema } from "./igx-scene-schema.ts";

/** At most as many faults are told. */
const MOST_FAULTS = 20;

/** A scene that came as text, or the refusal with the place of each fault. */
export function readScene(text: string) {
  const json = parsed(text);
  if (json === undefined)
    return { scene: undefined, refusal: invalidScene([{ path: "", message: "expected JSON" }]) };
  const read = igxSceneSchema.safeParse(json);
  if (read.success) return { scene: read.data as IgxScene, refusal: undefined };
  const faults = read.error.issues.slice(0, MOST_FAULTS);
  return {
    scene: undefined,
    refusal: invalidScene(faults.map(({ path, message }) => ({ path: path.map(String).join("."), message }))),
  };
}

/** JSON as text; `undefined`: it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function invalidScene(details: { path: string; message: string }[]) {
  const { status, body } = refuse(422, "invalid-scene", "The scene has faults.");
  return { status, body: { ...body, details } };
}
