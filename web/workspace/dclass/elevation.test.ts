import type { Part } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { elevationOf, openArticle } from "./elevation.ts";

const closet = (choices: Readonly<Record<string, string | number | boolean>>) =>
  demoCatalogue("armadio").open.evaluate({ model: "TRAMA", article: "CL-2424", header: {}, choices }).result;
const shown = (parts: readonly Part[]) =>
  elevationOf(parts, () => undefined).map(({ key }) => key.split("#")[0]);

test("[CL-02] doors that are drawn are seen through: the inside is there as well", () => {
  const { parts } = closet({ DOORS: "SLIDING" });
  const without = elevationOf(parts, () => undefined);
  const all = elevationOf(parts, () => undefined, { hasDoors: true });
  const doors = all.filter(({ opacity }) => opacity < 1);
  expect(without.some(({ key }) => key.startsWith("slider#"))).toBe(false);
  expect(doors.map(({ key }) => key)).toEqual(["slider#2", "slider#1"]);
});

test("[CL-02] the front leaves out doors and what is fixed to them, and keeps the grips of drawers inside", () => {
  const open = shown(closet({ DOORS: "NONE" }).parts);
  for (const doors of ["HINGED", "SLIDING"]) {
    const { parts } = closet({ DOORS: doors });
    const seen = shown(parts);
    expect(parts.some(({ id }) => /^(?:door|slider)/.test(id))).toBe(true);
    expect(seen.filter((id) => !/^slider-(?:track|head)$/.test(String(id))).sort()).toEqual([...open].sort());
    expect(seen).toContain("drawer1-grip");
  }
  expect(
    openArticle(closet({ DOORS: "SLIDING" })).parts.some(({ id }) => id.startsWith("slider-stile")),
  ).toBe(false);
});

test("[CL-02] an upright that is cut to a sloping ceiling is drawn as it is cut", () => {
  const { parts } = closet({ SLOPE: "LEFT", KNEE: 1100, RUN: 1500 });
  const [first] = elevationOf(parts, () => undefined).filter(({ key }) => key.startsWith("upright-cut"));
  expect(first?.outline?.[3]?.[1]).toBe(1100);
  expect(first?.outline?.[2]?.[1]).toBeGreaterThan(1100);
});
