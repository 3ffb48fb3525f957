import { isDeepStrictEqual } from "node:util";
import { type Actor, type Project, projectCan } from "@stanza/project";
import type { DocumentFault } from "./stored-document.ts";

/**
 * The lines of custom articles that this person typed without the right to do so: only sellers set prices (spec 2 §6, reliability.md T24).
 * Lines that the server already has may stay.
 *
 * before   the stored project; null: it is new
 */
export function ownPriceFaults(
  actor: Actor,
  after: Project,
  before: Project | null,
): readonly DocumentFault[] {
  if (projectCan.setPrices(actor).allowed) return [];
  const known = new Map(before?.rows.map(({ id, lines }) => [id, lines]));
  return after.rows.flatMap(({ id, lines }, i): readonly DocumentFault[] => {
    if (lines === undefined || lines.length === 0 || isDeepStrictEqual(known.get(id), lines)) return [];
    const path = `rows.${i}.ownerp`;
    return [{ path, message: `At ${path}: only a seller sets prices of custom articles` }];
  });
}

/** Returns true when a project has typed lines. */
export const hasOwnLines = ({ rows }: Project): boolean => rows.some(({ lines }) => lines !== undefined);
