import { type SignInResult, signIn, storage, useConfig, useSession } from "@stanza/web-site";
import { Button, lazyPart, PasswordField, TextField } from "@stanza/web-ui";
import { IconAlertCircle } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgottenPassword } from "./account/open-account-dialogs.ts";
import { takesPasskeys } from "./passkeys/takes-passkeys.ts";
import css from "./SignInForm.module.css";

/** The deployment's id is typed once on a device. */
const SITE_ID = "stanza.siteId";

type Trouble = Exclude<SignInResult, "signed-in" | "second-factor">;

interface Props {
  /** The user id, where it is known already. */
  readonly user?: string;
  /** Where to go on afterwards, for a way of signing in that leaves the page. */
  readonly redirectFrom?: string | undefined;
  readonly onSignedIn: () => void;
}

const SecondStep = lazyPart(async () => (await import("./second-factor/SecondStep.tsx")).SecondStep);
const PasskeyButton = lazyPart(async () => (await import("./passkeys/PasskeyButton.tsx")).PasskeyButton);
const CompanyButton = lazyPart(async () => (await import("./company/CompanyButton.tsx")).CompanyButton);

/** User id and password, with what else the site asks for. A failed attempt says so with the specification's words, and the password gets the focus. */
export function SignInForm({ user: known = "", redirectFrom, onSignedIn }: Props) {
  const { t } = useTranslation();
  const mails = useConfig((state) => state.config?.sendsmail === true);
  const asks = useConfig((state) => state.config?.signin);
  const [id, setId] = useState(() => storage.get(SITE_ID) ?? "");
  const [shop, setShop] = useState("");
  const hasCompany = useConfig((state) => state.config?.openIdIntegration === true);
  const [user, setUser] = useState(known);
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [checked, setChecked] = useState(false);
  const idField = useRef<HTMLInputElement>(null);
  const userField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const hasPasskeys = asks?.passkeys === true && takesPasskeys();
  const half = useSession((state) => state.half);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (asks?.id && id.trim() === "") return idField.current?.focus();
    if (user.trim() === "") return userField.current?.focus();
    if (password === "") return passwordField.current?.focus();
    setBusy(true);
    setTrouble(null);
    const result = await signIn({
      ...(asks?.id ? { id: id.trim() } : {}),
      user: user.trim(),
      password,
      ...(asks?.shop && shop.trim() !== "" ? { shop: shop.trim() } : {}),
    });
    setBusy(false);
    if (result === "signed-in") {
      if (asks?.id) storage.set(SITE_ID, id.trim());
      return onSignedIn();
    }
    if (result === "second-factor") return;
    setTrouble(result);
    passwordField.current?.focus();
    passwordField.current?.select();
  };

  if (half)
    return (
      <SecondStep
        half={half}
        onSignedIn={onSignedIn}
        onBack={() => {
          setPassword("");
          useSession.setState({ half: null });
        }}
      />
    );
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
      {asks?.id ? (
        <TextField
          ref={idField}
          label={t("signIn.id")}
          name="organization"
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={id}
          error={checked && id.trim() === "" ? t("signIn.idMissing") : undefined}
          onChange={(event) => setId(event.target.value)}
        />
      ) : null}
      <TextField
        ref={userField}
        label={t("signIn.user")}
        name="username"
        autoComplete={hasPasskeys ? "username webauthn" : "username"}
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
      {asks?.shop ? (
        <TextField
          label={t("signIn.shop")}
          name="shop"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          help={t("signIn.shopHelp")}
          value={shop}
          onChange={(event) => setShop(event.target.value)}
        />
      ) : null}
      <Button type="submit" variant="primary" full busy={busy}>
        {t("signIn.submit")}
      </Button>
      {hasPasskeys ? <PasskeyButton inAutofill shop={shop} onSignedIn={onSignedIn} /> : null}
      {hasCompany ? <CompanyButton redirectFrom={redirectFrom} onSignedIn={onSignedIn} /> : null}
      {mails ? (
        <Button variant="link" className={css.forgotten} onClick={() => void forgottenPassword(user.trim())}>
          {t("forgotten.link")}
        </Button>
      ) : null}
    </form>
  );
}
