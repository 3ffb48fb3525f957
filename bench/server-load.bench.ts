import type { Bench, Measure } from "./measure.ts";
import { openLoadedServer } from "./server-load/loaded-server.ts";
import { type Load, loadOf, measuresOf } from "./server-load/measure-load.ts";

const ROWS = 300;
/** `LOAD_USERS=200` measures one number of people only. */
const USERS = (process.env.LOAD_USERS ?? "50,200,500").split(",").map(Number);
const HERE = new URL("..", import.meta.url).pathname;

/**
 * People at work on a server as `./start` runs it: opening, listing, searching, saving and quoting projects of 300 rows, each person every
 * ten seconds. `LOAD_BEFORE=/path` measures an older checkout before it in the same run, whose figures the ratios are to; `PROCESSES=2`
 * goes to this checkout's server. `LOAD_CORES=0,1` keeps the server and its database to these cores of a machine that has more, so that
 * the people's own work takes nothing from it.
 */
export const bench: Bench = {
  name: "server-load",
  async run() {
    const older = process.env.LOAD_BEFORE;
    const before = older === undefined ? [] : await loadsOf(older);
    const after = await loadsOf(HERE);
    return after.flatMap((load, index): readonly Measure[] => {
      const beside = before[index];
      return [...(beside ? measuresOf(beside, "before, ") : []), ...measuresOf(load, "", beside)];
    });
  },
};

async function loadsOf(checkout: string): Promise<readonly Load[]> {
  const server = await openLoadedServer(checkout, {
    rows: ROWS,
    projects: USERS.reduce((sum, each) => sum + each, 0),
  });
  try {
    const loads: Load[] = [];
    // Each number of people finds projects that nobody has opened before.
    const projects = [...server.projects];
    for (const users of USERS) loads.push(await loadOf(server, projects.splice(0, users)));
    return loads;
  } finally {
    await server.close();
  }
}
