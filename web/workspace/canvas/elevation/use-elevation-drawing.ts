import { type Drawing, drawElevation } from "@stanza/drawing";
import type { WallId } from "@stanza/project";
import { drawingLanguage } from "@stanza/web-project";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ShownScene } from "../shown.ts";
import type { shownElevation } from "./elevation-hand.ts";
import { useCatalogueMaterials } from "./use-catalogue-materials.ts";

/** Shown when there is no wall, so that the view keeps its place until one is chosen. */
const NOTHING: Drawing = {
  kind: "elevation",
  title: "",
  bounds: { min: [0, 0], max: [1000, 1000] },
  shapes: [],
};

/** The elevation of a wall as it is painted. */
export function useElevationDrawing(
  scene: ShownScene,
  wall: WallId | null,
  shown: ReturnType<typeof shownElevation>,
): Drawing {
  const { language } = useTranslation().i18n;
  const materials = useCatalogueMaterials();
  return useMemo(() => {
    if (!shown || wall === null) return NOTHING;
    const { evaluated, project } = scene;
    const { hiddenChains = [] } = project;
    const drawn = drawElevation({
      room: shown.room,
      wall,
      evaluated,
      materials,
      language: drawingLanguage(language),
      hiddenChains,
    });
    return drawn ?? NOTHING;
  }, [scene, shown, wall, materials, language]);
}
