import type { Project } from "@stanza/project";

/** The parts of a project that its picture shows. */
export type Model = Pick<Project, "rows" | "rooms" | "catalogues" | "automaticEdits">;

/** Milliseconds between two pictures. */
export const PICTURE_INTERVAL = 30_000;

export interface PictureState {
  /** `config.saveprjpicture`. */
  readonly enabled: boolean;
  /** Everything is on the server, and the view shows it. */
  readonly isSavedAndShown: boolean;
  readonly model: Model;
  /** The model of the last picture, or the one that was opened; null: an empty project. */
  readonly pictured: Model | null;
  /** The time of the last picture; null: there is none. */
  readonly takenAt: number | null;
}

/**
 * Milliseconds until the project's picture is to be taken, 0 for at once; null: none is due. Only what has changed the model makes a
 * new one, at most every 30 s.
 */
export function pictureDue(state: PictureState, now: number): number | null {
  const { enabled, isSavedAndShown, model, pictured, takenAt } = state;
  if (!enabled || !isSavedAndShown || isSame(model, pictured)) return null;
  return takenAt === null ? 0 : Math.max(0, takenAt + PICTURE_INTERVAL - now);
}

function isSame(model: Model, pictured: Model | null): boolean {
  if (pictured === null) return model.rows.length === 0 && model.rooms.length === 0;
  return (
    model.rows === pictured.rows &&
    model.rooms === pictured.rooms &&
    model.catalogues === pictured.catalogues &&
    model.automaticEdits === pictured.automaticEdits
  );
}
