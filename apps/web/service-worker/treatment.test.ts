import { expect, test } from "vitest";
import { isAway, keptAs, mayKeep, type Treatment, treatmentOf } from "./treatment.ts";

const ORIGIN = "https://rooms.example";
const asked = (url: string, change: Partial<Parameters<typeof treatmentOf>[0]> = {}) =>
  treatmentOf(
    { method: "GET", url: new URL(url, ORIGIN).href, mode: "cors", wantsPart: false, ...change },
    ORIGIN,
  );

test.each<[string, Treatment]>([
  ["/home", "page"],
  ["/", "page"],
  ["/configurator?project=12", "page"],
  ["/itemsearch/newprj", "page"],
  ["/a-customers-own-page", "page"],
  // Documents that a browser opens by themselves.
  ["/api/offers/7/pdf", "untouched"],
  ["/config/documents/terms.pdf", "untouched"],
  ["/healthz", "untouched"],
  ["/boot.js", "untouched"],
  // An address that is a secret, with headers of its own.
  ["/o/Zm9v", "untouched"],
  ["/d/Zm9v", "untouched"],
  ["/arwebView/7?key=Zm9v", "untouched"],
  ["/kitchenSingleAr?key=Zm9v", "untouched"],
  ["/resetpassword/abc", "untouched"],
  ["/guestregister/abc", "untouched"],
  ["/rsalogin", "untouched"],
  ["/oidc?code=1", "untouched"],
])("[PR-17] going to %s is answered as %s", (url, treatment) => {
  expect(asked(url, { mode: "navigate" })).toBe(treatment);
});

test.each<[string, Treatment]>([
  ["/assets/index-DxtCJQFB.js", "build"],
  ["/boot.js?v=XSWVQs-_nf", "build"],
  ["/api/catalogues/FORNACE/versions/3", "article"],
  ["/api/catalogues/FORNACE/pictures/abc.webp", "article"],
  ["/config/config.json?t=1", "site"],
  ["/config/texts.json?t=1", "site"],
  ["/config/screens/screens.js?v=k1", "site"],
  ["/config/brand/logo.svg", "site"],
  ["/hdr/index.json", "site"],
])("[PR-17] asking for %s is answered as %s", (url, treatment) => {
  expect(asked(url)).toBe(treatment);
});

test.each([
  "/api/session",
  "/api/catalogues",
  "/api/catalogues/FORNACE/versions/3/prices",
  "/api/projects",
  "/api/projects/7",
  "/api/projects/7/picture?v=2",
  "/api/projects/7/row-photos/abc",
  "/api/customers",
  "/api/notifications",
  "/api/maintenance?wait=25",
  "/api/favourites",
  "/sw.js",
])("[PR-17] [T44] the worker has no part in %s, which says something about somebody", (url) => {
  expect(asked(url)).toBe("untouched");
});

test("[PR-17] the worker has no part in what changes something, is elsewhere, or is a part of a file", () => {
  expect(asked("/assets/a.js", { method: "POST" })).toBe("untouched");
  expect(asked("https://elsewhere.example/assets/a.js")).toBe("untouched");
  expect(asked("/assets/a.js", { wantsPart: true })).toBe("untouched");
});

const whole = {
  status: 200,
  type: "basic",
  isRedirected: false,
  cacheControl: "private, max-age=31536000, immutable",
  contentType: "application/json",
};

test("[PR-17] only whole answers of our own server are kept, and of catalogues only what never changes", () => {
  for (const treatment of ["build", "article", "site"] as const) {
    expect(mayKeep(treatment, whole)).toBe(true);
    expect(mayKeep(treatment, { ...whole, status: 404 })).toBe(false);
    expect(mayKeep(treatment, { ...whole, status: 206 })).toBe(false);
    expect(mayKeep(treatment, { ...whole, type: "opaque" })).toBe(false);
    expect(mayKeep(treatment, { ...whole, isRedirected: true })).toBe(false);
  }
  expect(mayKeep("article", { ...whole, cacheControl: "no-store" })).toBe(false);
  expect(mayKeep("site", { ...whole, cacheControl: "no-store" })).toBe(true);
  expect(mayKeep("page", whole)).toBe(false);
});

test("[PR-17] [F08] the page of a hotel's network is kept as no file of ours", () => {
  for (const treatment of ["build", "article", "site"] as const)
    expect(mayKeep(treatment, { ...whole, contentType: "text/html; charset=utf-8" })).toBe(false);
});

test("[PR-17] what the deployment says is kept under its address without the time", () => {
  expect(keptAs(`${ORIGIN}/config/config.json?t=123`)).toBe(`${ORIGIN}/config/config.json`);
  expect(keptAs(`${ORIGIN}/config/screens/screens.js?v=k1`)).toBe(`${ORIGIN}/config/screens/screens.js?v=k1`);
});

test("[PR-17] a gateway without its server counts as no network; a refusal does not", () => {
  expect([502, 503, 504].every(isAway)).toBe(true);
  expect([200, 401, 404, 500].some(isAway)).toBe(false);
});
