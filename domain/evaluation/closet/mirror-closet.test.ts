import type { Choices } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { mirroredChoices } from "./mirror-closet.ts";

const closet = (choices: Choices, article = "CL-1500") =>
  demoCatalogue("armadio").open.evaluate({ model: "TRAMA", article, header: {}, choices });

const START = {
  CLOSETSTRUCT: "825|600",
  CLITEMS: "1,BASKET,0,200|2,SHELF,800,25",
  CLOSETDIV: "2,280,0,600",
};

test("[CL-03] a mirrored closet has its sections from the other side, with what stands in them", () => {
  expect(mirroredChoices(closet(START))).toEqual({
    CLOSETSTRUCT: "600|825",
    CLITEMS: "2,BASKET,0,200|1,SHELF,800,25",
    // 600 wide, 18 thick: 280 from the left is 302 from the right.
    CLOSETDIV: "1,302,0,600",
  });
});

test("[CL-03] mirrored twice it is what it was, at the same price; another article only changes hands", () => {
  const once = closet({ ...START, ...mirroredChoices(closet(START)) } as Choices);
  expect(mirroredChoices(once)).toEqual(START);
  const codes = (one: typeof once) => one.result.erpLines.map(({ code }) => code).sort();
  expect(codes(once)).toEqual(codes(closet(START)));
  expect(mirroredChoices(closet({}, "IN-SHELF"))).toEqual({});
});
