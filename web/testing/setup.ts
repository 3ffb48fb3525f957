import "@stanza/web-ui/base.css";
import { applyCustomerTheme, startTranslations } from "@stanza/web-site";
import { defaultTheme } from "@stanza/web-ui";
import { afterEach, beforeAll } from "vitest";
import { clearApp } from "./render-app.tsx";

// What index.html has for the app; `appElement` is made with each test.
document.head.insertAdjacentHTML("beforeend", '<style id="customer"></style>');
document.body.innerHTML = '<div id="overlays"></div>';

beforeAll(async () => {
  applyCustomerTheme(defaultTheme);
  await startTranslations(["en", "it", "de"]);
});

afterEach(clearApp);
