import type { ProjectSummary } from "@stanza/contract";
import { onceTaken, renameProject, useProject } from "@stanza/web-project";
import { openProjectStatus } from "@stanza/web-projects";
import { AppLink, isUser, isWorkspace, Logo, paths, useSession } from "@stanza/web-site";
import { CountBadge, lazyPart, loadAhead, StatusBadge } from "@stanza/web-ui";
import { usePreflight } from "@stanza/web-workspace";
import { IconChevronRight } from "@tabler/icons-react";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { AccountMenu } from "./AccountMenu.tsx";
import { AppMenu } from "./AppMenu.tsx";
import css from "./Header.module.css";
import { HeaderTotal } from "./HeaderTotal.tsx";
import { HistoryButtons } from "./HistoryButtons.tsx";
import { SaveChip } from "./SaveChip.tsx";

const Present = lazyPart(async () => (await import("./Present.tsx")).Present);
const Notifications = lazyPart(async () => (await import("./Notifications.tsx")).Notifications);

/** App menu, logo, the open project with its status and saving, the steps, total and account. */
export function Header() {
  const { t } = useTranslation();
  const open = useProject((state) => state.open);
  const readOnly = useProject((state) => state.saveState.kind === "read-only");
  const user = useSession((state) => isUser(state.profile));
  const path = useRouterState({ select: (state) => state.location.pathname });
  const name = open?.document.project.description || t("project.untitled");
  const inWorkspace = isWorkspace(path);
  const hasUndo = open !== null && (inWorkspace || worksOnProject(path));
  useEffect(() => onceTaken(loadAhead), []);
  return (
    <header
      className={css.header}
      data-workspace={inWorkspace || undefined}
      data-undo={hasUndo || undefined}
      data-region
    >
      <div className={css.start}>
        <AppMenu />
        <AppLink href={paths.home()} className={css.logo} title={t("nav.home")}>
          <Logo />
        </AppLink>
        {open ? (
          <div className={css.project}>
            <button
              type="button"
              className={css.title}
              title={`${name}. ${t("project.rename")}`}
              onClick={() => void renameProject()}
              disabled={readOnly}
            >
              <span>{name}</span>
            </button>
            <span className={css.badge}>
              {open.summary && open.projectId !== null ? (
                <StatusButton summary={open.summary} />
              ) : (
                <Status status={open.projectId === null ? "unsaved" : open.document.head.status} />
              )}
            </span>
            <SaveChip />
            {user && open.projectId !== null ? <Present /> : null}
          </div>
        ) : null}
      </div>
      {open ? <StepBar projectId={open.projectId} path={path} /> : <span />}
      <div className={css.end}>
        {open && hasUndo ? <HistoryButtons open={open} /> : null}
        {open && inWorkspace ? <HeaderTotal /> : null}
        {user ? <Notifications /> : null}
        <AccountMenu />
      </div>
    </header>
  );
}

/** Screens whose edits are undone like those of the design. */
const worksOnProject = (path: string) =>
  /^\/(?:closetool(?:\/[^/]+)?|configuratorMulticloset|offerview[23]?|summary|cart|customerinfo|servizi|references)$/.test(
    path,
  );

function Status({ status }: { status: string }) {
  const { t } = useTranslation();
  return <StatusBadge status={status} label={t(`status.${status}` as "status.offer")} />;
}

/** The project's status; pressed, where it may go from there. */
function StatusButton({ summary }: { readonly summary: ProjectSummary }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={css.status}
      title={t("projectStatus.change")}
      onClick={() => void openProjectStatus(summary)}
    >
      <Status status={summary.status} />
    </button>
  );
}

/** The number of findings that the last preflight left to put right. */
function ToFix() {
  const { t } = useTranslation();
  const projectKey = useProject((state) => state.open?.projectKey);
  const { mustFix: count, projectKey: of } = usePreflight();
  if (count === 0 || of !== projectKey) return null;
  return (
    <CountBadge tone="danger" title={t("preflight.countMustFix", { count })}>
      {count}
      <span className="visually-hidden"> {t("preflight.mustFix")}</span>
    </CountBadge>
  );
}

/** The way through a project. Steps are links, never locked. */
function StepBar({ projectId, path }: { projectId: number | null; path: string }) {
  const { t } = useTranslation();
  const steps = [
    { name: t("step.design"), href: paths.workspace({ projectId }), current: isWorkspace(path) },
    {
      name: t("step.offer"),
      href: paths.offer({ projectId }),
      current: path.startsWith("/offerview"),
    },
  ];
  return (
    <nav className={css.steps} aria-label={t("step.label")}>
      {steps.map((step, i) => (
        <span key={step.name} className={css.steps}>
          {i > 0 ? <IconChevronRight size={14} className={css.arrow} aria-hidden="true" /> : null}
          <AppLink href={step.href} className={css.step} aria-current={step.current ? "step" : undefined}>
            {step.name}
            {i === 0 ? <ToFix /> : null}
          </AppLink>
        </span>
      ))}
    </nav>
  );
}
