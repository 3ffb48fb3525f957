import { type OpenProject, useEvaluation } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { Button, buttonClass, EmptyState, ErrorState } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { OfferSkeleton, WithOpenProject } from "@stanza/web-workspace";
import { IconCamera } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFarmUser, useRenderJobs } from "../farm/farm-queries.ts";
import { Credits } from "./Credits.tsx";
import { JobList } from "./JobList.tsx";
import { OrderCard } from "./OrderCard.tsx";
import css from "./Renders.module.css";

/** Pictures of the open project by the render farm: what is wanted, what is under way, what is ready (`renderfarm`). */
export function RendersPage() {
  return (
    <WithOpenProject saved>
      {(open) => <Renders key={open.projectKey} open={open} project={open.projectId ?? 0} />}
    </WithOpenProject>
  );
}

function Renders({ open, project }: { readonly open: OpenProject; readonly project: number }) {
  const { t } = useTranslation();
  const isEvaluated = useEvaluation(({ evaluated, updating }) => evaluated !== null && !updating);
  const jobs = useRenderJobs(project);
  const user = useFarmUser();
  if (jobs.isError && !jobs.data)
    return (
      <ErrorState
        isPage
        title={t("renders.failed")}
        details={jobs.error.message}
        actions={
          <Button variant="primary" onClick={() => void jobs.refetch()}>
            {t("action.tryAgain")}
          </Button>
        }
      />
    );
  if (!jobs.data || !isEvaluated) return <OfferSkeleton />;
  return (
    <div className={pageCss.page}>
      <div className={pageCss.head}>
        <div>
          <h1>{t("renders.title")}</h1>
          <p className={pageCss.meta}>{open.document.project.description || t("project.untitled")}</p>
        </div>
        <Credits user={user.data} />
        <AppLink href={paths.offer({ projectId: project })} className={buttonClass({})}>
          {t("customer.toOffer")}
        </AppLink>
      </div>
      <div className={css.columns}>
        <OrderCard project={project} user={user.data} />
        {jobs.data.length === 0 ? (
          <EmptyState
            art={<IconCamera size={40} stroke={1.3} />}
            title={t("renders.none")}
            text={t("renders.noneText")}
          />
        ) : (
          <JobList project={project} jobs={jobs.data} />
        )}
      </div>
    </div>
  );
}
