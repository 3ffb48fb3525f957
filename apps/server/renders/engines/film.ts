import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { FILM_LIMITS, framesOf, type RenderCamera } from "@stanza/contract";
import { camerasAlong } from "@stanza/tracer";
import { type RenderEngine, RenderError, type RenderOrder } from "./engine.ts";
import { runEngine } from "./engine-process.ts";

const MEMORY = 2 * 1024 ** 3;
/** What packs a film takes no longer than the engine, which it waits for. */
const LONGEST_MS = 24 * 3_600_000;

/** How this machine packs films. */
export interface FilmPacker {
  /** The file of ffmpeg. */
  readonly ffmpeg: string;
  readonly container: "mp4" | "webm";
}

const CODECS = {
  mp4: ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-movflags", "+faststart"],
  webm: ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1"],
} as const;

/** ffmpeg on the path with H.264 or VP9; `null`: this machine packs no films. */
export async function findFilmPacker(path: string): Promise<FilmPacker | null> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const ffmpeg = join(folder, "ffmpeg");
    try {
      accessSync(ffmpeg, constants.X_OK);
    } catch {
      continue;
    }
    const encoders = await said(ffmpeg, ["-hide_banner", "-encoders"]);
    if (/\blibx264\b/.test(encoders)) return { ffmpeg, container: "mp4" };
    if (/\blibvpx-vp9\b/.test(encoders)) return { ffmpeg, container: "webm" };
  }
  return null;
}

function said(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"], timeout: 20_000 });
    child.stdout.setEncoding("utf8").on("data", (more: string) => (text += more));
    child.on("error", () => resolve(""));
    child.on("close", () => resolve(text));
  });
}

/**
 * Makes a film: the engine's pictures along the path go to ffmpeg as they come. Rejects with `RenderError`.
 *
 * returns  an MP4 or a WebM
 */
export async function makeFilm(
  engine: RenderEngine,
  { ffmpeg, container }: FilmPacker,
  order: RenderOrder,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Buffer> {
  const { camera, path = [], seconds } = order.settings;
  const cameras = filmCameras([camera, ...path], framesOf({ seconds }));
  const folder = await mkdtemp(join(tmpdir(), "stanza-film-"));
  const file = join(folder, `film.${container}`);
  const broken = new AbortController();
  const stop = AbortSignal.any([signal, broken.signal]);
  try {
    let put = (_: Buffer) => {};
    let finish = () => {};
    const packed = runEngine<void>(
      {
        command: ffmpeg,
        args: [
          ...["-hide_banner", "-loglevel", "error", "-nostdin", "-y"],
          ...["-f", "image2pipe", "-c:v", "png", "-framerate", String(FILM_LIMITS.fps), "-i", "pipe:0"],
          ...CODECS[container],
          ...["-pix_fmt", "yuv420p", "-threads", "2", file],
        ],
        options: { stdio: ["pipe", "ignore", "ignore"], env: { PATH: "/usr/bin:/bin" } },
      },
      { timeoutMs: LONGEST_MS, memory: MEMORY },
      stop,
      (child, end) => {
        // Where ffmpeg has ended, its end says so.
        child.stdin?.on("error", () => {});
        put = (png) => child.stdin?.write(png);
        finish = () => child.stdin?.end();
        child.on("close", (code) => code === 0 && end.resolve());
      },
    );
    // One that fails stops the other.
    packed.catch(() => broken.abort());
    try {
      await engine.film(
        order,
        cameras,
        (png) => put(png),
        (share) => progress(share * 0.98),
        stop,
      );
    } catch (error) {
      broken.abort();
      await packed.catch((packing: unknown) => {
        throw signal.aborted || !(error instanceof RenderError) ? packing : error;
      });
      throw error;
    }
    finish();
    await packed;
    return checkFilm(await readFile(file), container);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const filmCameras = (views: readonly RenderCamera[], frames: number): readonly RenderCamera[] =>
  camerasAlong(
    views.map(({ from, to, fov }) => ({ from, to, fovDegrees: fov })),
    frames,
  ).map(({ from, to, fovDegrees }) => ({ from: [...from], to: [...to], fov: fovDegrees }));

/** Refuses what is no whole film. Throws `RenderError`. */
export function checkFilm(film: Buffer, container: FilmPacker["container"]): Buffer {
  const isWhole =
    container === "mp4"
      ? film.toString("latin1", 4, 8) === "ftyp" && film.includes("moov") && film.includes("mdat")
      : film.length > 200 && film.readUInt32BE(0) === 0x1a45dfa3;
  if (!isWhole) throw new RenderError("broken", "ffmpeg wrote no whole film.");
  return film;
}
