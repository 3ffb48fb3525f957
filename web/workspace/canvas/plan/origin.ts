import type { Vec2 } from "@stanza/geometry";
import { editor, useEditor, useProject } from "@stanza/web-project";
import { storage } from "@stanza/web-site";

const KEY = "stanza.origins";
/** The oldest is forgotten beyond this many projects. */
const MOST_KEPT = 100;
/** Farther off than anything that is drawn, mm. */
const FARTHEST = 1e7;

type Origins = ReadonlyMap<string, Vec2>;

/** The points in what is stored; what is stored wrongly is left out. */
export function keptOrigins(stored: string | undefined): Origins {
  let entries: unknown;
  try {
    entries = JSON.parse(stored ?? "[]");
  } catch {
    return new Map();
  }
  if (!Array.isArray(entries)) return new Map();
  return new Map(entries.filter(isEntry).slice(-MOST_KEPT));
}

function isEntry(entry: unknown): entry is readonly [string, Vec2] {
  if (!Array.isArray(entry)) return false;
  const [key, at] = entry as readonly unknown[];
  return (
    typeof key === "string" &&
    Array.isArray(at) &&
    at.length === 2 &&
    at.every((mm) => typeof mm === "number" && Math.abs(mm) <= FARTHEST)
  );
}

const keyNow = (): string => useProject.getState().open?.projectKey ?? "";

/** Takes the point away: with the toggle on again, the next click sets another. */
export function forgetOrigin(): void {
  editor.setOrigin(null);
}

/** Measures as this project was left: from its point where it has one, so that no click in another project sets one unasked. */
export function recallOrigin(): void {
  editor.setOrigin(keptOrigins(storage.get(KEY)).get(keyNow()) ?? null);
}

/** Keeps each project's point on this device, the one set last at the end. */
let last = editor.state.origin;
editor.subscribe(() => {
  const { origin } = editor.state;
  if (origin === last) return;
  last = origin;
  const origins = new Map(keptOrigins(storage.get(KEY)));
  origins.delete(keyNow());
  if (origin) origins.set(keyNow(), origin);
  storage.set(KEY, JSON.stringify([...origins].slice(-MOST_KEPT)));
});

/** Returns true when the next click on the plan sets the origin. */
export const isChoosingOrigin = (): boolean => editor.state.interaction.kind === "ownOrigin";

/** The point that is measured from while the toggle `newOrigin` is on; `null`: the room's own. */
export const useOrigin = (): Vec2 | null =>
  useEditor(({ toggles, origin }) => (toggles.newOrigin ? origin : null));
