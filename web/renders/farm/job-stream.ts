import type { RenderJob } from "@stanza/contract";
import { bearer, useConfig } from "@stanza/web-site";
import { farmBase } from "./farm-client.ts";

/** A stream that ends sooner is not let through by somebody on the way, or its server is going. */
const SHORTEST_MS = 2_000;

/**
 * Hears the jobs of a project as they change, until the farm ends the stream. Read by `fetch`, since an `EventSource` sends no bearer.
 *
 * returns  whether to ask for the next stream; false: there is none, or nobody listens any more
 */
export async function streamJobs(
  project: number,
  hear: (job: RenderJob) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const began = Date.now();
  const token = bearer();
  try {
    const base = farmBase(useConfig.getState().config?.rfServer);
    const answer = await fetch(`${base}/longpolling/projects/${project}/events`, {
      headers: {
        accept: "text/event-stream",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      credentials: "include",
      signal,
    });
    const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream");
    if (!answer.ok || !isStream || !answer.body) return false;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value = "" } = await reader.read();
      if (done) return !signal.aborted && Date.now() - began > SHORTEST_MS;
      const events = (rest + value).split("\n\n");
      rest = events.pop() ?? "";
      for (const job of events.flatMap(jobsOf)) hear(job);
    }
  } catch {
    return false;
  }
}

/** The job of an event; none for comments and for events of another kind. */
export function jobsOf(event: string): readonly RenderJob[] {
  const lines = event.split("\n");
  const data = lines.filter((line) => line.startsWith("data: ")).map((line) => line.slice(6));
  return lines.includes("event: job") && data.length > 0 ? [JSON.parse(data.join("\n")) as RenderJob] : [];
}
