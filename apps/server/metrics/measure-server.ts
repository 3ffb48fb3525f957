import { basename } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Context } from "../operation/context.ts";
import { type Looked, processMetrics } from "./process-metrics.ts";

/** Counts what a server does for its customer, until it is closed. */
export function measureServer(
  app: FastifyInstance,
  { config, pool, maintenance }: Pick<Context, "config" | "pool" | "maintenance">,
): { close(): Promise<void> } {
  const { requests, looks } = processMetrics();
  const customer = basename(config.configDirectory);
  app.addHook("onResponse", (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.id ?? "file";
    requests.observe({ customer, operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const look = async (): Promise<Looked> => {
    const { rows } = await pool.query<{ what: string; kind: string; state: string; count: number }>({
      name: "metrics-look",
      text: `select 'job' as what, kind, state, count(*)::int as count from job where state in ('queued', 'running') group by kind, state
        union all
        select 'delivery', kind, state, count(*)::int from outbox where state in ('pending', 'dead') group by kind, state`,
    });
    return {
      customer,
      connections: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      jobs: rows.filter(({ what }) => what === "job"),
      deliveries: rows.filter(({ what }) => what === "delivery"),
      isInMaintenance: maintenance.isActive(),
    };
  };
  looks.add(look);
  return {
    async close() {
      looks.delete(look);
    },
  };
}
