import { expect } from "@playwright/test";
import { atRest, difference, fields, forgive, test } from "./testing/viewer-page.ts";

test("[CD-03] a walk goes through the door at eye height and ends where the view was", async ({ page }) => {
  const home = await fields(page);
  const before = await page.evaluate(() => window.viewer.camera);
  const walk = await page.evaluate(async () => {
    const { viewer } = window;
    // Towards the door of wall D, whose middle is at z = 2,850.
    viewer.setCamera({ target: [1000, 800, 2850], azimuth: 90, elevation: 20, distance: 4000 });
    viewer.walk.start();
    const start = viewer.project([0, 1600, 2850])!;
    // From the room's middle in front of the door, 660 mm to the left, then on.
    viewer.walk.look(90, 0);
    for (let i = 0; i < 4; i++) viewer.walk.stepAhead(1);
    viewer.walk.look(-90, 0);
    for (let i = 0; i < 32; i++) viewer.walk.stepAhead(1);
    const through = viewer.project([0, 1600, 2850]);
    const frames = viewer.frames;
    viewer.walk.hold({ ahead: -1, fast: true });
    while (viewer.frames < frames + 3) await new Promise(requestAnimationFrame);
    viewer.walk.hold({});
    return { start, through };
  });
  // The door lies ahead; once it is passed it lies behind.
  expect(walk.start[0]).toBeGreaterThan(0);
  expect(walk.through).toBeNull();
  await atRest(page);
  await page.evaluate((orbit) => {
    window.viewer.walk.stop();
    window.viewer.setCamera(orbit);
  }, before);
  await atRest(page);
  expect(await page.evaluate(() => window.viewer.walk.isOn)).toBe(false);
  expect(difference(await fields(page), home)).toBeLessThan(0.001);
});

test("[CD-07] environments, the hour and the background change the picture and nothing is left behind", async ({
  page,
}) => {
  const home = await fields(page);
  const usual = { environment: "studio_small_09", hour: null, background: "plain", quality: "auto" } as const;
  const textures = () => page.evaluate(() => window.viewer.info.textures);
  const look = async (change: object) => {
    await page.evaluate((wish) => window.viewer.setLook(wish), { ...usual, ...change });
    await atRest(page);
    return fields(page);
  };
  const evening = await look({ environment: "evening" });
  expect(difference(evening, home)).toBeGreaterThan(0.01);
  const kept = await textures();
  const night = await look({ environment: "evening", hour: 23 });
  expect(difference(night, evening)).toBeGreaterThan(0.02);
  const shown = await look({ environment: "daylight", background: "environment" });
  expect(difference(shown, evening)).toBeGreaterThan(0.02);
  const fine = await look({ quality: "high" });
  expect(difference(await look({ quality: "low" }), fine)).toBeGreaterThan(0.001);
  expect(difference(await look({}), home)).toBeLessThan(0.002);
  expect(await textures()).toBeLessThanOrEqual(kept + 1);
  const refused = await page.evaluate(() =>
    window.viewer
      .setLook({ environment: { url: "/no-such.hdr" }, hour: null, background: "plain", quality: "auto" })
      .then(
        () => "shown",
        () => "refused",
      ),
  );
  expect(refused).toBe("refused");
  forgive("404");
  expect(difference(await fields(page), home)).toBeLessThan(0.002);
});

test("[EM-10] takes pictures of what the view shows, of standard views, at the most size, and refuses more", async ({
  page,
}) => {
  const sizes = await page.evaluate(async () => {
    const { viewer } = window;
    const size = async (request: Parameters<typeof viewer.takePicture>[0]) => {
      const bitmap = await createImageBitmap(await viewer.takePicture(request));
      return [bitmap.width, bitmap.height];
    };
    const name = (error: Error) => error.name;
    return [
      await size({ width: 400, height: 100, view: "current" }),
      await size({ width: 200, height: 200, view: "top" }),
      await size({ width: 200, height: 120, view: { wall: "A" }, type: "image/png" }),
      await size({ width: 4096, height: 16 }),
      await viewer.takePicture({ width: 4097, height: 100 }).catch(name),
      await viewer.takePicture({ width: 0, height: 100 }).catch(name),
      await viewer.takePicture({ width: Number.NaN, height: 100 }).catch(name),
    ];
  });
  expect(sizes).toEqual([
    [400, 100],
    [200, 200],
    [200, 120],
    [4096, 16],
    "PictureError",
    "PictureError",
    "PictureError",
  ]);
});

test("[CD-03] two taps of a finger bring an article near, and everything again beside it", async ({
  page,
}) => {
  const touch = await page.context().newCDPSession(page);
  const tapTwice = async (x: number, y: number) => {
    for (let i = 0; i < 2; i++) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y, id: 1 }] });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
    await atRest(page);
  };
  const distance = () => page.evaluate(() => window.viewer.camera.distance);
  const far = await distance();
  const [x, y] = await page.evaluate(() => window.viewer.project([300, 1600, 582])!);
  await tapTwice(x!, y!);
  expect(await distance()).toBeLessThan(far * 0.7);
  await tapTwice(4, 4);
  expect(await distance()).toBeGreaterThan(far * 0.8);
});

test("[CD-03] opens and closes everything at once", async ({ page }) => {
  const opened = await page.evaluate(() => {
    window.viewer.setAllOpen(true);
    return window.kitchen.rows.filter(({ id }) => window.viewer.isOpen(id)).length;
  });
  expect(opened).toBeGreaterThan(3);
  await atRest(page);
  await page.evaluate(() => window.viewer.setAllOpen(false));
  await atRest(page);
  expect(await page.evaluate(() => window.viewer.anyOpen)).toBe(false);
});
