import { drawScene, toSvg } from "@stanza/drawing";
import { useEffect, useState } from "react";
import { useTheme } from "../../stores/theme-store.ts";
import type { Scheme } from "../../theme/surfaces.ts";
import { cx } from "../../ui/class-names.ts";
import { whenIdle } from "../pictures/picture-queue.ts";
import css from "./Galleries.module.css";
import type { GalleryView } from "./gallery-facts.ts";
import type { GalleryItem } from "./gallery-item.ts";

interface Props {
  readonly item: GalleryItem;
  /** Absent while it is being evaluated. */
  readonly view: GalleryView | undefined;
  readonly className?: string;
}

/** Drawn at this size and scaled by the page, px. */
const SIZE = { width: 800, height: 600 };

/** Made once for each evaluated gallery and scheme, which never change. */
const made = new WeakMap<GalleryView, Map<Scheme, string>>();

/** The gallery in its room, drawn from its own articles when the page has time. Decoration: the name stands beside it. */
export function GalleryPicture({ item, view, className }: Props) {
  const scheme = useTheme((state) => state.scheme);
  const [, setDrawn] = useState(0);
  const url = view && made.get(view)?.get(scheme);
  useEffect(() => {
    if (!view || url !== undefined) return;
    return whenIdle(() => {
      draw(item, view, scheme);
      setDrawn((count) => count + 1);
    });
  }, [item, view, url, scheme]);
  return (
    <span className={cx(css.picture, className)} data-waiting={url === undefined || undefined}>
      {url ? <img src={url} alt="" draggable={false} decoding="async" /> : null}
    </span>
  );
}

function draw({ catalogue }: GalleryItem, view: GalleryView, scheme: Scheme): void {
  const { project, evaluated } = view.scene;
  const drawing = drawScene({
    rooms: project.rooms,
    evaluated,
    materials: (code) => catalogue.material(code),
    pitch: 24,
  });
  const svg = toSvg(drawing, { theme: scheme, size: SIZE });
  const pictures = made.get(view) ?? new Map<Scheme, string>();
  made.set(view, pictures.set(scheme, `data:image/svg+xml,${encodeURIComponent(svg)}`));
}
