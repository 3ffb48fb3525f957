import { type ChildProcess, spawn } from "node:child_process";

/** A display of the X server that draws into memory, on the first free number. */
export async function startScreen(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const process = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    process.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    process.once("error", reject);
    process.once("exit", (code) => reject(new Error(`Xvfb ended with code ${code}`)));
  });
  return { display: `:${number}`, process };
}
