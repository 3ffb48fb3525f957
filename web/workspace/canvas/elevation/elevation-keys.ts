import { editor } from "@stanza/web-project";
import { arrowNudge } from "../arrow-nudge.ts";
import { type CanvasActions, handleCanvasKey } from "../canvas-keys.ts";
import { moveSelection } from "./elevation-hand.ts";

/**
 * A key pressed in the elevation: arrows move the selection along its wall and up, other keys do what they do in every view.
 *
 * visit    the name of this stay in the view; the arrows pressed during it are one step of the history
 * returns  true when the key did something; it is then not for the page
 */
export function handleElevationKey(event: KeyboardEvent, actions: CanvasActions, visit: string): boolean {
  const by = editor.state.interaction.kind === "placing" ? undefined : arrowNudge(event);
  return by ? moveSelection([by[0], 0 - by[1]], visit) : handleCanvasKey(event, actions);
}
