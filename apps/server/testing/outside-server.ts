import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An answer of an outside system: a status with a body, nothing at all, or a broken connection after it has taken the request. */
export type Behaviour =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | "hang"
  | "cut";

export interface OutsideServer {
  readonly address: string;
  readonly received: Received[];
  close(): Promise<void>;
}

/** A small real HTTP server in an outside system's place. */
export async function openOutsideServer(answer: (request: Received) => Behaviour): Promise<OutsideServer> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const call = { method, path, headers, body: Buffer.concat(chunks).toString("utf8") };
      received.push(call);
      const behaviour = answer(call);
      if (behaviour === "cut") return void response.destroy();
      if (behaviour === "hang") return;
      response.writeHead(behaviour.status, { "content-type": "application/json", ...behaviour.headers });
      const { body = "" } = behaviour;
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
