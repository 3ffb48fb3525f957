import type { ComponentType } from "react";
import { create } from "zustand";
import { loadedOnce } from "../lazy/loaded-once.ts";
import { log } from "../log/log-store.ts";

/**
 * The ways in which a dialog may be left (spec 2 §4, fixed by ux.md §2.4).
 *
 * none             Esc, outside click and ✕ close
 * semipersistent   outside click is ignored, Esc and ✕ close
 * persistent       only its buttons close
 */
export type DialogMode = "none" | "semipersistent" | "persistent";

/** Widths of the specification, px (spec 2 §9). */
export type DialogWidth = 400 | 500 | 800 | 1000 | 1200;

export interface DialogOptions {
  readonly title: string;
  readonly width: DialogWidth;
  readonly mode: DialogMode;
  /** `alertdialog` for confirmations: read aloud at once, with their text. */
  readonly role: "dialog" | "alertdialog";
  /** At most one of this kind is open; opening another only moves the focus to the open one. */
  readonly single?: string;
}

/** Functions that the content of a dialog gets beside its own properties. */
export interface DialogControls<Result> {
  /** Answers and closes. */
  readonly resolve: (result: Result) => void;
  /** Closes without an answer: the opener's promise resolves with undefined. */
  readonly close: () => void;
  /** Content may force its mode, e.g. persistent while something is mandatory. */
  readonly force: (mode: DialogMode) => void;
}

/**
 * A dialog: how it looks and what is in it. Content is a component; what it resolves is the dialog's result.
 *
 * options   from the properties; spec 2 §5: a dialog without is refused
 */
export interface Dialog<Props, Result> {
  readonly options: (props: Props) => Partial<DialogOptions> & { readonly title: string };
  readonly Content: ComponentType<Props & DialogControls<Result>>;
}

/** A dialog whose code is loaded when it is opened for the first time. */
export interface LazyDialog<Props, Result> {
  readonly load: () => Promise<Dialog<Props, Result>>;
}

/** Makes a dialog that costs nothing until it is opened. */
export const lazyDialog = <Props, Result>(
  fetch: () => Promise<Dialog<Props, Result>>,
): LazyDialog<Props, Result> => loadedOnce(fetch);

export interface OpenDialog {
  readonly id: number;
  readonly options: DialogOptions;
  readonly forced?: DialogMode;
  readonly Content: ComponentType<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
  /** Counts the times somebody wanted to open it again: the frame shakes and takes the focus. */
  readonly nudged: number;
  /** Closes the dialog with its result; `answered` is false when it was left without an answer. */
  readonly finish: (result: unknown, answered: boolean) => void;
}

export const useDialogs = create<{ readonly open: readonly OpenDialog[] }>()(() => ({ open: [] }));

let next = 1;

/**
 * Opens a dialog from anywhere, inside React or outside.
 *
 * resolves   with the content's answer; with undefined when the dialog was closed by Esc, an outside click or ✕, or when one of the same
 *            kind is open already: that one then takes the focus (spec 2 §4)
 * rejects    when the dialog has no configuration, or its code cannot be loaded
 */
export async function openDialog<Props extends object, Result>(
  dialog: Dialog<Props, Result> | LazyDialog<Props, Result>,
  props: NoInfer<Props>,
): Promise<Result | undefined> {
  const known = dialog && "load" in dialog ? await dialog.load() : dialog;
  if (typeof known?.options !== "function" || !known.Content)
    throw new Error("No modal configuration provided");
  return show({ width: 500, mode: "none", role: "dialog", ...known.options(props) }, known.Content, props);
}

function show<Props extends object, Result>(
  options: DialogOptions,
  Content: Dialog<Props, Result>["Content"],
  props: Props,
): Promise<Result | undefined> {
  const { open } = useDialogs.getState();
  const same =
    options.single === undefined ? undefined : open.find((d) => d.options.single === options.single);
  if (same) {
    replace(same.id, { nudged: same.nudged + 1 });
    return Promise.resolve(undefined);
  }
  return new Promise((resolve) => {
    const entry: OpenDialog = {
      id: next++,
      options,
      Content: Content as ComponentType<Record<string, unknown>>,
      props: props as Record<string, unknown>,
      nudged: 0,
      finish(result, answered) {
        if (!answered) log("warning", `Modal closed without response: ${options.title}`);
        useDialogs.setState((state) => ({ open: state.open.filter((d) => d.id !== entry.id) }));
        resolve(result as Result | undefined);
      },
    };
    useDialogs.setState((state) => ({ open: [...state.open, entry] }));
  });
}

function replace(id: number, change: Partial<OpenDialog>): void {
  useDialogs.setState((state) => ({ open: state.open.map((d) => (d.id === id ? { ...d, ...change } : d)) }));
}

export const forceMode = (id: number, mode: DialogMode) => replace(id, { forced: mode });

/** Returns true when a mode allows a way of leaving; the answer buttons are always allowed. */
export function mayClose(mode: DialogMode, by: "escape" | "outside" | "close"): boolean {
  if (mode === "persistent") return false;
  return mode === "none" || by !== "outside";
}

/** Both flags of the specification in one: semipersistent overrides persistent unless both are set (spec 2 §4). */
export function modeOf(flags: {
  readonly persistent?: boolean;
  readonly semipersistent?: boolean;
}): DialogMode {
  if (flags.persistent) return "persistent";
  return flags.semipersistent ? "semipersistent" : "none";
}

/** Closes every dialog without an answer, e.g. when the person signs out. */
export function closeAllDialogs(): void {
  for (const dialog of [...useDialogs.getState().open].reverse()) dialog.finish(undefined, false);
}
