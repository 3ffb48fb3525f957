import type { Viewer } from "@stanza/viewer";
import { translate } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import { useEffect } from "react";
import { loadHdrLibrary, lookOf, useLook } from "../look/look-store.ts";

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
