import { afterAll, beforeAll, expect, test } from "vitest";
import { openFolderStore } from "../files/file-store.ts";
import type { SnapshotEngine } from "../renders/engines/snapshot-engine.ts";
import { png } from "../renders/testing/tiny-picture.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { openScenePictures, type WantedPicture } from "./scene-pictures.ts";

let stanza: TestServer;
let shopId: string;
beforeAll(async () => {
  stanza = await startTestServer();
  const { rows } = await stanza.server.context.pool.query<{ id: string }>("select id from shop limit 1");
  shopId = rows[0]!.id;
});
afterAll(() => stanza.close());

const camera = { from: [0, 1, 3], to: [0, 1, 0], fovDegrees: 38 } as const;
/** A scene of its own for each name. */
const wanted = (name: string, use: WantedPicture["use"] = "page"): WantedPicture => ({
  shopId,
  use,
  scene: { glb: new TextEncoder().encode(name), camera, of: "room" },
});

/** An engine that notes what it is asked for and answers when it is let. */
function slowEngine() {
  const asked: string[][] = [];
  let release = () => {};
  let isHeld = false;
  const engine: SnapshotEngine = {
    async snapshots(orders, made) {
      asked.push(orders.map(({ scene }) => new TextDecoder().decode(scene)));
      if (isHeld) await new Promise<void>((resolve) => (release = resolve));
      for (const [index, { scene, width, height }] of orders.entries()) {
        const name = new TextDecoder().decode(scene);
        if (name.startsWith("crash")) throw new Error("The engine ended with 1.");
        made(index, name.startsWith("refused") ? null : png(width, height));
      }
    },
  };
  const hold = () => {
    isHeld = true;
    return () => {
      isHeld = false;
      release();
    };
  };
  return { engine, asked, hold };
}

function open(engine: SnapshotEngine) {
  const { pool } = stanza.server.context;
  const warnings: unknown[] = [];
  const log = { warn: (...said: readonly unknown[]) => void warnings.push(said) };
  const files = openFolderStore(`${stanza.folder}/scene-files`);
  return { scenes: openScenePictures({ pool, files, engine, largest: 32, log }), warnings };
}

const later = { isUrgent: false };

test("[RF-02] a picture of a scene is made once for its content, whoever asks and however often", async () => {
  const { engine, asked } = slowEngine();
  const { scenes } = open(engine);
  const [first, second] = await Promise.all([1, 2].map(() => scenes.picture(wanted("once"), later)));
  expect(first).toEqual(png(32, 24));
  expect(second).toEqual(first);
  // A server that starts afterwards finds it.
  const other = slowEngine();
  expect(await open(other.engine).scenes.picture(wanted("once"), later)).toEqual(first);
  expect([asked, other.asked]).toEqual([[["once"]], []]);
  // Another size is another picture.
  expect(await scenes.picture(wanted("once", "list"), later)).toEqual(png(21, 16));
  await scenes.close();
});

test("[RF-02] what somebody waits for comes first, and whoever waits is let go when the time is up", async () => {
  const { engine, asked, hold } = slowEngine();
  const { scenes } = open(engine);
  const letGo = hold();
  const first = scenes.picture(wanted("first"), later);
  await expect.poll(() => asked.length).toBe(1);
  const all = ["later", "later too"].map((name) => scenes.picture(wanted(name), later));
  const urgent = scenes.picture(wanted("urgent"), { isUrgent: true });
  const until = AbortSignal.timeout(1);
  expect(await scenes.picture(wanted("too slow"), { isUrgent: true, until })).toBeNull();
  letGo();
  await Promise.all([first, urgent, ...all]);
  expect(asked.map((names) => names.toSorted())).toEqual([
    ["first"],
    ["too slow", "urgent"],
    ["later", "later too"],
  ]);
  // It was made all the same.
  expect(await scenes.picture(wanted("too slow"), later)).toEqual(png(32, 24));
  await scenes.close();
});

test("[RF-02] a scene that is refused is asked once; after a crash it is made by whoever asks next", async () => {
  const { engine, asked } = slowEngine();
  const { scenes, warnings } = open(engine);
  for (let i = 0; i < 2; i++) expect(await scenes.picture(wanted("refused"), later)).toBeNull();
  expect(asked).toEqual([["refused"]]);
  expect(await scenes.picture(wanted("crash"), later)).toBeNull();
  expect(warnings).toHaveLength(1);
  expect(await scenes.picture(wanted("crash"), later)).toBeNull();
  expect(asked).toEqual([["refused"], ["crash"], ["crash"]]);
  await scenes.close();
  expect(await scenes.picture(wanted("closed"), later)).toBeNull();
});

test("[RF-02] a picture that another server makes is left to it, until that server is gone", async () => {
  const { engine, asked } = slowEngine();
  const { scenes } = open(engine);
  const held = slowEngine();
  const letGo = held.hold();
  const theirs = open(held.engine).scenes.picture(wanted("theirs"), later);
  await expect.poll(() => held.asked.length).toBe(1);
  expect(await scenes.picture(wanted("theirs"), later)).toBeNull();
  expect(asked).toEqual([]);
  const { pool } = stanza.server.context;
  await pool.query(
    "update scene_picture set claimed_at = now() - interval '6 minutes' where made_at is null",
  );
  expect(await scenes.picture(wanted("theirs"), later)).toEqual(png(32, 24));
  letGo();
  await theirs;
  await scenes.close();
});
