import type { TechnicalFormat, TechnicalSheet } from "@stanza/codecs";
import { saveNow, useProject } from "@stanza/web-project";
import { client } from "@stanza/web-site";
import { saveFile, toast } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** The sheet as the server's file, downloaded. It is made of what the server has, so what is open is saved first. */
export function useTechnicalFile() {
  const { t, i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const make = async ({ kind: sheet, title }: TechnicalSheet, format: TechnicalFormat): Promise<void> => {
    setBusy(true);
    const { kind } = await saveNow();
    const { open } = useProject.getState();
    if ((kind !== "saved" && kind !== "read-only") || !open || open.projectId === null) {
      setBusy(false);
      toast(t("technical.notSaved"), { key: "technical-sheet", kind: "error" });
      return;
    }
    const answer = await client.getTechnicalSheet({
      params: { id: open.projectId, sheet },
      query: { format, language: i18n.language },
    });
    setBusy(false);
    if (answer.status === 200)
      saveFile(answer.body as unknown as Blob, `${title} ${open.document.project.description}.${format}`);
    else toast(t("technical.failed"), { key: "technical-sheet", kind: "error" });
  };
  return { busy, make };
}
