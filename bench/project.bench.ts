import { evaluateProject } from "@stanza/evaluation";
import { openLiveProject, type PricingBasis } from "@stanza/live-project";
import { type PriceBook, priceProject } from "@stanza/pricing";
import { accepted, changeHeader, changeVariant, type Project, placeRow } from "@stanza/project";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { CATALOGUE, differentKitchens, kitchens, MODEL } from "./kitchens.ts";
import { type Bench, cpuMs, cpuOfEach, type Measure } from "./measure.ts";

const ROWS = 1000;
const TERMS = { currency: "EUR" } as const;

/** A project of 1,000 rows in one thread, from the start and after one change, against copying the same result as JSON. */
export const bench: Bench = {
  name: "project",
  async run() {
    const { open, priceLists } = demoCatalogue("cucina");
    const catalogues = new Map([[CATALOGUE, open]]);
    const list = priceLists.find(({ code }) => code === "CUC-EUR")!;
    const book: PriceBook = {
      [CATALOGUE]: { list, condition: (neutro, when) => open.condition(neutro, when) },
    };
    const basis: PricingBasis = {
      catalogues: new Map([[CATALOGUE, { open, prices: list }]]),
      terms: TERMS,
    };
    const project = kitchens(ROWS);
    const different = differentKitchens(ROWS);
    const whole = (of: Project = project) => {
      const evaluated = evaluateProject(of, catalogues);
      return { evaluated, priced: priceProject(evaluated, book, TERMS) };
    };
    const beforeFirst = cpuMs();
    const { evaluated, priced } = whole();
    const first = cpuMs() - beforeFirst;
    if (evaluated.failed.length > 0 || priced.unpriced.length > 0)
      throw new Error(
        `The project is not whole: ${JSON.stringify([evaluated.failed[0], priced.unpriced[0]])}`,
      );

    const headerOf = (finish: string) =>
      accepted(changeHeader(project, { catalogue: CATALOGUE, model: MODEL, choices: { FIN: finish } }));
    const movedTo = (offset: number) => {
      const { id, placement } = project.rows[500]!;
      if (placement.on !== "room") throw new Error("Row 500 should stand in a room.");
      const [x, y, z] = placement.at;
      return accepted(placeRow(project, { row: id, placement: { ...placement, at: [x + offset, y, z] } }));
    };
    const chosen = (finish: string) =>
      accepted(changeVariant(project, { row: project.rows[501]!.id, choices: { FIN: finish } }));
    /** A project kept evaluated and priced, each call changing it from one of two states to the other. */
    const switching = (a: Project, b: Project) => {
      const update = follow(project, basis);
      let isA = false;
      return () => {
        isA = !isA;
        return update(isA ? a : b);
      };
    };
    const [start, distinct, evaluation, copy, headerMs, movedMs, chosenMs] = await cpuOfEach(
      [
        () => whole(),
        () => whole(different),
        () => evaluateProject(project, catalogues),
        () => JSON.parse(JSON.stringify({ evaluated, priced })),
        switching(headerOf("L01"), headerOf("F02")),
        switching(movedTo(5), movedTo(0)),
        switching(chosen("L02"), chosen("L03")),
      ],
      { rounds: 15, warmUps: 5 },
    );
    const rows = `${ROWS} rows and ${evaluated.rows.length - ROWS} generated`;
    const against = (name: string, ours: number, atMost?: number): Measure => ({
      name,
      value: ours,
      unit: "ms",
      reference: `its result through JSON and back: ${copy!.toFixed(1)} ms`,
      ratio: ours / copy!,
      ...(atMost === undefined ? {} : { bar: { of: "value", atMost } }),
    });
    return [
      against(`project, ${rows}: evaluated and priced`, start!, 50),
      against(`project, ${ROWS} rows that are all different: evaluated and priced`, distinct!, 85),
      against("project: evaluated only", evaluation!),
      {
        name: "project: the first time in a process, rules compiled",
        value: first,
        unit: "ms",
        reference: `warm: ${start!.toFixed(1)} ms`,
        ratio: first / start!,
        bar: { of: "value", atMost: 250 },
      },
      against("project: header's finish changed", headerMs!),
      against("project: one row moved", movedMs!, 12),
      against("project: finish of one row changed", chosenMs!),
    ];
  },
};

/** Follows the project as the web app's worker and the server's threads do. */
function follow(project: Project, basis: PricingBasis) {
  const live = openLiveProject();
  const update = (next: Project) => live.update(next, basis).priced;
  update(project);
  return update;
}
