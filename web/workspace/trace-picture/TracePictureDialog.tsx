import { levelTurn, twoPointScale } from "@stanza/plans";
import { USUAL_LENGTHS } from "@stanza/project";
import { formatLength, lengthQuestion } from "@stanza/quantities";
import { LengthAsked, useLengthUnit } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  TextField,
} from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { parseLength } from "../room/design/room-numbers.ts";
import { MeasuredPicture } from "./MeasuredPicture.tsx";
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

function TracePicture({ url, widthPx, heightPx, resolve, close }: Props & DialogControls<PictureScale>) {
  const { t, i18n } = useTranslation();
  const { points, handle } = useTwoPoints([widthPx, heightPx]);
  const [length, setLength] = useState("");
  const [straighten, setStraighten] = useState(false);
  const [tried, setTried] = useState(false);
  const unit = useLengthUnit();
  const [isAsked, setIsAsked] = useState(false);
  const typed = parseLength(length, unit);
  const question = lengthQuestion(length, unit, USUAL_LENGTHS.edge);
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
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (question) {
          if (isAsked) setLength(question.meant);
          setIsAsked(!isAsked);
          return;
        }
        if (mmPerPixel === null) return;
        resolve({ mmPerPixel, rotY: straighten ? levelTurn(points[0], points[1]) : 0 });
      }}
    >
      <DialogBody className={css.body}>
        <p>{t("trace.lead")}</p>
        <MeasuredPicture url={url} widthPx={widthPx} heightPx={heightPx} points={points} handle={handle} />
        <div className={css.fields}>
          <TextField
            label={t("trace.length")}
            value={length}
            onChange={(event) => {
              setLength(event.target.value);
              setIsAsked(false);
            }}
            unit={unit === "in" ? undefined : "mm"}
            inputMode={unit === "in" ? "text" : "decimal"}
            autoComplete="off"
            data-autofocus
            {...(error ? { error } : {})}
            note={
              isAsked && question ? (
                <LengthAsked question={question} onTake={() => setLength(question.meant)} />
              ) : null
            }
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
