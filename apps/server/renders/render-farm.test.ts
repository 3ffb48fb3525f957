import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type RenderJob, renderCredits } from "@stanza/contract";
import { toRadiance } from "@stanza/environments";
import { sampleRoom } from "@stanza/tracer/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { FIRST_CREDITS } from "./credits.ts";
import { type RenderEngine, RenderError } from "./engines/engine.ts";
import { startFarmWorker } from "./farm-worker.ts";
import { takeRender } from "./lease.ts";
import { engineOf as engine, png, TINY } from "./testing/tiny-picture.ts";

let stanza: TestServer;
let seller: Person;
let project: number;
let scene: string;
beforeAll(async () => {
  stanza = await startTestServer();
  seller = await stanza.as("seller.milano");
  project = (await createSample(seller)).summary.id;
  scene = await keepScene(seller, project);
});
afterAll(() => stanza.close());

async function keepScene(person: Person, id: number): Promise<string> {
  const body = new Blob([sampleRoom()], { type: "application/octet-stream" });
  return bodyOf(await person.client.addRenderScene({ params: { id }, body }), 201).scene;
}

const wish = (change: object = {}) => ({ ...TINY, project, scene, ...change });
const queue = async (person = seller, change: object = {}) =>
  bodyOf(await person.client.createRenderJob({ body: wish(change) }), 201);
const jobOf = async (id: string) => bodyOf(await seller.client.getRenderJob({ params: { id } }), 200);
const creditsOf = async (person = seller) => bodyOf(await person.client.getRenderUser({}), 200).credits;

async function ended(id: string): Promise<RenderJob> {
  let job = await jobOf(id);
  while (job.state === "queued" || job.state === "running") {
    const answer = await seller.client.followRenderJob({
      params: { id },
      query: { since: job.rev, wait: 5 },
    });
    if (answer.status === 200) job = answer.body;
  }
  return job;
}

const TRACER = { engine: "tracer", films: false };
const good = engine(async ({ settings }, progress) => {
  progress(0.5);
  return png(settings.width, settings.height);
});
function worker(of: RenderEngine = good) {
  const { pool, files, log } = stanza.server.context;
  return startFarmWorker({ pool, databaseUrl: stanza.databaseUrl, files, engine: of, films: null, log });
}

test("[RF-01] a picture is queued, made, charged and fetched; another look costs nothing more", async () => {
  const before = await creditsOf();
  const queued = await queue();
  expect(queued).toMatchObject({ state: "queued", ahead: 0, credits: 1, inOffer: false });
  expect(await creditsOf()).toEqual({ available: before.available - 1, booked: 1 });
  const farm = worker();
  const done = await ended(queued.id);
  await farm.close();
  expect(done).toMatchObject({ state: "done", progress: 1, engine: "tracer" });
  expect(await creditsOf()).toEqual({ available: before.available - 1, booked: 0 });
  const picture = bodyOf(await seller.client.getRenderPicture({ params: { id: queued.id } }), 200);
  expect(Buffer.from(await picture.arrayBuffer()).equals(png())).toBe(true);
  const { movements } = bodyOf(await seller.client.listRenderMovements({}), 200);
  expect(movements.filter(({ job }) => job === queued.id).map(({ kind }) => kind)).toEqual([
    "charged",
    "booked",
  ]);
  expect(movements.at(-1)).toMatchObject({ kind: "granted", credits: FIRST_CREDITS });
  const { jobs } = bodyOf(await seller.client.listRenderJobs({ query: { project } }), 200);
  expect(jobs[0]?.id).toBe(queued.id);
});

test("[RF-01] the first progress is told within a second of queueing", async () => {
  const wait = Promise.withResolvers<void>();
  const farm = worker(
    engine(async () => {
      await wait.promise;
      return png();
    }),
  );
  const { id, rev } = await queue();
  const at = performance.now();
  const answer = await seller.client.followRenderJob({ params: { id }, query: { since: rev, wait: 5 } });
  expect(bodyOf(answer, 200).state).toBe("running");
  expect(performance.now() - at).toBeLessThan(1000);
  wait.resolve();
  await ended(id);
  await farm.close();
});

