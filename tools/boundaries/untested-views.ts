import { posix } from "node:path";
import type { SourceFile } from "./packages.ts";

/** The dialogs, panels, pages and screens of the front end. */
const VIEW = /^(apps\/)?web\/.*(Dialog|Panel|Page|Screen)\.tsx$/;

/** Views that are tested through the component that shows them and has its test beside it. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  AccountPanel: "AccountMenu",
  OfferScreen: "OfferPage",
};

/** The dialogs, panels, pages and screens among these files that no component test beside them renders. */
export function untestedViews(files: readonly SourceFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path));
  return [...paths].filter((path) => {
    if (!VIEW.test(path)) return false;
    const name = posix.basename(path, ".tsx");
    return !paths.has(`${posix.dirname(path)}/${SHOWN_BY[name] ?? name}.component.test.tsx`);
  });
}
