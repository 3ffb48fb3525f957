import { describe, expect, test } from "vitest";
import { brandRoles } from "./brand-roles.ts";
import { contrast, fromOklch, toOklch } from "./oklch.ts";
import { statusColours } from "./status-colours.ts";
import { type Scheme, surfaces } from "./surfaces.ts";

const HUES = Array.from({ length: 24 }, (_, i) => i * 15);
const CHROMAS = [0, 0.04, 0.08, 0.12, 0.18, 0.26];
const LIGHTNESSES = [0.25, 0.4, 0.55, 0.66, 0.78, 0.92];
const BRANDS = HUES.flatMap((hue) =>
  CHROMAS.flatMap((chroma) => LIGHTNESSES.map((lightness) => fromOklch(lightness, chroma, hue))),
);
const SCHEMES: readonly Scheme[] = ["light", "dark"];

describe("one brand colour", () => {
  test("[SH-15] gives legible roles for 1,728 combinations of brand and scheme", () => {
    const failures: string[] = [];
    let combinations = 0;
    for (const scheme of SCHEMES) {
      const s = surfaces[scheme];
      const grounds = [s.surface, s.raised, s.sunken, s.canvas, s.hover];
      for (const brand of BRANDS) {
        combinations += 1;
        const r = brandRoles(brand, scheme);
        const need = (what: string, fore: string, backs: readonly string[], ratio: number) => {
          const worst = Math.min(...backs.map((back) => contrast(fore, back)));
          if (worst < ratio) failures.push(`${brand} ${scheme} ${what} ${worst.toFixed(2)}`);
        };
        need("text", r.text, [...grounds, r.subtle, r.subtleHover], 4.5);
        need("onSolid", r.onSolid, [r.solid], 4.5);
        need("onSolid on hover and press", r.onSolid, [r.solidHover, r.solidPressed], 4.5);
        need("ui", r.ui, grounds, 3);
        need("focus", r.focus, [s.surface, s.canvas, s.raised], 3);
        need("onSubtle", r.onSubtle, [r.subtle, r.subtleHover], 7);
      }
    }
    expect(combinations).toBe(1728);
    expect(failures).toEqual([]);
  });

  test("keeps the specification's gold and coral as fills, with dark ink on them", () => {
    expect(brandRoles("#c4a671", "light")).toMatchObject({
      solid: "#c4a671",
      onSolid: "#1a1712",
      text: "#806430",
    });
    expect(brandRoles("#e45a3f", "light")).toMatchObject({
      solid: "#e45a3f",
      onSolid: "#1a1712",
      text: "#be361b",
    });
  });

  test("keeps its hue in the text role", () => {
    for (const brand of ["#c4a671", "#e45a3f", "#2478c3"]) {
      const [, , hue] = toOklch(brand);
      expect(toOklch(brandRoles(brand, "light").text)[2]).toBeCloseTo(hue, 0);
    }
  });
});

describe("neutral texts and states", () => {
  test.each(SCHEMES)("are legible on every surface of the %s scheme", (scheme) => {
    const s = surfaces[scheme];
    for (const ground of [s.canvas, s.surface, s.raised, s.sunken, s.hover]) {
      for (const text of [s.text, s.text2, s.text3])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(s.control, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(s.onToast, s.toast)).toBeGreaterThanOrEqual(7);
    for (const kind of ["danger", "warning", "success", "info"] as const) {
      expect(contrast(s[kind], s[`${kind}Tint`])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(s[kind], s.surface)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("project statuses", () => {
  test("[SH-15] have 17 colours, each legible on its tint and visible on the surface in both schemes", () => {
    expect(Object.keys(statusColours)).toHaveLength(17);
    for (const [status, colours] of Object.entries(statusColours)) {
      for (const scheme of SCHEMES) {
        const { tint, text, dot } = colours[scheme];
        expect(contrast(text, tint), `${status} ${scheme} text`).toBeGreaterThanOrEqual(5.9);
        expect(contrast(dot, surfaces[scheme].surface), `${status} ${scheme} dot`).toBeGreaterThanOrEqual(
          3.4,
        );
      }
    }
  });
});
