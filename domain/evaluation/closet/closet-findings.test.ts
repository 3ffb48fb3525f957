import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { closetFindings, isCloset } from "./closet-findings.ts";
import { closetSteps } from "./closet-steps.ts";

const closet = (choices: Readonly<Record<string, string | number>>, article = "CL-2424") =>
  demoCatalogue("armadio").open.evaluate({ model: "TRAMA", article, header: {}, choices });
const steps = (choices = {}) => closetSteps(closet(choices).groups()).map(({ key, cod }) => `${key}=${cod}`);

test("[CL-02] the steps are those that the catalogue declares, and a choice shows more of them", () => {
  expect(steps()).toEqual([
    ...["1=001", "1.1=001-001", "1.2=001-002", "2=002", "2.1=002-001", "3=003", "3.1=003-001", "3.2=003-002"],
    ...["4=004", "4.1=004-001", "4.2=004-002", "5=005", "5.1=005-001", "6=006", "6.1=006-001"],
  ]);
  expect(steps({ DOORS: "HINGED" })).toContain("5.2=005-002");
});

test("[CL-03] a sound closet has nothing to find; what is refused is found at its step, first step first", () => {
  expect(closetFindings(closet({}))).toEqual([]);
  const found = closetFindings(closet({ W: 2300, CLITEMS: "1,ROD,400,40|9,SHELF,300,25" }));
  expect(found.map(({ step, variable, kind }) => [step, variable, kind])).toEqual([
    ["003-001", "CLOSETSTRUCT", "refused"],
    ["004-001", "CLITEMS", "refused"],
    ["004-001", "CLITEMS", "refused"],
  ]);
  expect(found[0]?.because.en).toBe("The sections are wider than the available width");
  expect(new Set(found.map(({ key }) => key)).size).toBe(3);
});

test("[CL-02] an article with a closet's variables is a closet, and no other", () => {
  expect(isCloset(closet({}).result)).toBe(true);
  expect(isCloset(closet({}, "IN-SHELF").result)).toBe(false);
});
