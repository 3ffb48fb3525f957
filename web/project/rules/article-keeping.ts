import type { Project, Row, RowId } from "@stanza/project";
import { useConfig } from "@stanza/web-site";
import { create } from "zustand";
import { useProject } from "../project-store.ts";

/**
 * Which articles have been saved, where the site wants that (`config.needsavearticles`, spec 2 §4): a person confirms each article, and
 * whoever leaves the screen with one that is not is asked. Nothing to do with the project's own saving, which goes on by itself.
 */
interface Kept {
  readonly projectKey: string | null;
  /** The rows when they were confirmed, or when the project was opened. */
  readonly rows: ReadonlyMap<RowId, Row>;
}

const useKept = create<Kept>()(() => ({ projectKey: null, rows: new Map() }));

/** An article that was not confirmed. `before`: as it last was; absent: it is new. */
export interface UnsavedArticle {
  readonly row: Row;
  readonly before?: Row;
}

/** The articles of a project that are new or were changed since they were confirmed; moving one is no change of it. */
export function unsavedArticles(
  { rows }: Pick<Project, "rows">,
  kept: ReadonlyMap<RowId, Row>,
): readonly UnsavedArticle[] {
  return rows.flatMap((row): readonly UnsavedArticle[] => {
    const before = kept.get(row.id);
    if (!before) return [{ row }];
    const isSame =
      row.article === before.article &&
      row.lines === before.lines &&
      (row.choices === before.choices || sameChoices(row, before));
    return isSame ? [] : [{ row, before }];
  });
}

function sameChoices({ choices: a }: Row, { choices: b }: Row): boolean {
  const codes = Object.keys(a);
  return codes.length === Object.keys(b).length && codes.every((code) => a[code] === b[code]);
}

export const needsSaveArticles = (): boolean => useConfig.getState().config?.needsavearticles === true;

let isKept = false;

/** Starts remembering, once; every project is as it should be when it is opened. */
export function keepArticles(): void {
  if (isKept) return;
  isKept = true;
  const remember = () => {
    const { open } = useProject.getState();
    if (open?.projectKey === useKept.getState().projectKey) return;
    const rows = open?.document.project.rows ?? [];
    useKept.setState({
      projectKey: open?.projectKey ?? null,
      rows: new Map(rows.map((row) => [row.id, row])),
    });
  };
  remember();
  useProject.subscribe(remember);
}

/** The unconfirmed articles of the open project; none where the site does not ask for confirmation. */
export function unsavedNow(): readonly UnsavedArticle[] {
  const { open } = useProject.getState();
  if (!open || !needsSaveArticles()) return [];
  return unsavedArticles(open.document.project, useKept.getState().rows);
}

/** The same of one row, for the panel. */
export function useUnsavedArticle(id: RowId | undefined): UnsavedArticle | undefined {
  const kept = useKept((state) => state.rows);
  const isAsked = useConfig((state) => state.config?.needsavearticles === true);
  const row = useProject((state) => state.open?.document.project.rows.find((one) => one.id === id));
  return isAsked && row ? unsavedArticles({ rows: [row] }, kept)[0] : undefined;
}

/** Confirms articles as they are now. */
export function saveArticles(articles: readonly UnsavedArticle[]): void {
  useKept.setState(({ rows }) => {
    const next = new Map(rows);
    for (const { row } of articles) next.set(row.id, row);
    return { rows: next };
  });
}
