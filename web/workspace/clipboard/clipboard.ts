import { type CopiedRows, encodeClipboard } from "@stanza/codecs";
import type { Vec2 } from "@stanza/geometry";
import { currentScene, decodeClipboard, editor, isReadOnly, loadCatalogues } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { usePlanView } from "../canvas/plan/plan-view.ts";
import { toPlanPoint } from "../canvas/plan/view-transform.ts";

const KEY = "clipboard";

/** The last copy on this page, for browsers that give no access to the clipboard. */
let copied = "";

/** Copies the selection for this and other projects. */
export function copySelection(): void {
  const { project, evaluated } = currentScene();
  const wanted = new Set(editor.state.selection);
  const rows = project.rows.filter(({ id }) => wanted.has(id));
  if (rows.length === 0) return;
  const boxes = Object.fromEntries(evaluated.rows.map(({ row, article }) => [row.id, article.box]));
  copied = encodeClipboard(project, [...wanted], boxes);
  navigator.clipboard?.writeText(copied).catch(() => undefined);
  const said = translate("clipboard.copied", { count: rows.length });
  toast(said, { key: KEY });
}

export function cutSelection(): void {
  if (isReadOnly()) return;
  copySelection();
  editor.remove();
}

/** Pastes what the clipboard has, or where it may not be read, what was copied here. */
export async function pasteFromClipboard(): Promise<void> {
  const text = await Promise.resolve(navigator.clipboard?.readText()).catch(() => undefined);
  await pasteText(text && (await decodeClipboard(text)) ? text : copied);
}

/** Pastes the text of a paste event; one without text of ours pastes what was copied here when the clipboard was out of reach. */
export async function pasteText(text: string): Promise<void> {
  const rows = (await decodeClipboard(text)) ?? (text === "" ? await decodeClipboard(copied) : null);
  if (rows) paste(rows);
  else toast(translate("clipboard.nothing"), { key: KEY, kind: "info" });
}

function paste(rows: CopiedRows): void {
  const { catalogues } = currentScene().project;
  const placed = editor.arrange.paste(rows, wherePasted());
  const left = rows.rows.length - placed;
  if (left > 0) toast(translate("clipboard.left", { count: left }), { kind: "warning" });
  if (placed === 0) return;
  const other = Object.entries(rows.catalogues).filter(
    ([code, { version }]) => catalogues[code] !== undefined && catalogues[code].version !== version,
  );
  if (other.length > 0) {
    const names = other.map(([code]) => code).join(", ");
    toast(translate("clipboard.versions", { names }), { key: KEY, kind: "info" });
  }
  // A catalogue taken into use with the rows comes in their version.
  if (Object.keys(rows.catalogues).some((code) => catalogues[code] === undefined)) void loadCatalogues();
}

/** The place of the pointer on the plan, else the middle of its visible part; without a plan, the rows' former place. */
function wherePasted(): Vec2 | undefined {
  const { cursor, size, view } = usePlanView.getState();
  if (!size) return undefined;
  return cursor ?? toPlanPoint(view, [size[0] / 2, size[1] / 2]);
}
