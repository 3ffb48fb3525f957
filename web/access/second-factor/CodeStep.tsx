import { client, enteredSession, useConfig } from "@stanza/web-site";
import { Button, TextField } from "@stanza/web-ui";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { PasskeyButton } from "../passkeys/PasskeyButton.tsx";
import { takesPasskeys } from "../passkeys/takes-passkeys.ts";
import css from "../SignInForm.module.css";
import { type CodeProblem, codeProblem } from "./code-problem.ts";

interface Props {
  readonly ticket: string;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** The second half of a sign-in: a code of the person's app, or one of their recovery codes. */
export function CodeStep({ ticket, onSignedIn, onBack }: Props) {
  const { t } = useTranslation();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const hasPasskeys = useConfig((state) => state.config?.signin?.passkeys === true) && takesPasskeys();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.trim().length < 6) return setProblem("missing");
    setBusy(true);
    setProblem(null);
    const answer = await client.confirmSignIn({ body: { ticket, code: code.trim() } });
    setBusy(false);
    if (answer.status !== 200) return setProblem(codeProblem(answer));
    await enteredSession(answer.body);
    onSignedIn();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>{t("secondFactor.ask")}</p>
      <TextField
        autoFocus
        label={t("secondFactor.code")}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        help={t("secondFactor.codeHelp")}
        error={problem ? t(`secondFactor.problem.${problem}`) : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="primary" full busy={busy}>
        {t("signIn.submit")}
      </Button>
      {hasPasskeys ? <PasskeyButton onSignedIn={onSignedIn} /> : null}
      <Button full onClick={onBack}>
        {t("secondFactor.back")}
      </Button>
    </form>
  );
}
