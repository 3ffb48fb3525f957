import fc from "fast-check";
import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

test.each([
  [
    "Distinta di taglio.csv",
    `filename="Distinta di taglio.csv"; filename*=UTF-8''Distinta%20di%20taglio.csv`,
  ],
  ["Küche (Süd).pdf", `filename="Kuche (Sud).pdf"; filename*=UTF-8''K%C3%BCche%20%28S%C3%BCd%29.pdf`],
  ["../../etc/passwd", `filename="etc passwd"; filename*=UTF-8''etc%20passwd`],
  [
    'a"; filename="evil.exe',
    `filename="a ; filename= evil.exe"; filename*=UTF-8''a%20%3B%20filename%3D%20evil.exe`,
  ],
  ["客户.xlsx", `filename="__.xlsx"; filename*=UTF-8''%E5%AE%A2%E6%88%B7.xlsx`],
  ["\r\nSet-Cookie: a=b", `filename="Set-Cookie a=b"; filename*=UTF-8''Set-Cookie%20a%3Db`],
  ["...", `filename="file"; filename*=UTF-8''file`],
])("[T35] %j is named by RFC 6266", (name, expected) => {
  expect(contentDisposition("attachment", name)).toBe(`attachment; ${expected}`);
});

test("[T35] no name breaks out of the header, and what it says in UTF-8 can be read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (name) => {
      const header = contentDisposition("inline", name);
      const [, encoded = "%"] =
        /^inline; filename="[ !#-[\]-~]+"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(header) ?? [];
      expect(decodeURIComponent(encoded)).not.toMatch(/[\p{Cc}\\/:*?"<>|]/u);
    }),
    { numRuns: 500 },
  );
});
