import type { StoredProject } from "@stanza/codecs";
import { CONSENT_VERSION } from "@stanza/contract";
import { spokenLanguage } from "@stanza/quantities";
import { client, translate, useTheme } from "@stanza/web-site";
import { AgreeField, type Dialog, type DialogControls, DialogForm } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Account.module.css";
import { type AccountProblem, accountProblem } from "./account-problem.ts";
import { isPersonIncomplete, PersonFields } from "./PersonFields.tsx";
import { ProblemNote } from "./ProblemNote.tsx";

interface Props {
  /** The design that becomes the account's first project; absent: none. */
  readonly document: StoredProject | undefined;
}

function CreateAccount({ document, resolve, close }: Props & DialogControls<string>) {
  const { t, i18n } = useTranslation();
  const site = useTheme((state) => state.customer.name) ?? "Stanza";
  const [person, setPerson] = useState({ name: "", email: "" });
  const [agreed, setAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const send = async () => {
    setChecked(true);
    if (isPersonIncomplete(person) || !agreed) return;
    setBusy(true);
    setProblem(null);
    const email = person.email.trim();
    const answer = await client.requestAccount({
      body: {
        email,
        name: person.name.trim(),
        language: spokenLanguage(i18n.language),
        consent: CONSENT_VERSION,
        ...(document ? { document } : {}),
      },
    });
    setBusy(false);
    if (answer.status !== 202) return setProblem(accountProblem(answer));
    resolve(email);
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
      <PersonFields person={person} checked={checked} onChange={setPerson} />
      <AgreeField
        label={t("createAccount.consent", { site })}
        checked={agreed}
        error={checked && !agreed ? t("createAccount.agree") : undefined}
        onChange={setAgreed}
      />
      <ProblemNote problem={problem} />
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
