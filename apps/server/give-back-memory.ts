import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 30_000;
/** The part of a core below which a process counts as resting. */
const RESTING = 0.02;

/**
 * Gives the memory of a process back to the machine, now and whenever it has begun to rest: V8 collects when it allocates, so a
 * process that has worked hard and then has nothing to do would keep its garbage for ever.
 */
export function startGivingBackMemory(): void {
  setFlagsFromString("--expose-gc");
  // The function is only in contexts that are made after the flag.
  const collect = runInNewContext("gc") as (options: { type: "major"; flavor: "last-resort" }) => void;
  const giveBack = () => collect({ type: "major", flavor: "last-resort" });
  giveBack();
  let before = process.cpuUsage();
  let isResting = true;
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const wasResting = isResting;
    isResting = (user + system) / 1000 < RESTING * LOOK_EVERY_MS;
    if (isResting && !wasResting) giveBack();
    before = process.cpuUsage();
  }, LOOK_EVERY_MS);
  timer.unref();
}
