import type { PerspectiveCamera } from "three";
import type { ContextWatch } from "./context-watch.ts";
import type { Stage } from "./stage.ts";

/**
 * Brings what the first picture needs, light and programs, while the page goes on with other things. Resolves too when the context is
 * lost meanwhile, because what was under way in it never ends.
 */
export async function prepared(
  stage: Stage,
  camera: PerspectiveCamera,
  context: Pick<ContextWatch, "isLost" | "loss">,
): Promise<void> {
  await stage.lit;
  if (context.isLost) return;
  stage.relight({ shade: false });
  await Promise.race([stage.compile(camera), context.loss]);
}

/** Browsers that cannot tell when they are idle wait this long, ms. */
const REST_MS = 1000;

/**
 * Makes the light as fine as the graphics card can once nobody waits for a picture any more.
 *
 * onChange  there is something new to draw
 */
export function refineWhenIdle(stage: Stage, onChange: () => void): void {
  const refine = async (): Promise<void> => {
    if (await stage.refineLight()) onChange();
  };
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => void refine());
  else setTimeout(() => void refine(), REST_MS);
}
