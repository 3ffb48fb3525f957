import { IconRotate, IconRotateClockwise, IconView360Number } from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { GalleryPicture } from "../../panels/galleries/GalleryPicture.tsx";
import type { GalleryView } from "../../panels/galleries/gallery-facts.ts";
import type { GalleryItem } from "../../panels/galleries/gallery-item.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import css from "./Inspiration.module.css";
import { useTurntable } from "./use-turntable.ts";

interface Props {
  readonly item: GalleryItem;
  readonly view: GalleryView | undefined;
  readonly name: string;
}

/** Turned by this with a key or a button, degrees. */
const STEP = 20;

/** The picture, and over it the gallery in 3D once somebody wants to turn it: three.js comes only then. */
export function GalleryStage({ item, view, name }: Props) {
  const { t } = useTranslation();
  const [isTurning, setIsTurning] = useState(false);
  return (
    <figure className={css.stage}>
      <GalleryPicture item={item} view={view} className={css.stagePicture} />
      {isTurning && view ? (
        <Turntable item={item} view={view} name={name} />
      ) : (
        <Button
          className={css.turn}
          icon={<IconView360Number size={18} stroke={1.7} />}
          busy={isTurning}
          onClick={() => setIsTurning(true)}
        >
          {t("ideas.turn")}
        </Button>
      )}
    </figure>
  );
}

function Turntable({ item, view, name }: { item: GalleryItem; view: GalleryView; name: string }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { project, evaluated } = view.scene;
  const scene = useMemo(
    () => ({ materials: item.catalogue.materials, rooms: project.rooms, rows: evaluated.rows }),
    [item.catalogue, project, evaluated],
  );
  const { status, turnBy } = useTurntable(canvas, scene);
  return (
    <>
      <div
        className={css.turntable}
        data-ready={status === "ready" || undefined}
        role="application"
        aria-roledescription={t("scene.role")}
        aria-label={t("ideas.turntable", { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
          event.preventDefault();
          turnBy(event.key === "ArrowLeft" ? -STEP : STEP);
        }}
      >
        <canvas ref={canvas} />
      </div>
      {status === "absent" ? (
        <p className={css.no3d} role="status">
          {t("ideas.no3d")}
        </p>
      ) : (
        <div className={css.turnButtons} role="toolbar" aria-label={t("ideas.turn")}>
          <IconButton
            label={t("ideas.turnLeft")}
            icon={<IconRotateClockwise size={18} />}
            onClick={() => turnBy(-STEP)}
          />
          <IconButton
            label={t("ideas.turnRight")}
            icon={<IconRotate size={18} />}
            onClick={() => turnBy(STEP)}
          />
        </div>
      )}
    </>
  );
}
