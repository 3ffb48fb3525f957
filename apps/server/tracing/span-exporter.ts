import { otlpBody, type Span, type TraceSettings } from "./otlp.ts";

const FLUSH_MS = 2_000;
const MOST_WAITING = 2_048;
const MOST_AT_ONCE = 256;
const EXPORT_MS = 5_000;

/** Takes finished spans and sends them together. */
export interface SpanExporter {
  add(span: Span): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

/**
 * Sends spans every two seconds. Traces are a help and never a burden: where the collector does not answer they are dropped, with one warning
 * until it answers again, and no request waits for it.
 */
export function openSpanExporter(
  { endpoint, headers, service }: TraceSettings,
  warn: (sentence: string) => void,
): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  let waiting: Span[] = [];
  let sending: Promise<void> = Promise.resolve();
  let isWarned = false;

  const send = async (spans: readonly Span[]) => {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(otlpBody(service, spans)),
        signal: AbortSignal.timeout(EXPORT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      isWarned = false;
    } catch (error) {
      if (!isWarned) warn(`Traces are dropped, because the collector does not take them: ${reasonOf(error)}`);
      isWarned = true;
    }
  };
  const flush = (): Promise<void> => {
    const spans = waiting;
    waiting = [];
    for (let at = 0; at < spans.length; at += MOST_AT_ONCE) {
      const some = spans.slice(at, at + MOST_AT_ONCE);
      sending = sending.then(() => send(some));
    }
    return sending;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
