import { applyCustomerTheme } from "@stanza/web-site";
import { readTheme } from "@stanza/web-ui";
import type { ComponentType } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import bottega from "../../../customers/bottega/config.json";
import { BottegaHome } from "../../../customers/bottega/screens/BottegaHome.tsx";
import fjell from "../../../customers/fjell/config.json";
import { FjellHome } from "../../../customers/fjell/screens/FjellHome.tsx";
import fornace from "../../../customers/fornace/config.json";
import { FornaceHome } from "../../../customers/fornace/screens/FornaceHome.tsx";
import { expectAccessible, expectContrastInDark } from "../../../web/testing/accessibility.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";

interface Customer {
  readonly theme: unknown;
  readonly Home: ComponentType;
}

const CUSTOMERS: Readonly<Record<string, Customer>> = {
  bottega: { theme: bottega.theme, Home: BottegaHome },
  fjell: { theme: fjell.theme, Home: FjellHome },
  fornace: { theme: fornace.theme, Home: FornaceHome },
};

test.each(Object.entries(CUSTOMERS))(
  "[SH-15] [SH-16] the front door of %s passes axe in its own colours, light and dark, on a desktop and a phone",
  async (_, { theme, Home }) => {
    onTestFinished(async () => {
      applyCustomerTheme(readTheme({ name: "Stanza" }));
      await page.viewport(1440, 900);
    });
    applyCustomerTheme(readTheme(theme));
    await renderApp(<Home />, {
      profile: null,
      answers: {
        listProjects: () => ({ status: 200, body: { projects: [], next: null, counts: {}, moreOf: [] } }),
      },
    });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.viewport(width, height);
      await expectAccessible();
      await expectContrastInDark();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
);
