import { countFindings } from "@stanza/evaluation";
import i18next from "i18next";
import { currentScene } from "../canvas/scene.ts";
import { openDialog } from "../dialogs/dialog-store.ts";
import { translate } from "../locales/i18n.ts";
import { findingText } from "../panels/checks/finding-sentence.ts";
import { useProject } from "../stores/project-store.ts";
import { preflightNow } from "./keep-preflight.ts";

/** What the server keeps of each at most, and of how many. */
const MOST = { letters: 300, findings: 100 };

/**
 * What must be fixed of a project and the person answered for, in the words that they read; `null`: the PDF is not to be made. Of a
 * project that is not open nothing is known here. Advice keeps nobody waiting.
 */
export async function checkBeforePdf(projectId: number): Promise<readonly string[] | null> {
  if (useProject.getState().open?.projectId !== projectId) return [];
  const findings = preflightNow() ?? [];
  const { mustFix } = countFindings(findings);
  if (mustFix === 0) return [];
  const { preflightDialog } = await import("../dialogs/preflight/PreflightDialog.tsx");
  const answer = await openDialog(preflightDialog, { before: "pdf" as const }).catch(() => undefined);
  if (answer !== "create") return null;
  const { evaluated } = currentScene();
  return findings.slice(0, Math.min(mustFix, MOST.findings)).map((finding) => {
    const { title, text } = findingText(finding, evaluated, translate, i18next.language);
    return [title, text].filter(Boolean).join(": ").slice(0, MOST.letters);
  });
}
