import type { Profile } from "@stanza/contract";
import { client, enteredSession } from "@stanza/web-site";
import { Button, QrCode, TextField } from "@stanza/web-ui";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../SignInForm.module.css";
import { type CodeProblem, codeProblem } from "./code-problem.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

interface Props {
  /** By what the server knows the person: a sign-in that waits for this, or their password. */
  readonly by: { readonly ticket: string } | { readonly password: string };
  readonly onDone: () => void;
  readonly onBack: () => void;
}

interface Finished {
  readonly recoveryCodes: readonly string[];
  readonly signedIn: { readonly profile: Profile; readonly token: string } | null;
}

/** Sets one-time codes up: the QR code for the person's app, a first code as proof, and the recovery codes. */
export function SetUpCodes({ by, onDone, onBack }: Props) {
  const { t } = useTranslation();
  const isRequired = "ticket" in by;
  const [begun, setBegun] = useState<{ readonly secret: string; readonly address: string } | null>(null);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, a second time would make another secret
  useEffect(() => {
    void client.beginSecondFactor({ body: by }).then((answer) => {
      if (answer.status === 200) setBegun(answer.body);
      else setProblem(codeProblem(answer));
    });
  }, []);
  if (finished)
    return (
      <RecoveryCodes
        codes={finished.recoveryCodes}
        onDone={async () => {
          // Not before the codes were read: whoever is signed in sees another page.
          if (finished.signedIn) await enteredSession(finished.signedIn);
          onDone();
        }}
      />
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !begun) return;
    if (code.trim().length < 6) return setProblem("missing");
    setBusy(true);
    setProblem(null);
    const ticket = "ticket" in by ? { ticket: by.ticket } : {};
    const answer = await client.finishSecondFactor({ body: { ...ticket, code: code.trim() } });
    setBusy(false);
    if (answer.status !== 200) return setProblem(codeProblem(answer));
    setFinished(answer.body);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>{t(isRequired ? "secondFactor.required" : "secondFactor.scan")}</p>
      {begun ? (
        <>
          <QrCode text={begun.address} label={t("secondFactor.qr")} />
          <p className={css.secret}>
            {t("secondFactor.byHand")} <code>{begun.secret.match(/.{4}/g)?.join(" ")}</code>
          </p>
          <TextField
            label={t("secondFactor.code")}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={code}
            error={problem ? t(`secondFactor.problem.${problem}`) : undefined}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="primary" full busy={busy}>
            {t("secondFactor.confirm")}
          </Button>
        </>
      ) : problem ? (
        <p className={css.problem} role="alert">
          {t(`secondFactor.problem.${problem}`)}
        </p>
      ) : null}
      <Button full onClick={onBack}>
        {t("secondFactor.back")}
      </Button>
    </form>
  );
}
