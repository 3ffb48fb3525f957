import { openShowcase, useProject } from "@stanza/web-project";
import {
  AppLink,
  isUser,
  LanguageChoice,
  Logo,
  paths,
  SchemeChoice,
  useConfig,
  useSession,
} from "@stanza/web-site";
import { Button, buttonClass, loadedOnce, useLoaded } from "@stanza/web-ui";
import { startNewProject } from "@stanza/web-workspace";
import { IconArmchair, IconArrowRight, IconBulb, IconFolderOpen, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HomeEntry } from "./HomeEntry.tsx";
import css from "./HomePage.module.css";

/** The picture behind everything: words and buttons do not wait for it, nor does whoever opens a project by its address. */
const scene = loadedOnce(async () => (await import("./RoomScene.tsx")).RoomScene);

/** The front door: what can be done here, and signing in or going on with the last projects. */
export function HomePage() {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  const open = useProject((state) => state.open);
  const guests = useConfig((state) => state.guestsAdmitted);
  const user = isUser(profile);
  const mayStart = profile !== null || guests;
  const Scene = useLoaded(scene);
  const [isStarting, setStarting] = useState(false);
  const hasShowcase = useConfig((state) => state.config?.showcase !== undefined);
  return (
    <div className={css.page}>
      {Scene ? <Scene className={css.scene} /> : null}
      <header className={css.top}>
        <Logo large />
        <div className={css.choices}>
          <LanguageChoice />
          <SchemeChoice />
        </div>
      </header>
      <div className={css.columns}>
        <section className={css.intro}>
          <h1 className={css.heading}>
            <span>{t("home.headingFirst")} </span>
            <span>{t("home.headingSecond")}</span>
          </h1>
          <p className={css.lead}>{t("home.lead")}</p>
          <div className={css.actions}>
            {mayStart ? (
              <Button
                variant="primary"
                size="lg"
                icon={<IconPlus size={20} stroke={2} />}
                busy={isStarting}
                onClick={() => {
                  setStarting(true);
                  void startNewProject().finally(() => setStarting(false));
                }}
              >
                {t("project.new")}
              </Button>
            ) : null}
            {user ? (
              <AppLink href={paths.projects()} className={buttonClass({ size: "lg" })}>
                <IconFolderOpen size={20} stroke={1.7} aria-hidden="true" />
                {t("home.openProject")}
              </AppLink>
            ) : null}
            {mayStart ? (
              <AppLink href={paths.inspiration()} className={buttonClass({ size: "lg" })}>
                <IconBulb size={20} stroke={1.7} aria-hidden="true" />
                {t("nav.inspiration")}
              </AppLink>
            ) : null}
            {mayStart && !user && hasShowcase ? (
              <Button
                size="lg"
                icon={<IconArmchair size={20} stroke={1.7} />}
                onClick={() => void openShowcase()}
              >
                {t("home.showcase.open")}
              </Button>
            ) : null}
            {open ? (
              <AppLink
                href={paths.workspace({ projectId: open.projectId })}
                className={buttonClass({ variant: "secondary", size: "lg" })}
              >
                {t("home.continue", { name: open.document.project.description || t("project.untitled") })}
                <IconArrowRight size={18} aria-hidden="true" />
              </AppLink>
            ) : null}
          </div>
        </section>
        <HomeEntry />
      </div>
    </div>
  );
}
