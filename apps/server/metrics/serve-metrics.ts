import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Answers Prometheus on a port of its own, which no visitor reaches: `/metrics` says everything, `/` where to look.
 *
 * read  the metrics as text, of one process or of several together
 */
export async function serveMetrics(
  port: number,
  host: string,
  read: () => Promise<string>,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string) =>
      response.writeHead(status, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
    if (request.url !== "/metrics") answer(404, "Metrics are at /metrics.\n");
    else
      read().then(
        (text) => answer(200, text),
        // The database is away: what else is known waits until it is back.
        () => answer(503, "The metrics cannot be read now.\n"),
      );
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${bound}/metrics`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
