import { client, isUser, useSession } from "@stanza/web-site";
import { Button, log, openDialog, saveFile } from "@stanza/web-ui";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { eraseAccountDialog } from "./EraseAccountDialog.tsx";
import css from "./Privacy.module.css";

interface Props {
  /** After the account is gone and its sessions with it. */
  readonly onErased: () => void;
}

/** What is kept about the person: all of it as a file, and the way to have it erased. */
export function OwnData({ onErased }: Props) {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  if (!profile || !isUser(profile)) return null;
  const download = async () => {
    setState("busy");
    const answer = await client.getOwnData({});
    if (answer.status === 200) saveFile(answer.body, "data.zip");
    else log("error", `The own data did not come: ${answer.status}`);
    setState(answer.status === 200 ? "ready" : "failed");
  };
  const erase = async () => {
    if (await openDialog(eraseAccountDialog, { sells: profile.kind === "pro" })) onErased();
  };
  return (
    <section className={css.own} aria-labelledby="own-data">
      <h2 id="own-data">{t("privacy.data.title")}</h2>
      <p className={css.note}>{t("privacy.data.text")}</p>
      <div className={css.actions}>
        <Button icon={<IconDownload size={18} />} busy={state === "busy"} onClick={() => void download()}>
          {t("privacy.data.download")}
        </Button>
        <Button variant="danger" icon={<IconTrash size={18} />} onClick={() => void erase()}>
          {t("privacy.erase.open")}
        </Button>
      </div>
      {state === "failed" ? (
        <p className={css.problem} role="alert">
          {t("privacy.data.failed")}
        </p>
      ) : null}
    </section>
  );
}
