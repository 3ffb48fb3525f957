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
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import css from "./ClosetWizard.module.css";
import { ClosetWizard } from "./ClosetWizard.tsx";
import { useClosetRow } from "./closet-row.ts";
import { StartCloset } from "./start/StartCloset.tsx";

/** The closet wizard; without a row in the address, the closets to go on with and those to start (ux.md S4). */
export function ClosetPage() {
  const { t } = useTranslation();
  const { idRow } = useParams({ strict: false }) as { readonly idRow?: string };
  const opening = useAddressedProject();
  const status = useCatalogues((state) => state.status);
  useEffect(startEvaluation, []);
  useEffect(keepArticles, []);
  useLeaveGuard();
  if (opening) return <Waiting label={t("open.loading")} />;
  if (status === "failed")
    return (
      <div className={css.empty}>
        <h1 className="visually-hidden">{t("closet.title")}</h1>
        <CataloguesFailed />
      </div>
    );
  return idRow === undefined ? <StartCloset /> : <OneCloset key={idRow} id={idRow} />;
}

function OneCloset({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const open = useOpenProject();
  const row = useClosetRow(id);
  if (open && row.kind === "closet") return <ClosetWizard target={row.target} answer={row.answer} />;
  if (open && row.kind === "waiting") return <Waiting label={t("workspace.loadingCatalogues")} />;
  const why = row.kind === "unreadable" || row.kind === "other" ? row.kind : "missing";
  return (
    <EmptyState
      isPage
      title={t(`closet.gone.${why}`)}
      text={t(`closet.gone.${why}Text`)}
      actions={
        <>
          <AppLink href={paths.workspace()} className={buttonClass({})}>
            {t("closet.toRoom")}
          </AppLink>
          <AppLink href={paths.closet()} className={buttonClass({ variant: "primary" })}>
            {t("closet.others")}
          </AppLink>
        </>
      }
    />
  );
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={css.empty}>
      <ProgressBar label={label} />
    </div>
  );
}
