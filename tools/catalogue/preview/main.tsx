import "@stanza/web-ui/base.css";
import { applyCustomerTheme, loadSite, restoreSession, startTranslations } from "@stanza/web-site";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
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
