import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSystems } from "./systems.ts";

const folder = mkdtempSync(join(tmpdir(), "stanza-systems-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: unknown, keys = {}) => {
  writeFileSync(join(folder, "systems.json"), typeof file === "string" ? file : JSON.stringify(file));
  return readSystems(folder, keys);
};

test("[QU-11] a deployment names its systems in a file that is not public; their keys come from the environment", () => {
  expect(readSystems(join(folder, "none"), { crm: "k" }).crm).toBeUndefined();
  const file = {
    crm: { address: "https://crm.example/api", timeoutSeconds: 5 },
    orders: { post: { address: "https://erp.example/orders" }, folder: true },
  };
  expect(read(file, { crm: "k" })).toMatchObject({
    crm: { address: "https://crm.example/api", timeOutMs: 5000, key: "k" },
    orders: { post: { address: "https://erp.example/orders", timeOutMs: 20_000 }, folder: true },
  });
});

test.each([
  ["{", "systems.json"],
  [{ crm: { address: "ftp://crm.example" } }, "crm.address"],
  [{ crm: { address: "https://user:secret@crm.example" } }, "without user and password"],
  [{ crm: { address: "https://crm.example", timeoutSeconds: 600 } }, "crm.timeoutSeconds"],
  [{ crm: { address: "https://crm.example", key: "secret" } }, "key"],
])("a broken file stops the start and says where: %j", (file, where) => {
  expect(() => read(file)).toThrow(where);
});
