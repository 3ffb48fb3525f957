import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RenderSettings } from "@stanza/contract";
import { toRadiance } from "@stanza/environments";
import { sampleRoom } from "@stanza/tracer/testing";
import { afterAll, expect, test } from "vitest";
import { encodePng } from "../../files/encode-png.ts";
import { resultType } from "../picture-type.ts";
import { readPicture } from "../sandbox/decode-png.ts";
import { gettingUsed } from "../sandbox/getting-used.ts";
import { exrOf } from "../testing/exr-of.ts";
import { blenderArguments, cyclesEngine, findBlender, progressOf, renderJson } from "./cycles-engine.ts";
import { checkPng, type RenderEngine, RenderError, type RenderOrder } from "./engine.ts";
import { checkFilm, findFilmPacker, makeFilm } from "./film.ts";
import { lightOf } from "./light-of.ts";
import { tracerEngine } from "./tracer-engine.ts";

const folder = mkdtempSync(join(tmpdir(), "stanza-engines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SETTINGS: RenderSettings = {
  name: "Corner",
  camera: { from: [1.2, 1.5, 3.4], to: [-0.2, 1, -1], fov: 45 },
  ...{
    width: 32,
    height: 20,
    quality: "draft",
    environment: "daylight",
    background: "plain",
    exposure: 0,
    kind: "picture",
  },
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
    "process.once('message', () => process.send({ kind: 'picture', png: Buffer.from([0x89, 0x50, 0x4e, 0x47]) }))",
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

test("[RF-02] Cycles gets a folder with scene, light and render.json, tells its samples, and its halves become a picture", async () => {
  for (const half of [0, 1])
    writeFileSync(join(folder, `half-${half}.exr`), exrOf(32, 20, 0.3 + half * 0.02));
  const blender = blenderOf(`
    test -s "$last/scene.glb" && test -s "$last/environment.hdr" && grep -q '"samples":16' "$last/render.json" || exit 9
    echo "Fra:1 Mem:12.00M | Scene | Sample 0/8"; echo "Fra:1 Mem:12.00M | Scene | Sample 4/8"
    cp ${join(folder, "half-0.exr")} "$last/0-0.exr"; echo "stanza:picture 0 0"
    cp ${join(folder, "half-1.exr")} "$last/0-1.exr"; echo "stanza:picture 0 1"`);
  const told: number[] = [];
  const engine: RenderEngine = cyclesEngine({ blender, threads: 1 });
  const picture = await engine.render(order(), (share) => told.push(share), going());
  expect(told).toEqual([0, 0.25, 0.5]);
  // A grey wall of one brightness, exposed as white paint is.
  const { bytes = new Uint8Array() } = readPicture(picture, "image/png") ?? {};
  expect(bytes).toHaveLength(32 * 20 * 3);
  expect(Math.max(...bytes) - Math.min(...bytes)).toBeLessThan(3);
  expect(bytes[0]).toBeGreaterThan(190);
});

test("[RF-02] a Blender that fails, writes half a file or leaves children behind is told by name", async () => {
  const fails = cyclesEngine({ blender: blenderOf("exit 3") });
  expect(await reasonOf(fails.render(order(), () => {}, going()))).toBe("crashed");
  writeFileSync(join(folder, "whole.exr"), exrOf(32, 20, 0.3));
  const leaves = (file: string) =>
    cyclesEngine({
      blender: blenderOf(
        `${file} > "$last/0-0.exr"; cp "$last/0-0.exr" "$last/0-1.exr"; echo "stanza:picture 0 1"`,
      ),
    });
  const half = leaves(`head -c 900 ${join(folder, "whole.exr")}`);
  expect(await reasonOf(half.render(order(), () => {}, going()))).toBe("broken");
  const other = leaves(`cat ${join(folder, "whole.exr")}`);
  expect(await reasonOf(other.render(order({ width: 64 }), () => {}, going()))).toBe("broken");
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
  expect(renderJson(SETTINGS, [SETTINGS.camera], -5)).toMatchObject({
    width: 32,
    samples: 16,
    seed: 0x7ffffffb,
  });
  expect(progressOf("Fra:1 Mem:9M | Scene, View Layer | Sample 64/64")).toBe(1);
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

test("[RF-02] a panorama is all around: what is behind the camera is in the picture", async () => {
  const camera: RenderSettings["camera"] = { from: [0, 1, 0.5], to: [0, 1, -2], fov: 40 };
  const around = order({ camera, kind: "panorama", width: 64, height: 32, background: "environment" });
  const { bytes = new Uint8Array() } =
    readPicture(await tracerEngine({ threads: 1 }).render(around, () => {}, going()), "image/png") ?? {};
  const at = (u: number, v: number) =>
    [...bytes.subarray((Math.floor(v * 32) * 64 + Math.floor(u * 64)) * 3)].slice(0, 3);
  // The floor below is brown, the wall to the left green, and behind is the sky of the environment.
  const [floor, left, behind] = [at(0.5, 0.95), at(0.25, 0.55), at(0.01, 0.3)];
  expect(floor[0]! - floor[2]!).toBeGreaterThan(25);
  expect(left[1]! - left[0]!).toBeGreaterThan(5);
  expect(behind[2]! - behind[0]!).toBeGreaterThan(5);
});

const packer = await findFilmPacker(process.env.PATH ?? "");

test.runIf(packer)("[RF-02] a film goes along its views, each frame once, and is a whole file", async () => {
  const path: RenderSettings["camera"][] = [{ from: [-1, 1.5, 3.4], to: [0, 1, -1], fov: 45 }];
  const film = order({ kind: "film", path, seconds: 1 });
  const seen: number[] = [];
  const frames: RenderEngine = {
    name: "tracer",
    render: () => Promise.reject(new Error("No picture was asked for.")),
    async film({ settings: { width, height } }, cameras, frame) {
      for (const [i, { from }] of cameras.entries()) {
        seen.push(from[0]);
        frame(encodePng({ width, height, rgb: new Uint8Array(width * height * 3).fill(i * 10) }));
      }
    },
  };
  const made = await makeFilm(frames, packer!, film, () => {}, going());
  expect(resultType(made)).toBe(packer!.container === "mp4" ? "video/mp4" : "video/webm");
  expect(seen).toHaveLength(24);
  expect([seen[0], seen.at(-1)]).toEqual([1.2, -1]);
  const fails: RenderEngine = {
    ...frames,
    film: () => Promise.reject(new RenderError("scene", "No scene.")),
  };
  expect(await reasonOf(makeFilm(fails, packer!, film, () => {}, going()))).toBe("scene");
  const noFilm = { ...packer!, ffmpeg: program("ffmpeg-fails", "#!/bin/sh\nexit 1\n") };
  expect(await reasonOf(makeFilm(frames, noFilm, film, () => {}, going()))).toBe("crashed");
  expect(() => checkFilm(made.subarray(0, 200), packer!.container)).toThrow("no whole film");
});

test("[RF-02] a machine without ffmpeg, or with one that has neither H.264 nor VP9, packs no films", async () => {
  expect(await findFilmPacker("/nowhere")).toBeNull();
  program("ffmpeg", "#!/bin/sh\necho ' V..... mpeg4'\n");
  expect(await findFilmPacker(folder)).toBeNull();
  program("ffmpeg", "#!/bin/sh\necho ' V....D libvpx-vp9'\n");
  expect(await findFilmPacker(folder)).toMatchObject({ container: "webm" });
});

test("[RF-02] the exposure of a film follows as slowly as an eye", () => {
  const exposed = gettingUsed(2);
  expect(exposed(1)).toBe(2);
  const next = exposed(4);
  expect(next).toBeGreaterThan(2);
  expect(next).toBeLessThan(2.5);
});
