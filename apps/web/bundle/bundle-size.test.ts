import { expect, test } from "vitest";
import { filesOf } from "./bundle-size.ts";

test("a page's files are its chunks, their static imports and style sheets, each once; lazy ones are not", () => {
  const manifest = {
    "main.tsx": {
      file: "main.js",
      isEntry: true,
      imports: ["react", "ui"],
      dynamicImports: ["offer"],
      css: ["main.css"],
    },
    react: { file: "react.js" },
    ui: { file: "ui.js", imports: ["react"], css: ["ui.css"] },
    offer: { file: "offer.js", imports: ["ui", "three"] },
    three: { file: "three.js" },
  };
  expect(filesOf(manifest, ["main.tsx"]).toSorted()).toEqual([
    "main.css",
    "main.js",
    "react.js",
    "ui.css",
    "ui.js",
  ]);
  expect(filesOf(manifest, ["offer"])).toContain("three.js");
});
