// Sizes, CPU, axe, what assistive technology is given (READ=1) and keyboard patterns of the candidates of decision 019.
// KITS=none,mantine and ROUNDS=3 make it shorter; ONLY=keys leaves the times out.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { chromium } from "playwright";

const KITS = (process.env.KITS ?? "none,base-ui,base-ui-native,react-aria,mantine").split(",");
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const own = (name) => fileURLToPath(new URL(name, import.meta.url));
const stubs = {
  "react-i18next": own("i18n-stub.ts"),
  "@stanza/quantities": own("quantities-stub.ts"),
  "@stanza/web-ui": own("../../../web/ui/class-names.ts"),
};
// One React for the candidate and for our own sources.
const oneReact = { react: own("node_modules/react"), "react-dom": own("node_modules/react-dom") };
const options = {
  bundle: true,
  minify: true,
  write: false,
  outdir: "out",
  format: "esm",
  jsx: "automatic",
  platform: "browser",
  target: "es2023",
  alias: { ...stubs, ...oneReact },
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  loader: { ".css": "css", ".module.css": "local-css" },
  absWorkingDir: import.meta.dirname,
};

async function bundle(kit, isAlone) {
  const page = `import { kit } from "./${kit}.tsx"; import { show } from "./screen.tsx"; show(kit);`;
  const contents = isAlone ? `export { kit } from "./${kit}.tsx";` : page;
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, resolveDir: import.meta.dirname, loader: "tsx" },
    ...(isAlone ? { external: ["react", "react-dom", "react/*", "react-dom/*"], alias: stubs } : {}),
  });
  const text = (ending) =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .map(({ text }) => text)
      .join("\n");
  return { js: text(".js"), css: text(".css") };
}
const kb = (text) => gzipSync(text, { level: 9 }).length / 1000;
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const pages = new Map();
const sizes = {};
for (const kit of KITS) {
  const { js, css } = await bundle(kit, false);
  pages.set(
    `/${kit}`,
    `<!doctype html><html lang="en"><title>${kit}</title><style>${readFileSync(new URL("tokens.css", import.meta.url))}</style><style>${css}</style><body><div id="app"></div><div id="overlays"></div><script type="module" src="/${kit}.js"></script>`,
  );
  pages.set(`/${kit}.js`, js);
  const alone = await bundle(kit, true);
  sizes[kit] = { js: kb(alone.js), css: kb(alone.css) };
}
const server = createServer((req, res) => {
  const body = pages.get(req.url);
  res.writeHead(body === undefined ? 404 : 200, {
    "content-type": req.url.endsWith(".js") ? "text/javascript" : "text/html",
  });
  res.end(body ?? "");
}).listen(0);
const origin = `http://localhost:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

async function open(kit) {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (e) => faults.push(e.message));
  await page.goto(`${origin}/${kit}`);
  await page.waitForFunction(() => globalThis.show);
  const cdp = await context.newCDPSession(page);
  return { context, page, cdp, faults };
}

/** CPU of the main thread for what `work` does, ms, style and layout included. */
async function cpuOf(cdp, work) {
  const read = async () =>
    (await cdp.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value * 1000;
  const before = await read();
  await work();
  return (await read()) - before;
}

async function cpu(kits) {
  const opened = Object.fromEntries(await Promise.all(kits.map(async (kit) => [kit, await open(kit)])));
  const found = Object.fromEntries(kits.map((kit) => [kit, { mount: [], update: [], menu: [], dialog: [] }]));
  const frame = (page) =>
    page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
  for (const { cdp } of Object.values(opened)) await cdp.send("Performance.enable");
  // One candidate after the other within each round, so that what else the machine does meets all alike.
  for (let round = 0; round < ROUNDS + 2; round++)
    for (const kit of kits) {
      const { page, cdp } = opened[kit];
      const show = (what) => page.evaluate((what) => globalThis.show(what), what);
      await page.bringToFront();
      await show("nothing");
      await frame(page);
      const mount = await cpuOf(cdp, async () => {
        await show(`Base ${round}`);
        await frame(page);
      });
      const update = await cpuOf(cdp, async () => {
        await show(`Tall ${round}`);
        await frame(page);
      });
      await show("nothing");
      await show("gallery");
      await frame(page);
      const menu = await cpuOf(cdp, async () => {
        await page.getByRole("button", { name: "More", exact: true }).click();
        await page.getByRole("menu").waitFor();
        await frame(page);
      });
      await page.keyboard.press("Escape");
      await frame(page);
      const dialog = await cpuOf(cdp, async () => {
        await page.getByRole("button", { name: "Rename", exact: true }).click();
        await page.getByRole("dialog").waitFor();
        await frame(page);
      });
      await page.keyboard.press("Escape");
      await frame(page);
      if (round >= 2)
        for (const [name, ms] of Object.entries({ mount, update, menu, dialog })) found[kit][name].push(ms);
    }
  for (const { context } of Object.values(opened)) await context.close();
  return Object.fromEntries(
    kits.map((kit) => [
      kit,
      Object.fromEntries(Object.entries(found[kit]).map(([name, list]) => [name, median(list)])),
    ]),
  );
}

async function axeOn(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} ${target.join(" ").slice(0, 60)}`),
    );
  });
}

