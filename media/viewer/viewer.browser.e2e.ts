import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type {} from "./testing/filter-page.ts";
import { atRest, difference, fields, pageUrl, test, testAlone } from "./testing/viewer-page.ts";

test("[CD-03] draws the kitchen in no more calls than it has materials, and a few", async ({ page }) => {
  const { calls, materials } = await page.evaluate(() => {
    window.viewer.drawNow();
    const codes = new Set(window.kitchen.rows.flatMap((row) => row.parts.map((part) => part.material)));
    return { calls: window.viewer.info.calls, materials: codes.size };
  });
  expect(calls).toBeGreaterThan(materials);
  // Floor, walls, the shadow on the ground, the dark between fronts and what is outside of two walls.
  expect(calls).toBeLessThanOrEqual(materials + 6);
});

test("[CD-03] draws nothing at rest, and for a change of the view one rough frame and one in full", async ({
  page,
}) => {
  const frames = () => page.evaluate(() => window.viewer.frames);
  const before = await frames();
  await page.waitForTimeout(500);
  expect(await frames()).toBe(before);
  await page.evaluate(() => window.viewer.setCamera({ ...window.viewer.camera, azimuth: 35 }));
  await atRest(page);
  // The machine of the tests has no graphics card.
  expect(await frames()).toBe(before + 2);
});

test("[CD-03] picks furniture, walls and floor by where they are in the picture", async ({ page }) => {
  const picked = await page.evaluate(() => {
    const at = (x: number, y: number, z: number) => {
      const [clientX, clientY] = window.viewer.project([x, y, z])!;
      return window.viewer.pick(clientX, clientY);
    };
    return {
      oven: at(300, 900, 584),
      wall: at(1200, 2500, 0),
      floor: at(500, 0, 3800),
      sky: window.viewer.pick(2, 2),
    };
  });
  expect(picked.oven).toMatchObject({ kind: "row", rowId: "tall-oven", partId: "oven-glass" });
  expect(picked.wall).toMatchObject({ kind: "wall", wallId: "A" });
  expect(picked.floor).toMatchObject({ kind: "floor", roomId: "room" });
  expect(picked.floor!.point[0]).toBeCloseTo(500, 0);
  expect(picked.floor!.point[2]).toBeCloseTo(3800, 0);
});

test("[CD-03] a drag beside furniture turns the view, the wheel comes nearer, a tool keeps the view still", async ({
  page,
}) => {
  const camera = () => page.evaluate(() => window.viewer.camera);
  const start = await camera();
  await page.mouse.move(60, 280);
  await page.mouse.down();
  await page.mouse.move(160, 260, { steps: 4 });
  await page.mouse.up();
  const turned = await camera();
  expect(turned.azimuth).not.toBeCloseTo(start.azimuth);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await camera()).distance).toBeLessThan(turned.distance);
  const nearer = await camera();
  const seen = await page.evaluate(async () => {
    const heard: string[] = [];
    window.viewer.pointerHandler = {
      down: ({ hit }) => {
        heard.push(`down ${hit?.kind}`);
        return true;
      },
      move: (_, dragging) => void (dragging && heard.push("drag")),
      up: () => void heard.push("up"),
    };
    Object.assign(window, { heard });
    return heard;
  });
  expect(seen).toEqual([]);
  await page.mouse.move(240, 180);
  await page.mouse.down();
  await page.mouse.move(280, 190, { steps: 2 });
  await page.mouse.up();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard[0]).toMatch(/^down (row|floor|wall)$/);
  expect(heard).toContain("drag");
  expect(heard.at(-1)).toBe("up");
  expect(await camera()).toEqual(nearer);
});

test("[CD-03] a double click opens a row's doors and another closes them", async ({ page }) => {
  const closed = await fields(page);
  const [x, y] = await page.evaluate(() => window.viewer.project([300, 1600, 582])!);
  await page.mouse.dblclick(x!, y!);
  expect(await page.evaluate(() => window.viewer.isOpen("tall-oven"))).toBe(true);
  await atRest(page);
  expect(difference(await fields(page), closed)).toBeGreaterThan(0.02);
  await page.evaluate(() => window.viewer.setOpen("tall-oven", false));
  await atRest(page);
  expect(difference(await fields(page), closed)).toBeLessThan(0.001);
});

