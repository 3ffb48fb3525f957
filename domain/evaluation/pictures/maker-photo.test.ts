import type { OpenCatalogue } from "@stanza/catalogue";
import { expect, test } from "vitest";
import type { EvaluatedRow } from "../evaluated-project.ts";
import { makerPhoto } from "./maker-photo.ts";

const row = (parts: number, article = "MB-1"): EvaluatedRow =>
  ({ row: { article, model: "M" }, article: { parts: Array(parts).fill({}) } }) as unknown as EvaluatedRow;
const catalogue = {
  article: (code: string, model?: string) =>
    code === "MB-1" && model === "M" ? { code, image: "abc.png" } : undefined,
} as Pick<OpenCatalogue, "article">;

test("[CA-08] a plain article shows its maker's photograph, what has a shape of its own is drawn", () => {
  expect(makerPhoto(row(1), catalogue)).toBe("abc.png");
  expect(makerPhoto(row(0), catalogue)).toBe("abc.png");
  expect(makerPhoto(row(2), catalogue)).toBeUndefined();
  expect(makerPhoto(row(1, "MB-2"), catalogue)).toBeUndefined();
  expect(makerPhoto(row(1), undefined)).toBeUndefined();
});
