/** How a device shows a model in the room: Scene Viewer of Android, or Quick Look of iPhone and iPad. */
export type ArWay = "scene-viewer" | "quick-look" | "none";

/** What is asked of a device. */
export interface ArDevice {
  readonly userAgent: string;
  /** Links with `rel="ar"` open Quick Look. */
  readonly hasQuickLook: boolean;
}

/** The first way that the device has. */
export function arWay({ userAgent, hasQuickLook }: ArDevice): ArWay {
  if (/\bAndroid\b/i.test(userAgent)) return "scene-viewer";
  return hasQuickLook ? "quick-look" : "none";
}

/** This device. */
export const thisDevice = (): ArDevice => ({
  userAgent: navigator.userAgent,
  hasQuickLook: document.createElement("a").relList.supports?.("ar") ?? false,
});

/**
 * The address that opens Google's Scene Viewer, at a fixed scale.
 *
 * glb       absolute
 * fallback  absolute; shown where there is no Scene Viewer
 *
 * Source: developers.google.com/ar/develop/scene-viewer.
 */
export function sceneViewerAddress(glb: string, title: string, fallback: string): string {
  const search = new URLSearchParams({ file: glb, mode: "ar_preferred", title, resizable: "false" });
  return [
    `intent://arvr.google.com/scene-viewer/1.0?${search}#Intent`,
    "scheme=https",
    "package=com.google.ar.core",
    "action=android.intent.action.VIEW",
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
    "end;",
  ].join(";");
}

/**
 * Opens Quick Look, at a fixed scale. It wants a link with nothing but a picture in it.
 *
 * Source: webkit.org/blog/8421, developer.apple.com/documentation/arkit/arkit_in_ios/previewing_a_model_with_ar_quick_look.
 */
export function openQuickLook(usdz: string): void {
  const link = document.createElement("a");
  link.rel = "ar";
  link.href = `${usdz}#allowsContentScaling=0`;
  link.append(document.createElement("img"));
  link.click();
}
