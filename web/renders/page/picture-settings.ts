import type { RenderJob, RenderQuality } from "@stanza/contract";
import { loadHdrLibrary, shownPreview, useLook } from "@stanza/web-pictures";
import { useEffect, useState } from "react";

/** Width and height of what can be ordered, pixels; the first is what is offered at first. */
export const SIZES = {
  picture: ["1280x720", "320x180", "1920x1080", "2560x1440", "3840x2160", "1080x1080", "1080x1350"],
  panorama: ["2048x1024", "512x256", "3072x1536", "3840x1920"],
  film: ["640x360", "320x180", "1280x720", "1920x1080"],
} as const satisfies Readonly<Record<RenderJob["kind"], readonly string[]>>;

/** How pictures shall be made. */
export interface PictureSettings {
  readonly quality: RenderQuality;
  /** `null`: the light of the 3D view. */
  readonly light: string | null;
  readonly background: "plain" | "environment";
}

const FIRST: PictureSettings = { quality: "draft", light: null, background: "plain" };

/** The settings of an order while it is filled in. The light of the 3D view stands until another is chosen. */
export function usePictureSettings(kind: RenderJob["kind"]) {
  const [kept, setKept] = useState(FIRST);
  const look = useLook((now) => now);
  useEffect(() => void loadHdrLibrary(), []);
  const [chosen, setChosen] = useState<Partial<Record<RenderJob["kind"], string>>>({});
  const size = chosen[kind] ?? SIZES[kind][0];
  const [width = 0, height = 0] = size.split("x").map(Number);
  const environment = kept.light ?? shownPreview(look).name;
  return {
    settings: kept,
    size,
    sizes: SIZES[kind],
    setSize: (next: string) => setChosen((before) => ({ ...before, [kind]: next })),
    environment,
    lights: look.library.previews,
    change: (change: Partial<PictureSettings>) => setKept((before) => ({ ...before, ...change })),
    /** As the farm takes them. */
    wish: {
      width,
      height,
      quality: kept.quality,
      environment,
      background: kept.background,
      exposure: 0,
      kind,
    },
  };
}
