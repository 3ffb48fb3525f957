import { itemWidths } from "@stanza/editor";
import { addRoom, type Change, type Room, setTemplateDimensions } from "@stanza/project";
import { currentScene, transact, useProject, useWalls } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { lazyDialog, log, openDialog } from "@stanza/web-ui";
import { startWalls } from "../../canvas/walls/draw-in-view.ts";
import { transactWalls } from "../../canvas/walls/locked-walls.ts";
import type { RoomChoice } from "./room-numbers.ts";

const roomDesign = lazyDialog(async () => (await import("./RoomDesignDialog.tsx")).roomDesignDialog);
const roomSize = lazyDialog(async () => (await import("./RoomSizeDialog.tsx")).roomSizeDialog);

/** The outcome of the room dialog: a room was made, it is being drawn in the plan, or there is none. */
export type RoomDesignEnd = "room" | "draw" | "none";

/**
 * Asks for a room and adds it to the open project, beside the rooms that it has. "Draw your own room" goes to the plan with the wall
 * tool in the hand.
 *
 * isNewProject   the room is the first of a new project: leaving it out is offered as a step, not as giving up
 */
export async function openRoomDesign({ isNewProject = false } = {}): Promise<RoomDesignEnd> {
  const choice = await openDialog(roomDesign, { isNewProject });
  if (!choice || choice.kind === "skip") return "none";
  if (choice.kind === "draw") {
    const projectId = useProject.getState().open?.projectId ?? null;
    await goTo(paths.workspace({ projectId, view: "2d" }));
    startWalls();
    return "draw";
  }
  const outcome = transact("edit.addRoom", newRoom(choice));
  if (outcome?.ok) return "room";
  if (outcome) log("error", `The room was refused: ${outcome.refusal.message}`);
  return "none";
}

/**
 * Asks for other sizes of a room that still has its template's form. Its walls stay the same ones with their doors and windows, and what
 * stands in it stays.
 */
export async function openRoomSize(room: Room): Promise<void> {
  const sizes = await openDialog(roomSize, { room });
  if (!sizes) return;
  const widths = itemWidths(currentScene().evaluated);
  const outcome = transactWalls("edit.roomSize", (project) =>
    setTemplateDimensions(project, { room: room.id, ...sizes, widths }),
  );
  if (outcome?.ok === false) log("error", `The sizes were refused: ${outcome.refusal.message}`);
}

function newRoom({ template, dimensions, height, thickness }: RoomChoice & { kind: "room" }): Change {
  const newId = () => crypto.randomUUID();
  const wallMaterial = useWalls.getState().material;
  return (project) => addRoom(project, { template, dimensions, height, thickness, wallMaterial, newId });
}
