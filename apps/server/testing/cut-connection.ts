import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** Counts the statements of one piece of work, and loses its connection at one of them, as when its process dies there. */
export interface Cut {
  seen: number;
  readonly at: number;
  /** `before` the statement reaches PostgreSQL, or `after` it was carried out and before anybody hears of it. */
  readonly side: "before" | "after";
}

const cuts = new AsyncLocalStorage<Cut>();
const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
type Done = (error: Error | null, result?: unknown) => void;

/** Does work whose connection is cut where `cut` says; `startCutting` must have been called. */
export const withCut = <T>(cut: Cut, work: () => Promise<T>): Promise<T> => cuts.run(cut, work);

/** Makes statements of this process cuttable until the returned function is called. */
export function startCutting(): () => void {
  pg.Client.prototype.query = cutting as typeof pg.Client.prototype.query;
  return () => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  };
}

function lost(client: pg.Client): Error {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  return Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });
}

function cutting(this: pg.Client, ...args: unknown[]): unknown {
  const cut = cuts.getStore();
  if (!cut) return query.apply(this, args);
  cut.seen += 1;
  if (cut.seen !== cut.at) return query.apply(this, args);
  const done = typeof args.at(-1) === "function" ? (args.at(-1) as Done) : null;
  const rest = done ? args.slice(0, -1) : args;
  const ending = (async () => {
    if (cut.side === "after") await query.apply(this, rest);
    throw lost(this);
  })();
  if (!done) return ending;
  ending.catch((error: Error) => done(error));
  return undefined;
}
