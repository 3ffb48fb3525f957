import { levelTurn, twoPointScale } from "@stanza/plans";
import { formatLength } from "@stanza/quantities";
import { useLengthUnit } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  IconButton,
  TextField,
} from "@stanza/web-ui";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseLength } from "../room/design/room-numbers.ts";
import css from "./TracePicture.module.css";
import { useTwoPoints } from "./use-two-points.ts";

interface Props {
  /** The picture's address in the browser. */
  readonly url: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The scale of a picture, and the angle that makes it level. */
export interface PictureScale {
  readonly mmPerPixel: number;
  readonly rotY: number;
}

/** Height of the frame that the whole picture is shown in at first, as in the style sheet. */
const FRAME = "min(52vh, 520px)";
const ZOOM = { least: 1, most: 8, step: 1.5 } as const;

function TracePicture({ url, widthPx, heightPx, resolve, close }: Props & DialogControls<PictureScale>) {
  const { t, i18n } = useTranslation();
  const { points, handle } = useTwoPoints([widthPx, heightPx]);
  const [length, setLength] = useState("");
  const [straighten, setStraighten] = useState(false);
  const [zoom, setZoom] = useState<number>(ZOOM.least);
  const [tried, setTried] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const pixelsPer = () => widthPx / (picture.current?.getBoundingClientRect().width || widthPx);
  const unit = useLengthUnit();
  const typed = parseLength(length, unit);
  const sizeUnit = unit === "in" ? "in" : "m";
  const mmPerPixel = typed === null ? null : twoPointScale(points[0], points[1], typed);
  const error =
    typed === null
      ? length !== "" || tried
        ? t("roomDesign.notALength")
        : undefined
      : mmPerPixel === null
        ? t("trace.tooClose")
        : undefined;
  const size =
    mmPerPixel === null
      ? undefined
      : t("trace.size", {
          width: formatLength(widthPx * mmPerPixel, sizeUnit, i18n.language, 1),
          height: formatLength(heightPx * mmPerPixel, sizeUnit, i18n.language, 1),
        });
  const [from, to] = points.map(([x, y]) => [(x / widthPx) * 100, (y / heightPx) * 100] as const) as [
    readonly [number, number],
    readonly [number, number],
  ];
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (mmPerPixel === null) return;
        resolve({ mmPerPixel, rotY: straighten ? levelTurn(points[0], points[1]) : 0 });
      }}
    >
      <DialogBody className={css.body}>
        <p>{t("trace.lead")}</p>
        <div className={css.frame}>
          <div className={css.scroll}>
            <div
              ref={picture}
              className={css.picture}
              style={{
                width: `calc(min(100%, ${widthPx / heightPx} * ${FRAME}) * ${zoom})`,
                aspectRatio: `${widthPx} / ${heightPx}`,
              }}
            >
              <img src={url} alt="" draggable={false} />
              <svg className={css.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} className={css.casing} />
                <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} className={css.measure} />
              </svg>
              {([from, to] as const).map(([x, y], index) => (
                <button
                  key={index === 0 ? "from" : "to"}
                  type="button"
                  className={css.point}
                  style={{ left: `${x}%`, top: `${y}%` }}
                  aria-label={t("trace.point", { n: index + 1 })}
                  {...handle(index as 0 | 1, pixelsPer)}
                />
              ))}
            </div>
          </div>
          <div className={css.zoom}>
            <IconButton
              label={t("canvas.zoomIn")}
              icon={<IconPlus size={18} />}
              onClick={() => setZoom((before) => Math.min(ZOOM.most, before * ZOOM.step))}
            />
            <IconButton
              label={t("canvas.zoomOut")}
              icon={<IconMinus size={18} />}
              onClick={() => setZoom((before) => Math.max(ZOOM.least, before / ZOOM.step))}
            />
          </div>
        </div>
        <div className={css.fields}>
          <TextField
            label={t("trace.length")}
            value={length}
            onChange={(event) => setLength(event.target.value)}
            unit={unit === "in" ? undefined : "mm"}
            inputMode={unit === "in" ? "text" : "decimal"}
            autoComplete="off"
            data-autofocus
            {...(error ? { error } : {})}
            help={
              size ??
              t(
                "trace.lengthHelp",
                unit === "in"
                  ? { one: `138`, other: `11'6"` }
                  : { one: "3500, 350 cm", other: formatLength(3500, "m", i18n.language) },
              )
            }
          />
          <label className={css.check}>
            <input
              type="checkbox"
              checked={straighten}
              onChange={(event) => setStraighten(event.target.checked)}
            />
            {t("trace.straighten")}
          </label>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button type="submit" variant="primary">
          {t("trace.place")}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Two points on a picture and their true distance give its scale. */
export const tracePictureDialog: Dialog<Props, PictureScale> = {
  options: () => ({
    title: translate("trace.title"),
    width: 1000,
    mode: "semipersistent",
    single: "trace-picture",
  }),
  Content: TracePicture,
};
