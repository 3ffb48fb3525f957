import { ENVIRONMENT_DESIGNS, environmentPixels, isEnvironmentName } from "@stanza/environments";
import { RenderError } from "./engine.ts";

const [WIDTH, HEIGHT] = [1024, 512];

/** A built-in environment as a Radiance picture, flat RGBE (Ward 1991). Throws `RenderError`. */
export function environmentHdr(name: string): Buffer {
  if (!isEnvironmentName(name)) throw new RenderError("scene", `There is no environment ${name}.`);
  const light = environmentPixels(ENVIRONMENT_DESIGNS[name], WIDTH, HEIGHT);
  const head = Buffer.from(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${HEIGHT} +X ${WIDTH}\n`, "latin1");
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [r, g, b] = [light[i * 4]!, light[i * 4 + 1]!, light[i * 4 + 2]!];
    const most = Math.max(r, g, b);
    if (most < 1e-32) continue;
    const exponent = Math.ceil(Math.log2(most) + 1e-9);
    const scale = 256 / 2 ** exponent;
    pixels.set(
      [r, g, b].map((one) => Math.min(255, Math.floor(one * scale))),
      i * 4,
    );
    pixels[i * 4 + 3] = exponent + 128;
  }
  return Buffer.concat([head, pixels]);
}
