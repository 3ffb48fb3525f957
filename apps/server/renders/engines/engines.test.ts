import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RenderSettings } from "@stanza/contract";
import { toRadiance } from "@stanza/environments";
import { sampleRoom } from "@stanza/tracer/testing";
import { afterAll, expect, test } from "vitest";
import { readPicture } from "../sandbox/decode-png.ts";
import { blenderArguments, cyclesEngine, findBlender, progressOf, renderJson } from "./cycles-engine.ts";
import { checkPng, type RenderEngine, RenderError, type RenderOrder } from "./engine.ts";
import { lightOf } from "./light-of.ts";
import { tracerEngine } from "./tracer-engine.ts";

const folder = mkdtempSync(join(tmpdir(), "stanza-engines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SETTINGS: RenderSettings = {
  name: "Corner",
  camera: { from: [1.2, 1.5, 3.4], to: [-0.2, 1, -1], fov: 45 },
  ...{ width: 32, height: 20, quality: "draft", environment: "daylight", background: "plain", exposure: 0 },
};
const order = (
  settings: Partial<RenderSettings> = {},
  scene: Uint8Array = sampleRoom(),
  light: Buffer | null = null,
): RenderOrder => ({
  scene: Buffer.from(scene),
  light: lightOf(settings.environment ?? "daylight", light),
  settings: { ...SETTINGS, ...settings },
  seed: 1,
});
const going = () => new AbortController().signal;
const reasonOf = (picture: Promise<unknown>) =>
  picture.then(
    () => "made",
    (error: unknown) => (error instanceof RenderError ? error.reason : String(error)),
  );
/** A program in the place of an engine. */
function program(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

test("[RF-02] our own tracer makes the same picture with one thread and with two, in its sandbox", async () => {
  const told: number[] = [];
  const one = await tracerEngine({ threads: 1 }).render(order(), (share) => told.push(share), going());
  const two = await tracerEngine({ threads: 2 }).render(order(), () => {}, going());
  expect(one.equals(two)).toBe(true);
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([32, 20]);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.length).toBeGreaterThan(2);
});

test("[RF-02] a scene that is none and a camera without a direction are failures of their own name", async () => {
  const engine = tracerEngine({ threads: 1 });
  expect(await reasonOf(engine.render(order({}, new Uint8Array(40)), () => {}, going()))).toBe("scene");
  const camera = { from: [0, 1, 0], to: [0, 1, 0], fov: 40 } as const;
  const still = { ...camera, from: [...camera.from], to: [...camera.to] } as RenderSettings["camera"];
  expect(await reasonOf(engine.render(order({ camera: still }), () => {}, going()))).toBe("camera");
});

test("[RF-02] a camera inside a wall sees the wall, and no engine hangs over it", async () => {
  const camera: RenderSettings["camera"] = { from: [0, 1, -2.05], to: [0, 1, 3], fov: 45 };
  expect(await reasonOf(tracerEngine({ threads: 1 }).render(order({ camera }), () => {}, going()))).toBe(
    "made",
  );
});

test("[RF-02] an engine that hangs, crashes, stops half-way or is stopped is told by name, and is gone", async () => {
  const hangs = tracerEngine({
    program: program("hangs.mjs", "setInterval(() => {}, 1000)"),
    timeoutMs: 300,
  });
  expect(await reasonOf(hangs.render(order(), () => {}, going()))).toBe("hung");
  const crashes = tracerEngine({ program: program("crashes.mjs", "process.exit(7)") });
  expect(await reasonOf(crashes.render(order(), () => {}, going()))).toBe("crashed");
  const half = program(
    "half.mjs",
    "process.once('message', () => process.send({ kind: 'done', png: Buffer.from([0x89, 0x50, 0x4e, 0x47]) }))",
  );
  expect(await reasonOf(tracerEngine({ program: half }).render(order(), () => {}, going()))).toBe("broken");
  const stopped = new AbortController();
  const long = tracerEngine({ threads: 1 }).render(
    order({ width: 2000, height: 1000 }),
    () => stopped.abort(),
    stopped.signal,
  );
  expect(await reasonOf(long)).toBe("crashed");
});

/** Blender's boundary: a shell program that does what Blender would with the same arguments. */
const blenderOf = (body: string) =>
  program(`blender-${Math.random()}`, `#!/bin/sh\nfor last; do :; done\n${body}\n`);

test("[RF-02] Cycles gets a folder with scene, light and render.json, tells its samples, and leaves a picture", async () => {
  const png = await tracerEngine({ threads: 1 }).render(order(), () => {}, going());
  writeFileSync(join(folder, "ready.png"), png);
  const blender = blenderOf(`
    test -s "$last/scene.glb" && test -s "$last/environment.hdr" && grep -q '"samples":16' "$last/render.json" || exit 9
    echo "Fra:1 Mem:12.00M | Scene | Sample 0/16"; echo "Fra:1 Mem:12.00M | Scene | Sample 8/16"
    cp ${join(folder, "ready.png")} "$last/picture.png"`);
  const told: number[] = [];
  const engine: RenderEngine = cyclesEngine({ blender, threads: 1 });
  const picture = await engine.render(order(), (share) => told.push(share), going());
  expect(picture.equals(png)).toBe(true);
  expect(told).toEqual([0.05, 0.5]);
});

test("[RF-02] a Blender that fails, writes half a file or leaves children behind is told by name", async () => {
  const fails = cyclesEngine({ blender: blenderOf("exit 3") });
  expect(await reasonOf(fails.render(order(), () => {}, going()))).toBe("crashed");
  const half = cyclesEngine({
    blender: blenderOf(`head -c 60 ${join(folder, "ready.png")} > "$last/picture.png"`),
  });
  expect(await reasonOf(half.render(order(), () => {}, going()))).toBe("broken");
  const nothing = cyclesEngine({ blender: blenderOf("exit 0") });
  expect(await reasonOf(nothing.render(order(), () => {}, going()))).toBe("broken");
  await expect(nothing.test()).rejects.toThrow("no Cycles");
  await cyclesEngine({ blender: blenderOf("echo stanza:ready") }).test();
});

test("[RF-02] Blender is started without a person's settings, and by render.json alone", () => {
  const all = blenderArguments("/tmp/x", 3);
  expect(all.slice(0, 2)).toEqual(["--background", "--factory-startup"]);
  expect(all.slice(-2)).toEqual(["--", "/tmp/x"]);
  expect(blenderArguments(null, 3).at(-1)).toBe("--test");
  expect(renderJson(SETTINGS, -5)).toMatchObject({ width: 32, samples: 16, seed: 0x7ffffffb });
  expect(progressOf("Fra:1 Mem:9M | Scene, View Layer | Sample 64/64")).toBe(0.95);
  expect(progressOf("Saved: 'picture.png'")).toBeNull();
  expect(findBlender(folder)).toBeNull();
  program("blender", "#!/bin/sh\n");
  expect(findBlender(`/nowhere:${folder}`)).toBe(join(folder, "blender"));
});

test("[CD-07] the operator's own light is in the picture, and a file that is none is told by name", async () => {
  const red = new Float32Array(64 * 32 * 4).map((_, i) => (i % 4 === 0 ? 1 : 0.02));
  const file = Buffer.from(toRadiance({ width: 64, height: 32, pixels: red }));
  const engine = tracerEngine({ threads: 1 });
  const png = await engine.render(
    order({ environment: "loft", background: "environment" }, undefined, file),
    () => {},
    going(),
  );
  const daylight = await engine.render(order({ background: "environment" }), () => {}, going());
  const redOf = (picture: Buffer) => {
    const { bytes = new Uint8Array() } = readPicture(picture, "image/png") ?? {};
    let [red_, blue] = [0, 0];
    for (let i = 0; i < bytes.length; i += 3) [red_, blue] = [red_ + bytes[i]!, blue + bytes[i + 2]!];
    return red_ / blue;
  };
  expect(redOf(png)).toBeGreaterThan(2);
  expect(redOf(daylight)).toBeLessThan(1.5);
  expect(() => lightOf("moon", null)).toThrow(RenderError);
  expect(() => lightOf("loft", file.subarray(0, 90))).toThrow(
    "loft.hdr: The picture ends before its last row",
  );
});

test("half a picture is none, and one of another size is none", () => {
  expect(() => checkPng(Buffer.alloc(80), SETTINGS)).toThrow("no whole picture");
});
