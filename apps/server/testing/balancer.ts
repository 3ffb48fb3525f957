import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../db/free-port.ts";

const HAPROXY = "/usr/sbin/haproxy";

/** Whether this machine has haproxy; tools/test-all/system-packages.ts brings it. */
export const hasBalancer = existsSync(HAPROXY);

/**
 * haproxy before servers on these ports, as docs/operations.md describes it: requests in turn, `/readyz` asked every 200 ms, a connection
 * that is refused tried at another server. What a server has begun to read is never sent twice by it; that is the client's to decide.
 */
export async function startBalancer(
  ports: readonly number[],
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "stanza-balancer-"));
  const port = await freePort();
  const servers = ports.map((each, i) => `  server s${i} 127.0.0.1:${each} check inter 200 fall 1 rise 1`);
  const config = join(folder, "haproxy.cfg");
  writeFileSync(
    config,
    [
      "defaults",
      "  mode http",
      "  timeout connect 2s",
      "  timeout client 60s",
      "  timeout server 60s",
      "  option redispatch 1",
      "  retries 3",
      "frontend people",
      `  bind 127.0.0.1:${port}`,
      "  default_backend servers",
      "backend servers",
      "  balance roundrobin",
      "  option httpchk GET /readyz",
      ...servers,
      "",
    ].join("\n"),
  );
  const child = spawn(HAPROXY, ["-db", "-f", config], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await isReady(url)); tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error("haproxy did not start.");
    await sleep(50);
  }
  return {
    url,
    async close() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
