import type { EvaluatedRow } from "@stanza/evaluation";
import { type Change, removeRows, restoreRule } from "@stanza/project";
import {
  announcePricesReevaluated,
  editCustomArticle,
  editor,
  emptyCustomRows,
  saveArticles,
  transact,
  type UnsavedArticle,
  unsavedNow,
  useEvaluation,
  useProject,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { ask } from "@stanza/web-ui";

/**
 * Before a screen of the workspace is left: what to do with custom articles that have nothing in them, and with articles that were not
 * saved where the site wants that (spec 2 §4). False: the person goes on here.
 */
export async function mayLeaveWorkspace(): Promise<boolean> {
  const { open } = useProject.getState();
  if (!open || useProject.getState().saveState.kind === "read-only") return true;
  const own = new Set(open.document.project.rows.map(({ id }) => id));
  const rows = (useEvaluation.getState().evaluated?.rows ?? []).filter(({ row }) => own.has(row.id));
  for (const row of emptyCustomRows(rows)) if (!(await askAboutCustom(row))) return false;
  for (const article of unsavedNow()) if (!(await askAboutArticle(article))) return false;
  return true;
}

/** Declining removes the row; going on opens it. */
async function askAboutCustom({ row }: EvaluatedRow): Promise<boolean> {
  editor.select([row.id]);
  const answer = await ask({
    title: translate("custom.atLeastOne"),
    text: translate("custom.continue"),
    single: "custom-empty",
    choices: [
      { answer: "remove", label: translate("custom.remove"), look: "danger" },
      { answer: "continue", label: translate("custom.goOn"), look: "primary" },
    ],
  });
  if (answer === "remove") return change((project) => removeRows(project, { rows: [row.id] }));
  if (answer === "continue") {
    void editCustomArticle(row.id);
  }
  return false;
}

/** No deletes a new article, and puts a changed one back to its last rule. */
async function askAboutArticle(article: UnsavedArticle): Promise<boolean> {
  const { row, before } = article;
  editor.select([row.id]);
  const answer = await ask({
    title: translate(before ? "articleSaving.changesTitle" : "articleSaving.articleTitle"),
    text: translate(before ? "articleSaving.changesText" : "articleSaving.articleText"),
    single: "article-not-saved",
    choices: [
      { answer: "cancel", label: translate("action.cancel") },
      {
        answer: "no",
        label: translate(before ? "articleSaving.restore" : "articleSaving.delete"),
        look: "danger",
      },
      { answer: "yes", label: translate("action.save"), look: "primary" },
    ],
  });
  if (answer === "yes") {
    saveArticles([article]);
    return true;
  }
  if (answer !== "no") return false;
  return change((project) =>
    before ? restoreRule(project, { before }) : removeRows(project, { rows: [row.id] }),
  );
}

function change(by: Change): boolean {
  const outcome = transact("edit.leave", by);
  const { open } = useProject.getState();
  if (!outcome?.ok || !open) return false;
  // Taking choices back changes the price.
  announcePricesReevaluated({ projectKey: open.projectKey });
  return true;
}
