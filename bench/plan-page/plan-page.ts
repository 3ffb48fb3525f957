import { DRAWING_THEMES, type Drawing, drawingOf, drawPlan, type Shape } from "@stanza/drawing";
import { paintDrawing } from "../../apps/web/canvas/plan/paint-drawing.ts";
import { sampleKitchen, sampleRoom } from "../../media/drawing/testing/sample-kitchen.ts";

declare global {
  interface Window {
    /** Draws `shapes` shapes of the sample kitchen; says how many there are. */
    prepare(shapes: number): number;
    /** Pans the plan over `frames` frames, painting it anew for each. */
    pan(frames: number): Promise<void>;
  }
}

const SIZE = [1280, 800] as const;
const canvas = document.createElement("canvas");
[canvas.width, canvas.height] = SIZE;
document.body.append(canvas);
const context = canvas.getContext("2d")!;
let drawing: Drawing = drawingOf("plan", "", []);

window.prepare = (count) => {
  const { shapes } = drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "en" });
  const repeated = Array.from({ length: count }, (_, i): Shape => shapes[i % shapes.length]!);
  drawing = drawingOf("plan", "", repeated);
  return repeated.length;
};

window.pan = async (frames) => {
  for (let frame = 0; frame < frames; frame++) {
    await new Promise(requestAnimationFrame);
    context.clearRect(0, 0, ...SIZE);
    paintDrawing(
      context,
      drawing,
      { scale: 0.15, offset: [200 + frame * 3, 150 + frame] },
      DRAWING_THEMES.light,
    );
  }
};
