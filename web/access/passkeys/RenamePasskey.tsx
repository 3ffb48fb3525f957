import type { OwnPasskey } from "@stanza/contract";
import { client, translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../account/Account.module.css";
import { passkeysChanged } from "./passkey-query.ts";

interface Props {
  readonly passkey: OwnPasskey;
}

function RenamePasskey({ passkey, resolve, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const [name, setName] = useState(passkey.name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<"missing" | "failed" | null>(null);
  const save = async () => {
    if (name.trim() === "") return setProblem("missing");
    setBusy(true);
    const answer = await client.renamePasskey({ params: { id: passkey.id }, body: { name: name.trim() } });
    setBusy(false);
    if (answer.status !== 204 && answer.status !== 404) return setProblem("failed");
    await passkeysChanged();
    resolve();
  };
  return (
    <DialogForm
      submit={t("passkeys.rename")}
      busy={busy}
      noValidate
      className={css.form}
      onSubmit={() => void save()}
      onCancel={close}
    >
      <TextField
        label={t("passkeys.name")}
        maxLength={60}
        data-autofocus
        value={name}
        error={
          problem === "missing"
            ? t("passkeys.nameMissing")
            : problem === "failed"
              ? t("passkeys.problem.failed")
              : undefined
        }
        onChange={(event) => setName(event.target.value)}
      />
    </DialogForm>
  );
}

/** Gives a passkey the name by which its person knows it. */
export const renamePasskeyDialog: Dialog<Props, void> = {
  options: () => ({
    title: translate("passkeys.renameTitle"),
    width: 400,
    mode: "semipersistent",
    single: "rename-passkey",
  }),
  Content: RenamePasskey,
};
