import { Button, log, saveFile, toast } from "@stanza/web-ui";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly name: string;
  /** Draws the furniture into the photograph in its full size; `null`: there is nothing to draw yet. */
  readonly compose: (() => Promise<Blob>) | null;
  /** The reason why the picture cannot be saved now. */
  readonly reason: string | undefined;
}

/** Saves a photograph with the furniture in it as a file. */
export function SavePhoto({ name, compose, reason }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (!compose) return;
    setBusy(true);
    try {
      saveFile(await compose(), `${name} – Stanza.png`);
    } catch (error) {
      log("error", `The photograph was not exported: ${String(error)}`);
      toast(t("photoMatch.notSaved"), { kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="primary"
      icon={<IconDownload size={18} stroke={1.7} />}
      busy={busy}
      reason={reason}
      onClick={() => void save()}
    >
      {t("photoMatch.save")}
    </Button>
  );
}
