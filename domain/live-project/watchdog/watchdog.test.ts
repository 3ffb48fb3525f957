import type { EvaluationWork } from "@stanza/evaluation";
import { expect, test } from "vitest";
import { MOST_ROUNDS } from "./limits.ts";
import { openWatchdog, type Timers } from "./watchdog.ts";

const LIMITS = { projectMs: 100, workMs: 10 };
const RULES: EvaluationWork = { kind: "rules", catalogue: "C" };

/** A clock that the test moves. */
function handClock() {
  let now = 0;
  let running: { at: number; act: () => void } | undefined;
  const timers: Timers = {
    after(ms, act) {
      const timer = { at: now + ms, act };
      running = timer;
      return () => {
        if (running === timer) running = undefined;
      };
    },
  };
  const pass = (ms: number) => {
    now += ms;
    const due = running && running.at <= now ? running : undefined;
    if (!due) return;
    running = undefined;
    due.act();
  };
  return { timers, pass };
}

function watched() {
  const { timers, pass } = handClock();
  let hangs = 0;
  const dog = openWatchdog(LIMITS, timers, () => hangs++);
  return { dog, pass, hangs: () => hangs };
}

test("[F14] a silent thread hangs after the project's time, a reported piece of work after its own", () => {
  const { dog, pass, hangs } = watched();
  dog.begin();
  pass(99);
  expect(hangs()).toBe(0);
  pass(1);
  expect(hangs()).toBe(1);
  dog.begin();
  dog.heard({ kind: "at", work: RULES });
  pass(10);
  expect(hangs()).toBe(2);
});

test("[F14] work that ended after much too long counts as hung at once", () => {
  const { dog, hangs } = watched();
  dog.begin();
  dog.heard({ kind: "too-long", work: RULES });
  expect(hangs()).toBe(1);
  expect(dog.verdict()).toEqual({ kind: "again", leaveOut: RULES });
});

test("[F14] a task is first repeated under watch, then without the work that hung, and given up when that is unknown", () => {
  const { dog } = watched();
  dog.begin();
  expect(dog.isWatched).toBe(false);
  expect(dog.verdict()).toEqual({ kind: "again", leaveOut: null });
  dog.begin();
  expect(dog.isWatched).toBe(true);
  dog.heard({ kind: "at", work: RULES });
  expect(dog.verdict()).toEqual({ kind: "again", leaveOut: RULES });
  dog.begin();
  expect(dog.verdict()).toEqual({ kind: "give-up" });
  expect(dog.isWatched).toBe(false);
});

test("[F14] a task is given up after the last round, and a finished one resets the count", () => {
  const { dog, pass, hangs } = watched();
  const hang = () => {
    dog.begin();
    dog.heard({ kind: "at", work: RULES });
    return dog.verdict().kind;
  };
  const verdicts = Array.from({ length: MOST_ROUNDS + 1 }, hang);
  expect(verdicts.filter((kind) => kind === "again")).toHaveLength(MOST_ROUNDS);
  expect(verdicts.at(-1)).toBe("give-up");
  hang();
  dog.begin();
  dog.done();
  expect(dog.isWatched).toBe(false);
  pass(1000);
  expect(hangs()).toBe(0);
});
