import { useOpenProject } from "@stanza/web-project";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { NoCatalogues, NoCloset, Waiting } from "./ClosetStates.tsx";
import { ClosetWizard } from "./ClosetWizard.tsx";
import { useClosetRow } from "./closet-row.ts";
import { StartCloset } from "./start/StartCloset.tsx";
import { useClosetScreen } from "./use-closet-screen.ts";

/** The closet wizard; without a row in the address, the closets to go on with and those to start (ux.md S4). */
export function ClosetPage() {
  const { t } = useTranslation();
  const { idRow } = useParams({ strict: false }) as { readonly idRow?: string };
  const { isOpening, hasFailed } = useClosetScreen();
  if (isOpening) return <Waiting label={t("open.loading")} />;
  if (hasFailed) return <NoCatalogues title={t("closet.title")} />;
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
    <NoCloset
      title={t(`closet.gone.${why}`)}
      text={t(`closet.gone.${why}Text`)}
      others={t("closet.others")}
    />
  );
}
