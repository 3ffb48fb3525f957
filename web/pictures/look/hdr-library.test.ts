import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BUILT_IN_LIBRARY, fetchHdrLibrary, readHdrIndex } from "./hdr-library.ts";

const answer = (body: string, status = 200) =>
  (async () => new Response(body, { status })) as unknown as typeof fetch;

test("[CD-07] the index that comes with the app has the default studio_small_09 and nine previews", () => {
  const text = readFileSync(new URL("../../../apps/web/public/hdr/index.json", import.meta.url), "utf8");
  const library = readHdrIndex(JSON.parse(text));
  expect(library?.defaultHdr).toBe("studio_small_09");
  expect(library?.previews.map(({ name }) => name)).toEqual(
    BUILT_IN_LIBRARY.previews.map(({ name }) => name),
  );
  expect(library?.previews).toHaveLength(9);
  expect(library?.previews.every(({ caption }) => caption !== "")).toBe(true);
});

test("[CD-07] nine built-in previews are used when the index cannot be had, is no JSON, or lists nothing", async () => {
  const reasons: string[] = [];
  const bad = [
    answer("", 404),
    answer("<!doctype html>"),
    answer('{"defaultHdr":"a","previews":[]}'),
    answer("null"),
    (async () => Promise.reject(new TypeError("offline"))) as unknown as typeof fetch,
  ];
  for (const get of bad)
    expect(await fetchHdrLibrary(get, (why) => reasons.push(why))).toEqual(BUILT_IN_LIBRARY);
  expect(reasons).toHaveLength(5);
  expect(BUILT_IN_LIBRARY.defaultHdr).toBe("studio_small_09");
  expect(BUILT_IN_LIBRARY.previews).toHaveLength(9);
});

test("[CD-07] an operator's own file is listed; what points elsewhere or names nothing is left out", async () => {
  const previews = [
    { name: "showroom", ext: "hdr", caption: "Our showroom", src: "showroom.jpg" },
    { name: "showroom", ext: "hdr", caption: "Twice", src: "" },
    { name: "../secret", ext: "hdr", caption: "", src: "" },
    { name: "late", ext: "exe", caption: "", src: "" },
    { name: "no_such_design", ext: "built-in", caption: "", src: "" },
    { name: "evening", ext: "built-in", caption: "Sera", src: "https://elsewhere.example/x.png" },
    null,
  ];
  const library = await fetchHdrLibrary(answer(JSON.stringify({ defaultHdr: "showroom", previews })));
  expect(library).toEqual({
    defaultHdr: "showroom",
    previews: [
      { name: "showroom", ext: "hdr", caption: "Our showroom", src: "showroom.jpg" },
      { name: "evening", ext: "built-in", caption: "Sera", src: "" },
    ],
  });
  expect(readHdrIndex({ defaultHdr: "gone", previews: [previews[0]] })?.defaultHdr).toBe("showroom");
});
