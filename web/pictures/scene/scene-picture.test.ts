import { beforeEach, expect, test, vi } from "vitest";
import type { PicturedScene, scenePicture } from "./scene-picture.ts";

const EMPTY: PicturedScene = { materials: [], rooms: [], rows: [] };
type Open = NonNullable<Parameters<typeof scenePicture>[1]>;

function viewerLike(more: object = {}) {
  const made = {
    isSlow: false,
    setMaterials: vi.fn(),
    setRooms: vi.fn(),
    setRows: vi.fn(),
    takePicture: vi.fn(async () => new Blob(["picture"])),
    dispose: vi.fn(),
    ...more,
  };
  return { made, open: vi.fn(async () => made) as unknown as Open & ReturnType<typeof vi.fn> };
}

let take: typeof scenePicture;
beforeEach(async () => {
  vi.resetModules();
  take = (await import("./scene-picture.ts")).scenePicture;
});

test("pictures of scenes are taken at eye level, one after the other, by one viewer", async () => {
  const { made, open } = viewerLike();
  const pictures = await Promise.all([take(EMPTY, open), take(EMPTY, open)]);
  expect(pictures.every((one) => one instanceof Blob)).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
  expect(made.takePicture).toHaveBeenCalledWith(expect.objectContaining({ view: "eye" }));
});

test("a device without a graphics card takes none and is not asked twice", async () => {
  const { made, open } = viewerLike({ isSlow: true });
  expect(await take(EMPTY, open)).toBeNull();
  expect(await take(EMPTY, open)).toBeNull();
  expect(open).toHaveBeenCalledTimes(1);
  expect(made.takePicture).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(made.dispose).toHaveBeenCalled());
});

test("a picture that fails leaves the drawing, and the next one is tried", async () => {
  const takePicture = vi
    .fn()
    .mockRejectedValueOnce(new Error("black"))
    .mockResolvedValue(new Blob(["p"]));
  const { open } = viewerLike({ takePicture });
  expect(await take(EMPTY, open)).toBeNull();
  expect(await take(EMPTY, open)).toBeInstanceOf(Blob);
});
