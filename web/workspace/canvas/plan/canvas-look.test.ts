import { expect, test } from "vitest";
import { canvasLookOf } from "./canvas-look.ts";

test.each([
  ["light", "#000000", "#ffffff"],
  ["dark", "#ffffff", "#000000"],
] as const)(
  "[SH-21] drawings of high contrast in the %s scheme have one ink on a plain ground",
  (scheme, ink, ground) => {
    const { theme, grid } = canvasLookOf(scheme, "high");
    const usual = canvasLookOf(scheme, "usual");
    expect(theme.paper).toBe(ground);
    expect(theme.roles.wall).toMatchObject({ stroke: ink, fill: ink });
    expect(theme.roles["article-detail"].stroke).toBe(ink);
    expect(theme.roles.article.fill).toBe(ground);
    // What a person wrote stays told apart, and nothing that had no line gets one.
    expect(theme.roles.dimension).toEqual(usual.theme.roles.dimension);
    expect(theme.roles.floor.stroke).toBe("none");
    expect(grid).not.toEqual(usual.grid);
  },
);
