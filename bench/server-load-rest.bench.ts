import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@stanza/contract";
import type { Bench } from "./measure.ts";
import { type LoadedServer, openLoadedServer, signInOf } from "./server-load/loaded-server.ts";
import { loadOf, measuresOf, serverMegabytes } from "./server-load/measure-load.ts";

const USERS = 200;
const SIGN_INS = 200;
const REST_MS = 5 * 60_000;
/** `LOAD_ROWS=20`: projects of 200 KB, as most are. */
const ROWS = Number(process.env.LOAD_ROWS ?? 300);
/** Megabytes at most while people work, and after the rest. */
const BARS = ROWS >= 300 ? ([600, 450] as const) : ([300, 350] as const);

/** The memory of a server while 200 people work on it for a minute, having signed in, and what it still holds five minutes later. */
export const bench: Bench = {
  name: "server-load-rest",
  async run() {
    const checkout = new URL("..", import.meta.url).pathname;
    const server = await openLoadedServer(checkout, { rows: ROWS, projects: USERS });
    try {
      await signInAll(server);
      const load = await loadOf(server, server.projects, { countedMs: 60_000, mostMegabytes: BARS[0] });
      await sleep(REST_MS);
      const left = serverMegabytes(server);
      const value = left.reduce((sum, each) => sum + each, 0);
      return [
        ...measuresOf(load, `${ROWS} rows, before the rest, `),
        {
          name: `${ROWS} rows: resident memory of the server's processes five minutes later`,
          value,
          unit: "MB",
          reference: left.map((each) => each.toFixed(0)).join(" + "),
          ratio: value / load.megabytes,
          bar: { of: "value", atMost: BARS[1] },
        },
      ];
    } finally {
      await server.close();
    }
  },
};

/** Each sign-in hashes a password; eight at a time. */
async function signInAll({ url }: LoadedServer): Promise<void> {
  const client = createClient({ baseUrl: url });
  for (let n = 0; n < SIGN_INS; n += 8) {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => client.signIn(signInOf(n + i))));
    const refused = answers.find(({ status }) => status !== 200);
    if (refused) throw new Error(`a sign-in was answered with ${refused.status}`);
  }
}
