import "@stanza/web-ui/base.css";
import { applyCustomerTheme, LANGUAGES, queryClient, startTranslations } from "@stanza/web-site";
import { defaultTheme } from "@stanza/web-ui";
import { afterEach, beforeAll } from "vitest";
import { clearApp } from "./render-app.tsx";

// The elements that index.html has for the app; `appElement` is made with each test.
document.body.innerHTML = '<div id="overlays"></div>';

// Failed requests are tried again as in the app, but without its pauses.
queryClient.setDefaultOptions({
  ...queryClient.getDefaultOptions(),
  queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
});

beforeAll(async () => {
  applyCustomerTheme(defaultTheme);
  await startTranslations(LANGUAGES);
});

afterEach(clearApp);
