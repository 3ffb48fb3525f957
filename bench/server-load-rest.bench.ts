import { setTimeout as sleep } from "node:timers/promises";
import type { Bench } from "./measure.ts";
import { openLoadedServer } from "./server-load/loaded-server.ts";
import { loadOf, measuresOf, serverMegabytes } from "./server-load/measure-load.ts";

const USERS = 200;
const REST_MS = 5 * 60_000;

/** The memory that a server still holds five minutes after 200 people have worked on it for one. */
export const bench: Bench = {
  name: "server-load-rest",
  async run() {
    const checkout = new URL("..", import.meta.url).pathname;
    const server = await openLoadedServer(checkout, { rows: 300, projects: USERS });
    try {
      const load = await loadOf(server, server.projects, { countedMs: 60_000 });
      await sleep(REST_MS);
      const left = serverMegabytes(server);
      const value = left.reduce((sum, each) => sum + each, 0);
      return [
        ...measuresOf(load, "before the rest, "),
        {
          name: "resident memory of the server's processes five minutes later",
          value,
          unit: "MB",
          reference: left.map((each) => each.toFixed(0)).join(" + "),
          ratio: value / load.megabytes,
          bar: { of: "value", atMost: 450 },
        },
      ];
    } finally {
      await server.close();
    }
  },
};
