import type { Viewer } from "@stanza/viewer";
import { keepPicture, type PhotographShown } from "@stanza/web-pictures";
import { useProject, useReadOnlyReason } from "@stanza/web-project";
import { Button, toast } from "@stanza/web-ui";
import { IconPhotoCheck } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./RestingPhotograph.module.css";
import { usePhotograph } from "./use-photograph.ts";

interface Props {
  readonly viewer: Viewer;
  readonly region: RefObject<HTMLElement | null>;
}

/** Side of the picture that is kept with a project, pixels. */
const KEPT_SIDE = 480;

/** Over the 3D picture: the photograph that it becomes while it rests, how far it is, and the wish to keep it. */
export function RestingPhotograph({ viewer, region }: Props) {
  const { t } = useTranslation();
  const photograph = usePhotograph(viewer, region);
  const shown = photograph?.shown ?? null;
  const sheet = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = sheet.current;
    if (!canvas || !shown) return;
    canvas.width = shown.width;
    canvas.height = shown.height;
    canvas.getContext("2d")?.putImageData(new ImageData(shown.pixels, shown.width, shown.height), 0, 0);
  }, [shown]);
  return (
    <>
      {shown ? (
        <div className={css.frame} aria-hidden="true">
          <canvas ref={sheet} className={css.sheet} />
        </div>
      ) : null}
      {photograph ? (
        <div className={css.bar}>
          {photograph.share < 1 ? (
            <span className={css.progress}>
              {t("photograph.progress", { percent: Math.floor(photograph.share * 100) })}
            </span>
          ) : (
            shown && <Keep shown={shown} />
          )}
        </div>
      ) : null}
    </>
  );
}

function Keep({ shown }: { readonly shown: PhotographShown }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const readOnly = useReadOnlyReason();
  const isOnServer = useProject((state) => (state.open?.projectId ?? null) !== null);
  if (!isOnServer || readOnly !== undefined)
    return <span className={css.progress}>{t("photograph.done")}</span>;
  const keep = async (): Promise<void> => {
    setBusy(true);
    const isKept = await keepPicture(await squareOf(shown)).catch(() => false);
    setBusy(false);
    if (isKept) toast(t("photograph.kept"), { kind: "success" });
    else toast(t("photograph.notKept"), { kind: "error" });
  };
  return (
    <Button size="sm" busy={busy} icon={<IconPhotoCheck size={16} />} onClick={() => void keep()}>
      {t("photograph.keep")}
    </Button>
  );
}

/** The middle of a photograph as a JPEG. @throws Error when the browser cannot make it */
async function squareOf({ width, height, pixels }: PhotographShown): Promise<Blob> {
  const picture = await createImageBitmap(new ImageData(pixels, width, height));
  const side = Math.min(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = KEPT_SIDE;
  const painter = canvas.getContext("2d");
  if (!painter) throw new Error("This browser paints no pictures.");
  painter.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, KEPT_SIDE, KEPT_SIDE);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("No picture came."))),
      "image/jpeg",
      0.9,
    ),
  );
}
