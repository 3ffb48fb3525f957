import { afterFirstPicture, keepOpened, keepPresence } from "@stanza/web-project";
import { keepCopies } from "@stanza/web-site";
import { keepConnection } from "../connection/keep-connection.ts";
import { beginMaintenance } from "../maintenance/begin-maintenance.ts";
import { keepShell } from "./keep-shell.ts";

/**
 * Everything that a page does by itself and that no first picture needs.
 *
 * makeWorkSafe   begins to keep work from being lost, where that has not begun yet
 */
export function beginAfterFirstPicture(makeWorkSafe: () => Promise<void>): void {
  beginMaintenance();
  keepConnection();
  keepCopies();
  keepOpened();
  afterFirstPicture(() => void makeWorkSafe());
  afterFirstPicture(keepPresence);
  afterFirstPicture(keepShell);
}
