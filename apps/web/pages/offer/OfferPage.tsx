import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { startNewProject } from "../../flows/start-new-project.ts";
import { paths } from "../../paths.ts";
import { AppLink } from "../../shell/AppLink.tsx";
import { startEvaluation } from "../../stores/evaluation-link.ts";
import { saveNow } from "../../stores/project-saving.ts";
import { useOpenProject, useProject } from "../../stores/project-store.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { useAddressedProject } from "../workspace/use-addressed-project.ts";
import { OfferSkeleton } from "./OfferSkeleton.tsx";
import { OfferWork } from "./OfferWork.tsx";

/** The offer of the open project, or of the one in the address. It is made of what the server has, so it is saved first. */
export function OfferPage() {
  const { t } = useTranslation();
  const opening = useAddressedProject();
  const open = useOpenProject();
  const key = open?.projectKey;

  useEffect(startEvaluation, []);

  useEffect(() => {
    if (key !== undefined) void saveNow();
  }, [key]);

  if (opening) return <OfferSkeleton />;
  if (!open) {
    return (
      <EmptyState
        isPage
        title={t("offer.noProject")}
        text={t("offer.noProjectText")}
        actions={
          <>
            <AppLink href={paths.projects()} className={buttonClass({})}>
              {t("home.openProject")}
            </AppLink>
            <Button variant="primary" onClick={() => void startNewProject()}>
              {t("project.new")}
            </Button>
          </>
        }
      />
    );
  }
  return open.projectId === null ? <SavingFirst /> : <OfferWork key={open.projectKey} />;
}

/** A project that the server does not have yet cannot be offered; it is being saved, or says why not. */
function SavingFirst() {
  const { t } = useTranslation();
  const { kind } = useProject((state) => state.saveState);
  if (kind === "saving") return <OfferSkeleton />;
  return (
    <ErrorState
      isPage
      title={t("offer.notSaved")}
      text={t("offer.notSavedText")}
      actions={
        <Button variant="primary" onClick={() => void saveNow()}>
          {t("action.tryAgain")}
        </Button>
      }
    />
  );
}
