import { encodeProject } from "@stanza/codecs";
import { isEmail } from "@stanza/contract";
import { spokenLanguage } from "@stanza/quantities";
import type { OpenProject } from "@stanza/web-project";
import { client, queryClient, translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, openDialog, TextField, toast } from "@stanza/web-ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Design.module.css";
import { type DesignProblem, designProblem } from "./design-problem.ts";

interface Props {
  readonly open: OpenProject;
}

function MailDesign({ open, resolve, close }: Props & DialogControls<string>) {
  const { t, i18n } = useTranslation();
  const [email, setEmail] = useState(open.document.customer.email);
  const [checked, setChecked] = useState(false);
  const [problem, setProblem] = useState<DesignProblem | null>(null);
  const [busy, setBusy] = useState(false);
  // The same for every try, so that a letter whose answer was lost is not sent twice.
  const saveId = useRef(crypto.randomUUID());
  const send = async () => {
    setChecked(true);
    if (!isEmail(email.trim())) return;
    setBusy(true);
    setProblem(null);
    const answer = await client.mailDesign({
      headers: { "x-save-id": saveId.current },
      body: {
        document: encodeProject(open.document),
        email: email.trim(),
        language: spokenLanguage(i18n.language),
      },
    });
    setBusy(false);
    if (answer.status !== 202) return setProblem(designProblem(answer));
    resolve(email.trim());
  };
  return (
    <DialogForm
      submit={t("design.mail.send")}
      busy={busy}
      noValidate
      className={css.form}
      onSubmit={() => void send()}
      onCancel={close}
    >
      <p>{t("design.mail.text")}</p>
      <TextField
        label={t("design.email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        data-autofocus
        value={email}
        error={checked && !isEmail(email.trim()) ? t("customer.fault.email") : undefined}
        onChange={(event) => {
          setEmail(event.target.value);
          saveId.current = crypto.randomUUID();
        }}
      />
      {problem ? (
        <p className={css.problem} role="alert">
          {t(`design.problem.${problem}`)}
        </p>
      ) : null}
    </DialogForm>
  );
}

export const mailDesignDialog: Dialog<Props, string> = {
  options: () => ({
    title: translate("design.way.mail"),
    width: 500,
    mode: "semipersistent",
    single: "mail-design",
  }),
  Content: MailDesign,
};

/** Sends the open design to an address that the person types. */
export async function mailDesign(open: OpenProject): Promise<void> {
  const email = await openDialog(mailDesignDialog, { open });
  if (email === undefined) return;
  toast(translate("design.mail.sent", { email }), { key: "design-mail", kind: "success" });
  await queryClient.invalidateQueries({ queryKey: ["design-links"] });
}
