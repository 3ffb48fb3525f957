import { translate } from "../../locales/i18n.ts";
import { ToggleList } from "../../panels/toggles/ToggleList.tsx";
import { DialogBody } from "../DialogFrame.tsx";
import type { Dialog, DialogControls } from "../dialog-store.ts";

function Toggles({ close }: DialogControls<void>) {
  return (
    <DialogBody>
      <ToggleList onTool={close} />
    </DialogBody>
  );
}

/** The editor's switches where there is no status bar: on a phone, and from the palette. */
export const togglesDialog: Dialog<object, void> = {
  options: () => ({ title: translate("toggles.button"), width: 400, mode: "none", single: "toggles" }),
  Content: Toggles,
};
