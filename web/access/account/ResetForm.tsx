import { passwordFaults } from "@stanza/contract";
import { client } from "@stanza/web-site";
import { Button, TextField } from "@stanza/web-ui";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SignInForm } from "../SignInForm.tsx";
import css from "./Account.module.css";
import { type AccountProblem, accountProblem } from "./account-problem.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { ProblemNote } from "./ProblemNote.tsx";
import type { OpenedCode } from "./use-account-code.ts";

interface Props {
  readonly code: string;
  readonly opened: OpenedCode;
  readonly onSignedIn: () => void;
}

/** Sets a password anew; then the person signs in with it. */
export function ResetForm({ code, opened, onSignedIn }: Props) {
  const { t } = useTranslation();
  const [password, setPassword] = useState("");
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const [isSet, setIsSet] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const names = [opened.login];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (passwordFaults(password, names).length > 0) return field.current?.focus();
    setBusy(true);
    setProblem(null);
    const answer = await client.setNewPassword({ params: { code }, body: { password } });
    setBusy(false);
    if (answer.status !== 200) return setProblem(accountProblem(answer));
    setIsSet(true);
  };
  if (isSet)
    return (
      <>
        <p role="status">{t("resetPassword.done")}</p>
        <SignInForm user={opened.login} onSignedIn={onSignedIn} />
      </>
    );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t("signIn.user")}
        name="username"
        autoComplete="username"
        readOnly
        value={opened.login}
      />
      <NewPasswordField ref={field} value={password} names={names} checked={checked} onChange={setPassword} />
      <ProblemNote problem={problem} />
      <Button type="submit" variant="primary" full busy={busy}>
        {t("resetPassword.submit")}
      </Button>
    </form>
  );
}
