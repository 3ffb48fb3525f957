import { create } from "zustand";
import { storage } from "./storage.ts";

/** How a person wants to see every page on this device, beside its colours. */
export interface Looks {
  /** `compact` makes controls lower where a mouse points at them; fingers keep their size. */
  readonly density: "comfortable" | "compact";
  /** `system` follows the device. */
  readonly motion: "system" | "reduced";
  /** Of the drawings: `high` has a plain ground, dark walls and a grid that can be seen from afar. */
  readonly contrast: "usual" | "high";
}

/** The first of each is the usual one. */
const CHOICES: { readonly [K in keyof Looks]: readonly [Looks[K], ...Looks[K][]] } = {
  density: ["comfortable", "compact"],
  motion: ["system", "reduced"],
  contrast: ["usual", "high"],
};

const keyOf = (look: keyof Looks): string => `stanza.${look}`;

function kept<K extends keyof Looks>(look: K): Looks[K] {
  const [usual, ...others] = CHOICES[look];
  return others.find((choice) => choice === storage.get(keyOf(look))) ?? usual;
}

export const useLooks = create<Looks>()(() => ({
  density: kept("density"),
  motion: kept("motion"),
  contrast: kept("contrast"),
}));

/** Chooses one of the looks and remembers it on this device. */
export function chooseLook<K extends keyof Looks>(look: K, choice: Looks[K]): void {
  storage.set(keyOf(look), choice);
  useLooks.setState({ [look]: choice } as Pick<Looks, K>);
}

/** Returns true when nothing should move by itself: the person's choice here, else the device's. */
export const wantsStillness = (): boolean =>
  useLooks.getState().motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The style sheets know them by attributes of the root. */
function show({ density, motion, contrast }: Looks): void {
  Object.assign(document.documentElement.dataset, { density, motion, contrast });
}

/** Puts the looks on the page and keeps them there, once at the start. */
export function applyLooks(): void {
  show(useLooks.getState());
  useLooks.subscribe(show);
}
