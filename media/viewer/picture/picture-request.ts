import type { Vec3 } from "@stanza/geometry";
import type { ViewPreset } from "@stanza/models";

/** A camera in the room: its unit axes, right-handed; it looks along −back. */
export interface PictureCamera {
  readonly position: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly back: Vec3;
  /** Upright field of view, degrees. */
  readonly fov: number;
}

/** The content, size and view of a picture (spec 1 §7 takePicture, §9 row photo: fov, angX, angY). */
export interface PictureRequest {
  /** Pixels, 1 … 4096. */
  readonly width: number;
  readonly height: number;
  /** Upright field of view, degrees; absent: 45 for everything, 26 for a row. */
  readonly fov?: number;
  /** Degrees that the camera stands above the horizon. ASSUMED: rotation about X (docs/assumptions.md). */
  readonly angX?: number;
  /** Degrees that the camera has turned to the right of the front. ASSUMED: rotation about Y (docs/assumptions.md). */
  readonly angY?: number;
  /** Instead of angles: a standard view, or what the view shows now (more of it where the picture is wider). */
  readonly view?: ViewPreset | "current";
  /** Instead of angles: where the camera stands and what it is turned to, as matched to a photograph. `fov` is its own. */
  readonly camera?: PictureCamera;
  /** One row stands alone, seen in its own frame, without the room. */
  readonly target?: "all" | { readonly rowId: string };
  /** `#rrggbb`; absent: white for JPEG, transparent for PNG. */
  readonly background?: string;
  readonly type?: "image/jpeg" | "image/png";
}
