import { afterFirstPicture, keepOpened, keepPresence } from "@stanza/web-project";
import { keepCopies } from "@stanza/web-site";
import { keepConnection } from "../connection/keep-connection.ts";
import { beginMaintenance } from "../maintenance/begin-maintenance.ts";
import { keepShell } from "./keep-shell.ts";

/** Everything that a page does by itself and that no first picture needs. */
export function beginAfterFirstPicture(): void {
  beginMaintenance();
  keepConnection();
  keepCopies();
  keepOpened();
  afterFirstPicture(keepPresence);
  afterFirstPicture(keepShell);
}
