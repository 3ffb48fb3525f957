import type { ArticleEntry, OpenCatalogue } from "@stanza/catalogue";
import { addRow, inOrder, type RowId, setOwnLines, useCatalogue as takeIntoUse } from "@stanza/project";
import { translate } from "@stanza/web-site";
import { log, openDialog, toast } from "@stanza/web-ui";
import { todaysPin } from "../catalogues/catalogue-store.ts";
import { editor } from "../editing/editor-store.ts";
import { transact } from "../history/project-steps.ts";
import { useProject } from "../project-store.ts";
import { customArticleDialog } from "./CustomArticleDialog.tsx";

/** Asks what a custom article consists of and adds it to the project; false: it was cancelled, or may not be added. */
export async function addCustomArticle(
  catalogue: OpenCatalogue,
  model: string,
  entry: ArticleEntry,
): Promise<boolean> {
  const lines = await openDialog(customArticleDialog, { lines: [], isNew: true }).catch(() => undefined);
  const { open } = useProject.getState();
  if (!lines || !open) return false;
  const { code } = catalogue;
  const pin = todaysPin(code) ?? { version: catalogue.version };
  const isUsed = Object.hasOwn(open.document.project.catalogues, code);
  const id = crypto.randomUUID();
  // It has no body: where it stands is only for the list.
  const placement = { on: "room", at: [0, 0, 0], rotY: 0 } as const;
  const outcome = transact(
    "edit.place",
    inOrder(
      (so) => (isUsed ? { ok: true, value: so } : takeIntoUse(so, { catalogue: code, model, ...pin })),
      (so) => addRow(so, { id, catalogue: code, model, article: entry.code, placement, lines }),
    ),
  );
  if (!isAccepted(outcome)) return false;
  editor.select([id]);
  return true;
}

/** Changes what a custom article of the project consists of. */
export async function editCustomArticle(row: RowId): Promise<void> {
  const { open } = useProject.getState();
  const before = open?.document.project.rows.find(({ id }) => id === row)?.lines ?? [];
  const lines = await openDialog(customArticleDialog, { lines: before, isNew: false }).catch(() => undefined);
  if (!lines) return;
  isAccepted(transact("edit.customArticle", (project) => setOwnLines(project, { row, lines })));
}

/** Returns true for an accepted change; reports a refused one. */
function isAccepted(outcome: ReturnType<typeof transact>): boolean {
  if (outcome?.ok) return true;
  if (outcome) log("warning", `Custom article refused: ${outcome.refusal.at}: ${outcome.refusal.message}`);
  toast(translate(outcome ? "edit.refused" : "edit.readOnly"), { kind: "warning" });
  return false;
}
