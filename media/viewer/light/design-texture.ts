import { ENVIRONMENT_DESIGNS, type EnvironmentName, environmentPixels } from "@stanza/environments";
import {
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  LinearSRGBColorSpace,
} from "three";

/** Pixels across: a reflection in black glass is still soft, and all nine take a few megabytes one after the other. */
const WIDTH = 512;

/** A built-in environment as a texture. The caller disposes of it. */
export function designTexture(name: EnvironmentName): DataTexture {
  const [width, height] = [WIDTH, WIDTH / 2];
  const light = environmentPixels(ENVIRONMENT_DESIGNS[name], width, height);
  const half = new Uint16Array(light.length);
  // three.js has +X in the middle and the bottom row first.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + ((x + width / 4) % width)) * 4;
      for (let i = 0; i < 4; i++)
        half[(y * width + x) * 4 + i] = DataUtils.toHalfFloat(Math.min(60_000, light[from + i]!));
    }
  }
  const texture = new DataTexture(half, width, height);
  texture.type = HalfFloatType;
  texture.colorSpace = LinearSRGBColorSpace;
  texture.mapping = EquirectangularReflectionMapping;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
