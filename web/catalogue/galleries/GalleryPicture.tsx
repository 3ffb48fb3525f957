import { drawScene, toSvg } from "@stanza/drawing";
import { cataloguePicture, scenePicture, whenIdle } from "@stanza/web-pictures";
import { cx } from "@stanza/web-ui";
import { useEffect, useState } from "react";
import css from "./Galleries.module.css";
import type { GalleryView } from "./gallery-facts.ts";
import type { GalleryItem } from "./gallery-item.ts";
import { galleryYaw } from "./gallery-yaw.ts";

interface Props {
  readonly item: GalleryItem;
  /** Absent while it is being evaluated. */
  readonly view: GalleryView | undefined;
  readonly className?: string;
}

/** Drawn at this size and scaled by the page, px. */
const SIZE = { width: 800, height: 600 };

/** Made once for each evaluated gallery, which never changes; the same in both schemes. */
const made = new WeakMap<GalleryView, string>();

/** The manufacturer's picture of the gallery, or the gallery in its room as a photographer would see it, taken when the page has time. Decoration: the name stands beside it. */
export function GalleryPicture({ item, view, className }: Props) {
  const [, setDrawn] = useState(0);
  const { code } = item.catalogue;
  const { image } = item.gallery;
  const url = image === undefined ? view && made.get(view) : cataloguePicture(code, image);
  useEffect(() => {
    if (!view || url !== undefined) return;
    let left = false;
    const callOff = whenIdle(() => {
      void pictureOf(item, view).then((picture) => {
        if (!made.has(view)) made.set(view, picture);
        if (!left) setDrawn((count) => count + 1);
      });
    });
    return () => {
      left = true;
      callOff();
    };
  }, [item, view, url]);
  return (
    <span className={cx(css.picture, className)} data-waiting={url === undefined || undefined}>
      {url ? <img src={url} alt="" draggable={false} decoding="async" /> : null}
    </span>
  );
}

/** By the 3D view's renderer; drawn where the device has no graphics card for that. */
async function pictureOf(item: GalleryItem, view: GalleryView): Promise<string> {
  const { project, evaluated } = view.scene;
  const { materials } = item.catalogue;
  const picture = await scenePicture({ materials, rooms: project.rooms, rows: evaluated.rows });
  return picture ? URL.createObjectURL(picture) : drawn(item, view);
}

function drawn({ catalogue }: GalleryItem, view: GalleryView): string {
  const { project, evaluated } = view.scene;
  const drawing = drawScene({
    rooms: project.rooms,
    evaluated,
    materials: (code) => catalogue.material(code),
    yaw: galleryYaw(view.arranged),
    pitch: 18,
  });
  const svg = toSvg(drawing, { theme: "light", size: SIZE });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
