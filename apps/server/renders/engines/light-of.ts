import {
  ENVIRONMENT_DESIGNS,
  environmentPixels,
  isEnvironmentName,
  type LightPicture,
  RadianceFault,
  readRadiance,
} from "@stanza/environments";
import { RenderError } from "./engine.ts";

/** Pixels of a built-in environment: its lights have soft edges. */
const [WIDTH, HEIGHT] = [512, 256];

/**
 * The light all around a picture: the operator's file where the picture has one, else a built-in environment. Throws `RenderError`.
 *
 * file  a Radiance picture; `null`: the environment is built in
 */
export function lightOf(name: string, file: Buffer | null): LightPicture {
  if (!file) {
    if (!isEnvironmentName(name)) throw new RenderError("environment", `There is no environment ${name}.`);
    const pixels = environmentPixels(ENVIRONMENT_DESIGNS[name], WIDTH, HEIGHT);
    return { width: WIDTH, height: HEIGHT, pixels };
  }
  try {
    return readRadiance(file);
  } catch (error) {
    if (!(error instanceof RadianceFault)) throw error;
    throw new RenderError("environment", `${name}.hdr: ${error.message}`);
  }
}
