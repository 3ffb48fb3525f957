import { describe, expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { CLOSET_VARIABLES, type ClosetFinding, closetFindings, isCloset } from "./closet-findings.ts";
import { closetSteps, isMainStep } from "./closet-steps.ts";
import { type ClosetState, closetWizard, NO_CLOSET } from "./closet-wizard.ts";

/** Two makers who share nothing but the closet's variables: boxes, and frames of posts. */
const MAKERS = [
  {
    name: "armadio",
    model: "TRAMA",
    article: "CL-2424",
    wall: "W",
    narrow: 2300,
    bays: "003-001",
    count: 6,
    item: "1,SHELF,9000,25",
    fittings: "004-001",
  },
  {
    name: "pertica",
    model: "ASTA",
    article: "PE-2500",
    wall: "WALL",
    narrow: 2300,
    bays: "001-002",
    count: 4,
    item: "1,BOARD,9000,22",
    fittings: "002-001",
  },
] as const;

describe.each(MAKERS)("[CL-01] [CL-02] the wizard's machine on a closet of $name", (maker) => {
  const closet = (choices = {}) =>
    demoCatalogue(maker.name).open.evaluate({
      model: maker.model,
      article: maker.article,
      header: {},
      choices,
    });

  test("it is a closet by its variables, and goes from the first question to the last", () => {
    const answer = closet();
    expect(isCloset(answer.result)).toBe(true);
    const steps = closetSteps(answer.groups());
    expect(steps.filter(({ cod }) => isMainStep(cod))).toHaveLength(maker.count);
    let state: ClosetState<ClosetFinding> = closetWizard<ClosetFinding>(NO_CLOSET, { type: "load", steps });
    const seen = [state.currentStepCod];
    while (state.currentStepIdx < state.maxStepIdx) {
      state = closetWizard(state, { type: "next" });
      seen.push(state.currentStepCod);
    }
    expect(seen).toEqual(steps.map(({ cod }) => cod).filter((cod) => !isMainStep(cod)));
    state = closetWizard(state, { type: "finalized" });
    expect(state.steps.at(-1)?.done).toBe(true);
    expect(closetFindings(answer)).toEqual([]);
  });

  test("every variable of a closet that it has is asked in a step, and the last step is the summary", () => {
    const answer = closet({ DOORS: "HINGED" });
    const steps = closetSteps(answer.groups()).map(({ cod }) => cod);
    const views = answer.views().filter(({ visible }) => visible);
    for (const code of CLOSET_VARIABLES) {
      const view = views.find((one) => one.code === code);
      if (view) expect(steps, code).toContain(view.group);
    }
    expect(views.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["CLOSETSTRUCT", "CLITEMS", "CLOSETAREAS"]),
    );
    expect(views.some(({ group }) => group === steps.at(-1))).toBe(false);
  });

  test("a wall that is too short and a fitting that does not fit are found at their steps", () => {
    const found = closetFindings(closet({ [maker.wall]: maker.narrow, CLITEMS: maker.item }));
    expect(found.map(({ step, kind }) => [step, kind])).toEqual(
      expect.arrayContaining([
        [maker.bays, "refused"],
        [maker.fittings, "refused"],
      ]),
    );
  });

  test("its catalogue says which width is the wall's, what stands beside the sections and what becomes of the rest", () => {
    expect(closet().closet()).toMatchObject({ width: { variable: maker.wall }, beside: 0, from: 0 });
  });
});

test("[CL-02] end panels and a filler on the left move the sections, and count for the width", () => {
  const closet = demoCatalogue("armadio").open.evaluate({
    model: "TRAMA",
    article: "CL-2424",
    header: {},
    choices: { W: 2500, ENDL: true, ENDR: true, FILP: "LEFT" },
  });
  expect(closet.closet()).toMatchObject({ width: { variable: "W", value: 2500 }, beside: 44, from: 54 });
  expect(demoCatalogue("pertica").bundle.articles["PE-WALL"]?.closet?.rest).toBe("free");
});
