import type { OpenProject } from "@stanza/web-project";
import { queryClient, translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  MadeLink,
  openDialog,
} from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Design.module.css";
import { type Asked, RequestForm } from "./RequestForm.tsx";

interface Props {
  readonly open: OpenProject;
}

/** Asks a shop for an offer; afterwards it says who has the design now, and gives the link to keep. */
function Request({ open, close, force }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (asked === null)
    return (
      <RequestForm
        open={open}
        onCancel={close}
        onAsked={(done) => {
          setAsked(done);
          // The link is shown once: a press beside the dialog must not lose it.
          force("semipersistent");
          void queryClient.invalidateQueries({ queryKey: ["design-links"] });
          void queryClient.invalidateQueries({ queryKey: ["projects"] });
        }}
      />
    );
  const { shop, email, mailed, path } = asked;
  return (
    <>
      <DialogBody className={css.form}>
        <p role="status">
          <strong>{t("design.ask.done", { shop })}</strong>{" "}
          {t(mailed ? "design.ask.answerMailed" : "design.ask.answer", { email })}
        </p>
        <p>{t("design.ask.keep")}</p>
        <MadeLink address={`${window.location.origin}${path}`} recipient="" />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

export const requestDialog: Dialog<Props, void> = {
  options: () => ({
    title: translate("design.way.ask"),
    width: 500,
    mode: "semipersistent",
    single: "request",
  }),
  Content: Request,
};

export const requestOffer = (open: OpenProject): Promise<void> => openDialog(requestDialog, { open });
