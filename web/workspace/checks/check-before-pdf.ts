import { countFindings } from "@stanza/evaluation";
import { currentScene, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { openDialog } from "@stanza/web-ui";
import i18next from "i18next";
import { findingText } from "./finding-sentence.ts";
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
  const { preflightDialog } = await import("./PreflightDialog.tsx");
  const answer = await openDialog(preflightDialog, { before: "pdf" as const }).catch(() => undefined);
  if (answer !== "create") return null;
  const { evaluated } = currentScene();
  return findings.slice(0, Math.min(mustFix, MOST.findings)).map((finding) => {
    const { title, text } = findingText(finding, evaluated, translate, i18next.language);
    return [title, text].filter(Boolean).join(": ").slice(0, MOST.letters);
  });
}
