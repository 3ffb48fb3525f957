import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MEMORY_SETTINGS, NODE_FLAGS } from "../apps/server/node-flags.ts";

// No image is built here (that takes a Docker engine): what can be compared with the sources is.

const ROOT = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

test("the image starts Node as `./start` does, on the same version, and not as root", () => {
  const file = read("Dockerfile");
  const entry = JSON.parse(/^ENTRYPOINT (\[.*\])$/m.exec(file)?.[1] ?? "[]") as string[];
  expect(entry.slice(-NODE_FLAGS.length)).toEqual(NODE_FLAGS);
  const memory = Object.entries(MEMORY_SETTINGS).map(([name, value]) => `${name}=${value}`);
  expect(file).toContain(`\nENV ${memory.join(" ")}\n`);
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
  expect(scripts.worker).toBe(["node", ...NODE_FLAGS, "apps/server/job-worker.ts"].join(" "));
  expect(read("compose.yaml")).toContain('command: ["apps/server/job-worker.ts"]');
  const [command = ""] = JSON.parse(/^CMD (\[.*\])$/m.exec(file)?.[1] ?? "[]") as string[];
  expect(existsSync(new URL(command, ROOT))).toBe(true);
  const major = /NODE_VERSION=(\d+)/.exec(read("run"))?.[1];
  expect([...file.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version)).toEqual([major, major]);
  expect(file.lastIndexOf("USER node")).toBeGreaterThan(file.lastIndexOf("FROM "));
});

test("what the image leaves out is no package that the server needs", () => {
  const removed = /rm -rf (bench .*)$/m.exec(read("Dockerfile"))?.[1]?.split(" ") ?? [];
  const { dependencies } = JSON.parse(read("apps/server/package.json")) as { dependencies: object };
  const own = Object.keys(dependencies).filter((name) => name.startsWith("@stanza/"));
  expect(removed).toContain("web");
  // Rooms of the front end are called @stanza/web-….
  expect(own.filter((name) => name.startsWith("@stanza/web"))).toEqual([]);
  expect(
    removed.filter((folder) =>
      ["apps", "domain", "media", "wire", "catalogues", "customers", "fixtures"].includes(folder),
    ),
  ).toEqual([]);
});

test("image and compose file set no variable that the server does not read", () => {
  const settings = ["apps/server/config/config.ts", "apps/server/renders/render-settings.ts"]
    .map(read)
    .join("\n");
  const [, ofServer = ""] = read("compose.yaml").split("\n  stanza:\n");
  const inCompose = [...ofServer.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!);
  const inImage = [...(/^ENV (.*)$/m.exec(read("Dockerfile"))?.[1] ?? "").matchAll(/([A-Z_]+)=/g)].map(
    ([, name]) => name!,
  );
  expect(inCompose).toContain("QUEUE_DATABASE_URL");
  for (const name of [...inCompose, ...inImage].filter((one) => one !== "NODE_ENV"))
    expect(settings, name).toContain(`${name}:`);
});
