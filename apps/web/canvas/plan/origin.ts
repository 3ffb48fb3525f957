import type { Vec2 } from "@stanza/geometry";
import { create } from "zustand";
import { editor, useEditor } from "../../stores/editor-store.ts";
import { useProject } from "../../stores/project-store.ts";
import { storage } from "../../stores/storage.ts";

const KEY = "stanza.origins";
/** The oldest is forgotten beyond this many projects. */
const MOST_KEPT = 100;
/** Farther off than anything that is drawn, mm. */
const FARTHEST = 1e7;

type Origins = ReadonlyMap<string, Vec2>;

/** Points to measure from, by project, the one set last at the end; kept on this device. */
const useOrigins = create<{ readonly origins: Origins }>()(() => ({
  origins: keptOrigins(storage.get(KEY)),
}));

const keyNow = (): string => useProject.getState().open?.projectKey ?? "";

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

function change(key: string, at: Vec2 | null): void {
  const origins = new Map(useOrigins.getState().origins);
  origins.delete(key);
  if (at) origins.set(key, at);
  useOrigins.setState({ origins });
  storage.set(KEY, JSON.stringify([...origins].slice(-MOST_KEPT)));
}

/** Measures from this point of the plan. */
export function setOrigin(at: Vec2): void {
  change(keyNow(), [Math.round(at[0]), Math.round(at[1])]);
}

/** Takes the point away: with the toggle on again, the next click sets another. */
export function forgetOrigin(): void {
  change(keyNow(), null);
}

/** Sets the toggle `newOrigin` as this project was left: on where it has a point, so that no click in another project sets one unasked. */
export function recallOrigin(): void {
  editor.setToggle("newOrigin", useOrigins.getState().origins.has(keyNow()));
}

/** Whether the next click on the plan sets the origin. */
export const isChoosingOrigin = (): boolean =>
  editor.state.toggles.newOrigin && !useOrigins.getState().origins.has(keyNow());

/** The point that is measured from while the toggle `newOrigin` is on; `null`: the room's own. */
export function useOrigin(): Vec2 | null {
  const key = useProject((state) => state.open?.projectKey ?? "");
  const on = useEditor((state) => state.toggles.newOrigin);
  const origin = useOrigins((state) => state.origins.get(key));
  return on && origin ? origin : null;
}
