import type { OwnPasskey } from "@stanza/contract";
import { client, translate, useFormats } from "@stanza/web-site";
import { ask, Button, log, openDialog, toast } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "../security/Security.module.css";
import { forgetRemovedPasskeys } from "./forget-removed-passkeys.ts";
import { passkeysChanged } from "./passkey-query.ts";
import { renamePasskeyDialog } from "./RenamePasskey.tsx";

/** One passkey: its name, when it was made and last used, and what can be done with it. */
export function PasskeyItem({ passkey }: { readonly passkey: OwnPasskey }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { name, createdAt, usedAt } = passkey;
  return (
    <li>
      <span className={css.about}>
        <strong>{name}</strong>
        <small>
          {usedAt === null
            ? t("passkeys.unused", { created: moment(createdAt) })
            : t("passkeys.used", { created: moment(createdAt), used: moment(usedAt) })}
        </small>
      </span>
      <span className={css.actions}>
        <Button size="sm" onClick={() => void openDialog(renamePasskeyDialog, { passkey })}>
          {t("passkeys.rename")}
          <span className="visually-hidden">: {name}</span>
        </Button>
        <Button size="sm" variant="danger" onClick={() => void remove(passkey)}>
          {t("passkeys.remove")}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </span>
    </li>
  );
}

async function remove({ id, name }: OwnPasskey): Promise<void> {
  const answer = await ask({
    title: translate("passkeys.removeTitle"),
    text: translate("passkeys.removeText", { name }),
    mode: "semipersistent",
    choices: [
      { answer: "keep", label: translate("action.cancel") },
      { answer: "remove", label: translate("passkeys.remove"), look: "danger" },
    ],
  });
  if (answer !== "remove") return;
  const done = await client.removePasskey({ params: { id } });
  // Gone already is as good as removed.
  if (done.status !== 204 && done.status !== 404) {
    log("error", `A passkey is not removed: ${done.status}`);
    toast(translate("passkeys.problem.failed"), { key: "passkeys", kind: "error" });
  }
  await passkeysChanged();
  await forgetRemovedPasskeys();
}
