import {
  CataloguesFailed,
  keepArticles,
  startEvaluation,
  useAddressedProject,
  useCatalogues,
  useOpenProject,
} from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { buttonClass, EmptyState, ProgressBar } from "@stanza/web-ui";
import { useLeaveGuard } from "@stanza/web-workspace";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import wizardCss from "../ClosetWizard.module.css";
import { Composition } from "./Composition.tsx";
import { useClosets } from "./use-closets.ts";

/** Several closets as one composition (ux.md §5.8, S5). */
export function CompositionPage() {
  const { t } = useTranslation();
  const opening = useAddressedProject();
  const open = useOpenProject();
  const status = useCatalogues((state) => state.status);
  const closets = useClosets();
  const { closet } = useSearch({ strict: false }) as { readonly closet?: string };
  useEffect(startEvaluation, []);
  useEffect(keepArticles, []);
  useLeaveGuard();
  if (opening) return <Waiting label={t("open.loading")} />;
  if (!open || (closets?.closets.length === 0 && status !== "failed")) return <NoClosets />;
  if (status === "failed")
    return (
      <div className={wizardCss.empty}>
        <h1 className="visually-hidden">{t("multiCloset.title")}</h1>
        <CataloguesFailed />
      </div>
    );
  if (!closets) return <Waiting label={t("workspace.loadingCatalogues")} />;
  return <Composition key={open.projectKey} closets={closets} first={closet} />;
}

function NoClosets() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      title={t("multiCloset.none")}
      text={t("multiCloset.noneText")}
      actions={
        <>
          <AppLink href={paths.workspace()} className={buttonClass({})}>
            {t("closet.toRoom")}
          </AppLink>
          <AppLink href={paths.closet()} className={buttonClass({ variant: "primary" })}>
            {t("multiCloset.startOne")}
          </AppLink>
        </>
      }
    />
  );
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={wizardCss.empty}>
      <ProgressBar label={label} />
    </div>
  );
}
