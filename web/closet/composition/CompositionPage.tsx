import { useOpenProject } from "@stanza/web-project";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { NoCatalogues, NoCloset, Waiting } from "../ClosetStates.tsx";
import { useClosetScreen } from "../use-closet-screen.ts";
import { Composition } from "./Composition.tsx";
import { useClosets } from "./use-closets.ts";

/** Several closets as one composition (ux.md §5.8, S5). */
export function CompositionPage() {
  const { t } = useTranslation();
  const open = useOpenProject();
  const closets = useClosets();
  const { closet } = useSearch({ strict: false }) as { readonly closet?: string };
  const { isOpening, hasFailed } = useClosetScreen();
  if (isOpening) return <Waiting label={t("open.loading")} />;
  if (!open || (closets?.closets.length === 0 && !hasFailed))
    return (
      <NoCloset
        title={t("multiCloset.none")}
        text={t("multiCloset.noneText")}
        others={t("multiCloset.startOne")}
      />
    );
  if (hasFailed) return <NoCatalogues title={t("multiCloset.title")} />;
  if (!closets) return <Waiting label={t("workspace.loadingCatalogues")} />;
  return <Composition key={open.projectKey} closets={closets} first={closet} />;
}
