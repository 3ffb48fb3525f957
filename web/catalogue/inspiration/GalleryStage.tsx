import { Turntable } from "@stanza/web-pictures";
import { Button } from "@stanza/web-ui";
import { IconView360Number } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { GalleryPicture } from "../galleries/GalleryPicture.tsx";
import type { GalleryView } from "../galleries/gallery-facts.ts";
import type { GalleryItem } from "../galleries/gallery-item.ts";
import css from "./Inspiration.module.css";

interface Props {
  readonly item: GalleryItem;
  readonly view: GalleryView | undefined;
  readonly name: string;
}

/** The picture, and over it the gallery in 3D once somebody wants to turn it: three.js comes only then. */
export function GalleryStage({ item, view, name }: Props) {
  const { t } = useTranslation();
  const [isTurning, setIsTurning] = useState(false);
  return (
    <figure className={css.stage}>
      <GalleryPicture item={item} view={view} className={css.stagePicture} />
      {isTurning && view ? (
        <TurnedGallery item={item} view={view} name={name} />
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

function TurnedGallery({ item, view, name }: { item: GalleryItem; view: GalleryView; name: string }) {
  const { t } = useTranslation();
  const { project, evaluated } = view.scene;
  const scene = useMemo(
    () => ({ materials: item.catalogue.materials, rooms: project.rooms, rows: evaluated.rows }),
    [item.catalogue, project, evaluated],
  );
  return (
    <Turntable
      name={name}
      scene={scene}
      absent={
        <p className={css.no3d} role="status">
          {t("ideas.no3d")}
        </p>
      }
    />
  );
}
