import { useOpenProject } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { Button, buttonClass, Card, EmptyState, log } from "@stanza/web-ui";
import cardCss from "@stanza/web-ui/card-page.module.css";
import { WithOpenProject } from "@stanza/web-workspace";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./DoPage.module.css";
import { awayFrom, type OfferedAction, offeredAction } from "./offered-actions.ts";

/** A link of another system that wants one thing done (spec 1 §2 `do`): it is named, and done when somebody says so. */
export function DoPage() {
  const { action = "" } = useParams({ strict: false }) as { readonly action?: string };
  return <DoAction name={action} />;
}

export function DoAction({ name }: { readonly name: string }) {
  const action = offeredAction(name);
  if (!action) return <UnknownAction />;
  if (!action.needsProject) return <ActionCard action={action} />;
  return <WithOpenProject saved={false}>{() => <ActionCard action={action} />}</WithOpenProject>;
}

function ActionCard({ action }: { readonly action: OfferedAction }) {
  const { t } = useTranslation();
  const open = useOpenProject();
  const [state, setState] = useState<"asking" | "busy" | "undone">("asking");
  const project = open?.document.project.description || t("project.untitled");
  const run = async () => {
    setState("busy");
    await action
      .run()
      .catch((error: unknown) => log("error", `${action.name} of a link failed: ${String(error)}`));
    // What is done leads elsewhere.
    setState("undone");
  };
  return (
    <div className={cardCss.place}>
      <Card className={cardCss.card}>
        <h1>{t(`do.${action.name}.title`)}</h1>
        <p>{t(`do.${action.name}.text`, { project })}</p>
        <p role="status" className={css.state}>
          {state === "asking" ? "" : t(`do.${state}`)}
        </p>
        <Button variant="primary" full busy={state === "busy"} onClick={() => void run()}>
          {t(state === "undone" ? "action.tryAgain" : `do.${action.name}.run`)}
        </Button>
        <AppLink href={awayFrom(action, open?.projectId ?? null)} className={buttonClass({ full: true })}>
          {t("do.notNow")}
        </AppLink>
      </Card>
    </div>
  );
}

function UnknownAction() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      title={t("do.unknown.title")}
      text={t("do.unknown.text")}
      actions={
        <AppLink href={paths.home()} className={buttonClass({ variant: "primary" })}>
          {t("nav.home")}
        </AppLink>
      }
    />
  );
}
