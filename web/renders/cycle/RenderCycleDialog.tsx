import { translate, useAwayReason } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  DialogForm,
} from "@stanza/web-ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOpen, useFarmUser, useRenderJobs } from "../farm/farm-queries.ts";
import { JobProgress } from "../job/JobProgress.tsx";
import { costOf, Estimate } from "../page/Estimate.tsx";
import { type OrderFault, orderRender } from "../page/order-render.ts";
import { PictureFields } from "../page/PictureFields.tsx";
import { usePictureSettings } from "../page/picture-settings.ts";
import { ViewChecks } from "../page/ViewChecks.tsx";
import { viewName } from "../page/view-name.ts";
import type { ProjectModel } from "../views/project-model.ts";
import { renderViews } from "../views/render-views.ts";
import css from "./RenderCycle.module.css";

interface Props {
  readonly project: number;
  readonly made: ProjectModel;
}

/** Several views of a project as one order of pictures, and how far each is. */
function RenderCycle({ project, made, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const away = useAwayReason();
  const user = useFarmUser().data;
  const views = useMemo(() => renderViews(made.model, made.rooms), [made]);
  const [chosen, setChosen] = useState<readonly string[]>(() => views.map(({ id }) => id));
  const of = usePictureSettings("picture");
  const [isBusy, setBusy] = useState(false);
  const [ordered, setOrdered] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<OrderFault | null>(null);
  const { lacks } = costOf(user, of.wish, chosen.length);
  const reason =
    away ??
    (chosen.length === 0 ? t("renders.cycleNone") : undefined) ??
    (lacks ? t(`renders.fault.${lacks}`) : undefined);
  const order = async () => {
    setBusy(true);
    setFault(null);
    for (const view of views.filter(({ id }) => chosen.includes(id))) {
      const answer = await orderRender(project, made, {
        ...of.wish,
        name: viewName(view, t),
        camera: view.camera,
      });
      if (typeof answer === "string") {
        // Those before it are queued; what is left stays chosen.
        setFault(answer);
        break;
      }
      setOrdered((before) => [...before, answer.id]);
      setChosen((before) => before.filter((id) => id !== view.id));
    }
    setBusy(false);
  };
  if (ordered.length > 0 && !isBusy && fault === null)
    return <Ordered project={project} ids={ordered} close={close} />;
  return (
    <DialogForm
      submit={t("renders.cycleOrder", { count: chosen.length })}
      busy={isBusy}
      className={css.body}
      onSubmit={() => void order()}
      onCancel={close}
      {...(reason === undefined ? {} : { reason })}
    >
      <ViewChecks legend={t("renders.cycleViews")} views={views} chosen={chosen} onChange={setChosen} />
      <div className={css.fields}>
        <PictureFields of={of} />
        <Estimate user={user} one={of.wish} count={Math.max(1, chosen.length)} />
        {reason === undefined ? null : <p className={css.note}>{reason}</p>}
        {fault ? (
          <p role="alert" className={css.fault}>
            {t(`renders.fault.${fault}`)}
          </p>
        ) : null}
      </div>
    </DialogForm>
  );
}

interface OrderedProps {
  readonly project: number;
  readonly ids: readonly string[];
  readonly close: () => void;
}

/** The pictures that were ordered, with their progress. */
function Ordered({ project, ids, close }: OrderedProps) {
  const { t } = useTranslation();
  const { data = [] } = useRenderJobs(project);
  const jobs = ids.flatMap((id) => data.filter((job) => job.id === id));
  return (
    <>
      <DialogBody>
        <p className={css.note}>{t("renders.cycleGoesOn")}</p>
        <ul className={css.ordered} aria-label={t("renders.list")}>
          {jobs.map((job) => (
            <li key={job.id}>
              <strong>{job.name}</strong>
              {isOpen(job) ? <JobProgress job={job} /> : <span>{t(`renders.state.${job.state}`)}</span>}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={close} data-autofocus>
          {t("dialog.close")}
        </Button>
      </DialogFooter>
    </>
  );
}

export const renderCycleDialog: Dialog<Props, void> = {
  options: () => ({
    title: translate("renders.cycleTitle"),
    width: 800,
    mode: "semipersistent",
    single: "render-cycle",
  }),
  Content: RenderCycle,
};
