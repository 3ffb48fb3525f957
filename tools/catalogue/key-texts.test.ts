import { describedAt, formatSchemas, type JsonSchema, KEY_TEXTS, partsOf } from "@stanza/publish";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

const ajv = new Ajv2020({ strict: false, formats: { date: true } });

/** Every key of every kind of file, with the schema of its value. */
const keys = formatSchemas().flatMap(({ name, schema }) => {
  const found: { readonly path: string; readonly value: JsonSchema; readonly root: JsonSchema }[] = [];
  const walk = (one: JsonSchema, path: string): void => {
    for (const [inner, at] of partsOf(one, path)) walk(inner, at);
    for (const inner of Object.values(one.$defs ?? {})) walk(inner, path);
    for (const [key, value] of Object.entries(one.properties ?? {})) {
      found.push({ path: `${path}.${key}`, value, root: schema });
      walk(value, `${path}.${key}`);
    }
  };
  walk(schema, name);
  return found;
});

test("[CA-08] every key in every schema says what it is for", () => {
  expect(keys.length).toBeGreaterThan(300);
  const silent = keys.filter(({ value }) => !value.description).map(({ path }) => path);
  expect([...new Set(silent)]).toEqual([]);
});

test("[CA-08] nothing is described that is no key", () => {
  const described = new Set(keys.map(({ path }) => describedAt(path)));
  expect(Object.keys(KEY_TEXTS).filter((path) => !described.has(path))).toEqual([]);
});

test("[CA-08] the example of every key is a value that it may have", () => {
  const possible = new Map<string, boolean>();
  for (const { path, value, root } of keys) {
    const { examples = [], ...rest } = value;
    const check = ajv.compile({ ...rest, ...(root.$defs ? { $defs: root.$defs } : {}) });
    // A key of several shapes (the `default` of a number or an option) is right where one of them takes the example.
    const isRight = (examples as readonly unknown[]).every((example) => check(example));
    possible.set(describedAt(path), (possible.get(describedAt(path)) ?? false) || isRight);
  }
  expect([...possible].filter(([, isRight]) => !isRight).map(([path]) => path)).toEqual([]);
});
