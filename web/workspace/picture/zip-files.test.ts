import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipFiles } from "./zip-files.ts";

test("[PR-10] all views are one zip with telling names; two of one name are told apart", async () => {
  const svg = (text: string) => new Blob([text], { type: "image/svg+xml" });
  const zip = await zipFiles([
    { name: "Plan · Room 1", ending: "svg", blob: svg("<svg>1</svg>") },
    { name: "Wall A", ending: "svg", blob: svg("<svg>A</svg>") },
    { name: "Wall A", ending: "svg", blob: svg("<svg>another A</svg>") },
    { name: "View from the corner", ending: "jpg", blob: new Blob(["picture"]) },
  ]);
  expect(zip.type).toBe("application/zip");
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ["Plan · Room 1.svg", "<svg>1</svg>"],
    ["Wall A.svg", "<svg>A</svg>"],
    ["Wall A (2).svg", "<svg>another A</svg>"],
    ["View from the corner.jpg", "picture"],
  ]);
});
