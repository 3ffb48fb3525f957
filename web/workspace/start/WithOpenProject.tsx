import { keepPicturesLater } from "@stanza/web-pictures";
import {
  afterFirstPicture,
  keptSentence,
  type OpenProject,
  saveNow,
  startEvaluation,
  useAddressedProject,
  useOpenProject,
  useProject,
} from "@stanza/web-project";
import { AppLink, isUser, paths, useSession } from "@stanza/web-site";
import { Button, buttonClass, EmptyState, ErrorState } from "@stanza/web-ui";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { OfferSkeleton } from "./OfferSkeleton.tsx";
import { startNewProject } from "./open-new-project.ts";

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
  useEffect(() => keepPicturesLater(afterFirstPicture), []);

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
      text={`${t("offer.notSavedText")} ${keptSentence()}`}
      actions={
        <Button variant="primary" onClick={() => void saveNow()}>
          {t("action.tryAgain")}
        </Button>
      }
    />
  );
}
