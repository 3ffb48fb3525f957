import type { RenderJob } from "@stanza/contract";
import { useAwayReason } from "@stanza/web-site";
import { announce, Button, Card, Segmented, SelectField } from "@stanza/web-ui";
import { IconCamera, IconPhotoSpark } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { openCycle } from "../cycle/open-cycle.ts";
import { projectModel } from "../views/project-model.ts";
import { renderViews } from "../views/render-views.ts";
import { panoramaCamera } from "../views/room-views.ts";
import type { FarmUser } from "./Credits.tsx";
import { durationText } from "./duration-text.ts";
import { costOf, Estimate } from "./Estimate.tsx";
import { type OrderFault, orderRender, type RenderWish } from "./order-render.ts";
import { PictureFields } from "./PictureFields.tsx";
import { usePictureSettings } from "./picture-settings.ts";
import css from "./Renders.module.css";
import { ViewChecks } from "./ViewChecks.tsx";
import { viewName } from "./view-name.ts";

const KINDS = ["picture", "panorama", "film"] as const satisfies readonly RenderJob["kind"][];
/** Seconds of films. */
const LENGTHS = [3, 6, 10, 20, 30] as const;

interface Props {
  readonly project: number;
  readonly user: FarmUser | undefined;
}

/** What a new picture, panorama or film shall be, with what it takes. */
export function OrderCard({ project, user }: Props) {
  const { t, i18n } = useTranslation();
  const away = useAwayReason();
  const made = useMemo(() => projectModel(i18n.language), [i18n.language]);
  const views = useMemo(() => (typeof made === "string" ? [] : renderViews(made.model, made.rooms)), [made]);
  const [kind, setKind] = useState<RenderJob["kind"]>("picture");
  const [viewId, setViewId] = useState("eye");
  const [through, setThrough] = useState<readonly string[]>(["eye", "corner"]);
  const [length, setLength] = useState<number>(LENGTHS[1]);
  const of = usePictureSettings(kind);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<OrderFault | null>(null);
  const view = views.find(({ id }) => id === viewId) ?? views[0];
  const stops = views.filter(({ id }) => through.includes(id));
  const amount = { ...of.wish, ...(kind === "film" ? { seconds: length } : {}) };
  const { lacks } = costOf(user, amount);
  const nothing =
    typeof made === "string" ? t(made === "empty" ? "renders.empty" : "renders.fault.too-large") : undefined;
  const noFilm =
    kind !== "film"
      ? undefined
      : user?.makesFilms === false
        ? t("renders.noFilms")
        : stops.length < 2
          ? t("renders.throughMore")
          : undefined;
  const reason = nothing ?? away ?? noFilm ?? (lacks ? t(`renders.fault.${lacks}`) : undefined);
  const wished = (): RenderWish | null => {
    if (typeof made === "string" || !view) return null;
    if (kind === "picture") return { ...of.wish, name: viewName(view, t), camera: view.camera };
    if (kind === "panorama") {
      const camera = panoramaCamera(made.model, made.rooms);
      return camera && { ...of.wish, name: t("renders.view.panorama"), camera };
    }
    const [first, ...path] = stops.map(({ camera }) => camera);
    return first ? { ...of.wish, name: t("renders.view.film"), camera: first, path, seconds: length } : null;
  };
  const order = async () => {
    const wish = wished();
    if (typeof made === "string" || !wish) return;
    setBusy(true);
    setFault(null);
    const answer = await orderRender(project, made, wish);
    setBusy(false);
    if (typeof answer === "string") setFault(answer);
    else announce(t("renders.queuedSaid"));
  };
  return (
    <Card className={css.order}>
      <h2>{t("renders.new")}</h2>
      <Segmented
        label={t("renders.kind")}
        value={kind}
        onChange={setKind}
        options={KINDS.map((one) => ({ value: one, label: t(`renders.kind.${one}`) }))}
      />
      {kind === "picture" ? (
        <SelectField
          label={t("renders.view")}
          value={view?.id ?? ""}
          onChange={(event) => setViewId(event.target.value)}
          options={views.map((one) => ({ value: one.id, label: viewName(one, t) }))}
        />
      ) : null}
      {kind === "panorama" ? <p className={css.note}>{t("renders.panoramaText")}</p> : null}
      {kind === "film" ? (
        <>
          <ViewChecks legend={t("renders.through")} views={views} chosen={through} onChange={setThrough} />
          <SelectField
            label={t("renders.seconds")}
            value={String(length)}
            onChange={(event) => setLength(Number(event.target.value))}
            options={LENGTHS.map((one) => ({
              value: String(one),
              label: durationText(one, i18n.language, 1),
            }))}
          />
        </>
      ) : null}
      <PictureFields of={of} />
      <Estimate user={user} one={amount} />
      {user && !user.isRunning ? <p className={css.note}>{t("renders.noWorker")}</p> : null}
      {fault ? (
        <p role="alert" className={css.fault}>
          {t(`renders.fault.${fault}`)}
        </p>
      ) : null}
      <Button
        variant="primary"
        full
        busy={isBusy}
        {...(reason === undefined ? {} : { reason })}
        icon={<IconCamera size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => void order()}
      >
        {t("renders.order")}
      </Button>
      {kind === "picture" && typeof made !== "string" ? (
        <Button
          full
          {...(away === undefined ? {} : { reason: away })}
          icon={<IconPhotoSpark size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => void openCycle({ project, made })}
        >
          {t("renders.cycle")}
        </Button>
      ) : null}
      {reason === undefined ? null : <p className={css.note}>{reason}</p>}
    </Card>
  );
}
