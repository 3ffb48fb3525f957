import { RENDER_SAMPLES, type RenderQuality, renderCredits } from "@stanza/contract";
import { environmentCaption, loadHdrLibrary, shownPreview, useLook } from "@stanza/web-pictures";
import { useAwayReason } from "@stanza/web-site";
import { announce, Button, Card, Segmented, SelectField } from "@stanza/web-ui";
import { IconCamera } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { projectModel } from "../views/project-model.ts";
import { renderViews } from "../views/render-views.ts";
import type { FarmUser } from "./Credits.tsx";
import { durationText } from "./duration-text.ts";
import { type OrderFault, orderRender } from "./order-render.ts";
import css from "./Renders.module.css";
import { viewName } from "./view-name.ts";

/** Width and height of pictures, pixels. */
const SIZES = [
  "320x180",
  "1280x720",
  "1920x1080",
  "2560x1440",
  "3840x2160",
  "1080x1080",
  "1080x1350",
] as const;
const QUALITIES = ["draft", "standard", "high"] as const satisfies readonly RenderQuality[];
/** Seconds of a million paths where the farm has made no picture yet. */
const USUAL_PACE = 4;

interface Props {
  readonly project: number;
  readonly user: FarmUser | undefined;
}

/** What a new picture shall be, with what it takes. */
export function OrderCard({ project, user }: Props) {
  const { t, i18n } = useTranslation();
  const away = useAwayReason();
  const made = useMemo(() => projectModel(i18n.language), [i18n.language]);
  const views = useMemo(() => (typeof made === "string" ? [] : renderViews(made.model, made.rooms)), [made]);
  const [viewId, setViewId] = useState("eye");
  const [size, setSize] = useState<string>("1280x720");
  const [quality, setQuality] = useState<RenderQuality>("draft");
  // The light of the 3D view until another is chosen; the site's own environments come a moment later.
  const look = useLook((now) => now);
  const [chosenLight, setEnvironment] = useState<string | null>(null);
  const environment = chosenLight ?? shownPreview(look).name;
  useEffect(() => void loadHdrLibrary(), []);
  const [background, setBackground] = useState<"plain" | "environment">("plain");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<OrderFault | null>(null);
  const [width = 0, height = 0] = size.split("x").map(Number);
  const credits = renderCredits({ width, height, quality });
  const paths = (width * height * RENDER_SAMPLES[quality]) / 1e6;
  const seconds = paths * (user?.secondsPerMillionPaths ?? USUAL_PACE);
  const view = views.find(({ id }) => id === viewId) ?? views[0];
  const lacksCredits = user !== undefined && user.credits.available < credits;
  const nothing =
    typeof made === "string" ? t(made === "empty" ? "renders.empty" : "renders.fault.too-large") : undefined;
  const reason = nothing ?? away ?? (lacksCredits ? t("renders.fault.no-credits") : undefined);
  const order = async () => {
    if (typeof made === "string" || !view) return;
    setBusy(true);
    setFault(null);
    const name = viewName(view, t);
    const wish = { name, camera: view.camera, width, height, quality, environment, background, exposure: 0 };
    const answer = await orderRender(project, made, wish);
    setBusy(false);
    if (typeof answer === "string") setFault(answer);
    else announce(t("renders.queuedSaid"));
  };
  return (
    <Card className={css.order}>
      <h2>{t("renders.new")}</h2>
      <SelectField
        label={t("renders.view")}
        value={view?.id ?? ""}
        onChange={(event) => setViewId(event.target.value)}
        options={views.map((one) => ({ value: one.id, label: viewName(one, t) }))}
      />
      <SelectField
        label={t("renders.size")}
        value={size}
        onChange={(event) => setSize(event.target.value)}
        options={SIZES.map((one) => ({ value: one, label: `${one.replace("x", " × ")}` }))}
      />
      <div className={css.field}>
        <span aria-hidden="true">{t("renders.quality")}</span>
        <Segmented
          label={t("renders.quality")}
          value={quality}
          onChange={setQuality}
          options={QUALITIES.map((one) => ({ value: one, label: t(`renders.quality.${one}`) }))}
        />
      </div>
      <SelectField
        label={t("look.light")}
        value={environment}
        onChange={(event) => setEnvironment(event.target.value)}
        options={look.library.previews.map((one) => ({ value: one.name, label: environmentCaption(one, t) }))}
      />
      <div className={css.field}>
        <span aria-hidden="true">{t("look.background")}</span>
        <Segmented
          label={t("look.background")}
          value={background}
          onChange={setBackground}
          options={[
            { value: "plain", label: t("look.plain") },
            { value: "environment", label: t("look.environment") },
          ]}
        />
      </div>
      <p className={css.estimate}>
        <strong>{t("renders.credits", { count: credits })}</strong>
        <span>{t("renders.about", { time: durationText(seconds, i18n.language) })}</span>
      </p>
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
      {reason === undefined ? null : <p className={css.note}>{reason}</p>}
    </Card>
  );
}
