import type { Vec2 } from "@stanza/geometry";
import { create } from "zustand";

/** A finger that is down on a view and hides what it draws, CSS pixels of the view's element. */
export interface Finger {
  readonly on: "plan" | "scene";
  readonly at: Vec2;
}

/** The finger to be magnified; `null`: there is none down, or it is a mouse. */
export const useFinger = create<{ readonly finger: Finger | null }>()(() => ({ finger: null }));

export function setFinger(finger: Finger | null): void {
  if (useFinger.getState().finger !== finger) useFinger.setState({ finger });
}
