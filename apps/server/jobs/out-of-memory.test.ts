import { expect, test } from "vitest";
import { EvaluationTooLarge } from "../evaluation/thread.ts";
import { isOutOfMemory } from "./out-of-memory.ts";

test("a project that no evaluation thread can hold is not tried again, a crash is", () => {
  expect(isOutOfMemory(new EvaluationTooLarge("More than a thread gets."))).toBe(true);
  expect(isOutOfMemory(new Error("The thread has ended."))).toBe(false);
});
