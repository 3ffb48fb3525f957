import { expect, test } from "vitest";
import { demoFiles } from "../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "./publish-catalogue.ts";

test("[CA-08] a mistake that only an overlay makes says so where it shows", () => {
  const files = demoFiles();
  files.set("articles/WT-LIN@ARIA.yaml", "variables:\n  - { cod: LEN, remove: true }\n");
  const result = publishCatalogue(files);
  expect(result.ok).toBe(false);
  const faults = result.ok ? [] : result.faults.filter(({ code }) => code === "E_NAME");
  expect(faults.length).toBeGreaterThan(0);
  for (const { file, message } of faults)
    if (file === "articles/WT-LIN.yaml")
      expect(message).toMatch(/\(with articles\/WT-LIN@ARIA\.yaml laid over it\)$/);
});

test("[CA-08] a matrix that is asked with one key has one column, whatever its header says", () => {
  const files = demoFiles();
  files.set("prices/LIST01/base1.csv", "W,price\n450,1.00\n600,2.00\n900,3.00\n1200,4.00\n");
  const put = (path: string, from: RegExp, to: string) => files.set(path, files.get(path)!.replace(from, to));
  put("articles/BASE-1D.yaml", /matrix: BASE1, keys: \[[^\]]*\]/, "matrix: BASE1, keys: [W]");
  for (const path of [...files.keys()]) if (path.startsWith("tests/")) files.delete(path);
  const result = publishCatalogue(files);
  expect(
    result.ok &&
      result.warnings.filter(({ message }) => message.includes("price")).map(({ message }) => message),
  ).toEqual([]);
});
