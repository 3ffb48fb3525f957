import type { RenderWish } from "@stanza/contract";
import { encodePng } from "../../files/encode-png.ts";
import type { RenderEngine } from "../engines/engine.ts";

/** What is asked for in tests of the farm: a picture of 32 × 20 pixels. */
export const TINY = {
  name: "Corner",
  camera: { from: [1.2, 1.5, 3.4], to: [0, 1, 0], fov: 45 },
  ...{ width: 32, height: 20, quality: "draft", environment: "daylight", background: "plain", exposure: 0 },
} satisfies Partial<RenderWish>;

export const png = (width = 32, height = 20) =>
  encodePng({ width, height, rgb: new Uint8Array(width * height * 3).fill(120) });

/** An engine that answers as it is told. */
export const engineOf = (render: RenderEngine["render"]): RenderEngine => ({
  name: "tracer",
  render,
  async film(order, cameras, frame, progress, signal) {
    for (const [i, camera] of cameras.entries()) {
      const settings = { ...order.settings, camera };
      frame(await render({ ...order, settings }, () => progress(i / cameras.length), signal));
    }
  },
});
