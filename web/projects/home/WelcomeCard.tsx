import { signOut } from "@stanza/web-access";
import { openStoredProject, useProjectPage } from "@stanza/web-project";
import { AppLink, landingOf, screenOf, useConnection, useFormats, useSession } from "@stanza/web-site";
import { Button, buttonClass, Card, Skeleton, StatusBadge } from "@stanza/web-ui";
import { IconArrowRight, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ProjectPicture } from "../list/ProjectPicture.tsx";
import css from "./HomePage.module.css";

/** The signed-in person, the way to where they were going, and their last four projects. */
export function WelcomeCard({ goOn }: { readonly goOn: string | undefined }) {
  const { t } = useTranslation();
  const name = useSession((state) => state.profile?.name || state.profile?.login || "");
  const { data, isPending, isError, refetch } = useProjectPage({ limit: 4 });
  const isAway = useConnection((state) => state.isAway);
  const formats = useFormats();
  return (
    <Card className={css.card}>
      <div className={css.cardHead}>
        <h2 className={css.cardTitle}>{t("home.welcome", { name })}</h2>
        <Button variant="link" onClick={() => void signOut()}>
          {t("account.signOut")}
        </Button>
      </div>
      {goOn ? (
        <AppLink href={goOn} className={buttonClass({ variant: "primary", full: true })}>
          {t("home.goOnTo", { screen: t(`screen.${screenOf(goOn)}`) })}
          <IconArrowRight size={18} aria-hidden="true" />
        </AppLink>
      ) : null}
      <h3>{t(isAway ? "offline.recent" : "home.recent")}</h3>
      {isPending ? (
        <ul className={css.recent} aria-busy="true">
          {[0, 1, 2, 3].map((i) => (
            <li key={i} className={css.recentRow}>
              <Skeleton width={56} height={44} />
              <div className={css.recentText}>
                <Skeleton width="60%" height={14} />
                <Skeleton width="40%" height={12} />
              </div>
            </li>
          ))}
        </ul>
      ) : isError ? (
        <p className={css.note}>
          {t("projects.errorTitle")}{" "}
          <Button variant="link" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : data.projects.length === 0 ? (
        <p className={css.note}>{t("home.noProjects")}</p>
      ) : (
        <ul className={css.recent}>
          {data.projects.map((project) => (
            <li key={project.id}>
              <AppLink
                href={landingOf(project.id)}
                className={css.recentRow}
                onClick={(event) => {
                  event.preventDefault();
                  void openStoredProject(project.id);
                }}
              >
                <ProjectPicture project={project} className={css.recentPicture} />
                <span className={css.recentText}>
                  <strong>{project.description || t("project.untitled")}</strong>
                  <small>
                    {project.customerName ? `${project.customerName} · ` : ""}
                    {formats.day(project.updatedAt)}
                  </small>
                </span>
                <span className={css.recentStatus}>
                  <StatusBadge status={project.status} label={t(`status.${project.status}`)} />
                </span>
                <IconChevronRight size={16} className={css.recentArrow} aria-hidden="true" />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
