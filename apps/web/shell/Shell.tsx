import { loadPreviewBanner, useLayoutEditor } from "@stanza/web-catalogue";
import { askConsents } from "@stanza/web-privacy";
import { pictureShown, tellStepsLater, useProject } from "@stanza/web-project";
import {
  goTo,
  isFramed,
  isUser,
  paths,
  useConfig,
  useConnection,
  useHostHeader,
  useMaintenance,
  useSession,
} from "@stanza/web-site";
import { LiveRegion, lazyPart } from "@stanza/web-ui";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import css from "./Shell.module.css";
import { shellParts } from "./shell-parts.ts";
import { usePageFocus } from "./use-page-focus.ts";

const Header = lazyPart(
  async () => (await import("./Header.tsx")).Header,
  undefined,
  <div className={css.headerPlace} />,
);
const Footer = lazyPart(
  async () => (await import("./Footer.tsx")).Footer,
  undefined,
  <div className={css.footerPlace} />,
);
const Overlays = lazyPart(async () => (await import("./Overlays.tsx")).Overlays);
const FrameParts = isFramed() ? lazyPart(async () => (await import("@stanza/web-embed")).FrameParts) : null;
const PreviewBanner = lazyPart(loadPreviewBanner);
const BottomBanner = lazyPart(async () => (await import("../connection/BottomBanner.tsx")).BottomBanner);

/** Loads the header, for a screen that means to come in one rendering with it. */
export const loadHeader = (): Promise<unknown> => Header.load();

/** The frame of every screen: header, footer, maintenance or a network that is away, dialogs, loader, toasts. */
export function Shell() {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isHidden = useHostHeader((state) => state.isHidden);
  const hasHeader = useConfig(({ config }) => config?.header !== false) && !isHidden;
  const { header, footer, fills } = shellParts(path, { isEmbedded: isFramed(), hasHeader });
  usePageFocus();
  const hasProject = useProject((state) => state.open !== null);
  useEffect(() => (hasProject ? tellStepsLater() : undefined), [hasProject]);
  // The workspace tells it itself, when its views stand.
  useEffect(() => {
    if (!fills) pictureShown();
  }, [fills]);
  const wantsConsents = useConfig(({ config }) => config?.gdprdialog === true);
  const isUnanswered = useSession(({ profile }) => isUser(profile) && profile?.gdprFlags === "");
  const asksConsents = wantsConsents && isUnanswered && path !== paths.privacy();
  useEffect(() => {
    if (asksConsents) void askConsents();
  }, [asksConsents]);
  const hasMaintenance = useMaintenance(({ state }) => state !== "none");
  const hasPreview = useLayoutEditor(({ livePreview }) => livePreview !== null);
  const isAway = useConnection((state) => state.isAway);
  const openLog = useCallback(() => void goTo(paths.logs()), []);
  return (
    <>
      <a href="#main" className={css.skip}>
        {t("shell.skip")}
      </a>
      <div className={css.shell} data-fills={fills || undefined}>
        {FrameParts ? <FrameParts path={path} /> : null}
        {header ? <Header /> : null}
        <main id="main" tabIndex={-1} className={css.main} data-region>
          <Outlet />
        </main>
        {footer ? <Footer /> : null}
        {hasPreview ? <PreviewBanner /> : null}
        {isAway || hasMaintenance ? <BottomBanner /> : null}
      </div>
      <LiveRegion />
      <Overlays openLog={openLog} />
    </>
  );
}
