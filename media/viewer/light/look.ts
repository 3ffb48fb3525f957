import type { EnvironmentName } from "@stanza/environments";
import { isSoftware } from "./software.ts";

/** The settings by which a room is shown. */
export interface Look {
  /** A built-in environment, or the address of a Radiance file (`.hdr`). */
  readonly environment: EnvironmentName | { readonly url: string };
  /** Hour of the day, 0 … 24; `null`: an even studio light at any time. */
  readonly hour: number | null;
  /** Behind everything: the plain colour of the theme, or the environment out of focus. */
  readonly background: "plain" | "environment";
  /** `auto`: what the device can do without effort. */
  readonly quality: "auto" | "high" | "low";
}

/** The limits that a quality puts on drawing. */
export interface Quality {
  /** Device pixels per CSS pixel at most. */
  readonly pixelRatio: number;
  /** The same while the picture changes; less than `pixelRatio` where the device would not keep up. */
  readonly movingPixelRatio: number;
  /** Side of the sun's shadow picture. */
  readonly shadowMap: number;
  /** True: the room's volume is searched for solids that keep light away. */
  readonly occlusion: boolean;
  /** True: shiny surfaces show the room that they are in. */
  readonly mirrors: boolean;
}

const HIGH: Quality = { pixelRatio: 2, movingPixelRatio: 2, shadowMap: 2048, occlusion: true, mirrors: true };
const LOW: Quality = {
  pixelRatio: 1,
  movingPixelRatio: 1,
  shadowMap: 1024,
  occlusion: false,
  mirrors: false,
};
/** A quarter of the pixels while something moves: plain code needs a second for all of them. */
const SOFTWARE: Quality = { ...LOW, movingPixelRatio: 0.5 };
const LOW_IN_SOFTWARE: Quality = { ...SOFTWARE, pixelRatio: 0.5 };
/** Little memory for pictures: the light as ever, smaller shadows (graphics.md §7). */
const MODEST: Quality = { ...HIGH, shadowMap: 1024, mirrors: false };

export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** GB, where the browser says so. */
  readonly deviceMemory?: number;
  /** Plain code plays the graphics card. */
  readonly isSoftware?: boolean;
}

/** The device that draws in a context. */
export function deviceOf(context: Parameters<typeof isSoftware>[0]): Device {
  const { userAgent, maxTouchPoints, deviceMemory } = navigator as Device;
  return { userAgent, maxTouchPoints, deviceMemory, isSoftware: isSoftware(context) };
}

/** ASSUMED: a device with 2 GB or less has no room for ambient shade. */
const LITTLE_MEMORY_GB = 2;

export function qualityOf(choice: Look["quality"], device: Device): Quality {
  if (choice === "low") return device.isSoftware ? LOW_IN_SOFTWARE : LOW;
  if (choice === "auto" && device.isSoftware) return SOFTWARE;
  if (choice === "auto" && (device.deviceMemory ?? 8) <= LITTLE_MEMORY_GB) return LOW;
  return isApplePhoneOrTablet(device) ? MODEST : HIGH;
}

/** They have little graphics memory and lose contexts easily: no antialiasing (spec 2 §9), smaller shadows. */
export const isApplePhoneOrTablet = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPad|iPhone|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
