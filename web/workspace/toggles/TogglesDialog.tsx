import { translate } from "@stanza/web-site";
import { type Dialog, DialogBody, type DialogControls } from "@stanza/web-ui";
import { ToggleList } from "./ToggleList.tsx";

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
