import type { Worker } from "node:worker_threads";
import { decodeProject } from "@stanza/codecs";
import { openQuarantine } from "@stanza/live-project";
import { expect, test } from "vitest";
import { sampleDocument } from "../testing/sample-project.ts";
import { EvaluationTooLarge, openThread } from "./thread.ts";

const decoded = decodeProject(sampleDocument("rossi-corner-kitchen"));
if (!decoded.ok) throw new Error("the sample does not decode");
const { project } = decoded.document;
const emptyRoom = { project: { ...project, rows: [], catalogues: {} }, priceDate: null };

test("a task that fails fails alone, and the thread goes on with the next", async () => {
  const thread = openThread(
    "/nowhere",
    openQuarantine(() => Date.now()),
  );
  try {
    const [failed, drawn] = await Promise.allSettled([
      thread.run("picture", { project, priceDate: null }, [{ code: "CUCINA", version: "1" }]),
      thread.run("picture", emptyRoom, []),
    ]);
    expect(failed).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringContaining("CUCINA 1") },
    });
    expect(drawn).toMatchObject({ status: "fulfilled", value: expect.stringMatching(/^<svg/) });
  } finally {
    await thread.close();
  }
});

test("a thread that is brought down fails its task, and the next task starts another", async () => {
  const thread = openThread(
    "/nowhere",
    openQuarantine(() => Date.now()),
  );
  try {
    expect(await thread.run("picture", emptyRoom, [])).toMatch(/^<svg/);
    const started = thread.run("picture", emptyRoom, []);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    await thread.close();
    await expect(started).rejects.toThrow("has ended");
    expect(await thread.run("picture", emptyRoom, [])).toMatch(/^<svg/);
  } finally {
    await thread.close();
  }
});

test("[F14] a task that needs more memory than a thread has is answered in words, and the next is done by a fresh thread", async () => {
  const thread = openThread(
    "/nowhere",
    openQuarantine(() => Date.now()),
    { mostMegabytes: 48, watchdog: { projectMs: 120_000, workMs: 120_000 } },
  );
  const rows = Array.from({ length: 100_000 }, (_, n) => ({ ...project.rows[0]!, id: `row ${n}` }));
  const large = { project: { ...project, catalogues: {}, rows }, priceDate: null };
  try {
    const [refused, drawn] = await Promise.allSettled([
      thread.run("sheet", large, []),
      thread.run("picture", emptyRoom, []),
    ]);
    expect(refused).toMatchObject({
      status: "rejected",
      reason: { statusCode: 413, message: expect.stringContaining("more memory") },
    });
    expect(refused.status === "rejected" && refused.reason).toBeInstanceOf(EvaluationTooLarge);
    expect(drawn).toMatchObject({ status: "fulfilled", value: expect.stringMatching(/^<svg/) });
  } finally {
    await thread.close();
  }
}, 120_000);

test("a thread that rests ends, and the next task starts another", async () => {
  const thread = openThread(
    "/nowhere",
    openQuarantine(() => Date.now()),
    { restMs: 1 },
  );
  const ended: number[] = [];
  process.on("worker", onWorker);
  function onWorker(worker: Worker) {
    worker.once("exit", (code) => ended.push(code));
  }
  try {
    expect(await thread.run("picture", emptyRoom, [])).toMatch(/^<svg/);
    await expect.poll(() => ended.length, { timeout: 20_000 }).toBe(1);
    expect(await thread.run("picture", emptyRoom, [])).toMatch(/^<svg/);
  } finally {
    process.off("worker", onWorker);
    await thread.close();
  }
});
