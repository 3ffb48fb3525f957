import { chromium } from "@playwright/test";
import { drawPlan } from "@stanza/drawing";
import { Editor, FLOOR, USUAL_TOGGLES } from "@stanza/editor";
import { type EvaluatedProject, openProjectEvaluation, projectConflicts } from "@stanza/evaluation";
import { boxFootprint, convexOverlap, type Vec2 } from "@stanza/geometry";
import { accepted, type Project, placeRow } from "@stanza/project";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { servePage } from "../media/viewer/testing/serve-page.ts";
import { BROWSER } from "../tools/browser.ts";
import { CATALOGUE, kitchens } from "./kitchens.ts";
import { type Bench, cpuOfEach, type Measure } from "./measure.ts";
import { mainThreadCpuMs } from "./process-cpu.ts";

/** graphics.md §9: a drag re-evaluates and redraws within so many ms of CPU at so many rows. */
const DRAGS = [
  { rows: 200, bar: 16 },
  { rows: 1000, bar: 50 },
] as const;
const PRIMITIVES = 5000;
const FRAMES = 30;
const PLAIN = {
  surface: FLOOR,
  rows: [],
  wall: null,
  shift: false,
  alt: false,
  ctrl: false,
  touch: false,
  mmPerPixel: 10,
} as const;

/** Measures the hand's work on the plan: a drag, the conflicts of a whole project, a panned plan. */
export const bench: Bench = {
  name: "editing",
  async run() {
    return [...(await Promise.all(DRAGS.map(drag))).flat(), ...(await conflicts()), ...(await pan())];
  },
};

/** One pointer move with the row in hand, and letting go: the row is placed, all is evaluated, the whole plan is drawn. */
async function drag({ rows, bar }: (typeof DRAGS)[number]): Promise<readonly Measure[]> {
  const { open } = demoCatalogue("cucina");
  const catalogues = new Map([[CATALOGUE, open]]);
  const evaluation = openProjectEvaluation(catalogues);
  let project: Project = kitchens(rows);
  let evaluated: EvaluatedProject = evaluation.update(project);
  const editor = new Editor(
    {
      project: () => project,
      evaluated: () => evaluated,
      commit: (_, change) => {
        project = accepted(change(project));
      },
      newId: () => "new",
      notify: () => undefined,
    },
    { ...USUAL_TOGGLES, collisions: false },
  );
  const held = evaluated.rows.find(({ article, automatic }) => !automatic && article.mount === "floor");
  if (!held) throw new Error("There is nothing to drag.");
  const { id } = held.row;
  const home = held.row.placement;
  const [x, , z] = held.frame.at;
  const draw = (of: EvaluatedProject, rooms = project.rooms) =>
    drawPlan({ rooms, evaluated: of, language: "en", dimensionChains: true });
  let step = 0;
  editor.pointerDown({ ...PLAIN, at: [x + 100, z + 100], rows: [id] });
  editor.pointerMove({ ...PLAIN, at: [x + 600, z + 1500] });
  const move = () => {
    step = (step + 1) % 40;
    editor.pointerMove({ ...PLAIN, at: [x + 600 + step * 10, z + 1500 + step * 7] });
    const { interaction } = editor.state;
    if (interaction.kind !== "moving") throw new Error("The drag ended.");
    const [ghost] = interaction.ghosts;
    return ghost && draw({ rows: [{ ...held, frame: ghost.frame }], failed: [] }, []);
  };
  let turn = 0;
  const drop = () => {
    turn++;
    const at = [x + 600 + (turn % 2) * 20, 0, z + 1500] as const;
    project = accepted(placeRow(project, { row: id, placement: { on: "room", at, rotY: 0 } }));
    evaluated = evaluation.update(project);
    return draw(evaluated);
  };
  const copy = () => JSON.parse(JSON.stringify(project)) as Project;
  const [moved, dropped, copied] = await cpuOfEach([move, drop, copy], { rounds: 9, calls: 6 });
  project = accepted(placeRow(project, { row: id, placement: home }));
  const reference = `the project copied as JSON: ${copied!.toFixed(2)} ms`;
  return [
    {
      name: `drag, one pointer move at ${rows} rows`,
      value: moved!,
      unit: "ms",
      reference,
      ratio: moved! / copied!,
      bar: { of: "value", atMost: bar },
    },
    {
      name: `drag, let go at ${rows} rows: evaluated and drawn`,
      value: dropped!,
      unit: "ms",
      reference,
      ratio: dropped! / copied!,
      bar: { of: "value", atMost: bar },
    },
  ];
}

/** Conflicts of 1,000 rows by the sweep, against comparing every two boxes. */
async function conflicts(): Promise<readonly Measure[]> {
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
}

/** A frame of a plan of 5,000 primitives that is panned, main thread in headless Chromium, against the same plan as SVG. */
async function pan(): Promise<readonly Measure[]> {
  const pages = await servePage("web/workspace/canvas/plan/testing");
  const browser = await chromium.launch({
    ...BROWSER,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1300, height: 1700 } });
    await page.goto(pages.url("pan-page"));
    await page.waitForFunction(() => "pan" in window);
    await page.evaluate((count) => window.pan.prepare(count), PRIMITIVES);
    const system = await browser.newBrowserCDPSession();
    const { processInfo } = await system.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
    const clock = () => renderers.reduce((sum, pid) => sum + mainThreadCpuMs(pid), 0);
    const draw = (how: "canvas" | "svg") => () =>
      page.evaluate(([which, frames]) => window.pan.draw(which, frames), [how, FRAMES] as const);
    const [canvas, svg] = await cpuOfEach([draw("canvas"), draw("svg")], { rounds: 5, warmUps: 1, clock });
    return [
      {
        name: `plan of ${PRIMITIVES} primitives, a panned frame`,
        value: canvas! / FRAMES,
        unit: "ms",
        reference: `as SVG: ${(svg! / FRAMES).toFixed(1)} ms`,
        ratio: canvas! / svg!,
        bar: { of: "value", atMost: 16 },
      },
    ];
  } finally {
    await browser.close();
    await pages.close();
  }
}
