import type { WallCatalogue } from "@stanza/contract";
import { DEFAULT_WALL_HEIGHT, DEFAULT_WALL_MATERIAL, DEFAULT_WALL_THICKNESS } from "@stanza/project";
import { ROOM_SURFACES } from "@stanza/viewer/room-surfaces";
import { client } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { create } from "zustand";

/** How walls are that nobody has said otherwise about. */
export interface WallRule {
  /** Of walls that are drawn, mm; a room made from a template has the height of its dialog. */
  readonly height: number;
  /** mm. */
  readonly thickness: number;
  /** Code of a room surface. */
  readonly material: string;
}

/** Spec 1 §9. */
const USUAL: WallRule = {
  height: DEFAULT_WALL_HEIGHT,
  thickness: DEFAULT_WALL_THICKNESS,
  material: DEFAULT_WALL_MATERIAL,
};

/** Spec 2 §7: the entry of this type supplies the default wall rule. */
const DEFAULT_TYPE = 999;

export const useWalls = create<WallRule>()(() => USUAL);

/**
 * The default wall rule of a wall catalogue: its entry of type 999, with the usual values for what the entry does not say or says wrongly.
 *
 * ASSUMED: the rule's variables are `HEIGHT` and `THICKNESS` in mm and `MATERIAL`, a room surface (the spec names none).
 */
export function defaultWallRule(walls: WallCatalogue): WallRule {
  const rule = walls.find(({ type }) => type === DEFAULT_TYPE)?.rule ?? [];
  const values = new Map(rule.map(({ cod, value }) => [cod.toUpperCase(), value]));
  const length = (code: string, usual: number) => {
    const mm = Number(values.get(code));
    return mm > 0 && Number.isFinite(mm) ? mm : usual;
  };
  const material = String(values.get("MATERIAL") ?? "");
  return {
    height: length("HEIGHT", USUAL.height),
    thickness: length("THICKNESS", USUAL.thickness),
    material: Object.hasOwn(ROOM_SURFACES, material) ? material : USUAL.material,
  };
}

/** Takes over the default wall rule of the site's wall catalogue; without an answer walls stay as they are. */
export async function loadWalls(): Promise<void> {
  const answer = await client.getWalls({});
  if (answer.status === 200) useWalls.setState(defaultWallRule(answer.body));
  else log("error", `The wall catalogue was not loaded: ${answer.message}`);
}
