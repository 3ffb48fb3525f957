import { caughtUp, type Scene, useScene } from "@stanza/web-project";
import { useMemo } from "react";
import { useHeldGrip } from "./use-wall-tools.ts";

/** The scene; while a wall's handle is held, as it would be when it is let go. */
export function usePreviewedScene(): Scene {
  const scene = useScene();
  const preview = useHeldGrip()?.preview ?? null;
  return useMemo(
    () => (preview ? { project: preview, evaluated: caughtUp(preview, scene.evaluated) } : scene),
    [scene, preview],
  );
}
