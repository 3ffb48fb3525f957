import { wallSegments } from "@stanza/project";
import { useReadOnlyReason, useScene } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  EmptyState,
} from "@stanza/web-ui";
import { IconPhoto } from "@tabler/icons-react";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addPhoto } from "./add-photo.ts";
import { Matching } from "./Matching.tsx";
import css from "./PhotoMatch.module.css";

function PhotoMatch({ close }: DialogControls<void>) {
  const { t } = useTranslation();
  const { rooms, photos = [] } = useScene().project;
  const readOnly = useReadOnlyReason();
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const photo = photos.find(({ id }) => id === chosen) ?? photos.at(-1);
  const hasWall = rooms.some((room) => wallSegments(room).length > 0);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!file) return;
    setBusy(true);
    setFault(null);
    const added = await addPhoto(file);
    setBusy(false);
    if (added.ok) setChosen(added.id);
    else setFault(added.fault);
  };
  const chooser = (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
      <Button
        variant={photo ? "secondary" : "primary"}
        icon={<IconPhoto size={18} stroke={1.7} />}
        busy={busy}
        reason={readOnly ?? (hasWall ? undefined : t("workspace.noRoom"))}
        onClick={() => input.current?.click()}
      >
        {t(photo ? "photoMatch.another" : "photoMatch.choose")}
      </Button>
    </>
  );
  if (photo)
    return (
      <Matching
        key={photo.id}
        photo={photo}
        photos={photos}
        onChoose={setChosen}
        chooser={chooser}
        fault={fault}
        close={close}
      />
    );
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

/** The furniture in photographs of the real room: lines along a wall and away from it tell where the camera stood. */
export const photoMatchDialog: Dialog<object, void> = {
  options: () => ({
    title: translate("photoMatch.title"),
    width: 1000,
    mode: "semipersistent",
    single: "photo-match",
  }),
  Content: PhotoMatch,
};
