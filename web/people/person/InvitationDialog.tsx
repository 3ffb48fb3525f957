import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter, toast } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "../page/People.module.css";

interface Invitation {
  readonly login: string;
  readonly url: string;
}

function InvitationLink({ login, url, close }: Invitation & DialogControls<void>) {
  const { t } = useTranslation();
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (isCopied) toast(t("people.linkCopied"), { kind: "success" });
    else toast(t("people.linkNotCopied"), { kind: "warning" });
  };
  return (
    <>
      <DialogBody className={css.form}>
        <p>{t("people.linkText", { login })}</p>
        <code className={css.link}>{url}</code>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => void copy()}>{t("people.copyLink")}</Button>
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The link by which somebody chooses a password, where the site sends no mail; it is shown this once. */
export const invitationDialog: Dialog<Invitation, void> = {
  options: () => ({
    title: translate("people.linkTitle"),
    width: 500,
    mode: "semipersistent",
    single: "invitation",
  }),
  Content: InvitationLink,
};
