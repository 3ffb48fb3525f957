import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { tellOpening } from "../../flows/open-stored-project.ts";
import { mayReplaceProject, startNewProject } from "../../flows/start-new-project.ts";
import { goTo } from "../../navigation.ts";
import { paths } from "../../paths.ts";
import { AppLink } from "../../shell/AppLink.tsx";
import { startEvaluation } from "../../stores/evaluation-link.ts";
import { openProject } from "../../stores/open-project.ts";
import { saveNow } from "../../stores/project-saving.ts";
import { useOpenProject, useProject } from "../../stores/project-store.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { OfferSkeleton } from "./OfferSkeleton.tsx";
import { OfferWork } from "./OfferWork.tsx";

/** The offer of the open project, or of the one in the address. It is made of what the server has, so it is saved first. */
export function OfferPage() {
  const { t } = useTranslation();
  const { project: wanted } = useSearch({ from: "/offerview" });
  const open = useOpenProject();
  const [opening, setOpening] = useState(false);
  const projectId = open?.projectId ?? null;
  const isWanted = open !== null && (wanted === undefined || wanted === projectId);

  useEffect(startEvaluation, []);

  useEffect(() => {
    if (wanted === undefined || useProject.getState().open?.projectId === wanted) return;
    let left = false;
    setOpening(true);
    void (async () => {
      if ((await mayReplaceProject()) && !left) await tellOpening(await openProject(wanted));
      if (!left) setOpening(false);
    })();
    return () => {
      left = true;
    };
  }, [wanted]);

  useEffect(() => {
    if (isWanted) void saveNow();
  }, [isWanted]);

  useEffect(() => {
    if (projectId !== null && wanted === undefined) void goTo(paths.offer({ projectId }), { replace: true });
  }, [projectId, wanted]);

  if (opening) return <OfferSkeleton />;
  if (!open || !isWanted) {
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
  return projectId === null ? <SavingFirst /> : <OfferWork key={open.projectKey} />;
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
