import { evaluateProject } from "@stanza/evaluation";
import { modelScene, modelToMeshes, toGlb } from "@stanza/models";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { CATALOGUE, kitchens } from "./kitchens.ts";
import { type Bench, cpuMs, cpuOfEach } from "./measure.ts";

const ROWS = 200;

/** The GLB of 200 cabinets with their rooms, worktops and plinths, from the evaluated project; the first one draws its patterns too. */
export const bench: Bench = {
  name: "models",
  async run() {
    const { open } = demoCatalogue("cucina");
    const project = kitchens(ROWS);
    const catalogues = new Map([[CATALOGUE, open]]);
    const evaluated = evaluateProject(project, catalogues);
    const write = (): number => {
      const result = modelToMeshes(modelScene(project, evaluated, catalogues, { language: "en" }));
      if (!result.ok) throw new Error(result.problem);
      return toGlb(result.model).length;
    };
    const before = cpuMs();
    const bytes = write();
    const first = cpuMs() - before;
    const [glb, copy] = await cpuOfEach([write, () => structuredClone(evaluated)]);
    const reference = "structuredClone of the evaluated project";
    return [
      {
        name: "GLB of 200 cabinets",
        value: glb!,
        unit: "ms CPU",
        reference,
        ratio: glb! / copy!,
        bar: { of: "value", atMost: 200 },
      },
      { name: "… the first in a process", value: first, unit: "ms CPU", reference, ratio: first / copy! },
      { name: "… its size", value: bytes / 1e6, unit: "MB", reference: "", ratio: null },
    ];
  },
};
