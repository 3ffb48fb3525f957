import type { TranslationKey } from "@stanza/web-site";
import type { KeptWhere } from "./journal-entry.ts";
import type { SaveState } from "./save-state.ts";

export interface SaveChipView {
  readonly key: TranslationKey;
  readonly tone: "quiet" | "warning" | "danger";
  /** The action of a press; absent: the chip only shows a state. */
  readonly action?: "save" | "resolve" | "sign-in" | "explain" | "safe-mode";
}

/** The chip of a project of which only a part could be read. */
export const SAFE_MODE_CHIP: SaveChipView = { key: "save.safeMode", tone: "warning", action: "safe-mode" };

const NOT_SAVED = { device: "save.onDevice", server: "save.draft", nowhere: "save.nowhere" } as const;
const IN_MAINTENANCE = {
  device: "save.maintenance",
  server: "save.maintenanceDraft",
  nowhere: "save.nowhere",
} as const;

/** The chip for a saving state; the component fills in `time`. */
export function saveChip(state: SaveState, journal: KeptWhere): SaveChipView {
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
      return { key: journal === "device" ? "save.offline" : "save.offlineNoJournal", tone: "warning" };
    case "maintenance":
      return { key: IN_MAINTENANCE[journal], tone: "warning" };
    case "on-device":
      return {
        key: NOT_SAVED[journal],
        tone: journal === "nowhere" ? "warning" : "quiet",
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
