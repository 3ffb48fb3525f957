import { spokenLanguage } from "@stanza/quantities";
import { client, translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Account.module.css";
import { type AccountProblem, accountProblem } from "./account-problem.ts";
import { ProblemNote } from "./ProblemNote.tsx";

interface Props {
  /** What was typed as the user id so far. */
  readonly user: string;
}

function Forgotten({ user: typed, resolve, close }: Props & DialogControls<string>) {
  const { t, i18n } = useTranslation();
  const [user, setUser] = useState(typed);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const send = async () => {
    setChecked(true);
    if (user.trim() === "") return;
    setBusy(true);
    setProblem(null);
    const language = spokenLanguage(i18n.language);
    const answer = await client.requestPasswordReset({ body: { user: user.trim(), language } });
    setBusy(false);
    if (answer.status !== 202) return setProblem(accountProblem(answer));
    resolve(user.trim());
  };
  return (
    <DialogForm
      submit={t("forgotten.send")}
      busy={busy}
      noValidate
      className={css.form}
      onSubmit={() => void send()}
      onCancel={close}
    >
      <p>{t("forgotten.text")}</p>
      <TextField
        label={t("forgotten.user")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        data-autofocus
        value={user}
        error={checked && user.trim() === "" ? t("signIn.userMissing") : undefined}
        onChange={(event) => setUser(event.target.value)}
      />
      <ProblemNote problem={problem} />
    </DialogForm>
  );
}

/** Asks for the mail by which a password is set anew. Resolves with the user id or address that was typed. */
export const forgottenDialog: Dialog<Props, string> = {
  options: () => ({
    title: translate("forgotten.title"),
    width: 400,
    mode: "semipersistent",
    single: "forgotten-password",
  }),
  Content: Forgotten,
};
