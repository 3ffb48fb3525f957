import { passwordFaults } from "@stanza/contract";
import { client, goTo, paths, takeSession } from "@stanza/web-site";
import { Button, TextField } from "@stanza/web-ui";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Account.module.css";
import { type AccountProblem, accountProblem } from "./account-problem.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { isNameMissing } from "./PersonFields.tsx";
import { ProblemNote } from "./ProblemNote.tsx";
import type { OpenedCode } from "./use-account-code.ts";

interface Props {
  readonly code: string;
  readonly opened: OpenedCode;
}

/** Makes the account and goes on with the design that was kept for it. */
export function RegisterForm({ code, opened }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(opened.name);
  const [password, setPassword] = useState("");
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isNameShort = isNameMissing(name);
  const names = [opened.login, name];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (isNameShort) return nameField.current?.focus();
    if (passwordFaults(password, names).length > 0) return passwordField.current?.focus();
    setBusy(true);
    setProblem(null);
    const answer = await client.completeAccount({ params: { code }, body: { password, name: name.trim() } });
    setBusy(false);
    if (answer.status !== 201) return setProblem(accountProblem(answer));
    const { profile, token, projectId } = answer.body;
    takeSession(profile, token);
    await goTo(projectId === null ? paths.home() : paths.workspace({ projectId }));
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>{t(opened.hasDesign ? "newAccount.textWithDesign" : "newAccount.text")}</p>
      <TextField
        label={t("newAccount.login")}
        name="username"
        autoComplete="username"
        readOnly
        value={opened.login}
        help={t("newAccount.loginHelp")}
      />
      <TextField
        ref={nameField}
        label={t("design.name")}
        autoComplete="name"
        maxLength={120}
        value={name}
        error={checked && isNameShort ? t("design.fault.name") : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <NewPasswordField
        ref={passwordField}
        value={password}
        names={names}
        checked={checked}
        onChange={setPassword}
      />
      <ProblemNote problem={problem} />
      <Button type="submit" variant="primary" full busy={busy}>
        {t("newAccount.submit")}
      </Button>
    </form>
  );
}