/** What a screen reader is given, in reading order: role, name, states. */
async function reading(cdp) {
  await cdp.send("Accessibility.enable");
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const skip = new Set([
    "generic",
    "none",
    "StaticText",
    "InlineTextBox",
    "RootWebArea",
    "LineBreak",
    "ListMarker",
    "LabelText",
    "Legend",
    "paragraph",
    "image",
  ]);
  const states = [
    "expanded",
    "checked",
    "selected",
    "required",
    "invalid",
    "disabled",
    "readonly",
    "modal",
    "hasPopup",
    "pressed",
    "valuemin",
    "valuemax",
    "valuetext",
  ];
  return nodes
    .filter((n) => !n.ignored && !skip.has(n.role?.value))
    .map((n) => {
      const said = (n.properties ?? [])
        .filter(
          (p) =>
            states.includes(p.name) &&
            p.value.value !== undefined &&
            p.value.value !== false &&
            p.value.value !== "false" &&
            p.value.value !== "",
        )
        .map((p) => `${p.name}=${p.value.value}`);
      const value = n.value?.value;
      return `${n.role.value} "${n.name?.value ?? ""}"${value === undefined || value === "" ? "" : ` value=${value}`}${n.description?.value ? ` desc="${n.description.value}"` : ""}${said.length ? ` [${said.join(", ")}]` : ""}`;
    });
}

