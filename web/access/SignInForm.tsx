import { type SignInResult, signIn, useConfig } from "@stanza/web-site";
import { Button, PasswordField, TextField } from "@stanza/web-ui";
import { IconAlertCircle } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgottenPassword } from "./account/open-account-dialogs.ts";
import css from "./SignInForm.module.css";

type Trouble = Exclude<SignInResult, "signed-in">;

interface Props {
  /** The user id, where it is known already. */
  readonly user?: string;
  readonly onSignedIn: () => void;
}

/** User id and password. A failed attempt says so with the specification's words, and the password gets the focus. */
export function SignInForm({ user: known = "", onSignedIn }: Props) {
  const { t } = useTranslation();
  const mails = useConfig((state) => state.config?.sendsmail === true);
  const [user, setUser] = useState(known);
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [checked, setChecked] = useState(false);
  const userField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (user.trim() === "") return userField.current?.focus();
    if (password === "") return passwordField.current?.focus();
    setBusy(true);
    setTrouble(null);
    const result = await signIn({ user: user.trim(), password });
    setBusy(false);
    if (result === "signed-in") return onSignedIn();
    setTrouble(result);
    passwordField.current?.focus();
    passwordField.current?.select();
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {trouble ? (
        <div className={css.trouble} role="alert">
          <IconAlertCircle size={18} stroke={1.8} aria-hidden="true" />
          <div>
            <strong>{t(`signIn.${trouble}.title`)}</strong>
            <p>{t(`signIn.${trouble}.text`)}</p>
          </div>
        </div>
      ) : null}
      <TextField
        ref={userField}
        label={t("signIn.user")}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={user}
        error={checked && user.trim() === "" ? t("signIn.userMissing") : undefined}
        onChange={(event) => setUser(event.target.value)}
      />
      <PasswordField
        ref={passwordField}
        label={t("signIn.password")}
        name="password"
        autoComplete="current-password"
        showLabel={t("signIn.showPassword")}
        hideLabelText={t("signIn.hidePassword")}
        value={password}
        error={checked && password === "" ? t("signIn.passwordMissing") : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" full busy={busy}>
        {t("signIn.submit")}
      </Button>
      {mails ? (
        <Button variant="link" className={css.forgotten} onClick={() => void forgottenPassword(user.trim())}>
          {t("forgotten.link")}
        </Button>
      ) : null}
    </form>
  );
}
