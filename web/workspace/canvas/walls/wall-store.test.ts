import { useWalls } from "@stanza/web-project";
import { useLogs } from "@stanza/web-ui";
import { afterEach, expect, test, vi } from "vitest";
import demo from "../../../../customers/demo/walls.json" with { type: "json" };
import { defaultWallRule, loadWalls } from "./wall-store.ts";

const usual = useWalls.getState();
afterEach(() => {
  vi.unstubAllGlobals();
  useWalls.setState(usual, true);
});

const entry = (type: number, rule: { cod: string; value: string | number }[]) => ({
  type,
  cod: "A",
  des: {},
  rule,
});

test("[CA-07] the entry of type 999 is the default wall rule; without one, and where it says nothing, walls are as usual", () => {
  expect(defaultWallRule([])).toEqual({ height: 2700, thickness: 100, material: "wall-white" });
  expect(defaultWallRule([entry(1, [{ cod: "THICKNESS", value: 300 }])])).toEqual(usual);
  const rule = [
    { cod: "height", value: "2850" },
    { cod: "THICKNESS", value: 300 },
    { cod: "MATERIAL", value: "wall-sage" },
  ];
  expect(defaultWallRule([entry(1, []), entry(999, rule)])).toEqual({
    height: 2850,
    thickness: 300,
    material: "wall-sage",
  });
  expect(defaultWallRule([entry(999, rule.slice(0, 1))])).toEqual({ ...usual, height: 2850 });
  const wrong = [
    { cod: "HEIGHT", value: "tall" },
    { cod: "THICKNESS", value: -5 },
    { cod: "MATERIAL", value: "no-such-paint" },
  ];
  expect(defaultWallRule([entry(999, wrong)])).toEqual(usual);
});

test("[CA-07] the site's wall catalogue is taken over; without an answer walls stay as they are", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(demo), { status: 200 }));
  await loadWalls();
  expect(useWalls.getState()).toEqual({ height: 2700, thickness: 125, material: "wall-white" });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  await loadWalls();
  expect(useWalls.getState().thickness).toBe(125);
  expect(JSON.stringify(useLogs.getState())).toContain("no network");
});
