import type { Vec2 } from "@stanza/geometry";
import { create } from "zustand";
import { editor, useEditor } from "../../stores/editor-store.ts";
import { useProject } from "../../stores/project-store.ts";

/** Points to measure from, by project, for as long as the page is open. */
const useOrigins = create<{ readonly origins: Readonly<Record<string, Vec2>> }>()(() => ({ origins: {} }));

const keyNow = (): string => useProject.getState().open?.projectKey ?? "";

/** Measures from this point of the plan. */
export function setOrigin(at: Vec2): void {
  const point: Vec2 = [Math.round(at[0]), Math.round(at[1])];
  useOrigins.setState(({ origins }) => ({ origins: { ...origins, [keyNow()]: point } }));
}

/** Takes the point away: with the toggle on again, the next click sets another. */
export function forgetOrigin(): void {
  useOrigins.setState(({ origins }) => {
    const { [keyNow()]: _gone, ...rest } = origins;
    return { origins: rest };
  });
}

/** Whether the next click on the plan sets the origin. */
export const isChoosingOrigin = (): boolean =>
  editor.state.toggles.newOrigin && useOrigins.getState().origins[keyNow()] === undefined;

/** The point that is measured from while the toggle `newOrigin` is on; `null`: the room's own. */
export function useOrigin(): Vec2 | null {
  const key = useProject((state) => state.open?.projectKey ?? "");
  const on = useEditor((state) => state.toggles.newOrigin);
  const origin = useOrigins((state) => state.origins[key]);
  return on && origin ? origin : null;
}
