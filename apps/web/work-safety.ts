import { registerGlobalCommands } from "./commands/global-commands.ts";
import { offerUnsavedWork } from "./flows/recover-work.ts";
import { watchSavingTrouble } from "./flows/saving-trouble.ts";
import { claimTab } from "./stores/journal.ts";
import { flushJournal, keepJournal } from "./stores/journal-keeping.ts";
import { keepTotals } from "./stores/price-events.ts";
import { keepPictures } from "./stores/project-picture.ts";
import { keepSaving } from "./stores/project-saving.ts";
import { useProject } from "./stores/project-store.ts";
import { isUnsynced } from "./stores/save-state.ts";
import { useSession } from "./stores/session-store.ts";

/**
 * Everything that keeps work from being lost, started once and before any project can be opened: journal, automatic saving, the
 * question when versions collide, the offer of what a crash left behind.
 */
export function keepWorkSafe(): void {
  claimTab();
  keepJournal();
  keepSaving();
  keepPictures();
  watchSavingTrouble();
  keepTotals();
  registerGlobalCommands();
  addEventListener("pagehide", () => void flushJournal());
  addEventListener("beforeunload", (event) => {
    const { open, saveState } = useProject.getState();
    if (open && isUnsynced(saveState)) event.preventDefault();
  });
  void offerUnsavedWork();
  // What belongs to somebody is offered once that person has signed in.
  useSession.subscribe((state, before) => {
    if (state.profile && state.profile.userId !== before.profile?.userId) void offerUnsavedWork();
  });
}
