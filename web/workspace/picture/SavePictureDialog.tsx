import { takePicture, usePhotographer } from "@stanza/web-pictures";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  Segmented,
  SelectField,
  saveFile,
  TextField,
} from "@stanza/web-ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileNameOf } from "./file-name-of.ts";
import css from "./Picture.module.css";
import {
  keepPictureHabit,
  type PictureFormat,
  type PictureHabit,
  type PictureShown,
  pictureHabit,
} from "./picture-habit.ts";
import { PICTURE_SIZES, type PictureSides, sizeKey, typedSide } from "./picture-size.ts";

const ANGLES = { angX: 20, angY: 20 };
const PREVIEW_SIDE = 360;

function SavePicture({ name, resolve, close }: { readonly name: string } & DialogControls<void>) {
  const { t } = useTranslation();
  const [habit, setHabit] = useState(pictureHabit);
  const { size, own, shown, format } = habit;
  const change = (part: Partial<PictureHabit>) => setHabit({ ...habit, ...part });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const hasScene = usePhotographer((state) => state.by !== null);
  const sides = size === "own" ? ownSides(own) : PICTURE_SIZES.find((one) => sizeKey(one) === size);
  const preview = usePreview(sides, shown, hasScene);
  const view = shown === "current" ? { view: "current" as const } : { view: undefined, ...ANGLES };
  const save = async (of: PictureSides): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const blob = await takePicture({ ...of, ...view, type: format });
      const ending = format === "image/png" ? "png" : "jpg";
      saveFile(blob, `${fileNameOf(name)} ${of.width}×${of.height}.${ending}`);
      keepPictureHabit(habit);
      resolve();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  const wrong = (text: string): string | undefined =>
    typedSide(text) === undefined ? t("picture.sideWrong") : undefined;
  const errorOf = (text: string) => {
    const error = wrong(text);
    return error === undefined ? {} : { error };
  };
  const why = hasScene ? (sides ? undefined : t("picture.sideWrong")) : t("picture.noScene");
  return (
    <form
      style={{ display: "contents" }}
      onSubmit={(event) => {
        event.preventDefault();
        if (sides && why === undefined && !busy) void save(sides);
      }}
    >
      <DialogBody>
        <div className={css.preview} aria-hidden="true">
          {preview ? <img src={preview} alt="" /> : <span className={css.none} />}
        </div>
        <SelectField
          label={t("picture.size")}
          value={size}
          onChange={(event) => change({ size: event.target.value })}
          options={[
            ...PICTURE_SIZES.map((one) => ({ value: sizeKey(one), label: `${one.width} × ${one.height}` })),
            { value: "own", label: t("picture.own") },
          ]}
        />
        {size === "own" ? (
          <div className={css.pair}>
            {(["width", "height"] as const).map((side) => (
              <TextField
                key={side}
                label={t(side === "width" ? "picture.width" : "picture.height")}
                value={own[side]}
                unit="px"
                inputMode="numeric"
                {...errorOf(own[side])}
                onChange={(event) => change({ own: { ...own, [side]: event.target.value } })}
              />
            ))}
          </div>
        ) : null}
        <div className={css.choices}>
          <Segmented<PictureShown>
            label={t("picture.shows")}
            value={shown}
            options={[
              { value: "current", label: t("picture.current") },
              { value: "whole", label: t("picture.whole") },
            ]}
            onChange={(next) => change({ shown: next })}
          />
          <Segmented<PictureFormat>
            label={t("picture.format")}
            value={format}
            options={[
              { value: "image/jpeg", label: "JPEG" },
              { value: "image/png", label: t("picture.png") },
            ]}
            onChange={(next) => change({ format: next })}
          />
        </div>
        {failed ? (
          <p className={css.failed} role="alert">
            {t("picture.failed")}
          </p>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button data-start onClick={close}>
          {t("action.cancel")}
        </Button>
        <Button type="submit" variant="primary" busy={busy} {...(why === undefined ? {} : { reason: why })}>
          {t("picture.save")}
        </Button>
      </DialogFooter>
    </form>
  );
}

function ownSides({ width, height }: { width: string; height: string }): PictureSides | undefined {
  const [w, h] = [typedSide(width), typedSide(height)];
  return w !== undefined && h !== undefined ? { width: w, height: h } : undefined;
}

/** A small picture of the same shape; null where there is none. */
function usePreview(sides: PictureSides | undefined, shown: PictureShown, hasScene: boolean): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const aspect = sides ? sides.width / sides.height : 0;
  useEffect(() => {
    if (aspect === 0 || !hasScene) return;
    let made: string | null = null;
    let left = false;
    const width = Math.max(1, Math.round(PREVIEW_SIDE * Math.min(1, aspect)));
    const height = Math.max(1, Math.round(PREVIEW_SIDE / Math.max(1, aspect)));
    takePicture({ width, height, ...(shown === "current" ? {} : { view: undefined, ...ANGLES }) }).then(
      (blob) => {
        if (left) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => setUrl(null),
    );
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [aspect, shown, hasScene]);
  return url;
}

export const savePictureDialog: Dialog<{ readonly name: string }, void> = {
  options: () => ({ title: translate("picture.title"), width: 500, mode: "none", single: "picture" }),
  Content: SavePicture,
};
