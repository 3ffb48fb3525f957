import type { TranslationKey } from "@stanza/web-site";
import type { SaveState } from "./save-state.ts";

export interface SaveChipView {
  readonly key: TranslationKey;
  readonly tone: "quiet" | "warning" | "danger";
  /** The action of a press; absent: the chip only shows a state. */
  readonly action?: "save" | "resolve" | "sign-in" | "explain";
}

/** The chip for a saving state; the component fills in `time`. */
export function saveChip(state: SaveState, journal: boolean): SaveChipView {
  switch (state.kind) {
    case "saved":
      return state.at === null
        ? { key: "save.nothing", tone: "quiet" }
        : { key: "save.saved", tone: "quiet" };
    case "pending":
      return { key: "save.pending", tone: "quiet", action: "save" };
    case "saving":
      return { key: "save.saving", tone: "quiet" };
    case "retrying":
      return { key: "save.retrying", tone: "warning", action: "save" };
    case "offline":
      return { key: journal ? "save.offline" : "save.offlineNoJournal", tone: "warning" };
    case "maintenance":
      return { key: journal ? "save.maintenance" : "save.nowhere", tone: "warning" };
    case "on-device":
      return {
        key: journal ? "save.onDevice" : "save.nowhere",
        tone: journal ? "quiet" : "warning",
        action: "sign-in",
      };
    case "signed-out":
      return { key: "save.signedOut", tone: "danger", action: "sign-in" };
    case "read-only":
      return { key: "save.readOnly", tone: "quiet" };
    case "conflict":
      return { key: "save.conflict", tone: "danger", action: "resolve" };
    case "refused":
      return { key: "save.refused", tone: "danger", action: "explain" };
  }
}
