import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Its effect tells of a loader that took too long, once; a text that comes again makes it tell nothing. */
const KNOWN = ["web/ui/loader/LoaderModal.tsx"];

/** The lists of what the effects of a file hang on. */
function dependenciesOf(source: string): readonly string[] {
  return [...source.matchAll(/\buse(?:Layout)?Effect\(/g)].map(({ index, 0: start }) => {
    let depth = 1;
    let end = index + start.length;
    for (; depth > 0 && end < source.length; end++)
      depth += source[end] === "(" ? 1 : source[end] === ")" ? -1 : 0;
    return /\[([^[\]]*)\],?\s*\)$/.exec(source.slice(index, end))?.[1] ?? "";
  });
}

const hangsOnTexts = (source: string) => dependenciesOf(source).some((list) => /\bt\b/.test(list));

test("[TR-01] no effect hangs on the function that says texts: it would hear them marked while the screen is read", () => {
  const files = globSync(["web/**/*.{ts,tsx}", "apps/web/**/*.{ts,tsx}"], { cwd: root }).filter(
    (file) => !/node_modules|\/dist\/|\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(files.filter((file) => hangsOnTexts(readFileSync(`${root}/${file}`, "utf8")))).toEqual(KNOWN);
});

test("such an effect is found, also in several lines", () => {
  expect(hangsOnTexts("useEffect(() => {\n  save(t('a'));\n}, [id, t]);")).toBe(true);
  expect(hangsOnTexts("useLayoutEffect(\n  () => put(list[0]),\n  [t],\n);")).toBe(true);
  expect(hangsOnTexts("useEffect(() => listen(f), [f]);\nconst x = [t];")).toBe(false);
});
