import type { TracePicture } from "@stanza/project";
import type { StoredProject } from "./stored-project.ts";

type StoredTracePicture = NonNullable<StoredProject["tracepicture"]>;

export function encodeTracePicture(picture: TracePicture): StoredTracePicture {
  const { at, widthPx, heightPx, mmPerPixel, rotY, ...rest } = picture;
  return { ...rest, width: widthPx, height: heightPx, x: at[0], z: at[1], scale: mmPerPixel, roty: rotY };
}

export function decodeTracePicture(stored: StoredTracePicture): TracePicture {
  const { width, height, x, z, scale, roty, ...rest } = stored;
  return { ...rest, widthPx: width, heightPx: height, at: [x, z], mmPerPixel: scale, rotY: roty };
}
