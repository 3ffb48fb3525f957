import type { Vec2 } from "@stanza/geometry";
import { currentScene, cycleWallSnap, editor, isReadOnly, tellStepAs } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import { sayWallRefusal } from "./locked-walls.ts";
import { commitRemoval } from "./wall-edits.ts";

/** Presses in a row move a wall as one step, until another wall is selected. */
let visit = { wall: "", gesture: "" };

/** Moves the selected wall, mm on the plan: what of it goes along its normal. True: there is one. */
export function nudgeWall(by: Vec2): boolean {
  const { wall } = editor.state;
  const room = roomOf(wall);
  if (wall === null || !room || isReadOnly()) return false;
  if (visit.wall !== wall) visit = { wall, gesture: crypto.randomUUID() };
  editor.nudgeGrip({ kind: "shift", room: room.id, wall }, by, 0, `keys ${visit.gesture}`);
  return true;
}

/** Takes the selected wall away. True: there is one. */
export function removeSelectedWall(): boolean {
  const { wall } = editor.state;
  const room = roomOf(wall);
  if (wall === null || !room || isReadOnly()) return false;
  const refused = commitRemoval(room, wall);
  if (refused) sayWallRefusal(refused);
  else tellStepAs(() => translate("said.removed"));
  return true;
}

/** While walls are drawn or one is selected, `S` takes the next way to snap, which its chip shows. True: it is so. */
export function cycleSnapOfWall(): boolean {
  const { wall, interaction } = editor.state;
  if (wall === null && interaction.kind !== "drawingWalls") return false;
  announce(translate(`wallMode.${cycleWallSnap()}Says`));
  return true;
}

const roomOf = (wall: string | null) =>
  currentScene().project.rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
