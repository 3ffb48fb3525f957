import { saveNow, useLengthUnit, useProject } from "@stanza/web-project";
import { client, isUser, useConfig, useSession } from "@stanza/web-site";
import { saveFile, toast } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";

export interface PrintSheet {
  readonly busy: boolean;
  /** Why it cannot be printed. */
  readonly reason?: string;
  readonly run: () => Promise<void>;
}

/**
 * The sheet as the server's PDF, downloaded. It is made of what the server has, so what is open is saved first; who keeps no projects
 * there signs in before.
 */
export function usePrintSheet(onlyDeviations: boolean): PrintSheet {
  const { t, i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const isStored = useProject(({ open }) => open?.projectId !== null);
  const user = useSession((state) => isUser(state.profile));
  const guestsMaySave = useConfig((state) => state.config?.guestsmaysave === true);
  const lengths = useLengthUnit() === "in" ? "in" : "mm";
  const run = async () => {
    setBusy(true);
    const { kind } = await saveNow();
    const { open } = useProject.getState();
    if ((kind !== "saved" && kind !== "read-only") || !open || open.projectId === null) {
      setBusy(false);
      toast(t("sheet.printNotSaved"), { key: "print-sheet", kind: "error" });
      return;
    }
    const answer = await client.printConfigurationSheet({
      params: { id: open.projectId },
      query: { language: i18n.language, lengths, ...(onlyDeviations ? { only: "deviations" as const } : {}) },
    });
    setBusy(false);
    if (answer.status === 200)
      saveFile(
        answer.body as unknown as Blob,
        `${open.document.project.description.trim() || "configuration"}.pdf`,
      );
    else toast(t("sheet.printFailed"), { key: "print-sheet", kind: "error" });
  };
  return { busy, run, ...(isStored || user || guestsMaySave ? {} : { reason: t("sheet.printSignIn") }) };
}
