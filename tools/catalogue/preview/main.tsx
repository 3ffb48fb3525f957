import "../../../apps/web/theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startTranslations } from "../../../apps/web/locales/i18n.ts";
import { loadSite } from "../../../apps/web/site.ts";
import { restoreSession } from "../../../apps/web/stores/session-store.ts";
import { applyCustomerTheme } from "../../../apps/web/stores/theme-store.ts";
import { PreviewPage } from "./PreviewPage.tsx";
import { followFolder } from "./preview-store.ts";

const [site] = await Promise.all([loadSite(), restoreSession()]);
if (site) applyCustomerTheme(site.theme);
await startTranslations(site?.languages ?? []);
void followFolder();
const root = document.getElementById("app");
if (root)
  createRoot(root).render(
    <StrictMode>
      <PreviewPage />
    </StrictMode>,
  );
