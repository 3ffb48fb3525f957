import { nudgeLength } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { arrowDirection } from "@stanza/web-ui";

/**
 * The movement in mm that an arrow key asks for: to the right and down the screen, 10 mm, with Shift 100, with Ctrl or ⌘ 1 (ux.md §9).
 *
 * returns  `undefined` for any other key, and with Alt, which moves nothing
 */
export function arrowNudge(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">,
): Vec2 | undefined {
  const direction = arrowDirection(event.key);
  if (!direction || event.altKey) return undefined;
  const mm = nudgeLength({ shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey });
  return [direction[0] * mm, direction[1] * mm];
}
