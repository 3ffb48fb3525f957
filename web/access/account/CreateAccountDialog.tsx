import type { StoredProject } from "@stanza/codecs";
import { CONSENT_VERSION, isEmail } from "@stanza/contract";
import { client, interfaceLanguage, translate, useTheme } from "@stanza/web-site";
import { AgreeField, type Dialog, type DialogControls, DialogForm, TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Account.module.css";
import { type AccountProblem, accountProblem } from "./account-problem.ts";

interface Props {
  /** The design that becomes the account's first project; absent: none. */
  readonly document: StoredProject | undefined;
}

const SHORTEST_NAME = 2;

function CreateAccount({ document, resolve, close }: Props & DialogControls<string>) {
  const { t, i18n } = useTranslation();
  const site = useTheme((state) => state.customer.name) ?? "Stanza";
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const faults = {
    name: name.trim().length < SHORTEST_NAME,
    email: !isEmail(email.trim()),
    agreed: !agreed,
  };
  const send = async () => {
    setChecked(true);
    if (faults.name || faults.email || faults.agreed) return;
    setBusy(true);
    setProblem(null);
    const answer = await client.requestAccount({
      body: {
        email: email.trim(),
        name: name.trim(),
        language: interfaceLanguage(i18n.language) ?? "en",
        consent: CONSENT_VERSION,
        ...(document ? { document } : {}),
      },
    });
    setBusy(false);
    if (answer.status !== 202) return setProblem(accountProblem(answer));
    resolve(email.trim());
  };
  return (
    <DialogForm
      submit={t("createAccount.send")}
      busy={busy}
      noValidate
      className={css.form}
      onSubmit={() => void send()}
      onCancel={close}
    >
      <p>{t(document ? "createAccount.textWithDesign" : "createAccount.text")}</p>
      <TextField
        label={t("design.name")}
        autoComplete="name"
        maxLength={120}
        data-autofocus
        value={name}
        error={checked && faults.name ? t("design.fault.name") : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t("design.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        value={email}
        error={checked && faults.email ? t("customer.fault.email") : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <AgreeField
        label={t("createAccount.consent", { site })}
        checked={agreed}
        error={checked && faults.agreed ? t("createAccount.agree") : undefined}
        onChange={setAgreed}
      />
      {problem ? (
        <p className={css.problem} role="alert">
          {t(`account.problem.${problem}`)}
        </p>
      ) : null}
    </DialogForm>
  );
}

/** Asks for the mail by which a guest makes an account. Resolves with the address. */
export const createAccountDialog: Dialog<Props, string> = {
  options: () => ({
    title: translate("createAccount.title"),
    width: 500,
    mode: "semipersistent",
    single: "create-account",
  }),
  Content: CreateAccount,
};
