import type { RowId } from "@stanza/project";
import { create } from "zustand";

/** What the page around this one has said of its own matters, until it says otherwise. */
export interface HostSession {
  /** The application takes commands: `loaded` was sent. */
  readonly isReady: boolean;
  /** The host's own name of its session, which comes back with `saved`. */
  readonly idSessione: string;
  /** Comes back with `saved` as it was. */
  readonly extradata: unknown;
  /** The row that the host configures: its variants are what `saved` tells. Null: the whole project is. */
  readonly row: RowId | null;
  /** True while an action of the host saves: it tells `saved` itself. */
  readonly isSaving: boolean;
  /** A line that the host wants above the work. */
  readonly headerContent: string;
}

const NOTHING_SAID: HostSession = {
  isReady: false,
  idSessione: "",
  extradata: undefined,
  row: null,
  isSaving: false,
  headerContent: "",
};

export const useHostSession = create<HostSession>()(() => NOTHING_SAID);

/** Forgets it all, for tests. */
export const forgetHost = (): void => useHostSession.setState(NOTHING_SAID, true);
