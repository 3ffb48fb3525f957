import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isConfinedBySystem, type Sandbox, sandboxByNode, sandboxOf } from "./sandbox.ts";

const HOSTILE = fileURLToPath(new URL("../testing/hostile-program.ts", import.meta.url));

/** What a program of strangers reached from inside. */
async function attack(
  { command, args }: Sandbox,
  port: number,
  secret: string,
): Promise<Readonly<Record<string, boolean>>> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "inherit", "ipc"], env: {} });
  return new Promise((resolve, reject) => {
    child.once("message", (reached) => resolve(reached as Record<string, boolean>));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The program ended with ${code} and told nothing.`)));
    child.send({ port, secret, parent: process.pid });
  });
}

const NOTHING = {
  environment: false,
  secretFile: false,
  passwords: false,
  writing: false,
  processes: false,
};

test.each([
  ["the system's", sandboxOf, () => isConfinedBySystem()],
  ["Node's", sandboxByNode, () => false],
])("in %s sandbox a program reaches no file, process, secret or server", async (_, sandbox, isBySystem) => {
  const folder = mkdtempSync(join(tmpdir(), "stanza-sandbox-"));
  const secret = join(folder, "secret.key");
  writeFileSync(secret, "0123456789");
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  try {
    const { network, killing, ...reached } = await attack(sandbox(HOSTILE, process.execArgv), port, secret);
    expect(reached).toEqual(NOTHING);
    // Node's permission model has no network and no signals to forbid.
    if (isBySystem()) expect({ network, killing }).toEqual({ network: false, killing: false });
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
