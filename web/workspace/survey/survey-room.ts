import { itemWidths } from "@stanza/editor";
import { addRoom, inOrder, type Room, replaceRoom } from "@stanza/project";
import { currentScene, editor, useProject, useWalls } from "@stanza/web-project";
import { log, openDialog } from "@stanza/web-ui";
import { transactWalls } from "../canvas/walls/locked-walls.ts";
import { showRoom } from "../canvas/walls/shown-room.ts";
import { surveyDialog } from "./SurveyDialog.tsx";

/**
 * Asks for measured walls and diagonals and puts the room that they give into the project, as one step.
 *
 * room   id of the room that is measured; `null` makes a new one beside the others
 */
export async function surveyRoom({ room }: { readonly room: string | null }): Promise<void> {
  const present = useProject.getState().open?.document.project.rooms.find(({ id }) => id === room) ?? null;
  const surveyed = await openDialog(surveyDialog, { room: present });
  if (!surveyed) return;
  const outcome = transactWalls("edit.survey", present ? remeasured(surveyed) : added(surveyed));
  if (outcome?.ok) {
    editor.select([]);
    showRoom(surveyed.id);
  } else if (outcome) log("error", `The survey was refused: ${outcome.refusal.message}`);
}

const remeasured = (room: Room) => {
  const widths = itemWidths(currentScene().evaluated);
  return (project: Parameters<typeof replaceRoom>[0]) => replaceRoom(project, { room, widths });
};

/** A new room has the usual walls, and begins where a room from a template would. */
function added(room: Room) {
  const { thickness, material: wallMaterial } = useWalls.getState();
  const ground = { template: "rt11", newId: () => room.id, wallMaterial } as const;
  return inOrder(
    (project) => addRoom(project, ground),
    (project) => {
      const others = project.rooms.filter(({ id }) => id !== room.id);
      const right = Math.max(0, ...others.flatMap(({ walls }) => walls.map(({ start }) => start[0])));
      const by = others.some(({ walls }) => walls.length > 0) ? Math.round(right + GAP - leftOf(room)) : 0;
      const walls = room.walls.map((wall) => ({
        ...wall,
        thickness,
        start: [wall.start[0] + by, wall.start[1]] as const,
      }));
      return replaceRoom(project, { room: { ...room, walls, wallMaterial } });
    },
  );
}

/** Between a room and the next one, mm. */
const GAP = 1200;

const leftOf = ({ walls }: Room): number => Math.min(...walls.map(({ start }) => start[0]));
