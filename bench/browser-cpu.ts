import type { Browser } from "@playwright/test";
import { everyThreadCpuMs, mainThreadCpuMs } from "./process-cpu.ts";

/** CPU milliseconds of a browser's processes. */
export interface BrowserCpu {
  /** All threads of the pages' processes. */
  readonly page: number;
  /** Their main threads alone. */
  readonly main: number;
  /** The GPU process, in which SwiftShader plays the graphics card. */
  readonly gpu: number;
}

/** CPU milliseconds that a browser spends on some work. Pages that close during the work are not counted. */
export async function browserCpuOf(browser: Browser, work: () => Promise<void>): Promise<BrowserCpu> {
  const system = await browser.newBrowserCDPSession();
  const clock = async (): Promise<BrowserCpu> => {
    const { processInfo } = await system.send("SystemInfo.getProcessInfo");
    const sum = (type: string, of: (pid: number) => number): number =>
      processInfo.filter((one) => one.type === type).reduce((total, { id }) => total + msOf(of, id), 0);
    return {
      page: sum("renderer", everyThreadCpuMs),
      main: sum("renderer", mainThreadCpuMs),
      gpu: sum("GPU", everyThreadCpuMs),
    };
  };
  const before = await clock();
  await work();
  const after = await clock();
  await system.detach();
  return { page: after.page - before.page, main: after.main - before.main, gpu: after.gpu - before.gpu };
}

/** A process may have ended since it was listed. */
function msOf(of: (pid: number) => number, pid: number): number {
  try {
    return of(pid);
  } catch {
    return 0;
  }
}
