import { posix } from "node:path";
import type { SourceFile } from "./packages.ts";

/** A dialog's value: `const renameDialog: Dialog<…> = { options: … }`. */
const DIALOG = /const \w+: Dialog<[^=]+= \{\s*options:/g;
/** The check of a dialog: its name, focus, Tab, Esc, and axe in both schemes (`web/testing/dialog-rules.ts`). */
const CHECK = /\bexpectDialogRules\(/g;

/** The folders of the front end that have more dialogs than checks of them. */
export function untestedDialogs(files: readonly SourceFile[]): readonly string[] {
  const dialogs = new Map<string, number>();
  const checks = new Map<string, number>();
  for (const { path, source, isTest } of files) {
    if (!/^(apps\/)?web\//.test(path)) continue;
    const folder = posix.dirname(path);
    const [counts, pattern] = isTest ? ([checks, CHECK] as const) : ([dialogs, DIALOG] as const);
    counts.set(folder, (counts.get(folder) ?? 0) + (source.match(pattern)?.length ?? 0));
  }
  return [...dialogs].flatMap(([folder, count]) =>
    count > (checks.get(folder) ?? 0)
      ? [`${folder}: ${count} dialogs, ${checks.get(folder) ?? 0} checked`]
      : [],
  );
}
