import { type ArticleEntry, type OpenCatalogue, textIn } from "@stanza/catalogue";
import { type Change, inOrder, type RowId, replaceArticle, useCatalogue } from "@stanza/project";
import { editor, tellStepAs, todaysPin, transact, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import i18next from "i18next";
import { create } from "zustand";
import { showInDrawer } from "../drawer/drawer-choice.ts";

/** The rows whose article the next one chosen in the catalogue replaces; none: articles are placed. */
export const useReplacing = create<{ readonly rows: readonly RowId[] }>()(() => ({ rows: [] }));

/** The next article chosen in the catalogue takes the place of these rows. The caller shows the catalogue. */
export function startReplacing(rows: readonly RowId[]): void {
  if (rows.length === 0) return;
  useReplacing.setState({ rows });
  showInDrawer("articles");
}

export function stopReplacing(): void {
  if (useReplacing.getState().rows.length > 0) useReplacing.setState({ rows: [] });
}

// Another selection, or something in the hand, is about something else.
editor.subscribe(() => {
  const { rows } = useReplacing.getState();
  const { selection, interaction } = editor.state;
  const isSame = rows.every((id) => selection.includes(id));
  if (rows.length > 0 && (!isSame || interaction.kind === "placing")) stopReplacing();
});

/**
 * Puts an article in the place of the rows that are being replaced, as one step: place, quantity, note and the choices that both know stay.
 *
 * returns   false: nothing is being replaced
 */
export function replaceBy(catalogue: OpenCatalogue, model: string, entry: ArticleEntry): boolean {
  const { rows } = useReplacing.getState();
  const { open } = useProject.getState();
  if (rows.length === 0 || !open) return false;
  const pin = todaysPin(catalogue.code);
  const isUsed = Object.hasOwn(open.document.project.catalogues, catalogue.code);
  const use: Change[] =
    isUsed || !pin ? [] : [(project) => useCatalogue(project, { catalogue: catalogue.code, model, ...pin })];
  const replace = rows.map(
    (row): Change =>
      (project) =>
        replaceArticle(project, { row, article: entry.code, catalogue: catalogue.code, model }),
  );
  const outcome = transact("edit.replace", inOrder(...use, ...replace));
  stopReplacing();
  if (outcome?.ok) {
    tellStepAs(() => translate("replace.done", { name: textIn(entry.description, i18next.language) }));
  } else toast(translate(outcome ? "edit.refused" : "edit.readOnly"), { kind: "warning" });
  return true;
}
