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
  expect(withDirectImports(code, doors)).toBe(code);
  expect(withDirectImports('import { one } from "elsewhere";', doors)).toBeUndefined();
});
