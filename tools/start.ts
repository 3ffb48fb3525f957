import { spawn } from "node:child_process";
import { MEMORY_SETTINGS, NODE_FLAGS } from "../apps/server/node-flags.ts";
import { buildCustomers, buildWebApp } from "./start/web-build.ts";

const say = (line: string): void => console.log(`\x1b[2m${line}\x1b[0m`);

/** Builds what is out of date and runs the server on the embedded database, with the demo's shops, users and projects. */
function main(): void {
  process.chdir(new URL("..", import.meta.url).pathname);
  buildWebApp(say);
  buildCustomers();
  say("Starting database and server …");
  say(
    "Sign in as seller.milano with seller-milano-1, or come as a guest; ./run npm run seed lists everybody.",
  );
  const server = spawn(process.execPath, [...NODE_FLAGS, "apps/server/main.ts"], {
    stdio: "inherit",
    env: { SEED_DEMO: "1", ...MEMORY_SETTINGS, ...process.env },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
