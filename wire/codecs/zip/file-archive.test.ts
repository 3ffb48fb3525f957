import { expect, test } from "vitest";
import { packFiles, unpackFile, unpackFiles } from "./file-archive.ts";

const LIMITS = { maxZipEntries: 10, maxInflatedBytes: 1000, maxInflateRatio: 100, maxBytesTogether: 1500 };
const bytes = (size: number) => new Uint8Array(size).map((_, i) => (i * 7) % 251);

test("one file of an archive is read without unpacking the others", () => {
  const archive = packFiles(
    new Map([
      ["tables/large.csv", bytes(5000)],
      ["request.json", bytes(20)],
    ]),
  );
  expect(unpackFile(archive, "request.json", LIMITS)).toEqual(bytes(20));
  expect(unpackFile(archive, "else.json", LIMITS)).toBeUndefined();
  expect(() => unpackFiles(archive, LIMITS)).toThrow();
});

test("paths that lead out of the archive are left out, and all files together have a limit", () => {
  const archive = packFiles(
    new Map([
      ["../outside.txt", bytes(1)],
      ["/root.txt", bytes(1)],
      ["a/inside.txt", bytes(2)],
    ]),
  );
  expect([...unpackFiles(archive, LIMITS).keys()]).toEqual(["a/inside.txt"]);
  const two = packFiles(
    new Map([
      ["a", bytes(900)],
      ["b", bytes(900)],
    ]),
  );
  expect(() => unpackFiles(two, LIMITS)).toThrow("unpacks to too much");
});
