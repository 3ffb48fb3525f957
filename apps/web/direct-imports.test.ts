import { expect, test } from "vitest";
import { doorOf, withDirectImports } from "./direct-imports.ts";

const door = doorOf(
  "/p/index.ts",
  'export { type A, one, two as second } from "./numbers.ts";\nexport type { B } from "./b.ts";\nexport { far } from "@stanza/other";\n',
);
const doors = new Map([["@stanza/p", door]]);

test("an import through a package's door becomes one of the file behind it, on as many lines", () => {
  const code =
    'import {\n  type A,\n  one,\n  second as zwei,\n} from "@stanza/p";\nimport type { B } from "@stanza/p";\n';
  expect(withDirectImports(code, doors)).toBe(
    'import { one as one } from "/p/numbers.ts"; import { two as zwei } from "/p/numbers.ts";\n\n\n\n\nimport type { B } from "@stanza/p";\n',
  );
});

test("what the door does not have of its own, and other packages, stay as they are", () => {
  const code = 'import { far } from "@stanza/p";\nimport { one } from "@stanza/q";\n';
  expect(withDirectImports(code, doors)).toBeUndefined();
  expect(withDirectImports('import { one } from "elsewhere";', doors)).toBeUndefined();
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
