import type { Viewer } from "@stanza/viewer";
import { mayPhotograph, type PhotographShown, photographDevice, useLook } from "@stanza/web-pictures";
import { wantsStillness } from "@stanza/web-site";
import { type RefObject, useEffect, useState } from "react";

/** A view that has not changed for this long is photographed, ms. */
const REST_MS = 1600;
/** What a hand does over the view; any of it ends the photograph. */
const TOUCHES = ["pointerdown", "wheel", "keydown"] as const;

/** A photograph in the making. */
export interface Photograph {
  /** Share of the work that is done, 0 … 1. */
  readonly share: number;
  /** The finest picture so far; null: none yet. */
  readonly shown: PhotographShown | null;
}

/**
 * Refines the view into a photograph while it rests: a frame that is drawn, a touch, a hidden page or another wish ends it at once, and the next
 * rest begins again. Its code comes with the first.
 *
 * region   what hears touches
 * returns  null while the view is as it is drawn
 */
export function usePhotograph(viewer: Viewer, region: RefObject<HTMLElement | null>): Photograph | null {
  const choice = useLook((state) => state.choice.photograph);
  const [photograph, setPhotograph] = useState<Photograph | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let stop = (): void => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Counts rests, so that code that comes late does not begin for one that is over. */
    let rest = 0;
    const begin = async (): Promise<void> => {
      const mine = rest;
      if (document.visibilityState === "hidden" || !viewer.isAtRest) return;
      const { startPhotograph } = await import("@stanza/web-pictures/photograph");
      if (signal.aborted || mine !== rest) return;
      stop = startPhotograph(viewer, (message) => {
        if (signal.aborted || mine !== rest) return;
        setPhotograph((before) => ({
          share: message.share,
          shown: message.kind === "picture" ? message : (before?.shown ?? null),
        }));
      });
    };
    const again = (): void => {
      rest++;
      stop();
      stop = () => {};
      clearTimeout(timer);
      setPhotograph(null);
      timer = setTimeout(() => void begin(), REST_MS);
    };
    const start = async (): Promise<void> => {
      const device = await photographDevice(wantsStillness());
      if (signal.aborted || !mayPhotograph(choice, device)) return;
      signal.addEventListener("abort", viewer.watchFrames(again));
      for (const touch of TOUCHES)
        region.current?.addEventListener(touch, again, { signal, passive: true, capture: true });
      document.addEventListener("visibilitychange", again, { signal });
      again();
    };
    void start();
    return () => {
      ended.abort();
      rest++;
      clearTimeout(timer);
      stop();
      setPhotograph(null);
    };
  }, [viewer, choice, region]);
  return photograph;
}
