import type { Choices } from "@stanza/catalogue";
import type { WorkspaceView } from "@stanza/web-site";
import { create } from "zustand";

/** What a workspace for one product starts with (ux.md S3b): one fixed catalogue, and a room whose tools are put away. */
export interface ProductPreset {
  /** Code of the only catalogue that articles are taken from. */
  readonly catalogue: string;
  /** The finished arrangement that stands in it. */
  readonly gallery?: string;
  /** The one article that stands in it, of the catalogue's standard model; the catalogue is then put away. */
  readonly article?: string;
  /** What is chosen of the article besides its usual choices, e.g. that a window is sold and not just there. */
  readonly choices?: Choices;
  /** The walls around it, by a template of rooms and its clear lengths, mm. */
  readonly room: { readonly template: string; readonly dimensions: readonly number[] };
}

interface PresetState {
  /** Null: the whole workspace. */
  readonly preset: ProductPreset | null;
  /** Its address stays the same in every view. */
  readonly view: WorkspaceView;
}

export const useProductPreset = create<PresetState>()(() => ({ preset: null, view: "split" }));

/** Returns true while the tools of the room are put away. */
export const hasNoRoomTools = (): boolean => useProductPreset.getState().preset !== null;
