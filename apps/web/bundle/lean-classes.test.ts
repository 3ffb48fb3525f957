import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { sourcesOf } from "../../../tools/boundaries/packages.ts";
import { unusedMethods, withoutPlaces } from "./lean-classes.ts";
import { unusedOfThree } from "./lean-three.ts";

/** What is left of a file when nobody outside knows more than these words. */
function leanOf(code: string, ...outside: readonly string[]): string {
  const unused = unusedMethods(new Map([["a.js", code]]), new Set(outside));
  return withoutPlaces(code, unused.get("a.js") ?? []).replace(/\s+/g, " ");
}

test("a method goes when its name stands nowhere, and with it what only it calls", () => {
  const code = "class A { one() { this.two(); } two() { return 2; } three() { return 3; } } new A().three();";
  expect(leanOf(code)).toBe("class A { three() { return 3; } } new A().three();");
  expect(leanOf(code, "two")).toBe("class A { two() { return 2; } three() { return 3; } } new A().three();");
  expect(leanOf(code, "one")).toBe(code);
});

test("methods that call each other go together; accessors too", () => {
  const code =
    "export class A { toJSON(a) { a.toJSON(); } get wide() { return 1; } set wide(w) { this.w = w; } }";
  expect(leanOf(code)).toBe("export class A { }");
  expect(leanOf(code, "wide")).toBe(
    "export class A { get wide() { return 1; } set wide(w) { this.w = w; } }",
  );
});

test("what makes an object, what has no fixed name, and names in texts stay", () => {
  const code =
    "const name = 'called'; const other = `also $`; class A { constructor() { this.begin(); } begin() {} called() {} also() {} [ name ]() {} }";
  expect(leanOf(code)).toBe(code);
});

test("of three.js many methods go, none of which the viewer or three's living code names", () => {
  const unused = unusedOfThree();
  const code = [...unused].map(([file, places]) => {
    const text = readFileSync(file, "utf8");
    const lean = withoutPlaces(text, places);
    expect(() => parseAst(lean), file).not.toThrow();
    return {
      file,
      lean,
      gone: places.map(({ start }) => /^(?:static |[gs]et )*([\w$]+)/.exec(text.slice(start))![1]!),
    };
  });
  const gone = code.flatMap((one) => one.gone);
  expect(gone.length).toBeGreaterThan(150);
  expect(gone).toContain("toJSON");
  for (const kept of ["updateMatrixWorld", "render", "compileAsync", "dispose"])
    expect(gone).not.toContain(kept);
  const living = code.map(({ lean }) => lean.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")).join("\n");
  expect(
    gone.filter((name) => new RegExp(`\\.${name.replaceAll("$", "\\$")}\\b\\s*\\(`).test(living)),
  ).toEqual([]);
});

test("only the viewer imports three, and it calls nothing by a name that it puts together", () => {
  const folders = ["domain", "wire", "media", "web", "apps/web"];
  const importers = folders
    .flatMap(sourcesOf)
    .filter(({ isTest, source }) => !isTest && /from "three["/]/.test(source))
    .map(({ path }) => path);
  expect(importers.length).toBeGreaterThan(20);
  expect(importers.filter((path) => !path.startsWith("media/viewer/"))).toEqual([]);
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const composed = importers.filter((path) => /\[`[^`]*\$\{/.test(readFileSync(root + path, "utf8")));
  expect(composed).toEqual([]);
});
