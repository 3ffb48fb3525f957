import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const code = readFileSync(new URL("public/boot.js", import.meta.url), "utf8");
const FILES = {
  texts: { en: "/assets/en-1.js", it: "/assets/it-1.js" },
  names: ["/assets/page-1.js", "/assets/page-1.css", "/assets/sheet-1.js"],
  screens: { "^/configurator(2d|3d)?$": [0, 1], "^/offerview$": [1, 2] },
};

const STORED: Readonly<Record<string, string>> = { "stanza.customer-css": ":root{--c-text:#123}" };

/** Runs the first code of a page: what it asked for, and the files that it named. */
async function boot(
  address: string,
  { profile = null as object | null, language = "it", broken = false, framed = false } = {},
) {
  const url = new URL(address, "https://stanza.example");
  const asked: string[] = [];
  const bodies: string[] = [];
  const links: { rel?: string; href?: string }[] = [];
  const sheets: { text: string }[] = [];
  const dataset: { scheme?: string } = {};
  const world = {
    ...(framed ? { parent: {}, self: 1, addEventListener: () => undefined } : {}),
    location: url,
    URLSearchParams,
    localStorage: { getItem: (key: string) => STORED[key] ?? (key === "stanza.language" ? language : null) },
    CSSStyleSheet: class {
      text = "";
      replaceSync(css: string) {
        this.text = css;
      }
    },
    matchMedia: () => ({ matches: false }),
    navigator: { languages: ["de-CH", "en"] },
    fetch: async (path: string, { body }: { readonly body?: string } = {}) => {
      asked.push(path.split("?")[0]!);
      if (body) bodies.push(body);
      if (broken) throw new TypeError("offline");
      return new Response(JSON.stringify({ profile }));
    },
    document: {
      documentElement: { dataset },
      adoptedStyleSheets: sheets,
      getElementById: (id: string) => (id === "early-files" ? { textContent: JSON.stringify(FILES) } : {}),
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
  };
  runInNewContext(code, world);
  await new Promise((resolve) => setTimeout(resolve));
  return {
    asked,
    bodies,
    early: [...(world as { stanzaEarly?: Map<string, unknown> }).stanzaEarly!.keys()],
    scheme: dataset.scheme,
    sheets: sheets.map(({ text }) => text),
    links: links.map(({ rel, href }) => `${rel} ${href}`),
  };
}

test("whoever is signed in and opens a project has it asked for, with the screen's files and the texts of the language", async () => {
  const { asked, links } = await boot("/configurator?project=7", { profile: {} });
  expect(asked).toEqual(["/config/config.json", "/api/session", "/api/projects/7", "/api/catalogues"]);
  expect(links).toEqual([
    "modulepreload /assets/it-1.js",
    "modulepreload /assets/page-1.js",
    "stylesheet /assets/page-1.css",
  ]);
});

test("[QU-07] whoever sells and opens an offer has it priced on the saved terms in their language, while the code comes", async () => {
  const { asked, bodies, early, links } = await boot("/offerview?project=7", {
    profile: { kind: "pro", language: "en" },
    language: "",
  });
  expect(asked.slice(2)).toEqual(["/api/projects/7", "/api/catalogues", "/api/projects/7/quote"]);
  expect(bodies).toEqual([`{"language":"en"}`]);
  expect(early).toContain(`/api/projects/7/quote {"language":"en"}`);
  expect(links).toEqual([
    "modulepreload /assets/en-1.js",
    "stylesheet /assets/page-1.css",
    "modulepreload /assets/sheet-1.js",
  ]);
  expect((await boot("/offerview?project=7", { profile: { kind: "consumer" } })).bodies).toEqual([]);
  expect((await boot("/offerview2?project=7", { profile: { kind: "pro" } })).bodies).toEqual([]);
});

test("[SH-24] the customer's colours of the last visit are there before the first paint", async () => {
  expect((await boot("/home")).sheets).toEqual([":root{--c-text:#123}"]);
});

test("[CD-12] a frame with one article asks for none of the workspace's files", async () => {
  const { links } = await boot("/configuratorFrame?catalog=C&article=A", { profile: {} });
  expect(links).toEqual(["modulepreload /assets/it-1.js"]);
});

test("[CD-12] in a frame the scheme of the page around is there before the first paint, and nothing else from the address", async () => {
  expect((await boot("/configuratorFrame?scheme=dark", { framed: true })).scheme).toBe("dark");
  expect((await boot("/configuratorFrame?scheme=dark")).scheme).toBe("light");
  expect((await boot("/configuratorFrame?scheme=evil", { framed: true })).scheme).toBe("light");
});

test("nobody's project is asked for, and no other screen's files", async () => {
  expect((await boot("/configurator?project=7")).asked).toEqual(["/config/config.json", "/api/session"]);
  expect((await boot("/configurator?project=../7", { profile: {} })).asked).toHaveLength(2);
  const home = await boot("/home", { profile: {}, language: "" });
  expect(home.asked).toHaveLength(2);
  expect(home.links).toEqual(["modulepreload /assets/en-1.js"]);
});

test("without a connection the first code ends quietly", async () => {
  expect((await boot("/configurator?project=7", { broken: true })).asked).toHaveLength(2);
});