testAlone(
  "[CD-03] moves the camera, walls and doors over time where motion is welcome, then rests",
  async ({ page }) => {
    // Time goes on only where the test says so: a slow machine would draw the end at once.
    await page.clock.install();
    await page.goto(`${pageUrl("page")}?motion`);
    await atRest(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const start = await page.evaluate(() => {
      const { viewer } = window;
      viewer.view("back");
      viewer.setOpen("sink", true);
      return { angle: viewer.camera.azimuth, frames: viewer.frames };
    });
    await page.clock.runFor(120);
    const onTheWay = await page.evaluate(() => window.viewer.camera.azimuth);
    expect(onTheWay).toBeGreaterThan(start.angle);
    expect(onTheWay).toBeLessThan(180);
    await page.clock.runFor(3000);
    const end = await page.evaluate(() => {
      const { viewer } = window;
      return { angle: Math.round(viewer.camera.azimuth), frames: viewer.frames, isAtRest: viewer.isAtRest };
    });
    expect(end).toMatchObject({ angle: 180, isAtRest: true });
    expect(end.frames - start.frames).toBeGreaterThan(2);
    expect(await page.evaluate(() => window.viewer.pick(240, 160)?.kind)).not.toBe("wall");
  },
);

test("[CD-03] one finger turns, two fingers come nearer", async ({ page }) => {
  const touch = await page.context().newCDPSession(page);
  const send = (type: string, touchPoints: readonly { x: number; y: number; id: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: [...touchPoints] });
  const camera = () => page.evaluate(() => window.viewer.camera);
  const start = await camera();
  await send("touchStart", [{ x: 60, y: 280, id: 1 }]);
  await send("touchMove", [{ x: 90, y: 280, id: 1 }]);
  await send("touchMove", [{ x: 140, y: 280, id: 1 }]);
  await send("touchEnd", []);
  const turned = await camera();
  expect(turned.azimuth).not.toBeCloseTo(start.azimuth);
  expect(turned.distance).toBeCloseTo(start.distance);
  await send("touchStart", [
    { x: 200, y: 160, id: 1 },
    { x: 280, y: 160, id: 2 },
  ]);
  for (const spread of [50, 70, 90]) {
    await send("touchMove", [
      { x: 240 - spread, y: 160, id: 1 },
      { x: 240 + spread, y: 160, id: 2 },
    ]);
  }
  await send("touchEnd", []);
  const nearer = await camera();
  expect(nearer.distance).toBeLessThan(turned.distance * 0.7);
  expect(nearer.azimuth).toBeCloseTo(turned.azimuth, 0);
});

test("[CD-03] a row dragged elsewhere is drawn and picked there, and returns to its place", async ({
  page,
}) => {
  const home = await fields(page);
  const found = await page.evaluate(() => {
    window.viewer.dragRow("island", { at: [1150, 0, 1500], rotY: 0 });
    const [x, y] = window.viewer.project([2000, 920, 1700])!;
    return window.viewer.pick(x, y);
  });
  expect(found).toMatchObject({ kind: "row", rowId: "island" });
  expect(difference(await fields(page), home)).toBeGreaterThan(0.02);
  await page.evaluate(() => window.viewer.dragRow("island", null));
  await atRest(page);
  expect(difference(await fields(page), home)).toBeLessThan(0.001);
});

test("[F13] [CD-03] a lost context comes back with the same picture", async ({ page }) => {
  const before = await fields(page);
  await page.evaluate(async () => {
    const gl = window.viewer.canvas.getContext("webgl2")!;
    const lose = gl.getExtension("WEBGL_lose_context")!;
    const event = (name: string) =>
      new Promise((resolve) => window.viewer.canvas.addEventListener(name, resolve, { once: true }));
    const lost = event("webglcontextlost");
    lose.loseContext();
    await lost;
    await new Promise((resolve) => setTimeout(resolve, 100));
    const restored = event("webglcontextrestored");
    lose.restoreContext();
    await restored;
  });
  await atRest(page);
  expect(difference(await fields(page), before)).toBeLessThan(0.001);
});

testAlone(
  "[F13] [CD-03] says so when a lost context stays away for 5 s, and takes no black picture meanwhile",
  async ({ page }) => {
    const refused = await page.evaluate(async () => {
      window.viewer.canvas.getContext("webgl2")!.getExtension("WEBGL_lose_context")!.loseContext();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return window.viewer.takePicture({ width: 64, height: 64 }).catch((error: Error) => error.name);
    });
    expect(refused).toBe("PictureError");
    await page.waitForFunction(() => window.contextGone === true, null, { timeout: 8000 });
  },
);

testAlone(
  "[CD-03] a context lost before the first picture comes back with that picture",
  async ({ page }) => {
    const before = await fields(page);
    const framesWhileLost = await page.evaluate(async () => {
      const viewer = window.mountViewer();
      const lose = viewer.canvas.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
      const event = (name: string) =>
        new Promise((resolve) => viewer.canvas.addEventListener(name, resolve, { once: true }));
      const lost = event("webglcontextlost");
      lose.loseContext();
      await lost;
      await viewer.ready;
      const { frames } = viewer;
      const restored = event("webglcontextrestored");
      lose.restoreContext();
      await restored;
      window.viewer = viewer;
      return frames;
    });
    expect(framesWhileLost).toBe(0);
    await atRest(page);
    expect(difference(await fields(page), before)).toBeLessThan(0.001);
  },
);

testAlone(
  "[CD-03] the light of a first picture is what three.js filters from its design",
  async ({ page }) => {
    await page.goto(pageUrl("filter-page"));
    await page.waitForFunction(() => "filterEnvironment" in window);
    for (const name of ["studio_small_09", "evening"] as const) {
      const filtered = Buffer.from(
        await page.evaluate((one) => window.filterEnvironment(one), name),
        "base64",
      );
      const kept = readFileSync(new URL(`./light/prefiltered/${name}.bin`, import.meta.url));
      expect(filtered.equals(kept), name).toBe(true);
    }
  },
);

test("[PR-10] takes pictures of the project and of one row without disturbing the view", async ({ page }) => {
  const view = await fields(page);
  const pictures = await page.evaluate(async () => {
    const measure = async (blob: Blob) => {
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const corner = [...data.slice(0, 4)];
      let dark = 0;
      for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 128 && data[i]! < 200) dark++;
      return {
        type: blob.type,
        width: bitmap.width,
        height: bitmap.height,
        corner,
        dark: dark / (data.length / 4),
      };
    };
    return {
      all: await measure(await window.viewer.takePicture({ width: 300, height: 200 })),
      row: await measure(
        await window.viewer.takePicture({ width: 120, height: 120, target: { rowId: "drawers" } }),
      ),
      clear: await measure(
        await window.viewer.takePicture({
          width: 120,
          height: 120,
          target: { rowId: "sink" },
          type: "image/png",
        }),
      ),
    };
  });
  expect(pictures.all).toMatchObject({ type: "image/jpeg", width: 300, height: 200 });
  expect(pictures.row).toMatchObject({ type: "image/jpeg", width: 120, height: 120 });
  for (const picture of [pictures.all, pictures.row]) {
    expect(Math.min(...picture.corner)).toBeGreaterThan(235);
    expect(picture.dark).toBeGreaterThan(0.1);
    expect(picture.dark).toBeLessThan(0.9);
  }
  expect(pictures.clear.type).toBe("image/png");
  expect(pictures.clear.corner[3]).toBeLessThan(8);
  await atRest(page);
  expect(difference(await fields(page), view)).toBeLessThan(0.001);
});

testAlone("[CD-03] gives back every geometry and texture, also after many lives", async ({ page }) => {
  const left = await page.evaluate(async () => {
    window.viewer.setSelection(["sink"]);
    window.viewer.setPreview([window.kitchen.rows[1]!], "valid");
    window.viewer.drawNow();
    await window.viewer.takePicture({ width: 64, height: 64, target: { rowId: "sink" } });
    window.viewer.dispose();
    const lives = [window.viewer.info];
    for (let i = 0; i < 4; i++) {
      const viewer = window.mountViewer();
      await viewer.ready;
      viewer.drawNow();
      viewer.dispose();
      lives.push(viewer.info);
    }
    return lives.map(({ geometries, textures }) => ({ geometries, textures }));
  });
  for (const life of left) expect(life).toEqual({ geometries: 0, textures: 0 });
});
