import { photoFieldOfView } from "@stanza/geometry";
import { cameraAtWall, type Photo, putPhoto, removePhoto, wallSegments } from "@stanza/project";
import { formatInches } from "@stanza/quantities";
import {
  figureText,
  lengthSaid,
  transact,
  undo,
  useLengthUnit,
  useProject,
  useReadOnlyReason,
  useScene,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  DialogBody,
  DialogFooter,
  log,
  SelectField,
  saveFile,
  TextField,
  toast,
} from "@stanza/web-ui";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseLength } from "../room/design/room-numbers.ts";
import { composePhoto, fittedSize } from "./compose-photo.ts";
import { PhotoMarks } from "./PhotoMarks.tsx";
import css from "./PhotoMatch.module.css";
import { usePhotoPicture } from "./photo-pictures.ts";
import { useFurniture, useFurniturePicture } from "./use-furniture-picture.ts";

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

/** One photograph with its marks, and the furniture in it. What is dragged or typed is a step of the project when it is let go. */
export function Matching({ photo, photos, onChoose, chooser, fault, close }: Props) {
  const { t, i18n } = useTranslation();
  const { rooms } = useScene().project;
  const projectId = useProject((state) => state.open?.projectId ?? null);
  const readOnly = useReadOnlyReason();
  const [busy, setBusy] = useState(false);
  const [lines, setLines] = useState(photo.lines);
  const unit = useLengthUnit();
  const shownLength = unit === "in" ? formatInches(photo.lengthMm) : String(photo.lengthMm);
  const [length, setLength] = useState(shownLength);
  const [name, setName] = useState(photo.name);
  // Undone, or changed elsewhere.
  useEffect(() => setLines(photo.lines), [photo.lines]);
  useEffect(() => setLength(shownLength), [shownLength]);
  useEffect(() => setName(photo.name), [photo.name]);
  const walls = useMemo(() => rooms.flatMap(wallSegments), [rooms]);
  const wall = walls.find((one) => one.wall.id === photo.wall) ?? walls[0];
  const typed = length === shownLength ? photo.lengthMm : parseLength(length, unit);
  const { widthPx, heightPx } = photo;
  const matched = useMemo(
    () => (wall && typed !== null ? cameraAtWall({ lines, lengthMm: typed, widthPx, heightPx }, wall) : null),
    [lines, wall, typed, widthPx, heightPx],
  );
  const camera = matched?.ok ? matched.camera : null;
  const picture = usePhotoPicture(projectId, photo.sha);
  const furniture = useFurniture();
  const size = [widthPx, heightPx] as const;
  const over = useFurniturePicture(camera, fittedSize(size, SHOWN), furniture);

  const change = (part: Partial<Photo>) => {
    const outcome = transact("edit.photo", (project) => putPhoto(project, { photo: { ...photo, ...part } }));
    if (!outcome?.ok) toast(translate(outcome ? "edit.refused" : "edit.readOnly"), { kind: "warning" });
  };
  const commitLength = () => {
    if (typed === null || !(typed > 0)) setLength(shownLength);
    else if (typed !== photo.lengthMm) change({ lengthMm: typed });
  };
  const commitName = () => {
    const written = name.trim();
    if (written === "") setName(photo.name);
    else if (written !== photo.name) change({ name: written });
  };
  const onEnter = (commit: () => void) => (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
  };
  const remove = () => {
    const outcome = transact("edit.photoRemove", (project) => removePhoto(project, { id: photo.id }));
    if (outcome?.ok)
      toast(t("photoMatch.removed", { name: photo.name }), {
        kind: "info",
        action: { label: t("action.undo"), run: undo },
      });
  };
  const refusal =
    matched === null
      ? t("roomDesign.notALength")
      : matched.ok
        ? undefined
        : t(`photoMatch.refused.${matched.cause}`);
  const reason =
    picture.kind === "missing"
      ? t("photoMatch.missing")
      : (refusal ?? (furniture.status === "absent" ? t("photoMatch.no3d") : undefined));
  const waiting = furniture.status === "loading" ? t("photoMatch.drawing") : undefined;
  const save = async () => {
    if (!camera || picture.kind !== "ready") return;
    setBusy(true);
    try {
      const whole = fittedSize(size);
      const blob = await composePhoto(picture.url, await furniture.take(camera, whole), whole);
      saveFile(blob, `${photo.name} – Stanza.png`);
    } catch (error) {
      log("error", `The photograph was not exported: ${String(error)}`);
      toast(t("photoMatch.notSaved"), { kind: "error" });
    } finally {
      setBusy(false);
    }
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
            lines={lines}
            onChange={readOnly === undefined ? setLines : null}
            onDone={(done) => change({ lines: done })}
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
          {readOnly === undefined ? (
            <>
              <TextField
                label={t("photoMatch.name")}
                value={name}
                autoComplete="off"
                maxLength={200}
                onChange={(event) => setName(event.target.value)}
                onBlur={commitName}
                onKeyDown={onEnter(commitName)}
              />
              <SelectField
                label={t("photoMatch.wall")}
                value={wall?.wall.id ?? ""}
                options={walls.map((one) => ({
                  value: one.wall.id,
                  label: t("roomPanel.wall", { name: one.name }),
                }))}
                onChange={(event) => {
                  const chosen = walls.find((one) => one.wall.id === event.target.value);
                  if (chosen) change({ wall: chosen.wall.id, lengthMm: Math.round(chosen.length) });
                }}
              />
              <TextField
                label={t("photoMatch.length")}
                value={length}
                unit={unit === "in" ? undefined : "mm"}
                inputMode={unit === "in" ? "text" : "decimal"}
                autoComplete="off"
                onChange={(event) => setLength(event.target.value)}
                onBlur={commitLength}
                onKeyDown={onEnter(commitLength)}
              />
            </>
          ) : null}
          <p role="status" className={css.state} data-refused={camera === null || undefined}>
            {reason ??
              (camera && matched?.ok
                ? t(matched.focalIsAssumed ? "photoMatch.assumed" : "photoMatch.matched", {
                    deg: figureText(Math.round(photoFieldOfView(camera)), i18n.language),
                    mm: lengthSaid(Math.round(camera.position[1]), i18n.language),
                  })
                : "")}{" "}
            {reason === undefined ? waiting : null}
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
          <Button icon={<IconTrash size={18} stroke={1.7} />} onClick={remove}>
            {t("photoMatch.remove")}
          </Button>
        ) : null}
        {chooser}
        <Button onClick={close}>{t("dialog.close")}</Button>
        <Button
          variant="primary"
          icon={<IconDownload size={18} stroke={1.7} />}
          busy={busy}
          reason={reason ?? waiting}
          onClick={() => void save()}
        >
          {t("photoMatch.save")}
        </Button>
      </DialogFooter>
    </>
  );
}
