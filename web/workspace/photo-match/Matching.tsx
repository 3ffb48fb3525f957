import { photoFieldOfView } from "@stanza/geometry";
import type { Photo } from "@stanza/project";
import { figureText, lengthSaid, useProject, useReadOnlyReason } from "@stanza/web-project";
import { Button, DialogBody, DialogFooter, SelectField } from "@stanza/web-ui";
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { composePhoto, fittedSize } from "./compose-photo.ts";
import { PhotoFields } from "./PhotoFields.tsx";
import { PhotoMarks } from "./PhotoMarks.tsx";
import css from "./PhotoMatch.module.css";
import { changePhoto, removePhotoFromProject } from "./photo-edits.ts";
import { usePhotoPicture } from "./photo-pictures.ts";
import { SavePhoto } from "./SavePhoto.tsx";
import { useFurniture, useFurniturePicture } from "./use-furniture-picture.ts";
import { type PhotoMatch, usePhotoMatch } from "./use-photo-match.ts";

/** Size of the furniture's picture while the lines are dragged, px. */
const SHOWN = 1200;

interface Props {
  readonly photo: Photo;
  readonly photos: readonly Photo[];
  readonly onChoose: (id: string) => void;
  readonly chooser: ReactNode;
  readonly fault: string | null;
  readonly close: () => void;
}

/** One photograph with its marks, and the furniture drawn into it. Each drag and each typed value becomes one step of the project. */
export function Matching({ photo, photos, onChoose, chooser, fault, close }: Props) {
  const { t } = useTranslation();
  const projectId = useProject((state) => state.open?.projectId ?? null);
  const readOnly = useReadOnlyReason();
  const match = usePhotoMatch(photo);
  const picture = usePhotoPicture(projectId, photo.sha);
  const furniture = useFurniture();
  const { camera } = match;
  const size = [photo.widthPx, photo.heightPx] as const;
  const over = useFurniturePicture(camera, fittedSize(size, SHOWN), furniture);

  const refusal = useRefusal(match);
  const reason =
    picture.kind === "missing"
      ? t("photoMatch.missing")
      : (refusal ?? (furniture.status === "absent" ? t("photoMatch.no3d") : undefined));
  const waiting = furniture.status === "loading" ? t("photoMatch.drawing") : undefined;
  const compose = async (url: string, from: NonNullable<typeof camera>) => {
    const whole = fittedSize(size);
    return composePhoto(url, await furniture.take(from, whole), whole);
  };
  return (
    <>
      <DialogBody className={css.body}>
        {readOnly === undefined ? <p>{t("photoMatch.lead")}</p> : null}
        {picture.kind === "ready" ? (
          <PhotoMarks
            photo={picture.url}
            furniture={over}
            size={size}
            lines={match.lines}
            onChange={readOnly === undefined ? match.setLines : null}
            onDone={(done) => changePhoto(photo, { lines: done })}
          />
        ) : (
          <p className={css.waiting} role="status">
            {t(picture.kind === "loading" ? "photoMatch.loading" : "photoMatch.missing")}
          </p>
        )}
        <div className={css.fields}>
          {photos.length > 1 ? (
            <SelectField
              label={t("photoMatch.which")}
              value={photo.id}
              options={photos.map((one) => ({ value: one.id, label: one.name }))}
              onChange={(event) => onChoose(event.target.value)}
            />
          ) : null}
          {readOnly === undefined ? <PhotoFields photo={photo} match={match} /> : null}
          <p role="status" className={css.state} data-refused={camera === null || undefined}>
            {reason ?? <Found match={match} />} {reason === undefined ? waiting : null}
          </p>
        </div>
        {fault === null ? null : (
          <p role="alert" className={css.fault}>
            {fault}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        {readOnly === undefined ? (
          <Button icon={<IconTrash size={18} stroke={1.7} />} onClick={() => removePhotoFromProject(photo)}>
            {t("photoMatch.remove")}
          </Button>
        ) : null}
        {chooser}
        <Button onClick={close}>{t("dialog.close")}</Button>
        <SavePhoto
          name={photo.name}
          compose={camera && picture.kind === "ready" ? () => compose(picture.url, camera) : null}
          reason={reason ?? waiting}
        />
      </DialogFooter>
    </>
  );
}

/** The reason why the marks give no camera, in words. */
function useRefusal({ matched }: PhotoMatch): string | undefined {
  const { t } = useTranslation();
  if (matched === null) return t("roomDesign.notALength");
  return matched.ok ? undefined : t(`photoMatch.refused.${matched.cause}`);
}

/** The field of view and the height of the camera that the marks give. */
function Found({ match: { matched } }: { readonly match: PhotoMatch }) {
  const { t, i18n } = useTranslation();
  if (!matched?.ok) return null;
  const { camera, focalIsAssumed } = matched;
  return t(focalIsAssumed ? "photoMatch.assumed" : "photoMatch.matched", {
    deg: figureText(Math.round(photoFieldOfView(camera)), i18n.language),
    mm: lengthSaid(Math.round(camera.position[1]), i18n.language),
  });
}
