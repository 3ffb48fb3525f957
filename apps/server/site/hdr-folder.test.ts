import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readHdrFile } from "./hdr-folder.ts";

let root: string;
let own: string;
let app: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "stanza-hdr-"));
  [own, app] = [join(root, "own"), join(root, "app")];
  mkdirSync(own);
  mkdirSync(app);
  const built = [{ name: "studio_small_09", ext: "built-in", caption: "", src: "" }];
  writeFileSync(join(app, "index.json"), JSON.stringify({ defaultHdr: "studio_small_09", previews: built }));
  writeFileSync(join(app, "only-of-the-app.hdr"), "#?RADIANCE");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const entry = (name: string, more = {}) => ({ name, ext: "hdr", caption: name, src: `${name}.jpg`, ...more });
const index = (previews: readonly unknown[], defaultHdr = "loft") =>
  writeFileSync(join(own, "index.json"), JSON.stringify({ defaultHdr, previews }));
const text = async (name: string) => (await readHdrFile([own, app], name))?.bytes.toString("latin1");

test("[CD-07] the app's own index serves until the deployment has one, then the deployment's files and no others", async () => {
  expect(JSON.parse((await text("index.json")) ?? "")).toMatchObject({ defaultHdr: "studio_small_09" });
  writeFileSync(join(own, "loft.hdr"), "#?RADIANCE light");
  writeFileSync(join(own, "loft.jpg"), jpeg);
  writeFileSync(join(own, "secret.hdr"), "#?RADIANCE not named");
  index([entry("loft"), entry("night_city", { ext: "built-in", src: "" })]);
  expect(JSON.parse((await text("index.json")) ?? "")).toEqual({
    defaultHdr: "loft",
    previews: [entry("loft"), entry("night_city", { ext: "built-in", src: "" })],
  });
  expect(await readHdrFile([own, app], "loft.hdr")).toMatchObject({ mediaType: "image/vnd.radiance" });
  expect(await readHdrFile([own, app], "loft.jpg")).toMatchObject({ mediaType: "image/jpeg" });
  expect(await text("secret.hdr")).toBeUndefined();
  expect(await text("only-of-the-app.hdr")).toBeUndefined();
});

test("[CD-07] files that are dropped in without an index follow the nine built-in environments", async () => {
  const dropped = join(root, "dropped");
  mkdirSync(dropped);
  expect((await readHdrFile([dropped, app], "index.json"))?.bytes.toString()).not.toContain("daylight");
  writeFileSync(join(dropped, "show_room.hdr"), "#?RADIANCE light");
  writeFileSync(join(dropped, "show_room.jpg"), jpeg);
  writeFileSync(join(dropped, "evening.hdr"), "#?RADIANCE our own evening");
  const { defaultHdr, previews } = JSON.parse(
    (await readHdrFile([dropped, app], "index.json"))?.bytes.toString() ?? "",
  );
  expect(defaultHdr).toBe("studio_small_09");
  expect(previews).toHaveLength(10);
  expect(previews.slice(-2)).toEqual([
    { name: "evening", ext: "hdr", caption: "evening", src: "" },
    { name: "show_room", ext: "hdr", caption: "show room", src: "show_room.jpg" },
  ]);
  expect(await readHdrFile([dropped, app], "show_room.hdr")).toMatchObject({
    mediaType: "image/vnd.radiance",
  });
});

test("[CD-07] an index says nothing but file names: addresses, other folders and scripts are left out", async () => {
  index([
    entry("http://10.0.0.1/loft"),
    entry("../../etc/passwd"),
    entry("loft", { src: "https://tracker.example/x.png" }),
    entry("page", { ext: "html" }),
    7,
  ]);
  expect(JSON.parse((await text("index.json")) ?? "").previews).toEqual([entry("loft", { src: "" })]);
  for (const name of ["../index.json", "..", "http:%2F%2F10.0.0.1", "loft.html", ""])
    expect(await text(name)).toBeUndefined();
});

test("[CD-07] what is too large, a link or not what its name says is not there; a broken index is said and none", async () => {
  writeFileSync(join(root, "outside"), "#?RADIANCE of somebody else");
  symlinkSync(join(root, "outside"), join(own, "linked.hdr"));
  writeFileSync(join(own, "fake.hdr"), "MZ");
  writeFileSync(join(own, "large.hdr"), "#?");
  truncateSync(join(own, "large.hdr"), 33 * 1024 * 1024);
  writeFileSync(join(own, "fake.jpg"), "<svg onload='x()'/>");
  index([entry("linked"), entry("fake"), entry("large")]);
  for (const name of ["linked.hdr", "fake.hdr", "large.hdr", "fake.jpg"])
    expect(await text(name)).toBeUndefined();
  const said = vi.fn();
  writeFileSync(join(own, "index.json"), "{ broken");
  expect(await readHdrFile([own, app], "index.json", said)).toBeNull();
  expect(said).toHaveBeenCalledOnce();
});
