import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";

/** Tries everything that a document must not be able to do, and tells what worked. */
process.once(
  "message",
  async ({
    port,
    secret,
    parent,
  }: {
    readonly port: number;
    readonly secret: string;
    readonly parent: number;
  }) => {
    const reached = {
      environment: Object.keys(process.env).some((name) => !/^(NODE_CHANNEL\w*|PWD)$/.test(name)),
      secretFile: works(() => readFileSync(secret)),
      passwords: works(() => readFileSync("/etc/passwd")),
      writing: works(() => writeFileSync(fileURLToPath(new URL("./written", import.meta.url)), "evil")),
      processes: works(() => {
        const { error, status } = spawnSync("/bin/sh", ["-c", "true"]);
        if (error || status !== 0) throw error ?? new Error("refused");
      }),
      killing: works(() => process.kill(parent, 0)),
      network: await connects(port),
    };
    process.send?.(reached, () => process.exit(0));
  },
);

function works(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
}
