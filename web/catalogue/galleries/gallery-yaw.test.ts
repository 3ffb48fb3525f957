import { arrangeGallery } from "@stanza/evaluation";
import { expect, test } from "vitest";
import { type DemoName, demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { galleryYaw } from "./gallery-yaw.ts";

const yawOf = (name: DemoName, code: string): number => {
  const { open } = demoCatalogue(name);
  return galleryYaw(arrangeGallery(open, open.galleries.find((gallery) => gallery.code === code)!));
};

test("[CA-04] pictures of ideas are taken from the front, from where the fronts along a side wall show", () => {
  expect(yawOf("cucina", "G-LINE")).toBe(24);
  expect(yawOf("cucina", "G-CORNER"), "its second row stands on the left").toBe(24);
  expect(yawOf("cucina", "G-STUDIO"), "its bar faces left").toBe(-24);
  expect(Math.abs(yawOf("cucina", "G-UFORM")), "rows on both sides").toBe(12);
});
