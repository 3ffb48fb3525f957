import type { ArticleEntry, Choices, OpenCatalogue } from "@stanza/catalogue";
import { dock } from "@stanza/editor";
import { addRow, inOrder, useCatalogue as takeIntoUse } from "@stanza/project";
import {
  addCustomArticle,
  beginPlacement,
  editor,
  evaluationSettled,
  isCustomEntry,
  todaysPin,
  transact,
  useEvaluation,
  useProject,
} from "@stanza/web-project";
import { countAdded } from "./finder-store.ts";

/** `inHand`: no place was free, so the article follows the pointer; `refused`: the project may not be changed. */
export type Added = "placed" | "inHand" | "refused";

/**
 * Adds an article to the project: beside the last article of its kind, otherwise along the next free wall. Without a free place the person
 * gets it in hand and places it.
 *
 * choices   that it is added with
 */
export async function addArticle(
  catalogue: OpenCatalogue,
  model: string,
  entry: ArticleEntry,
  choices: Choices = {},
): Promise<Added> {
  if (isCustomEntry(entry)) {
    return (await addCustomArticle(catalogue, model, entry)) ? "placed" : "refused";
  }
  // Two quick additions shall not take the same place.
  await evaluationSettled();
  const { open } = useProject.getState();
  const { evaluated } = useEvaluation.getState();
  if (!open) return "refused";
  const { project } = open.document;
  const header = project.catalogues[catalogue.code]?.headers[model] ?? {};
  const { result } = catalogue.evaluate({ model, article: entry.code, header, choices });
  const elevation = result.mount === "wall-opening" ? (result.opening?.sill ?? 0) : result.elevation;
  const article = { box: result.box, mount: result.mount, elevation, shape: result };
  const placement = dock(article, project, evaluated ?? { rows: [], failed: [] });
  if (placement === null) {
    beginPlacement(catalogue, model, entry);
    return "inHand";
  }
  const id = crypto.randomUUID();
  const { code } = catalogue;
  const pin = todaysPin(code) ?? { version: catalogue.version };
  const row = { id, catalogue: code, model, article: entry.code, choices, placement };
  const isUsed = Object.hasOwn(project.catalogues, code);
  const outcome = transact(
    "edit.place",
    inOrder(
      (so) => (isUsed ? { ok: true, value: so } : takeIntoUse(so, { catalogue: code, model, ...pin })),
      (so) => addRow(so, row),
    ),
  );
  if (!outcome?.ok) return "refused";
  countAdded();
  void evaluationSettled().then(() => editor.select([id]));
  return "placed";
}
