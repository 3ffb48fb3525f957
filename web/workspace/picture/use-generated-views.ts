import { currentScene, drawingLanguage, useCatalogues } from "@stanza/web-project";
import { log } from "@stanza/web-ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SceneCamera } from "../canvas/scene3d/scene-camera.ts";
import { type GeneratedView, generateViews } from "./generate-views.ts";

/**
 * Makes the views of the open project, each of which appears as soon as it is done. Another `mode2D` or language starts again.
 *
 * mode2D   only plan and elevations; null: nothing is made
 * missing  the number of views that failed, known once `isMaking` is false
 */
export function useGeneratedViews(mode2D: boolean | null): {
  readonly views: readonly GeneratedView[];
  readonly isMaking: boolean;
  readonly missing: number;
} {
  const { language } = useTranslation().i18n;
  const [views, setViews] = useState<readonly GeneratedView[]>([]);
  const [isMaking, setMaking] = useState(true);
  const [missing, setMissing] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    let failures = 0;
    setViews([]);
    setMissing(0);
    setMaking(mode2D !== null);
    if (mode2D === null) return;
    const camera = new SceneCamera();
    generateViews({
      ...currentScene(),
      material: materialOf,
      language: drawingLanguage(language),
      mode2D,
      photograph: (request) => camera.picture(request),
      failed: (what, error) => {
        failures++;
        log("warning", `No view ${what}: ${String(error)}`);
      },
      made: (view) => {
        if (!leaving.signal.aborted) setViews((before) => [...before, view]);
      },
      signal: leaving.signal,
    })
      .catch((error: unknown) => log("error", `Views: ${String(error)}`))
      .finally(() => {
        camera.close();
        if (leaving.signal.aborted) return;
        setMissing(failures);
        setMaking(false);
      });
    return () => leaving.abort();
  }, [mode2D, language]);
  return { views, isMaking, missing };
}

function materialOf(code: string) {
  for (const { open } of useCatalogues.getState().loaded.values()) {
    const found = open.material(code);
    if (found) return found;
  }
  return undefined;
}
