import { translate } from "@stanza/web-site";
import { type Dialog, DialogBody, type DialogControls } from "@stanza/web-ui";
import { ConsentForm } from "./ConsentForm.tsx";

const Gdpr = ({ close }: DialogControls<void>) => (
  <DialogBody>
    <ConsentForm onSaved={close} />
  </DialogBody>
);

/** What may be done with one's data, asked once after signing in where the customer's site wants it. */
export const gdprDialog: Dialog<object, void> = {
  options: () => ({ title: translate("privacy.title"), width: 800, mode: "persistent", single: "gdpr" }),
  Content: Gdpr,
};
