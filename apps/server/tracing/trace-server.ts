import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../operation/context.ts";
import { newSpanId, newTraceId, readTraceParent, type TraceSettings } from "./otlp.ts";
import { openSpanExporter } from "./span-exporter.ts";

interface Current {
  readonly traceId: string;
  readonly spanId: string;
  readonly parent: string | null;
  readonly startedAt: number;
}

/**
 * Traces a server: a span for each request, named by its operation, and one for each query outside of transactions, named by its statement.
 * A `traceparent` that a proxy sends is gone on with, and every line that a request logs carries `trace_id`. No address, parameter, person or
 * shop is in a span (reliability.md T37).
 */
export function traceServer(
  app: FastifyInstance,
  { pool, log }: Pick<Context, "pool" | "log">,
  settings: TraceSettings,
): { close(): Promise<void> } {
  const exporter = openSpanExporter(settings, (sentence) => log.warn(sentence));
  const current = new AsyncLocalStorage<Current>();
  const ofRequest = new WeakMap<FastifyRequest, Current>();

  app.addHook("onRequest", (request, reply, done) => {
    const before = readTraceParent(request.headers.traceparent);
    const span: Current = {
      traceId: before?.traceId ?? newTraceId(),
      spanId: newSpanId(),
      parent: before?.parent ?? null,
      startedAt: now(),
    };
    ofRequest.set(request, span);
    request.log = request.log.child({ trace_id: span.traceId, span_id: span.spanId });
    reply.log = request.log;
    current.run(span, done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const span = ofRequest.get(request);
    const operation = request.routeOptions.config.operation?.id ?? "file";
    if (span)
      exporter.add({
        ...span,
        name: operation,
        kind: "server",
        endedAt: now(),
        attributes: {
          "http.request.method": request.method,
          // The path as it is declared: what stands in the place of `:id` is not in it.
          "http.route": request.routeOptions.url ?? "",
          "http.response.status_code": reply.statusCode,
        },
        isError: reply.statusCode >= 500,
      });
    done();
  });

  const ask = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: unknown[]) => {
    const within = current.getStore();
    const answer = ask(...args);
    if (!within || !(answer instanceof Promise)) return answer;
    const span = { traceId: within.traceId, spanId: newSpanId(), parent: within.spanId, startedAt: now() };
    const end = (isError: boolean) =>
      exporter.add({
        ...span,
        name: statementName(args[0]),
        kind: "client",
        endedAt: now(),
        attributes: { "db.system.name": "postgresql" },
        isError,
      });
    answer.then(
      () => end(false),
      () => end(true),
    );
    return answer;
  }) as typeof pool.query;

  return exporter;
}

const now = (): number => performance.timeOrigin + performance.now();

/** The name of a prepared statement, else the verb of its SQL: never its text, which may hold a value. */
function statementName(query: unknown): string {
  if (typeof query === "object" && query !== null) {
    if ("name" in query && typeof query.name === "string") return query.name;
    if ("text" in query) return statementName(query.text);
  }
  return typeof query === "string" ? (/^\s*([a-z]+)/i.exec(query)?.[1]?.toLowerCase() ?? "query") : "query";
}
