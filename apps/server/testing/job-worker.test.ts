import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobDone, orderOffer } from "./make-offer.ts";
import { createSample } from "./sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "./test-server.ts";

const PROGRAM = fileURLToPath(new URL("../job-worker.ts", import.meta.url));
/** A job that somebody takes has begun long before that. */
const LONGEST_START_MS = 1_000;

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer({ env: { JOBS: "elsewhere" } });
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

test("[QU-08] a server that leaves jobs to others queues an offer; a worker of its own program makes it and ends in order", async () => {
  const { id } = (await createSample(dealer)).summary;
  const { jobId } = bodyOf(await orderOffer(dealer, id), 202);
  await stanza.server.context.jobs.changed(jobId, LONGEST_START_MS, new AbortController().signal);
  expect(bodyOf(await dealer.client.getJob({ params: { id: jobId }, query: {} }), 200).state).toBe("queued");

  const worker = fork(PROGRAM, [], {
    env: {
      ...process.env,
      DATABASE_URL: stanza.databaseUrl,
      DATA_DIR: stanza.folder,
      CONFIG_DIR: join(stanza.folder, "config"),
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    expect(await jobDone(dealer, jobId)).toHaveProperty("offerId");
  } finally {
    worker.kill("SIGTERM");
  }
  const [code] = await once(worker, "exit");
  expect(code).toBe(0);
}, 60_000);

test("a worker without a database says what it needs", async () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const worker = fork(PROGRAM, [], { env, stdio: ["ignore", "ignore", "pipe", "ipc"] });
  const said: Buffer[] = [];
  worker.stderr?.on("data", (data: Buffer) => said.push(data));
  const [code] = await once(worker, "close");
  expect([code, Buffer.concat(said).toString()]).toEqual([1, expect.stringContaining("DATABASE_URL")]);
}, 30_000);
