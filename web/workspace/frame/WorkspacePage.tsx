import { loadCatalogueDrawer } from "@stanza/web-catalogue";
import { keepPicturesLater } from "@stanza/web-pictures";
import {
  awaitPicture,
  CataloguesFailed,
  keepArticles,
  keepVersionsLater,
  loadCatalogues,
  onceTaken,
  startEvaluation,
  startLater,
  useAddressedProject,
  useCatalogues,
  useProject,
} from "@stanza/web-project";
import { goTo, isUser, paths, useSession } from "@stanza/web-site";
import { Button, EmptyState, lazyPart, loadAhead, ProgressBar, useMediaQuery } from "@stanza/web-ui";
import { IconFolderOpen, IconPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { recallOrigin } from "../canvas/plan/origin.ts";
import { resetPlanView } from "../canvas/plan/plan-view.ts";
import { finishWalls } from "../canvas/walls/draw-in-view.ts";
import { useWorkspaceCommands } from "../commands/workspace-commands.ts";
import { startNewProject } from "../start/open-new-project.ts";
import { DesktopWorkspace } from "./DesktopWorkspace.tsx";
import { RoomPanel } from "./panels.ts";
import { useEditEvents } from "./use-edit-events.ts";
import { useHeldWords } from "./use-held-words.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useWorkspaceView } from "./use-workspace-view.ts";
import css from "./Workspace.module.css";

const SMALL = "(max-width: 959px)";
const PhoneWorkspace = lazyPart(async () => (await import("./PhoneWorkspace.tsx")).PhoneWorkspace);

/** Loads what the workspace opens with. */
export const loadFirstParts = () =>
  Promise.all([RoomPanel.load(), ...(matchMedia(SMALL).matches ? [PhoneWorkspace.load()] : [])]);

const keepPreflightLater = () =>
  startLater(async () => (await import("../canvas/standing-parts.ts")).keepPreflight);

/** The workspace: plan and 3D of the open project with its panels; routes only choose the view. */
export function WorkspacePage() {
  const { t, i18n } = useTranslation();
  const opening = useAddressedProject();
  const projectKey = useProject((state) => state.open?.projectKey);
  const catalogues = useCatalogues((state) => state.status);
  useEffect(startEvaluation, []);
  useEffect(keepArticles, []);
  if (opening)
    return (
      <div className={css.empty}>
        <ProgressBar label={t("open.loading")} />
      </div>
    );
  if (projectKey === undefined) return <NoProject />;
  if (catalogues === "failed") return <NoCatalogues />;
  return <OpenWorkspace key={projectKey} language={i18n.language} />;
}

function OpenWorkspace({ language }: { readonly language: string }) {
  const { t } = useTranslation();
  const view = useWorkspaceView();
  useState(awaitPicture);
  const small = useMediaQuery(SMALL);
  useEditEvents(language);
  useHeldWords(language);
  useWorkspaceCommands(language);
  useLeaveGuard();
  useEffect(keepVersionsLater, []);
  useEffect(keepPreflightLater, []);
  useEffect(() => keepPicturesLater(), []);
  useEffect(() => onceTaken(loadAhead), []);
  // Whoever asks for the search types on at once, and looks for an article of any catalogue.
  useEffect(() => onceTaken(() => void Promise.all([loadCatalogueDrawer(), loadCatalogues()])), []);
  useEffect(() => {
    resetPlanView();
    recallOrigin();
    return finishWalls;
  }, []);
  // Leaving the plan commits the walls drawn in it (spec 1 §2).
  useEffect(() => {
    if (view === "3d") finishWalls();
  }, [view]);
  return (
    <>
      <h1 className="visually-hidden">{t("step.design")}</h1>
      {small ? <PhoneWorkspace view={view} /> : <DesktopWorkspace view={view} />}
    </>
  );
}

function NoProject() {
  const { t } = useTranslation();
  const user = useSession((state) => isUser(state.profile));
  return (
    <div className={css.empty}>
      <h1 className="visually-hidden">{t("step.design")}</h1>
      <EmptyState
        title={t("workspace.noProject")}
        text={t("workspace.noProjectText")}
        actions={
          <>
            <Button variant="primary" icon={<IconPlus size={18} />} onClick={() => void startNewProject()}>
              {t("project.new")}
            </Button>
            {user ? (
              <Button icon={<IconFolderOpen size={18} />} onClick={() => void goTo(paths.projects())}>
                {t("home.openProject")}
              </Button>
            ) : null}
          </>
        }
      />
    </div>
  );
}

function NoCatalogues() {
  const { t } = useTranslation();
  return (
    <div className={css.empty}>
      <h1 className="visually-hidden">{t("step.design")}</h1>
      <CataloguesFailed />
    </div>
  );
}
