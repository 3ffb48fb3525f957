// Runs before the first paint: the scheme and the customer's colours of the last visit, so that nothing flashes.
// Storage may be refused (private mode, third-party frame); the page then starts from the system's scheme.
(() => {
  let scheme = "system";
  // A sheet and no style element, which the content security policy would have to allow to everybody.
  const customer = new CSSStyleSheet();
  document.adoptedStyleSheets.push(customer);
  try {
    scheme = localStorage.getItem("stanza.scheme") || "system";
    const css = localStorage.getItem("stanza.customer-css");
    if (css) customer.replaceSync(css);
  } catch {}
  // The page around this one may want another; the person's own choice stands in no frame of another site anyway.
  const asked = globalThis.parent !== globalThis.self && new URLSearchParams(location.search).get("scheme");
  if (asked === "light" || asked === "dark") scheme = asked;
  const dark =
    scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.dataset.scheme = dark ? "dark" : "light";
})();

// Checks of data (zod) compile nothing here: its probe for that would be one report of the content security policy on every page.
globalThis.__zod_globalConfig = { jitless: true };

// Inside another page: keeps what that page says before the app listens (web/embed/frame/listen-to-host.ts), as much as may wait.
(() => {
  const host = globalThis.parent;
  if (!host || host === globalThis.self) return;
  const events = [];
  const keep = (event) => {
    if (event.source === host && events.length < 50) events.push(event);
  };
  addEventListener("message", keep);
  globalThis.stanzaHost = { events, stop: () => removeEventListener("message", keep) };
})();

// Asks for what the page will need before its own code has come: each of these would else wait for one that came before it. The app takes
// the answers by their address (web/site/client/early-answers.ts); one that is no success is asked for again as ever.
(() => {
  const early = new Map();
  globalThis.stanzaEarly = early;
  const ask = (url, init) => {
    const answer = fetch(url, init).catch(() => undefined);
    early.set(init.body ? `${url} ${init.body}` : url.split("?")[0], answer);
    return answer;
  };
  const accept = "application/json, */*;q=0.5";
  const json = { headers: { accept } };
  const files = JSON.parse(document.getElementById("early-files")?.textContent || "{}");
  const screen = Object.keys(files.screens || {}).find((one) => new RegExp(one).test(location.pathname));
  const isOffer = location.pathname === "/offerview";
  const isOfProject = isOffer || /^\/configurator(2d|3d)?$/.test(location.pathname);
  const project = new URLSearchParams(location.search).get("project") || "";
  let wish;
  try {
    wish = localStorage.getItem("stanza.language");
  } catch {}
  const languageOf = (wishes) =>
    wishes.map((one) => one?.toLowerCase().split(/[-_]/)[0]).find((one) => files.texts?.[one]);
  // Never from a cache (spec 1 §7), so with a time of its own.
  ask(`/config/config.json?t=${Date.now()}`, { cache: "no-store" });
  ask("/api/session", json).then(async (answer) => {
    const profile = answer?.ok && (await answer.clone().json()).profile;
    if (!profile || !isOfProject || !/^[1-9]\d{0,14}$/.test(project)) return;
    ask(`/api/projects/${project}`, json);
    ask("/api/catalogues", json);
    const spoken = languageOf([wish, profile.language, ...navigator.languages]);
    if (!isOffer || !spoken || !(profile.kind === "pro" || profile.isAdmin)) return;
    // What it costs on the terms that are saved, for whoever sells.
    ask(`/api/projects/${project}/quote`, {
      method: "POST",
      headers: { accept, "content-type": "application/json", "x-csrf": "1" },
      body: JSON.stringify({ language: spoken }),
    });
  });

  const language = languageOf([wish, ...navigator.languages]);
  const wanted = [
    ...(language ? [files.texts[language]] : []),
    ...(files.screens?.[screen] ?? []).map((one) => files.names[one]),
  ];
  for (const href of wanted) {
    const link = document.createElement("link");
    Object.assign(link, {
      rel: href.endsWith(".css") ? "stylesheet" : "modulepreload",
      href,
      crossOrigin: "",
    });
    document.head.append(link);
  }
})();
