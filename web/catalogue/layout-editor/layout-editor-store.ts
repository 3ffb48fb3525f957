import type { Fault } from "@stanza/catalogue";
import { create } from "zustand";

/** Who works with the layout editor, as it is told. */
export interface LayoutEditorProfile {
  readonly user: string;
  readonly shop: string;
  readonly language: string;
}

interface LayoutEditorState {
  /** Null: no editor has been opened by this page. */
  readonly layeditProfile: LayoutEditorProfile | null;
  /** Code of the catalogue that the editor has open; null: it has not said. */
  readonly layerActiveCatalog: string | null;
  /** The catalogue that is shown as it is being edited; `faults`: mistakes because of which the last sound state stays. */
  readonly livePreview: { readonly catalogue: string; readonly faults: readonly Fault[] } | null;
}

const NONE: LayoutEditorState = { layeditProfile: null, layerActiveCatalog: null, livePreview: null };

/** The layout editor and what of it is shown here (spec 2 §3). */
export const useLayoutEditor = create<LayoutEditorState>()(() => NONE);

/** Forgets the editor. */
export const forgetLayoutEditor = (): void => useLayoutEditor.setState(NONE, true);
