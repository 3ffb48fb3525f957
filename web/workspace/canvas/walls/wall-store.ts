import type { WallCatalogue } from "@stanza/contract";
import { ROOM_SURFACES } from "@stanza/models/room-surfaces";
import { useWalls, type WallRule } from "@stanza/web-project";
import { client } from "@stanza/web-site";
import { log } from "@stanza/web-ui";

const USUAL: WallRule = useWalls.getInitialState();

/** Spec 2 §7: the entry of this type supplies the default wall rule. */
const DEFAULT_TYPE = 999;

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
