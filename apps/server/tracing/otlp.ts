import { randomBytes } from "node:crypto";

/** Where finished spans go: an OpenTelemetry collector, by OTLP over HTTP in JSON. */
export interface TraceSettings {
  /** The collector's address, e.g. `http://collector:4318`. */
  readonly endpoint: string;
  /** Sent with each request, e.g. a key of a hosted collector. */
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
}

/** A part of a trace that is over. `parent` null: it began here. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parent: string | null;
  readonly name: string;
  readonly kind: "server" | "client";
  /** Milliseconds since 1970, with fractions. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Names and numbers that say nothing about a person. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly isError: boolean;
}

export const newTraceId = (): string => randomBytes(16).toString("hex");
export const newSpanId = (): string => randomBytes(8).toString("hex");

const KINDS = { server: 2, client: 3 } as const;
const STATUS = { unset: 0, error: 2 } as const;

/** The body of an export request (opentelemetry-proto, `ExportTraceServiceRequest` in its JSON form). */
export function otlpBody(service: string, spans: readonly Span[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ "service.name": service }) },
        scopeSpans: [{ scope: { name: "stanza" }, spans: spans.map(spanOf) }],
      },
    ],
  };
}

const spanOf = ({ traceId, spanId, parent, name, kind, startedAt, endedAt, attributes, isError }: Span) => ({
  traceId,
  spanId,
  ...(parent === null ? {} : { parentSpanId: parent }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanos(startedAt),
  endTimeUnixNano: nanos(endedAt),
  attributes: attributesOf(attributes),
  status: { code: isError ? STATUS.error : STATUS.unset },
});

const attributesOf = (attributes: Span["attributes"]) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));

/** Whole numbers of 64 bits are text in protobuf's JSON. */
const nanos = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

/** The trace and the span that a request belongs to, from its `traceparent` header (W3C Trace Context); null: none that can be read. */
export function readTraceParent(
  header: unknown,
): { readonly traceId: string; readonly parent: string } | null {
  const found = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(
    typeof header === "string" ? header : "",
  );
  const [, traceId = "", parent = ""] = found ?? [];
  return found && !/^0+$/.test(traceId) && !/^0+$/.test(parent) ? { traceId, parent } : null;
}
