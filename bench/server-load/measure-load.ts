import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Measure } from "../measure.ts";
import {
  type LoadOrder,
  type LoadReport,
  OPERATIONS,
  type OperationName,
  type StoredKitchen,
} from "./load-messages.ts";
import type { LoadedServer } from "./loaded-server.ts";
import type { FamilyMember } from "./process-family.ts";

const THINK_MS = 10_000;

/** What a server did for a number of people, and what it cost. */
export interface Load {
  readonly users: number;
  readonly seconds: number;
  readonly report: LoadReport;
  /** CPU seconds for each second of time: 1 is a whole core. */
  readonly cores: { readonly server: number; readonly database: number; readonly generator: number };
  /** CPU of each answer, server and database, ms. */
  readonly cpuMsEach: number;
  /** What the memory below may be; absent: there is no bar. */
  readonly mostMegabytes: number | undefined;
  /** Most resident megabytes of all server processes together, and of each, at one moment. */
  readonly megabytes: number;
  readonly megabytesEach: readonly number[];
}

/** Lets projects of a server be worked on, each by a person, by a process of its own. */
export async function loadOf(
  server: LoadedServer,
  projects: readonly StoredKitchen[],
  {
    warmUpMs = 4_000,
    countedMs = 15_000,
    mostMegabytes = projects.length === 200 ? 600 : undefined,
  }: { warmUpMs?: number; countedMs?: number; mostMegabytes?: number | undefined } = {},
): Promise<Load> {
  const generator = fork(new URL("./load-generator.ts", import.meta.url));
  try {
    const { url, tokens } = server;
    const order: LoadOrder = { url, tokens, projects, thinkMs: THINK_MS, warmUpMs, countedMs };
    const answered = once(generator, "message");
    generator.send(order);
    await sleep(warmUpMs);
    const before = server.processes();
    const startedAt = performance.now();
    const watch = watchMemory(server);
    await sleep(countedMs);
    const after = server.processes();
    const seconds = (performance.now() - startedAt) / 1000;
    const [report] = (await answered) as [LoadReport];
    const spent = (kind: FamilyMember["kind"]) => (cpuOf(after, kind) - cpuOf(before, kind)) / 1000;
    const answers = Object.values(report.answered).reduce((sum, { length }) => sum + length, 0);
    return {
      users: projects.length,
      seconds,
      report,
      cores: {
        server: spent("server") / seconds,
        database: spent("database") / seconds,
        generator: report.cpuMs / 1000 / seconds,
      },
      mostMegabytes,
      cpuMsEach: ((spent("server") + spent("database")) * 1000) / Math.max(1, answers),
      ...watch.end(),
    };
  } finally {
    generator.kill();
  }
}

const cpuOf = (processes: readonly FamilyMember[], kind: FamilyMember["kind"]): number =>
  processes.filter((one) => one.kind === kind).reduce((sum, { cpuMs }) => sum + cpuMs, 0);

/** Resident megabytes of the server's own processes, the largest first. */
export const serverMegabytes = (server: LoadedServer): readonly number[] =>
  server
    .processes()
    .filter(({ kind }) => kind === "server")
    .map(({ rssBytes }) => rssBytes / 2 ** 20)
    .sort((a, b) => b - a);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function watchMemory(server: LoadedServer) {
  let most = serverMegabytes(server);
  const timer = setInterval(() => {
    const now = serverMegabytes(server);
    if (sum(now) > sum(most)) most = now;
  }, 500);
  return {
    end() {
      clearInterval(timer);
      return { megabytes: sum(most), megabytesEach: most };
    },
  };
}

/** The percentile of an operation's answers, ms; NaN: there was none. */
export function percentile(times: readonly number[], of: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN;
}

/** The slowest that a save or a quote may be at this many users, ms; `undefined`: there is no bar. */
const barOf = (users: number, name: OperationName) =>
  users === 200 && (name === "save" || name === "quote")
    ? ({ bar: { of: "value", atMost: 1000 } } as const)
    : {};

/** The lines of one load. before: the same of an older checkout in the same run; absent: none was measured. */
export function measuresOf(load: Load, what: string, before?: Load): readonly Measure[] {
  const { users, report, cores } = load;
  const name = (rest: string) => `${what}${users} users: ${rest}`;
  const beside = (ours: number, theirs: number | undefined) =>
    theirs === undefined || !(theirs > 0) ? null : ours / theirs;
  const times = (Object.keys(OPERATIONS) as OperationName[]).map((operation): Measure => {
    const all = report.answered[operation];
    const value = percentile(all, 95);
    return {
      name: name(`${operation}, p95`),
      value,
      unit: "ms",
      reference: `p50 ${percentile(all, 50).toFixed(0)}, p99 ${percentile(all, 99).toFixed(0)} ms of ${all.length}, wall time`,
      ratio: beside(value, before && percentile(before.report.answered[operation], 95)),
      ...barOf(users, operation),
    };
  });
  const answers = sum(Object.values(report.answered).map(({ length }) => length));
  const refused = Object.entries(report.refused).map(([one, count]) => `${count} × ${one}`);
  return [
    ...times,
    {
      name: name("answers"),
      value: answers / load.seconds,
      unit: "/s",
      reference: `${(report.answered.save.length / load.seconds).toFixed(1)} saves a second; not answered: ${refused.join(", ") || "none"}`,
      ratio: null,
    },
    {
      name: name("CPU of an answer, server and database"),
      value: load.cpuMsEach,
      unit: "ms",
      reference: `cores in use: server ${cores.server.toFixed(2)}, database ${cores.database.toFixed(2)}, generator ${cores.generator.toFixed(2)}`,
      ratio: beside(load.cpuMsEach, before?.cpuMsEach),
    },
    {
      name: name("resident memory of the server's processes, most"),
      value: load.megabytes,
      unit: "MB",
      reference: load.megabytesEach.map((each) => each.toFixed(0)).join(" + "),
      ratio: beside(load.megabytes, before?.megabytes),
      ...(load.mostMegabytes === undefined
        ? {}
        : { bar: { of: "value", atMost: load.mostMegabytes } as const }),
    },
  ];
}
