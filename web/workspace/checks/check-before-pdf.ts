import { countFindings } from "@stanza/evaluation";
import { currentScene, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { openDialog } from "@stanza/web-ui";
import i18next from "i18next";
import { findingText } from "./finding-sentence.ts";
import { preflightNow } from "./keep-preflight.ts";
import { preflight } from "./open-preflight.ts";

/** The server keeps at most this many letters of each finding, and this many findings. */
const MOST = { letters: 300, findings: 100 };

/**
 * Asks somebody to answer for what still must be fixed before a project's PDF is made. Advice alone is not asked about.
 *
 * returns   the findings that were answered for, in the words that the person read; empty for a project that is not open, about which
 *           nothing is known here; `null` when the PDF is not to be made
 */
export async function checkBeforePdf(projectId: number): Promise<readonly string[] | null> {
  if (useProject.getState().open?.projectId !== projectId) return [];
  const findings = preflightNow() ?? [];
  const { mustFix } = countFindings(findings);
  if (mustFix === 0) return [];
  const answer = await openDialog(preflight, { before: "pdf" });
  if (answer !== "create") return null;
  const { evaluated } = currentScene();
  return findings.slice(0, Math.min(mustFix, MOST.findings)).map((finding) => {
    const { title, text } = findingText(finding, evaluated, translate, i18next.language);
    return [title, text].filter(Boolean).join(": ").slice(0, MOST.letters);
  });
}
