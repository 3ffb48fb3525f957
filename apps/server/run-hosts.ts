import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readHostTable } from "./config/host-table.ts";
import { readRenderSettings } from "./renders/render-settings.ts";
import { type RunningServer, startServer } from "./start-server.ts";

export interface RunningHosts {
  readonly url: string;
  /** Lets work under way end and stops every customer's server. */
  close(): Promise<void>;
}

/**
 * Serves several customers behind one port: each has a server of its own with its own database, files and keys, and a request goes to the one
 * whose host it names. A name that nobody has is answered 421.
 */
export async function runHosts(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<RunningHosts> {
  const customers = readHostTable(path, env);
  const renderWorkers = readRenderSettings(env).workers;
  const started: RunningServer[] = [];
  const closeAll = async () => {
    for (const server of started.toReversed()) await server.close();
  };
  const byHost = new Map<string, RunningServer>();
  try {
    for (const { hosts, config } of customers) {
      const server = await startServer(config, { isHanded: true, renderWorkers });
      started.push(server);
      for (const host of hosts) byHost.set(host, server);
    }
    const [{ config }] = customers as [(typeof customers)[number]];
    const door = await openDoor(byHost, config.port, config.host);
    const { port } = door.address() as AddressInfo;
    return {
      url: `http://${config.host}:${port}`,
      async close() {
        const idle = setInterval(() => door.closeIdleConnections(), 50);
        const closed = once(door, "close");
        door.close();
        await closed;
        clearInterval(idle);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** The limits of `newApp`: the servers behind the door have no connections of their own. */
const LIMITS = { requestTimeout: 30_000, keepAliveTimeout: 72_000 } as const;

async function openDoor(
  byHost: ReadonlyMap<string, RunningServer>,
  port: number,
  host: string,
): Promise<Server> {
  const door = createServer(LIMITS, (request, response) => {
    const server = byHost.get(hostOf(request));
    if (server) server.app.routing(request, response);
    else refuse(response);
  });
  door.setTimeout(60_000);
  door.listen(port, host);
  await once(door, "listening");
  return door;
}

const hostOf = ({ headers }: IncomingMessage): string =>
  (headers.host ?? "").toLowerCase().replace(/:\d*$/, "");

function refuse(response: ServerResponse): void {
  response.writeHead(421, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end("Nobody is served at this name.\n");
}
