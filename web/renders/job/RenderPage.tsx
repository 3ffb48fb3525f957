import { AppLink, paths } from "@stanza/web-site";
import { Button, buttonClass, EmptyState, ErrorState } from "@stanza/web-ui";
import { OfferSkeleton, WithOpenProject } from "@stanza/web-workspace";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useRenderJobs } from "../farm/farm-queries.ts";
import { RenderView } from "./RenderView.tsx";

/** One picture of the farm, large, with its parameters (`jobview`). */
export function RenderPage() {
  const { job } = useSearch({ strict: false }) as { readonly job?: string };
  return (
    <WithOpenProject saved>
      {(open) => <OneRender key={job} project={open.projectId ?? 0} id={job ?? ""} />}
    </WithOpenProject>
  );
}

function OneRender({ project, id }: { readonly project: number; readonly id: string }) {
  const { t } = useTranslation();
  const { data, isError, error, refetch } = useRenderJobs(project);
  if (isError && !data)
    return (
      <ErrorState
        isPage
        title={t("renders.failed")}
        details={error.message}
        actions={
          <Button variant="primary" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        }
      />
    );
  if (!data) return <OfferSkeleton />;
  const job = data.find((one) => one.id === id);
  if (!job)
    return (
      <EmptyState
        isPage
        title={t("renders.unknown")}
        text={t("renders.unknownText")}
        actions={
          <AppLink
            href={paths.renders({ projectId: project })}
            className={buttonClass({ variant: "primary" })}
          >
            {t("renders.toList")}
          </AppLink>
        }
      />
    );
  const others = data.filter((one) => one.state === "done" && one.kind === "picture" && one.id !== id);
  return <RenderView job={job} others={others} />;
}
