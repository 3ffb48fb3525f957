import type { Fault } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { demoFiles } from "../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "./index.ts";
import { FILE_MUTATIONS } from "./testing/mutations/file-mutations.ts";
import type { Mutation } from "./testing/mutations/mutation.ts";
import { PRICE_MUTATIONS } from "./testing/mutations/price-mutations.ts";
import { RULE_MUTATIONS } from "./testing/mutations/rule-mutations.ts";

const MUTATIONS = [...FILE_MUTATIONS, ...RULE_MUTATIONS, ...PRICE_MUTATIONS];
const MARK = "»";

/** The demo home in the two languages that all of it has, so that it has no finding of its own. */
function soundFiles(): Map<string, string> {
  const files = demoFiles();
  files.set("catalogue.yaml", files.get("catalogue.yaml")!.replace("[it, en, de]", "[it, en]"));
  for (const [path, text] of files) files.set(path, text.replace(/, de: [^},]+/g, ""));
  return files;
}

const findings = (files: ReadonlyMap<string, string>): readonly Fault[] => {
  const result = publishCatalogue(files);
  return [...(result.ok ? [] : result.faults), ...result.warnings];
};

function replaced(files: Map<string, string>, file: string, from: string, to: string): void {
  if (from === "*") {
    files.delete(file);
    return;
  }
  const text = files.get(file) ?? "";
  if (from !== "") expect(text, file).toContain(from);
  files.set(file, from === "" ? to : text.replace(from, () => to));
}

/** The changed files, and the place that the mark stood at. */
function mutated({ file, from, to, foundIn, with: others = [] }: Mutation) {
  const files = soundFiles();
  for (const [path, before, after] of others) replaced(files, path, before, after);
  replaced(files, file, from, to);
  const [inFile, marked] = foundIn ?? [file, undefined];
  const plain = files.get(inFile)!;
  const text = marked === undefined ? plain : plain.replace(marked.replace(MARK, ""), () => marked);
  const at = text.indexOf(MARK);
  expect(at, `${inFile} has a mark`).toBeGreaterThanOrEqual(0);
  const before = text.slice(0, at).split("\n");
  for (const [path, content] of files) files.set(path, content.replace(MARK, ""));
  return { files, place: { file: inFile, line: before.length, column: before.at(-1)!.length + 1 } };
}

test("[CA-08] the sound catalogue has nothing to find", () => {
  expect(findings(soundFiles())).toEqual([]);
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(60);
});

test.each(MUTATIONS.map((mutation) => [mutation.what, mutation] as const))(
  "[CA-08] %s: found at its character, in words, and nothing else is",
  (_, mutation) => {
    const { files, place } = mutated(mutation);
    const found = findings(files);
    expect(found).toEqual([
      {
        ...place,
        code: mutation.code,
        message: expect.stringMatching(mutation.says),
        ...(mutation.meant === undefined ? {} : { suggestion: mutation.meant }),
      },
    ]);
  },
);
