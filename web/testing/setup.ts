import "../theme/base.css";
import { afterEach, beforeAll } from "vitest";
import { startTranslations } from "../locales/i18n.ts";
import { applyCustomerTheme } from "../stores/theme-store.ts";
import { defaultTheme } from "../theme/customer-css.ts";
import { clearApp } from "./render-app.tsx";

// The elements of index.html that the app relies on.
document.head.insertAdjacentHTML("beforeend", '<style id="customer"></style>');
document.body.innerHTML = '<div id="app"></div><div id="overlays"></div>';

beforeAll(async () => {
  applyCustomerTheme(defaultTheme);
  await startTranslations(["en", "it", "de"]);
});

afterEach(clearApp);
