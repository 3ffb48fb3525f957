import { openProjectEvaluation, projectConflicts } from "@stanza/evaluation";
import { boxFootprint, convexOverlap, type Vec2 } from "@stanza/geometry";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { CATALOGUE, kitchens } from "./kitchens.ts";
import { type Bench, cpuOfEach } from "./measure.ts";

/** Conflicts of 1,000 rows by the sweep, against comparing every two boxes. */
export const bench: Bench = {
  name: "conflicts",
  async run() {
    const { open } = demoCatalogue("cucina");
    const project = kitchens(1000);
    const evaluated = openProjectEvaluation(new Map([[CATALOGUE, open]])).update(project);
    const everyTwo = () => {
      const boxes = evaluated.rows
        .filter(({ automatic }) => !automatic)
        .map(({ frame, article }): readonly Vec2[] => boxFootprint(frame, article.box));
      let found = 0;
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) if (convexOverlap(a, b, 1)) found++;
      return found;
    };
    const sweep = () => projectConflicts(evaluated, project.rooms);
    const [ours, naive] = await cpuOfEach([sweep, everyTwo], { rounds: 5, warmUps: 1 });
    return [
      {
        name: "conflicts of 1,000 rows",
        value: ours!,
        unit: "ms",
        reference: `every two boxes compared, without clearances: ${naive!.toFixed(0)} ms`,
        ratio: ours! / naive!,
      },
    ];
  },
};
