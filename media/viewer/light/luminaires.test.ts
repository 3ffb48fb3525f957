import { type Part, placeRow, type Surface } from "@stanza/models";
import { expect, test } from "vitest";
import { lightSources, shines } from "./luminaires.ts";

const surface = (color: string, roughness: number, metalness = 0): Surface => ({
  color,
  roughness,
  metalness,
  opacity: 1,
  pattern: "plain",
});
const SURFACES: Readonly<Record<string, Surface>> = {
  led: surface("#ffe9c4", 0.3),
  opal: surface("#fbf4e6", 0.2),
  white: surface("#f2f1ed", 0.7),
  brass: surface("#b08d4f", 0.35, 0.9),
};

test("lit faces and opal glass shine; painted bodies, metal and glass panes do not", () => {
  expect(["led", "opal", "white", "brass"].map((code) => shines(SURFACES[code]!))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(shines({ ...SURFACES.opal!, opacity: 0.3 })).toBe(false);
});

test("lamps that hang together light the room as one, the largest first; what is in no lamp does not light", () => {
  const part = (id: string, material: string, layer = "lights"): Part => ({
    id,
    material,
    layer,
    at: [0, 0, 0],
    solid: { type: "box", size: [200, 10, 200] },
  });
  const row = (id: string, x: number, parts: readonly Part[]) =>
    placeRow({ id, frame: { at: [x, 1800, 0], rotY: 0 }, parts });
  const sources = lightSources(
    [
      row("spot", 4000, [part("light", "led")]),
      row("one", 0, [part("light", "led"), part("shade", "brass")]),
      row("two", 600, [part("light", "led")]),
      row("front", 9000, [part("door", "opal", "fronts")]),
    ],
    (code) => SURFACES[code]!,
  );
  expect(sources.map(({ at }) => Math.round(at[0]))).toEqual([400, 4100]);
  expect(sources[0]!.at[1]).toBeLessThan(1800);
});
