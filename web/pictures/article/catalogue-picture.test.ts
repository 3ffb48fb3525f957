import { afterEach, expect, test, vi } from "vitest";
import { cataloguePicture, showUnpublished } from "./catalogue-picture.ts";

afterEach(() => {
  showUnpublished(new Map());
  vi.restoreAllMocks();
});

test("[EM-16] pictures of a catalogue that is being edited are shown from this page; each keeps its address while it is shown, and no longer", () => {
  let made = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${++made}`);
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  const published = "/api/catalogues/CUCINA/pictures/a.png";
  expect(cataloguePicture("CUCINA", "a.png")).toBe(published);
  showUnpublished(
    new Map([
      ["a.png", new Blob(["a"])],
      ["b.png", new Blob(["b"])],
    ]),
  );
  expect(cataloguePicture("CUCINA", "a.png")).toBe("blob:1");
  showUnpublished(new Map([["a.png", new Blob(["a"])]]));
  expect(cataloguePicture("CUCINA", "a.png")).toBe("blob:1");
  expect(revoked.mock.calls).toEqual([["blob:2"]]);
  showUnpublished(new Map());
  expect(cataloguePicture("CUCINA", "a.png")).toBe(published);
  expect(revoked.mock.calls).toEqual([["blob:2"], ["blob:1"]]);
});
