import { expect, test } from "vitest";
import { originFault } from "./trusted-origins.ts";

test.each([
  "https://shop.example",
  "https://shop.example:8443",
  "http://localhost:4431",
  "http://127.0.0.1:3000",
])("[T01] %s may be listed", (origin) => expect(originFault(origin)).toBeUndefined());

test.each([
  "null",
  "*",
  "https://*.example",
  "http://shop.example",
  "https://shop.example/",
  "https://shop.example/path",
  "shop.example",
  "https://SHOP.example",
  "ftp://shop.example",
  "",
])("[T01] a deployment that lists %j does not start", (origin) => {
  expect(originFault(origin)).toMatch(/^is /);
});
