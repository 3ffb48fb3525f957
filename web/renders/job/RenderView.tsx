import type { RenderJob } from "@stanza/contract";
import { environmentCaption, useLook } from "@stanza/web-pictures";
import { AppLink, goTo, paths, useAwayReason, useFormats } from "@stanza/web-site";
import { Button, buttonClass, SelectField, toast } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { IconArrowLeft, IconDownload, IconPhotoCheck, IconPhotoPlus, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { farm, renderPictureUrl } from "../farm/farm-client.ts";
import { isOpen, jobChanged, refreshJobs } from "../farm/farm-queries.ts";
import { queueRender } from "../page/order-render.ts";
import css from "./RenderView.module.css";
import { Stage } from "./Stage.tsx";

interface Props {
  readonly job: RenderJob;
  /** Other finished pictures of the project, to compare with. */
  readonly others: readonly RenderJob[];
}

const icon = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

export function RenderView({ job, others }: Props) {
  const { t } = useTranslation();
  const away = useAwayReason();
  const [withId, setWithId] = useState("");
  const isDone = job.state === "done";
  const other = others.find(({ id }) => id === withId);
  const blocked = away === undefined ? {} : { reason: away };
  const again = async () => {
    const { name, camera, width, height, quality, environment, background, exposure, kind } = job;
    const film = job.kind === "film" ? { path: job.path, seconds: job.seconds } : {};
    const wish = { name, camera, width, height, quality, environment, background, exposure, kind, ...film };
    const answer = await queueRender(job.project, job.scene, wish);
    if (typeof answer === "string") toast(t(`renders.fault.${answer}`), { kind: "error" });
    else void goTo(paths.render({ projectId: job.project, job: answer.id }));
  };
  const offer = async () => {
    const answer = await farm().setRenderInOffer({ params: { id: job.id }, body: { inOffer: !job.inOffer } });
    if (answer.status !== 200) {
      toast(t("renders.notInOffer"), { kind: "error" });
      return;
    }
    jobChanged(answer.body);
    refreshJobs(job.project);
    toast(t(answer.body.inOffer ? "renders.added" : "renders.removed"), { kind: "success" });
  };
  return (
    <div className={pageCss.page}>
      <div className={css.head}>
        <AppLink
          href={paths.renders({ projectId: job.project })}
          className={buttonClass({ variant: "subtle" })}
        >
          <IconArrowLeft {...icon} />
          {t("renders.toList")}
        </AppLink>
        <h1>{job.name}</h1>
      </div>
      <div className={css.columns}>
        <div className={css.stage}>
          <Stage job={job} other={other} />
        </div>
        <aside className={css.aside}>
          {isDone ? (
            <>
              {job.kind === "picture" ? (
                <Button
                  variant={job.inOffer ? "secondary" : "primary"}
                  full
                  {...blocked}
                  onClick={() => void offer()}
                  icon={job.inOffer ? <IconPhotoCheck {...icon} /> : <IconPhotoPlus {...icon} />}
                >
                  {t(job.inOffer ? "renders.takeOut" : "renders.add")}
                </Button>
              ) : null}
              <a
                className={buttonClass({ full: true })}
                href={renderPictureUrl(job.id)}
                download={`${job.name}.${job.kind === "film" ? "mp4" : "png"}`}
              >
                <IconDownload {...icon} />
                {t("action.download")}
              </a>
            </>
          ) : null}
          {isOpen(job) ? null : (
            <Button full {...blocked} onClick={() => void again()} icon={<IconRefresh {...icon} />}>
              {t("renders.again")}
            </Button>
          )}
          {isDone && job.kind === "picture" && others.length > 0 ? (
            <SelectField
              label={t("renders.compare")}
              value={withId}
              onChange={(event) => setWithId(event.target.value)}
              options={[
                { value: "", label: t("renders.compareNone") },
                ...others.map(({ id, name, width, height }) => ({
                  value: id,
                  label: `${name}, ${width} × ${height}`,
                })),
              ]}
            />
          ) : null}
          <Parameters job={job} />
        </aside>
      </div>
    </div>
  );
}

function Parameters({ job }: { readonly job: RenderJob }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { environment } = job;
  const { library } = useLook((now) => now);
  const preview = library.previews.find(({ name }) => name === environment) ?? { name: environment };
  const facts = [
    [t("renders.size"), `${job.width} × ${job.height}`],
    [t("renders.quality"), t(`renders.quality.${job.quality}`)],
    [t("look.light"), environmentCaption(preview, t)],
    [t("look.background"), t(job.background === "plain" ? "look.plain" : "look.environment")],
    [t("renders.cost"), t("renders.credits", { count: job.credits })],
    ...(job.engine
      ? [[t("renders.engine"), job.engine === "cycles" ? "Blender Cycles" : t("renders.engine.own")]]
      : []),
    [t("renders.orderedBy"), `${job.by}, ${formats.moment(job.createdAt)}`],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
