// Runs before the first paint: the scheme and the customer's colours of the last visit, so that nothing flashes.
// Storage may be refused (private mode, third-party frame); the page then starts from the system's scheme.
(() => {
  let scheme = "system";
  try {
    scheme = localStorage.getItem("stanza.scheme") || "system";
    const css = localStorage.getItem("stanza.customer-css");
    if (css) document.getElementById("customer").textContent = css;
  } catch {}
  const dark =
    scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.dataset.scheme = dark ? "dark" : "light";
})();

// Checks of data (zod) compile nothing here: its probe for that would be one report of the content security policy on every page.
globalThis.__zod_globalConfig = { jitless: true };
