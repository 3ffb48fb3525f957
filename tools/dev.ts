import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";

const SERVER_PORT = process.env.PORT ?? "8080";
const WEB_PORT = process.env.WEB_PORT ?? "5173";
/** The server runs these sources as they are. */
const SERVER_SOURCES = ["apps/server", "domain", "wire", "media"];
/** Editors write a file in several steps, ms. */
const QUIET = 300;

/**
 * The server and Vite side by side while somebody works on the sources: the page takes changed modules in place, the server starts anew
 * when one of its files changes. Vite passes `/api` and `/config` on to the server.
 *
 * Environment: PORT of the server (8080), WEB_PORT of the page (5173), and whatever the server reads.
 */
function main(): void {
  process.chdir(new URL("..", import.meta.url).pathname);
  console.log(`The page is at http://localhost:${WEB_PORT} as soon as the server says that it is ready.`);
  const page = start(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "apps/web", "--port", WEB_PORT, "--strictPort"],
    {
      STANZA_SERVER: `http://localhost:${SERVER_PORT}`,
    },
  );
  let server = startServer();
  let isStopping = false;

  let quiet: NodeJS.Timeout | undefined;
  const restartSoon = (_: string, file: string | null): void => {
    if (!/\.(ts|typ|json)$/.test(file ?? "") || /\.(test|bench|e2e)\.ts$/.test(file ?? "")) return;
    clearTimeout(quiet);
    quiet = setTimeout(restart, QUIET);
  };
  const restart = (): void => {
    console.log("A source of the server changed; it starts anew …");
    const next = (): void => {
      if (!isStopping) server = startServer();
    };
    if (hasEnded(server)) next();
    else if (!server.killed) server.once("exit", next).kill("SIGTERM");
  };
  for (const folder of SERVER_SOURCES) watch(folder, { recursive: true }, restartSoon);

  const stop = (): void => {
    isStopping = true;
    clearTimeout(quiet);
    const left = [server, page].filter((child) => !hasEnded(child));
    for (const child of left) child.once("exit", () => [server, page].every(hasEnded) && process.exit());
    for (const child of left) child.kill("SIGTERM");
    if (left.length === 0) process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  page.on("exit", stop);
}

const startServer = (): ChildProcess =>
  start(process.execPath, ["apps/server/main.ts"], { PORT: SERVER_PORT, SEED_DEMO: "1" });

const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

main();
