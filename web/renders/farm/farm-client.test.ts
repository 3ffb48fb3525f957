import { FARM_PATH } from "@stanza/contract";
import { expect, test } from "vitest";
import { farmBase } from "./farm-client.ts";

test.each([
  [undefined, FARM_PATH],
  ["", FARM_PATH],
  ["https://farm.example/api", "https://farm.example/api"],
  ["https://farm.example/api///", "https://farm.example/api"],
  [" /other/farm/ ", "/other/farm"],
])("[RF-01] rfServer %j has its sub-APIs at %s", (rfServer, base) => {
  expect(farmBase(rfServer)).toBe(base);
});
