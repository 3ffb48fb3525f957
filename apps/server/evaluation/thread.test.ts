import { decodeProject } from "@stanza/codecs";
import { openQuarantine } from "@stanza/live-project";
import { expect, test } from "vitest";
import { sampleDocument } from "../testing/sample-project.ts";
import { openThread } from "./thread.ts";

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
    await Promise.resolve();
    await thread.close();
    await expect(started).rejects.toThrow("has ended");
    expect(await thread.run("picture", emptyRoom, [])).toMatch(/^<svg/);
  } finally {
    await thread.close();
  }
});
