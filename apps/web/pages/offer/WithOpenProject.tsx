import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { keepPicturesOfRows } from "../../flows/keep-row-photos.ts";
import { startNewProject } from "../../flows/start-new-project.ts";
import { paths } from "../../paths.ts";
import { AppLink } from "../../shell/AppLink.tsx";
import { startEvaluation } from "../../stores/evaluation-link.ts";
import { saveNow } from "../../stores/project-saving.ts";
import { type OpenProject, useOpenProject, useProject } from "../../stores/project-store.ts";
import { isUser, useSession } from "../../stores/session-store.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { useAddressedProject } from "../workspace/use-addressed-project.ts";
import { OfferSkeleton } from "./OfferSkeleton.tsx";

interface Props {
  /** True: the server has to have it, e.g. because it prices it. */
  readonly saved: boolean;
  readonly children: (open: OpenProject) => ReactNode;
}

/** A screen about the open project, or the one in the address; where there is none it says what to do. */
export function WithOpenProject({ saved, children }: Props) {
  const { t } = useTranslation();
  const opening = useAddressedProject();
  const open = useOpenProject();
  const user = useSession((state) => isUser(state.profile));
  const key = open?.projectKey;

  useEffect(startEvaluation, []);
  useEffect(keepPicturesOfRows, []);

  useEffect(() => {
    if (saved && key !== undefined) void saveNow();
  }, [saved, key]);

  if (opening) return <OfferSkeleton />;
  if (!open) {
    return (
      <EmptyState
        isPage
        title={t("offer.noProject")}
        text={t("offer.noProjectText")}
        actions={
          <>
            {user ? (
              <AppLink href={paths.projects()} className={buttonClass({})}>
                {t("home.openProject")}
              </AppLink>
            ) : null}
            <Button variant="primary" onClick={() => void startNewProject()}>
              {t("project.new")}
            </Button>
          </>
        }
      />
    );
  }
  return saved && open.projectId === null ? <SavingFirst /> : children(open);
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
