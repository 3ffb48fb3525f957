import { client, translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  log,
  PasswordField,
} from "@stanza/web-ui";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Privacy.module.css";

interface Props {
  /** Of a shop's own people nothing but the account goes. */
  readonly sells: boolean;
}

type Problem = "not-confirmed" | "last-supervisor" | "too-many-attempts" | "other";

/** Says what goes and what stays, and asks for the password once more. */
function EraseAccount({ sells, resolve, close }: Props & DialogControls<true>) {
  const { t } = useTranslation();
  const [confirm, setConfirm] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (confirm === "" || busy) return;
    setBusy(true);
    const answer = await client.eraseOwnAccount({ body: { confirm } });
    setBusy(false);
    if (answer.status === 204) return resolve(true);
    log("error", `The account stays: ${answer.status}`);
    if (answer.status === 409) setProblem(answer.body.error);
    else setProblem(answer.status === 429 ? "too-many-attempts" : "other");
  };
  return (
    <form onSubmit={(event) => void erase(event)} noValidate>
      <DialogBody className={css.erase}>
        <p>{t(sells ? "privacy.erase.textSeller" : "privacy.erase.text")}</p>
        <PasswordField
          label={t("privacy.erase.confirm")}
          showLabel={t("signIn.showPassword")}
          hideLabelText={t("signIn.hidePassword")}
          help={t("privacy.erase.confirmHelp")}
          autoComplete="current-password"
          value={confirm}
          error={problem === "not-confirmed" ? t("privacy.erase.problem.not-confirmed") : undefined}
          data-autofocus
          onChange={(event) => {
            setConfirm(event.target.value);
            setProblem(null);
          }}
        />
        {problem && problem !== "not-confirmed" ? (
          <p className={css.problem} role="alert">
            {t(`privacy.erase.problem.${problem}`)}
          </p>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button
          type="submit"
          variant="danger"
          busy={busy}
          reason={confirm === "" ? t("privacy.erase.confirm") : undefined}
        >
          {t("privacy.erase.submit")}
        </Button>
      </DialogFooter>
    </form>
  );
}

export const eraseAccountDialog: Dialog<Props, true> = {
  options: () => ({
    title: translate("privacy.erase.open"),
    width: 500,
    mode: "semipersistent",
    single: "erase-account",
  }),
  Content: EraseAccount,
};