/** Keyboard patterns of the ARIA Authoring Practices Guide, each true or false. */
async function patterns(kit) {
  const { context, page, faults } = await open(kit);
  await page.evaluate(() => globalThis.show("gallery"));
  const key = async (...keys) => {
    for (const k of keys) {
      await page.keyboard.press(k);
      await page.waitForTimeout(80);
    }
  };
  const active = () =>
    page.evaluate(() => {
      const e = document.activeElement;
      return {
        role: e.getAttribute("role") ?? e.tagName.toLowerCase(),
        text: (e.getAttribute("aria-label") ?? e.textContent ?? "").trim(),
        inDialog: !!e.closest("[role=dialog]"),
        inMenu: !!e.closest("[role=menu]"),
      };
    });
  const button = (name) => page.getByRole("button", { name, exact: true }).first();
  const result = {};
  const check = async (name, run) => {
    try {
      result[name] = await run();
    } catch (error) {
      result[name] = `error ${String(error).slice(0, 80)}`;
    }
    await page.keyboard.press("Escape");
    await page.waitForTimeout(80);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(80);
  };
  const openMenu = async () => {
    await button("More").focus();
    await key("Enter");
    await page.getByRole("menu").waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
  };
  await check("menu: Enter opens, focus on first item", async () => {
    await openMenu();
    return (await active()).text === "Copy";
  });
  await check("menu: ArrowDown on the button opens at the first item", async () => {
    await button("More").focus();
    await key("ArrowDown");
    await page.waitForTimeout(400);
    return (await active()).text === "Copy";
  });
  await check("menu: ArrowUp on the button opens at the last item", async () => {
    await button("More").focus();
    await key("ArrowUp");
    await page.waitForTimeout(400);
    return (await active()).text === "Paste";
  });
  await check("menu: arrows wrap, Home and End", async () => {
    await openMenu();
    await key("ArrowUp");
    const a = (await active()).text;
    await key("Home");
    const b = (await active()).text;
    await key("End");
    const c = (await active()).text;
    await key("ArrowDown");
    return a === "Paste" && b === "Copy" && c === "Paste" && (await active()).text === "Copy";
  });
  await check("menu: letters go to an item", async () => {
    await openMenu();
    await key("l");
    return (await active()).text === "Lock";
  });
  await check("menu: Tab closes", async () => {
    await openMenu();
    await key("Tab");
    await page.waitForTimeout(400);
    return (await page.getByRole("menu").count()) === 0;
  });
  await check("menu: Escape closes, focus returns", async () => {
    await openMenu();
    await key("Escape");
    await page.waitForTimeout(400);
    return (await page.getByRole("menu").count()) === 0 && (await active()).text === "More";
  });
  await check("menu: Enter chooses, focus returns", async () => {
    await openMenu();
    await key("Enter");
    await page.waitForTimeout(400);
    return (await page.getByRole("menu").count()) === 0 && (await active()).text === "More";
  });
  await check("tabs: arrows, wrap, Home, End", async () => {
    const tab = page.getByRole("tab").first();
    await tab.focus();
    await key("ArrowRight");
    const a = (await active()).text;
    await key("End");
    const b = (await active()).text;
    await key("ArrowRight");
    const c = (await active()).text;
    await key("Home");
    return a === "Size" && b === "Details" && c === "Variants";
  });
  await check("tabs: one stop, then the panel", async () => {
    await page.getByRole("tab", { selected: true }).first().focus();
    await key("Tab");
    return (await active()).role !== "tab";
  });
  await check("tabs: every tab names its panel", async () =>
    page.evaluate(() => {
      const t = document.querySelector("[role=tab][aria-selected=true]");
      const p = document.getElementById(t.getAttribute("aria-controls") ?? "");
      return p?.getAttribute("role") === "tabpanel" && p.getAttribute("aria-labelledby") === t.id;
    }),
  );
  await check("radio group: arrows choose, one stop", async () => {
    const r = page.getByRole("radio", { name: "100 mm" });
    await r.focus();
    await key("ArrowRight");
    const ok = await page.getByRole("radio", { name: "150 mm" }).isChecked();
    return (
      ok &&
      (await page
        .getByRole("radiogroup")
        .or(page.getByRole("group", { name: "Plinth height" }))
        .count()) > 0
    );
  });
  await check("select: ArrowDown reaches the next, letters find", async () => {
    const s = page
      .getByRole("combobox", { name: /Front/ })
      .or(page.getByRole("button", { name: /Front/ }))
      .or(page.getByRole("textbox", { name: "Front" }))
      .first();
    await s.focus();
    await key("ArrowDown");
    await page.waitForTimeout(400);
    if (await page.getByRole("listbox").count()) {
      await key("ArrowDown");
      await key("Enter");
      await page.waitForTimeout(400);
    }
    const text = await s.evaluate((e) => (e instanceof HTMLButtonElement ? e.textContent : e.value));
    return /v2|Option 2/.test(text) || `false: ${text}`;
  });
  await check("number: spinbutton with value and limits, arrows step", async () => {
    const n = page
      .getByRole("spinbutton", { name: /Width/ })
      .or(page.getByRole("textbox", { name: "Width" }))
      .first();
    await n.focus();
    await key("ArrowUp");
    return (await n.inputValue()).replace(/\D/g, "") === "601";
  });
  await check(
    "number: role spinbutton",
    async () => (await page.getByRole("spinbutton", { name: /Width/ }).count()) === 1,
  );
  await check("switch: role switch, Space toggles", async () => {
    const s = page.getByRole("switch", { name: /Soft close/ });
    await s.focus();
    const before = await s.isChecked();
    await key("Space");
    return (await s.isChecked()) !== before;
  });
  await check("dialog: named, modal, focus inside, Tab stays", async () => {
    await button("Rename").focus();
    await key("Enter");
    await page.getByRole("dialog", { name: "Rename project" }).waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    for (let i = 0; i < 8; i++) {
      await key("Tab");
      if (!(await active()).inDialog) return false;
    }
    return true;
  });
  await check("dialog: the page behind is out of reach of assistive technology", async () => {
    await button("Rename").click();
    await page.getByRole("dialog").waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    return (
      (await page.getByRole("heading", { name: "Kit" }).count()) === 0 ||
      (await page.evaluate(() => {
        const h = document.querySelector("h1");
        return !!h.closest("[inert]");
      }))
    );
  });
  await check("dialog: Escape closes, focus returns", async () => {
    await button("Rename").focus();
    await key("Enter");
    await page.getByRole("dialog").waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    await key("Escape");
    await page.waitForTimeout(300);
    return (await page.getByRole("dialog").count()) === 0 && (await active()).text === "Rename";
  });
  await check("layers: Escape in a menu of a dialog closes the menu alone", async () => {
    await button("Rename").focus();
    await key("Enter");
    await page.getByRole("dialog", { name: "Rename project" }).waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    await page.getByRole("button", { name: "More in dialog" }).focus();
    await key("Enter");
    await page.getByRole("menu").waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    await key("Escape");
    await page.waitForTimeout(400);
    return (
      (await page.getByRole("dialog", { name: "Rename project" }).count()) === 1 &&
      (await page.getByRole("menu").count()) === 0
    );
  });
  await check("popover: named dialog, focus inside, Escape returns it", async () => {
    await button("Why this value").focus();
    await key("Enter");
    await page.getByRole("dialog", { name: "Why this value" }).waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    const inside = (await active()).inDialog;
    await key("Escape");
    await page.waitForTimeout(400);
    return inside && (await active()).text === "Why this value";
  });
  await context.close();
  return { result, faults };
}

