import { photoFieldOfView } from "@stanza/geometry";
import { wallSegments } from "@stanza/project";
import { IconDownload, IconPhoto } from "@tabler/icons-react";
import { type ChangeEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useScene } from "../../canvas/scene.ts";
import { lengthText } from "../../canvas/sentences.ts";
import { translate } from "../../locales/i18n.ts";
import { log } from "../../stores/log-store.ts";
import { useProject } from "../../stores/project-store.ts";
import { toast } from "../../stores/toast-store.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SelectField, TextField } from "../../ui/Field.tsx";
import { DialogBody, DialogFooter } from "../DialogFrame.tsx";
import type { Dialog, DialogControls } from "../dialog-store.ts";
import { parseLength } from "../room-design/room-numbers.ts";
import { composePhoto, fittedSize } from "./compose-photo.ts";
import { PhotoMarks } from "./PhotoMarks.tsx";
import css from "./PhotoMatch.module.css";
import { cameraOf, firstPoints } from "./photo-marks.ts";
import { type MatchedPhoto, setPhoto, usePhoto } from "./photo-store.ts";
import { readPhoto } from "./read-photo.ts";
import { useFurniture, useFurniturePicture } from "./use-furniture-picture.ts";

/** Of the furniture that is drawn while the lines are dragged, px. */
const SHOWN = 1200;

function PhotoMatch({ close }: DialogControls<void>) {
  const { t } = useTranslation();
  const projectKey = useProject((state) => state.open?.projectKey);
  const photo = usePhoto((state) => state.photo);
  const own = photo?.projectKey === projectKey ? photo : null;
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const walls = useScene().project.rooms.flatMap(wallSegments);
  const longest = walls.reduce<(typeof walls)[number] | undefined>(
    (so, one) => (!so || one.length > so.length ? one : so),
    undefined,
  );
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!file || projectKey === undefined || !longest) return;
    const read = await readPhoto(file);
    if (read.kind !== "read") {
      setFault(read.kind === "missing" ? "Missing image" : t("planImport.refused.pictureTooLarge"));
      return;
    }
    setFault(null);
    if (read.softFault) toast(t("photoMatch.softFault", { code: read.softFault }), { kind: "warning" });
    setPhoto({
      projectKey,
      urlpic: read.urlpic,
      fileName: file.name,
      size: read.size,
      wall: longest.wall.id,
      length: String(Math.round(longest.length)),
      points: firstPoints(read.size),
    });
  };
  const chooser = (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
      <Button
        variant={own ? "secondary" : "primary"}
        icon={<IconPhoto size={18} stroke={1.7} />}
        reason={longest ? undefined : t("workspace.noRoom")}
        onClick={() => input.current?.click()}
      >
        {t(own ? "photoMatch.another" : "photoMatch.choose")}
      </Button>
    </>
  );
  if (own) return <Matching photo={own} chooser={chooser} fault={fault} close={close} />;
  return (
    <>
      <DialogBody>
        <EmptyState
          art={<IconPhoto size={40} stroke={1.3} />}
          title={t("photoMatch.empty")}
          text={t("photoMatch.emptyText")}
          actions={chooser}
        />
        {fault === null ? null : (
          <p role="alert" className={css.fault}>
            {fault}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("dialog.close")}</Button>
      </DialogFooter>
    </>
  );
}

interface MatchingProps {
  readonly photo: MatchedPhoto;
  readonly chooser: React.ReactNode;
  readonly fault: string | null;
  readonly close: () => void;
}

function Matching({ photo, chooser, fault, close }: MatchingProps) {
  const { t, i18n } = useTranslation();
  const { rooms } = useScene().project;
  const [busy, setBusy] = useState(false);
  const walls = useMemo(() => rooms.flatMap(wallSegments), [rooms]);
  const wall = walls.find((one) => one.wall.id === photo.wall) ?? walls[0];
  const length = parseLength(photo.length);
  const { points, size } = photo;
  const matched = useMemo(
    () => (wall && length !== null ? cameraOf(points, wall, length, size) : null),
    [points, wall, length, size],
  );
  const camera = matched?.ok ? matched.camera : null;
  const furniture = useFurniture();
  const over = useFurniturePicture(camera, fittedSize(size, SHOWN), furniture);
  const change = (part: Partial<MatchedPhoto>) => setPhoto({ ...photo, ...part });
  const reason =
    camera === null
      ? t(matched && !matched.ok ? `photoMatch.refused.${matched.cause}` : "roomDesign.notALength")
      : furniture.status === "absent"
        ? t("photoMatch.no3d")
        : undefined;
  const save = async () => {
    if (!camera) return;
    setBusy(true);
    try {
      const whole = fittedSize(size);
      const blob = await composePhoto(photo.urlpic, await furniture.take(camera, whole), whole);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(blob);
      link.download = `${photo.fileName.replace(/\.[^.]*$/, "")} – Stanza.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
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
        <p>{t("photoMatch.lead")}</p>
        <PhotoMarks
          photo={photo.urlpic}
          furniture={over}
          size={size}
          points={points}
          onChange={(moved) => change({ points: moved })}
        />
        <div className={css.fields}>
          <SelectField
            label={t("photoMatch.wall")}
            value={wall?.wall.id ?? ""}
            options={walls.map((one) => ({
              value: one.wall.id,
              label: t("roomPanel.wall", { name: one.name }),
            }))}
            onChange={(event) => {
              const chosen = walls.find((one) => one.wall.id === event.target.value);
              if (chosen) change({ wall: chosen.wall.id, length: String(Math.round(chosen.length)) });
            }}
          />
          <TextField
            label={t("photoMatch.length")}
            value={photo.length}
            unit="mm"
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change({ length: event.target.value })}
          />
          <p role="status" className={css.state} data-refused={camera === null || undefined}>
            {reason ??
              (camera && matched?.ok
                ? t(matched.focalIsAssumed ? "photoMatch.assumed" : "photoMatch.matched", {
                    deg: lengthText(Math.round(photoFieldOfView(camera)), i18n.language),
                    mm: lengthText(Math.round(camera.position[1]), i18n.language),
                  })
                : "")}
          </p>
        </div>
        {fault === null ? null : (
          <p role="alert" className={css.fault}>
            {fault}
          </p>
        )}
        <p className={css.note}>{t("photoMatch.session")}</p>
      </DialogBody>
      <DialogFooter>
        {chooser}
        <Button onClick={close}>{t("dialog.close")}</Button>
        <Button
          variant="primary"
          icon={<IconDownload size={18} stroke={1.7} />}
          busy={busy}
          reason={reason}
          onClick={() => void save()}
        >
          {t("photoMatch.save")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The furniture in a photograph of the real room: lines along a wall and away from it tell where the camera stood. */
export const photoMatchDialog: Dialog<object, void> = {
  options: () => ({
    title: translate("photoMatch.title"),
    width: 1000,
    mode: "semipersistent",
    single: "photo-match",
  }),
  Content: PhotoMatch,
};