test("[RF-01] the jobs of a project are told as events: all at first, then what changes, the first progress within a second", async () => {
  const address = `${stanza.server.url}/api/renderfarm/longpolling/projects/${project}/events?wait=20`;
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${seller.token}` };
  const answer = await fetch(address, { headers, signal: stop.signal });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const heard: RenderJob[] = [];
  let rest = "";
  const until = async (isThere: (job: RenderJob) => boolean) => {
    while (!heard.some(isThere)) {
      const { value = "", done } = await reader.read();
      if (done) throw new Error("The stream ended.");
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data: ")) heard.push(JSON.parse(line.slice(6)));
    }
  };
  const wait = Promise.withResolvers<void>();
  const farm = worker(
    engine(async () => {
      await wait.promise;
      return png();
    }),
  );
  const { id } = await queue();
  const at = performance.now();
  await until((job) => job.id === id && job.state === "running" && job.progress > 0);
  expect(performance.now() - at).toBeLessThan(1000);
  wait.resolve();
  await until((job) => job.id === id && job.state === "done");
  stop.abort();
  await farm.close();
  const stranger = await stanza.as("dealer.zuerich");
  const theirs = await fetch(address, { headers: { authorization: `Bearer ${stranger.token}` } });
  expect(theirs.status).toBe(404);
});

test("[RF-01] what fails or is stopped gives its credits back, once", async () => {
  const before = await creditsOf();
  const failing = await queue();
  const farm = worker(engine(async () => Promise.reject(new RenderError("hung", "It hangs."))));
  expect(await ended(failing.id)).toMatchObject({ state: "failed", failure: "hung" });
  await farm.close();
  const stopped = await queue();
  expect((await seller.client.cancelRenderJob({ params: { id: stopped.id } })).status).toBe(204);
  const again = await Promise.all(
    [1, 2, 3].map(() => seller.client.cancelRenderJob({ params: { id: stopped.id } })),
  );
  for (const answer of again) expect(bodyOf(answer, 409).error).toBe("already-ended");
  expect(await creditsOf()).toEqual(before);
  expect((await seller.client.getRenderPicture({ params: { id: stopped.id } })).status).toBe(404);
});

test("[RF-01] a picture that is being made is stopped within moments, and its worker goes on", async () => {
  const stopped = Promise.withResolvers<void>();
  const farm = worker(
    engine(async ({ settings }, _, signal) => {
      if (settings.name === "Next") return png();
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      stopped.resolve();
      throw new RenderError("crashed", "It was stopped.");
    }),
  );
  const { id } = await queue();
  while ((await jobOf(id)).state !== "running") await sleep(20);
  expect((await seller.client.cancelRenderJob({ params: { id } })).status).toBe(204);
  await stopped.promise;
  const next = await queue(seller, { name: "Next" });
  expect((await ended(next.id)).state).toBe("done");
  expect((await jobOf(id)).state).toBe("cancelled");
  await farm.close();
});

test("[RF-01] an engine that fails by chance is tried once more, one that cannot do it is not", async () => {
  let tries = 0;
  const farm = worker(
    engine(async () => {
      tries++;
      if (tries === 1) throw new RenderError("broken", "Half a file.");
      return png();
    }),
  );
  expect((await ended((await queue()).id)).state).toBe("done");
  expect(tries).toBe(2);
  await farm.close();
});

test("[RF-01] what a dead worker had is made by another, and what kills its workers fails in the end", async () => {
  const { pool } = stanza.server.context;
  const { id } = await queue();
  const expire = () =>
    pool.query("update render_job set lease_until = now() - interval '1 s' where id = $1", [id]);
  // Three workers take it and are never heard of again.
  for (const dead of [1, 2, 3]) {
    expect((await takeRender(pool, crypto.randomUUID(), TRACER))?.tries).toBe(dead);
    expect(await takeRender(pool, crypto.randomUUID(), TRACER)).toBeNull();
    await expire();
  }
  const farm = worker();
  expect((await ended(id)).state).toBe("done");
  await farm.close();
  const before = await creditsOf();
  const deadly = await queue();
  await pool.query("update render_job set tries = 4 where id = $1", [deadly.id]);
  expect(await takeRender(pool, crypto.randomUUID(), TRACER)).toBeNull();
  expect(await jobOf(deadly.id)).toMatchObject({ state: "failed", failure: "lost" });
  expect(await creditsOf()).toEqual(before);
});

test("[RF-01] drafts go first, then the shop with the fewest pictures at work", async () => {
  const { pool } = stanza.server.context;
  const standard = await queue(seller, { quality: "standard" });
  const draft = await queue();
  const take = async () => (await takeRender(pool, crypto.randomUUID(), TRACER))?.id;
  expect(await take()).toBe(draft.id);
  expect(await take()).toBe(standard.id);
  for (const { id } of [standard, draft]) await seller.client.cancelRenderJob({ params: { id } });
});

test("[RF-01] fifty requests at once spend exactly what there is", async () => {
  const { pool } = stanza.server.context;
  const other = await stanza.as("dealer.zuerich");
  const own = (await createSample(other)).summary.id;
  const theirs = { project: own, scene: await keepScene(other, own) };
  await pool.query(
    "insert into render_account (shop_id, balance) select id, 17 from shop where code = 'ZUERICH' on conflict (shop_id) do update set balance = 17",
  );
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => other.client.createRenderJob({ body: wish(theirs) })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(17);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(bodyOf(answer, 409).error).toBe("no-credits");
  expect(await creditsOf(other)).toEqual({ available: 0, booked: 17 });
  // All of them are stopped and ended at once: each is settled one way.
  const ids = answers.flatMap((answer) => (answer.status === 201 ? [answer.body.id] : []));
  const farm = worker();
  const stops = await Promise.all(ids.map((id) => other.client.cancelRenderJob({ params: { id } })));
  const states = async () =>
    bodyOf(await other.client.listRenderJobs({ query: { project: own } }), 200).jobs.map(
      ({ state }) => state,
    );
  while ((await states()).some((state) => state === "queued" || state === "running")) await sleep(50);
  await farm.close();
  const stopped = stops.filter(({ status }) => status === 204).length;
  expect((await states()).filter((state) => state === "cancelled")).toHaveLength(stopped);
  expect(await creditsOf(other)).toEqual({ available: stopped, booked: 0 });
});

test("[RF-01] sizes of 0 and 100,000, unknown light, cameras without a direction and foreign scenes are refused, and nothing is booked", async () => {
  const before = await creditsOf();
  const refused = async (change: object) => {
    const answer = await seller.client.createRenderJob({ body: wish(change) });
    return answer.status === 0
      ? answer
      : { status: answer.status, error: "error" in answer.body ? answer.body.error : "" };
  };
  for (const change of [
    { width: 0 },
    { width: 100_000 },
    { height: -4 },
    { width: 4096, height: 4096 },
    { exposure: 99 },
  ])
    expect(await refused(change)).toEqual({ status: 422, error: "invalid-request" });
  expect(await refused({ environment: "moon" })).toEqual({ status: 422, error: "unknown-environment" });
  const nowhere = { from: [0, 1, 0], to: [0, 1, 0], fov: 40 };
  expect(await refused({ camera: nowhere })).toEqual({ status: 422, error: "no-camera" });
  expect(await refused({ scene: "0".repeat(64) })).toEqual({ status: 422, error: "no-scene" });
  expect(await refused({ project: 999_999 })).toEqual({ status: 404, error: "not-found" });
  expect(await creditsOf()).toEqual(before);
  const noGlb = new Blob([new Uint8Array(30)], { type: "application/octet-stream" });
  expect((await seller.client.addRenderScene({ params: { id: project }, body: noGlb })).status).toBe(422);
});

test("[CD-07] [RF-01] a file that the operator has dropped in is an environment of the farm; a broken one is refused in words", async () => {
  const folder = join(stanza.server.context.config.configDirectory, "hdr");
  mkdirSync(folder, { recursive: true });
  const pixels = new Float32Array(16 * 8 * 4).fill(1);
  writeFileSync(join(folder, "loft.hdr"), toRadiance({ width: 16, height: 8, pixels }));
  writeFileSync(join(folder, "square.hdr"), "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 8 +X 8\n");
  const refused = await seller.client.createRenderJob({ body: wish({ environment: "square" }) });
  expect(bodyOf(refused, 422)).toMatchObject({
    error: "unknown-environment",
    message: expect.stringContaining("not twice as wide as high"),
  });
  const { id } = await queue(seller, { environment: "loft" });
  // It is gone before the worker comes to it, and on the worker's machine it never was.
  rmSync(folder, { recursive: true });
  const seen: number[] = [];
  const farm = worker(
    engine(async ({ light }) => {
      seen.push(light.width, light.height, Math.round(light.pixels[0]! * 10) / 10);
      return png();
    }),
  );
  expect(await ended(id)).toMatchObject({ state: "done", environment: "loft" });
  await farm.close();
  expect(seen).toEqual([16, 8, 1]);
});

test("[RF-01] a film is refused in words where no worker packs films, and left to those that do", async () => {
  const { pool } = stanza.server.context;
  const before = await creditsOf();
  const film = {
    ...{ kind: "film" as const, seconds: 2 },
    path: [
      { from: [0, 1.5, 4] as [number, number, number], to: [0, 1, 0] as [number, number, number], fov: 45 },
    ],
  };
  for (const wrong of [{ kind: "film" }, { seconds: 2 }, { ...film, seconds: 900 }, { ...film, width: 33 }])
    expect(bodyOf(await seller.client.createRenderJob({ body: wish(wrong) }), 422).error).toBe(
      "invalid-request",
    );
  expect((await seller.client.createRenderJob({ body: wish({ kind: "panorama" }) })).status).toBe(422);
  const refused = await seller.client.createRenderJob({ body: wish(film) });
  expect(bodyOf(refused, 409)).toMatchObject({
    error: "no-films",
    message: expect.stringContaining("ffmpeg"),
  });
  expect(await creditsOf()).toEqual(before);
  await pool.query(
    "insert into render_worker (id, engine, films, seen_at) values ($1, 'tracer', true, now())",
    [crypto.randomUUID()],
  );
  const { id } = await queue(seller, film);
  expect(await takeRender(pool, crypto.randomUUID(), TRACER)).toBeNull();
  expect((await takeRender(pool, crypto.randomUUID(), { ...TRACER, films: true }))?.id).toBe(id);
  await seller.client.cancelRenderJob({ params: { id } });
});

test("[RF-01] a shop spends no more in a month than was set, and what is given back counts again", async () => {
  const { pool } = stanza.server.context;
  await queue().then(({ id }) => seller.client.cancelRenderJob({ params: { id } }));
  const limit = (credits: number | null) =>
    pool.query(
      `update render_account set month_limit = $1::int + (select greatest(0, sum(case kind when 'booked' then credits
          when 'refunded' then -credits else 0 end)) from render_movement m where m.shop_id = render_account.shop_id)
        where shop_id = (select shop_id from project where id = $2)`,
      [credits, project],
    );
  await limit(1);
  expect((await creditsOf()).leftThisMonth).toBe(1);
  const first = await queue();
  const refused = await seller.client.createRenderJob({ body: wish() });
  expect(bodyOf(refused, 409).error).toBe("month-limit");
  expect((await creditsOf()).leftThisMonth).toBe(0);
  await seller.client.cancelRenderJob({ params: { id: first.id } });
  const again = await queue();
  await seller.client.cancelRenderJob({ params: { id: again.id } });
  await limit(null);
});

test("[RF-01] another shop sees neither jobs nor pictures, and a supervisor alone grants credits", async () => {
  const { id } = await queue();
  const stranger = await stanza.as("dealer.zuerich");
  const params = { id };
  for (const answer of [
    await stranger.client.getRenderJob({ params }),
    await stranger.client.followRenderJob({ params, query: { wait: 0 } }),
    await stranger.client.cancelRenderJob({ params }),
    await stranger.client.getRenderPicture({ params }),
    await stranger.client.setRenderInOffer({ params, body: { inOffer: true } }),
    await stranger.client.listRenderJobs({ query: { project } }),
    await stranger.client.createRenderJob({ body: wish() }),
  ])
    expect(answer.status).toBe(404);
  expect((await stranger.client.grantRenderCredits({ body: { credits: 5 } })).status).toBe(403);
  const supervisor = await stanza.as("supervisor.milano");
  const before = await creditsOf(supervisor);
  bodyOf(await supervisor.client.grantRenderCredits({ body: { credits: 5, note: "A fair" } }), 201);
  expect((await creditsOf(supervisor)).available).toBe(before.available + 5);
  expect(bodyOf(await seller.client.setRenderInOffer({ params, body: { inOffer: true } }), 409).error).toBe(
    "not-done",
  );
  await seller.client.cancelRenderJob({ params });
});

test("[RF-01] a project that is erased takes its pictures along and gives back what is booked", async () => {
  const { pool, now } = stanza.server.context;
  const other = (await createSample(seller)).summary.id;
  const before = await creditsOf();
  const { id } = await queue(seller, { project: other, scene: await keepScene(seller, other) });
  const { forgetRenders } = await import("./forget-renders.ts");
  await forgetRenders(pool, [other], now());
  expect((await seller.client.getRenderJob({ params: { id } })).status).toBe(404);
  expect(await creditsOf()).toEqual(before);
});

test("[RF-01] a picture costs by its paths, at least one credit", () => {
  expect(renderCredits({ width: 16, height: 16, quality: "draft" })).toBe(1);
  expect(renderCredits({ width: 1920, height: 1080, quality: "standard" })).toBe(9);
  expect(renderCredits({ width: 3840, height: 2160, quality: "high" })).toBe(133);
});