for (const kit of KITS) console.log("size", kit, sizes[kit].js.toFixed(1), sizes[kit].css.toFixed(1));
const times = process.env.ONLY === "keys" ? Object.fromEntries(KITS.map((k) => [k, {}])) : await cpu(KITS);
for (const kit of KITS)
  console.log(
    "cpu",
    kit,
    Object.entries(times[kit])
      .map(([n, ms]) => `${n} ${ms.toFixed(1)} (${(ms / times[KITS[0]][n]).toFixed(2)})`)
      .join("  "),
  );
for (const kit of KITS) {
  const { context, page, cdp } = await open(kit);
  await page.evaluate(() => globalThis.show("gallery"));
  await page.waitForTimeout(400);
  const states = [
    ["page", null],
    ["menu", "More"],
    ["popover", "Why this value"],
    ["dialog", "Rename"],
  ];
  for (const [state, name] of states) {
    if (name) {
      await page.getByRole("button", { name, exact: true }).click();
      await page.waitForTimeout(400);
    }
    console.log("axe", kit, state, JSON.stringify(await axeOn(page)));
    if (process.env.READ) console.log("read", kit, state, `\n    ${(await reading(cdp)).join("\n    ")}`);
    if (name) {
      await page.keyboard.press("Escape");
      await page.waitForTimeout(400);
    }
  }
  await context.close();
  const { result, faults } = await patterns(kit);
  const list = Object.entries(result);
  console.log(
    "keys",
    kit,
    `${list.filter(([, ok]) => ok === true).length}/${list.length}`,
    list
      .filter(([, ok]) => ok !== true)
      .map(([n, ok]) => `${n}: ${ok}`)
      .join(" | "),
    faults.join("; "),
  );
}
await browser.close();
server.close();
