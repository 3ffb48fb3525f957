import { saveNow, useProject } from "@stanza/web-project";
import { client, isUser, useConfig, useSession } from "@stanza/web-site";
import { saveFile, toast } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetView } from "./sheet-drawings.ts";

/** Sizes of a sheet, by what the shop's country prints on. */
export const SHEET_PAPERS = {
  metric: [
    { value: "a4", label: "A4" },
    { value: "a3", label: "A3" },
  ],
  american: [
    { value: "us-letter", label: "Letter" },
    { value: "us-tabloid", label: "Tabloid" },
  ],
} as const;
export type SheetPaper = (typeof SHEET_PAPERS)[keyof typeof SHEET_PAPERS][number]["value"];

export interface SheetChoice {
  readonly views: readonly SheetView[];
  readonly paper: SheetPaper;
  /** Absent: each view as large as its sheet takes it. */
  readonly scale?: number;
  /** Degrees clockwise from up; absent: no arrow. */
  readonly north?: number;
}

/**
 * The sheets as the server's PDF, downloaded. They are made of what the server has, so what is open is saved first; who keeps no projects
 * there signs in before.
 */
export function usePrintDrawings() {
  const { t, i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const isStored = useProject(({ open }) => open?.projectId !== null);
  const user = useSession((state) => isUser(state.profile));
  const guestsMaySave = useConfig((state) => state.config?.guestsmaysave === true);
  const print = async (choice: SheetChoice): Promise<boolean> => {
    setBusy(true);
    const { kind } = await saveNow();
    const { open } = useProject.getState();
    if ((kind !== "saved" && kind !== "read-only") || !open || open.projectId === null) {
      setBusy(false);
      toast(t("sheet.printNotSaved"), { key: "print-drawings", kind: "error" });
      return false;
    }
    const { views, ...rest } = choice;
    const answer = await client.printDrawingSheets({
      params: { id: open.projectId },
      query: { ...rest, views: views.join(","), language: i18n.language },
    });
    setBusy(false);
    const isDone = answer.status === 200;
    if (isDone) saveFile(answer.body as unknown as Blob, `${open.document.project.description}.pdf`);
    else toast(t("sheets.failed"), { key: "print-drawings", kind: "error" });
    return isDone;
  };
  const reason = isStored || user || guestsMaySave ? undefined : t("sheet.printSignIn");
  return { busy, print, reason };
}
