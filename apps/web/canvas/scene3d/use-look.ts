import type { Viewer } from "@stanza/viewer";
import { useEffect } from "react";
import { translate } from "../../locales/i18n.ts";
import { log } from "../../stores/log-store.ts";
import { loadHdrLibrary, lookOf, useLook } from "../../stores/look-store.ts";
import { toast } from "../../stores/toast-store.ts";

/** Keeps the viewer's light as it was chosen. The first picture does not wait for the site's environments. */
export function useLookInStep(viewer: Viewer | null): void {
  useEffect(() => {
    if (!viewer) return;
    let asked = "";
    const show = (): void => {
      const look = lookOf(useLook.getState());
      const key = JSON.stringify(look);
      if (key === asked) return;
      asked = key;
      viewer.setLook(look).catch((error: unknown) => {
        log("warning", `The environment could not be shown: ${String(error)}`);
        toast(translate("look.environmentFailed"), { key: "environment", kind: "warning" });
      });
    };
    show();
    void loadHdrLibrary();
    return useLook.subscribe(show);
  }, [viewer]);
}
