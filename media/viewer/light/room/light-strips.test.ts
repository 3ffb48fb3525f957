import { placeRow, UNKNOWN_SURFACE } from "@stanza/models";
import { expect, test } from "vitest";
import { lightStrips } from "./light-strips.ts";

const lit = { ...UNKNOWN_SURFACE, color: "#fff6e2", roughness: 0.3 };
const surface = (code: string) => (code === "lit" ? lit : UNKNOWN_SURFACE);

const row = (id: string, size: [number, number, number], y: number, material = "lit") =>
  placeRow({
    id,
    frame: { at: [1000, y, 0], rotY: id === "turned" ? 90 : 0 },
    parts: [{ id: "light", material, layer: "lights", at: [0, 0, 0], solid: { type: "box", size } }],
  });

test("[CD-03] long lit faces above worktops are strips, the longest first", () => {
  const strips = lightStrips(
    [row("short", [600, 2, 16], 1400), row("long", [1800, 2, 16], 1400), row("turned", [900, 2, 16], 1400)],
    surface,
  );
  expect(strips.map(({ from, to }) => Math.round(Math.hypot(to[0] - from[0], to[2] - from[2])))).toEqual([
    1800, 900, 600,
  ]);
  expect(strips[0]!.from).toEqual([1000, 1400, 8]);
});

test("[CD-03] spots, globes, high lamps and what does not shine are none", () => {
  const rows = [
    row("spot", [80, 2, 80], 1400),
    row("globe", [250, 250, 250], 1400),
    row("rail", [1800, 2, 16], 2500),
    row("profile", [1800, 2, 16], 1400, "alu"),
  ];
  expect(lightStrips(rows, surface)).toEqual([]);
});
