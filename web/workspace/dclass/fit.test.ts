import { type Catalogue, type Choices, openCatalogue } from "@stanza/catalogue";
import type { ChoiceTarget } from "@stanza/web-project";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { targetIn } from "../../project/testing/article-target.ts";
import { fitOf } from "./fit.ts";

const target = (bundle: Catalogue, article: string, choices: Choices): ChoiceTarget =>
  targetIn(openCatalogue(bundle), article, choices);
const { bundle: boxes } = demoCatalogue("armadio");
const { bundle: posts } = demoCatalogue("pertica");

test("[CL-02] a closet is compared with its wall whatever its maker calls the width, and what is left is as the maker has it", () => {
  expect(fitOf(target(posts, "PE-2500", { WALL: 2600 }), "CLOSETSTRUCT")).toMatchObject({
    used: 2500,
    whole: 2600,
    variable: "WALL",
    rest: "free",
    spread: "827|827|826",
  });
  expect(fitOf(target(boxes, "CL-2424", { W: 2444 }), "CLOSETSTRUCT")).toMatchObject({
    used: 2424,
    whole: 2444,
    variable: "W",
    rest: "filler",
  });
});

test("[CL-02] end panels count for the width, and the sections begin behind what stands on their left", () => {
  const fit = fitOf(
    target(boxes, "CL-2424", { W: 2500, ENDL: true, ENDR: true, FILP: "LEFT" }),
    "CLOSETSTRUCT",
  );
  expect(fit).toMatchObject({ used: 2468, whole: 2500 });
  expect(fit?.sections.spans[0]?.left).toBe(54 + 25);
  const spread = (fit?.spread ?? "").split("|").map(Number);
  expect(spread.reduce((sum, width) => sum + width, 0) + 4 * 25 + 44).toBe(2500);
});

test("[CL-02] widths that cannot add up have a nearest width that can be filled", () => {
  const narrow = structuredClone(boxes) as Catalogue;
  const list = narrow.articles["CL-FRAME"]?.variables.find(({ code }) => code === "CLOSETSTRUCT");
  if (list?.kind !== "dclass") throw new Error("There are no sections.");
  Object.assign(list.fields[0] ?? {}, { min: 700, max: 750 });
  const fit = fitOf(target(narrow, "CL-1500", { W: 1000, CLOSETSTRUCT: "750" }), "CLOSETSTRUCT");
  expect(fit).toMatchObject({ spread: null, nearest: 800 });
  expect(fitOf(target(boxes, "CL-1500", { W: 1000 }), "CLOSETSTRUCT")).toMatchObject({ nearest: 1000 });
});
