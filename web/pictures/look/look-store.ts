import type { Look } from "@stanza/viewer";
import { isEnvironmentName } from "@stanza/viewer/environments";
import { storage } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { create } from "zustand";
import { BUILT_IN_LIBRARY, fetchHdrLibrary, type HdrLibrary, hdrFileUrl } from "./hdr-library.ts";

/**
 * The person's settings for 3D. ASSUMED: they belong to the device and not to the project, since they change no article and no
 * price, and two people at one project have different screens.
 */
export interface LookChoice extends Pick<Look, "hour" | "background" | "quality"> {
  /** Name of an environment of the library; `null`: its default. */
  readonly environment: string | null;
  /** Whether a view that rests is refined into a photograph; `auto`: where the device has power to spare. */
  readonly photograph: "auto" | "on" | "off";
}

const USUAL: LookChoice = {
  environment: null,
  hour: null,
  background: "plain",
  quality: "auto",
  // On the processor it takes minutes and is softer than a sharp screen: it is for whoever asks for it (decision 040).
  photograph: "off",
};
const KEY = "stanza.look";

interface LookState {
  readonly choice: LookChoice;
  readonly library: HdrLibrary;
}

export const useLook = create<LookState>()(() => ({
  choice: readLook(storage.get(KEY)),
  library: BUILT_IN_LIBRARY,
}));

/** A kept choice; what is stored wrongly is as usual. */
export function readLook(text: string | undefined): LookChoice {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return USUAL;
  }
  if (typeof stored !== "object" || stored === null) return USUAL;
  const { environment, hour, background, quality, photograph } = stored as Record<string, unknown>;
  return {
    environment: typeof environment === "string" ? environment : null,
    hour: typeof hour === "number" && hour >= 0 && hour <= 24 ? hour : null,
    background: background === "environment" ? "environment" : "plain",
    quality: quality === "high" || quality === "low" ? quality : "auto",
    photograph: photograph === "on" || photograph === "auto" ? photograph : "off",
  };
}

/** Changes the look at once and keeps it on this device. */
export function chooseLook(change: Partial<LookChoice>): void {
  const choice = { ...useLook.getState().choice, ...change };
  useLook.setState({ choice });
  storage.set(KEY, JSON.stringify(choice));
}

/** The entry of the library that is shown: the chosen one, or the default where there is no such entry any more. */
export function shownPreview({ choice, library }: LookState): HdrLibrary["previews"][number] {
  const { previews, defaultHdr } = library;
  return (
    previews.find(({ name }) => name === choice.environment) ??
    previews.find(({ name }) => name === defaultHdr) ??
    BUILT_IN_LIBRARY.previews[0]!
  );
}

/** The look as the viewer takes it. */
export function lookOf(state: LookState): Look {
  const { hour, background, quality } = state.choice;
  const { name, ext } = shownPreview(state);
  const environment = ext !== "hdr" && isEnvironmentName(name) ? name : { url: hdrFileUrl(`${name}.${ext}`) };
  return { environment, hour, background, quality };
}

let asked: Promise<void> | null = null;

/** Fetches the site's environments once; without them there are the built-in ones. */
export function loadHdrLibrary(): Promise<void> {
  asked ??= fetchHdrLibrary(fetch, (why) => log("warning", why)).then((library) =>
    useLook.setState({ library }),
  );
  return asked;
}
