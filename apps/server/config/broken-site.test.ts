import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { takeAnew } from "./keep-site-fresh.ts";
import { readPolicy, readSiteConfig } from "./site-config.ts";

const folder = mkdtempSync(join(tmpdir(), "stanza-broken-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, "config.json");

/** Each a file that somebody may save by mistake, with what the log has to say about it. */
const BROKEN: readonly (readonly [content: string | null, field: RegExp])[] = [
  [null, /config\.json is missing/],
  ["", /config\.json: .*JSON/],
  ["{", /config\.json: .*JSON/],
  ['{"config": {"isguest": true},}', /config\.json: .*JSON/],
  ["null", /the file is no JSON object/],
  ["[]", /the file is no JSON object/],
  ['"config"', /the file is no JSON object/],
  ["<!doctype html><title>502</title>", /config\.json: .*JSON/],
  ['{"config": {"isguest": "perhaps"}}', /config\.isguest/],
  ['{"config": {"languages": 7}}', /config\.languages/],
  ['{"config": {"measures": "elbows"}}', /config\.measures/],
  ['{"config": {"landing": "cart"}}', /config\.landing/],
  ['{"config": {"readonlystatuses": ["lost"]}}', /config\.readonlystatuses: there is no status lost/],
  ['{"config": {"texts": "../secret.json"}}', /config\.texts: .*not the name of a file/],
  ['{"theme": {"radiusScale": 9}}', /theme\.radiusScale/],
  ['{"theme": {"light": {"canvas": "red"}}}', /theme\.light\.canvas/],
  ['{"theme": {"favicon": "gone.svg"}}', /theme\.favicon: gone\.svg is missing/],
  ['{"dclass": {"DIV": "divider"}}', /dclass\.DIV/],
  ['{"instanaUrl": "http://eum.example/a.js"}', /instanaUrl/],
];

function write(content: string | null): void {
  rmSync(path, { force: true });
  if (content !== null) writeFileSync(path, content);
}

test.each(BROKEN)(
  "[SH-17] T38: with %s the running server keeps its last good configuration, and the log names the place",
  (content, field) => {
    write('{"config": {"currency": "CHF", "guestsmaysave": true}, "theme": {"name": "Good"}}');
    const site = readSiteConfig(folder);
    const live = { site, policy: readPolicy(site), texts: {} };
    const held = live.site;
    const errors: string[] = [];
    const log = { warn: () => undefined, error: (sentence: string) => errors.push(sentence) };
    write(content);
    expect(takeAnew(folder, live, log)).toBe(false);
    expect(errors.join("\n")).toMatch(field);
    expect(errors.join("\n")).toContain("The last good one stays in use.");
    expect([held.config.currency, held.theme.name, live.policy.guestsMaySave]).toEqual(["CHF", "Good", true]);
  },
);

test("[F18] [SH-17] a missing or wrong file is called so at the start", () => {
  for (const content of [null, "{", '{"config": {"isguest": "perhaps"}}']) {
    write(content);
    expect(() => readSiteConfig(folder)).toThrow(/^Missing or wrong configuration file/);
  }
});

test("[F18] [SH-17] a changed file that is right is taken into use by everything that holds the configuration", () => {
  write('{"config": {"currency": "CHF", "defaultcatalog": "CUCINA"}}');
  const site = readSiteConfig(folder);
  const live = { site, policy: readPolicy(site), texts: {} };
  write('{"config": {"currency": "EUR", "cansaveproject": false}}');
  expect(takeAnew(folder, live, { warn: () => undefined, error: () => undefined })).toBe(true);
  expect(site.config).toMatchObject({ currency: "EUR" });
  expect(site.config).not.toHaveProperty("defaultcatalog");
  expect(live.policy.canSaveProject).toBe(false);
});

test("[SH-24] [T38] what nobody knows stays on the server", () => {
  write(
    JSON.stringify({
      smtpPassword: "secret-1",
      config: {
        apiKey: "secret-2",
        oidcSettings: { authority: "https://id.example", client_secret: "secret-3" },
      },
      theme: { token: "secret-4" },
    }),
  );
  const site = readSiteConfig(folder);
  expect(JSON.stringify(site)).not.toContain("secret");
  expect(site.config.oidcSettings).toEqual({ authority: "https://id.example" });
});
