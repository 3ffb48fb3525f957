import { translate, useConfig } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { Passkeys } from "../passkeys/Passkeys.tsx";
import { SecondFactor } from "../second-factor/SecondFactor.tsx";
import css from "./Security.module.css";
import { SessionList } from "./SessionList.tsx";

function Security({ close }: DialogControls<void>) {
  const { t } = useTranslation();
  const hasPasskeys = useConfig((state) => state.config?.signin?.passkeys === true);
  return (
    <>
      <DialogBody className={css.body}>
        <SecondFactor />
        {hasPasskeys ? <Passkeys /> : null}
        <SessionList onSignedOut={close} />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Where a person is signed in, and what guards their account. */
export const securityDialog: Dialog<object, void> = {
  options: () => ({
    title: translate("security.title"),
    width: 800,
    mode: "semipersistent",
    single: "security",
  }),
  Content: Security,
};
