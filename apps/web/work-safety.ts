import { connectOpenWork } from "@stanza/web-access";
import { keepPictures } from "@stanza/web-pictures";
import {
  claimTab,
  flushJournal,
  isUnsynced,
  keepJournal,
  keepSaving,
  keepTotals,
  offerUnsavedWork,
  openProjectWork,
  useProject,
  watchSavingTrouble,
} from "@stanza/web-project";
import { isClientLink, useSession } from "@stanza/web-site";
import { registerGlobalCommands } from "./commands/global-commands.ts";

/**
 * Everything that keeps work from being lost, started once and before any project can be opened: journal, automatic saving, the
 * question when versions collide, the offer of what a crash left behind.
 */
export function keepWorkSafe(): void {
  connectOpenWork(openProjectWork);
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
  // A client's link is about another matter, also in the browser of the seller who tries it.
  if (isClientLink(location.pathname)) return;
  void offerUnsavedWork();
  // Work that belongs to a person is offered only after that person has signed in.
  useSession.subscribe((state, before) => {
    if (state.profile && state.profile.userId !== before.profile?.userId) void offerUnsavedWork();
  });
}
