import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";

/** What is counted in one process, whichever customers it serves, in the registry that Prometheus reads. */
export interface ProcessMetrics {
  readonly requests: Histogram<"customer" | "operation" | "status">;
  /** Sources of what is looked up when Prometheus asks, one for each customer. */
  readonly looks: Set<() => Promise<Looked>>;
}

/** A moment of one customer's server. */
export interface Looked {
  readonly customer: string;
  readonly connections: Readonly<Record<"total" | "idle" | "waiting", number>>;
  readonly jobs: readonly { readonly kind: string; readonly state: string; readonly count: number }[];
  readonly deliveries: readonly { readonly kind: string; readonly state: string; readonly count: number }[];
  readonly isInMaintenance: boolean;
}

let metrics: ProcessMetrics | null = null;

/** The process's own, made when they are first asked for. */
export function processMetrics(): ProcessMetrics {
  metrics ??= makeMetrics();
  return metrics;
}

function makeMetrics(): ProcessMetrics {
  // Answers the process that looks after several of them, where there is one.
  new AggregatorRegistry();
  collectDefaultMetrics();
  const looks: ProcessMetrics["looks"] = new Set();
  const lookedNow = sharedLook(looks);
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    set: (found: Looked, set: (labels: Readonly<Record<Label, string>>, value: number) => void) => void,
    // Every process reads the same tables: the sum of them would count each job several times.
    aggregator: "sum" | "max" = "max",
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ["customer", ...labelNames],
      aggregator,
      async collect() {
        const looked = await lookedNow();
        this.reset();
        for (const found of looked)
          set(found, (labels, value) => this.set({ customer: found.customer, ...labels }, value));
      },
    });
  gauge(
    "stanza_database_connections",
    "Connections of the pool: all, those without work, and requests that wait for one.",
    ["state"],
    ({ connections }, set) => {
      for (const [state, count] of Object.entries(connections)) set({ state }, count);
    },
    "sum",
  );
  gauge("stanza_jobs", "Jobs that have not ended.", ["kind", "state"], ({ jobs }, set) => {
    for (const { kind, state, count } of jobs) set({ kind, state }, count);
  });
  gauge(
    "stanza_deliveries",
    "Mails and messages to outside systems that wait to be sent, and those that were given up.",
    ["kind", "state"],
    ({ deliveries }, set) => {
      for (const { kind, state, count } of deliveries) set({ kind, state }, count);
    },
  );
  gauge("stanza_maintenance", "1 while a maintenance window is open.", [], ({ isInMaintenance }, set) =>
    set({}, Number(isInMaintenance)),
  );
  return {
    looks,
    requests: new Histogram({
      name: "stanza_request_seconds",
      help: "Time from the first byte of a request to the last of its answer, by operation of the contract.",
      labelNames: ["customer", "operation", "status"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
    }),
  };
}

/** What all sources say, looked up once for all that Prometheus asks at a time. */
function sharedLook(looks: ProcessMetrics["looks"]): () => Promise<readonly Looked[]> {
  let looking: Promise<readonly Looked[]> | null = null;
  return () => {
    looking ??= Promise.all([...looks].map((look) => look())).finally(() => {
      looking = null;
    });
    return looking;
  };
}

/** Everything of this process as text. */
export const ownMetrics = (): Promise<string> => register.metrics();
