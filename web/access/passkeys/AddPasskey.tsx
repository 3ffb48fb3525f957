import { Button, PasswordField, TextField, toast } from "@stanza/web-ui";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../security/Security.module.css";
import { addPasskey, type Confirmation } from "./add-passkey.ts";
import type { PasskeyProblem } from "./passkey-problem.ts";
import { passkeysChanged } from "./passkey-query.ts";

interface Props {
  readonly hasPassword: boolean;
  readonly asksCode: boolean;
  readonly hasPasskeys: boolean;
}

/** Adds a passkey, once the password or a passkey has shown that it is its person who wants one. */
export function AddPasskey({ hasPassword, asksCode, hasPasskeys }: Props) {
  const { t } = useTranslation();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState<"fields" | "passkey" | null>(null);
  const [checked, setChecked] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);

  const add = async (by: Confirmation) => {
    if (busy) return;
    setBusy(by === "passkey" ? by : "fields");
    setProblem(null);
    const result = await addPasskey(by);
    setBusy(null);
    if (result === "cancelled") return;
    if (typeof result === "string") return setProblem(result);
    setPassword("");
    setCode("");
    setChecked(false);
    toast(t("passkeys.added", { name: result.name }), { kind: "success" });
    await passkeysChanged();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setProblem(null);
    if (password !== "" && !(asksCode && code.trim().length < 6))
      void add({ password, code: asksCode ? code.trim() : "" });
  };

  const ofField = problem === "not-confirmed" || problem === "wrong-code";
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {hasPassword ? (
        <PasswordField
          label={t("signIn.password")}
          name="password"
          autoComplete="current-password"
          showLabel={t("signIn.showPassword")}
          hideLabelText={t("signIn.hidePassword")}
          value={password}
          error={
            checked && password === ""
              ? t("signIn.passwordMissing")
              : problem === "not-confirmed"
                ? t("passkeys.problem.not-confirmed")
                : undefined
          }
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      {hasPassword && asksCode ? (
        <TextField
          label={t("secondFactor.code")}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          error={
            checked && code.trim().length < 6
              ? t("secondFactor.problem.missing")
              : problem === "wrong-code"
                ? t("passkeys.problem.wrong-code")
                : undefined
          }
          onChange={(event) => setCode(event.target.value)}
        />
      ) : null}
      {hasPassword ? (
        <Button type="submit" busy={busy === "fields"}>
          {t("passkeys.add")}
        </Button>
      ) : null}
      {hasPasskeys ? (
        <Button busy={busy === "passkey"} onClick={() => void add("passkey")}>
          {t("passkeys.addByPasskey")}
        </Button>
      ) : null}
      {problem && !(ofField && hasPassword) ? (
        <p className={css.problem} role="alert">
          {t(`passkeys.problem.${problem}`)}
        </p>
      ) : null}
    </form>
  );
}
