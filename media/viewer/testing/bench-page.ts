import { type BenchScene, mergedScene, meshEachScene } from "./bench-scene.ts";

declare global {
  interface Window {
    bench: {
      /** Builds both scenes of `count` cabinets; draw calls of a frame of each. */
      readonly prepare: (count: number) => Promise<{ readonly merged: number; readonly meshEach: number }>;
      /** Draws so many frames of one scene; the graphics process works through its queue between them. */
      readonly draw: (scene: "merged" | "meshEach", frames: number) => Promise<void>;
      /** Asks so often what is under a point, all over the canvas; how often there was something. */
      readonly pick: (scene: "merged" | "meshEach", points: number) => number;
    };
  }
}

let scenes: Record<"merged" | "meshEach", BenchScene> | undefined;

const canvasOf = (): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "display:block;width:400px;height:300px";
  document.body.append(canvas);
  return canvas;
};

function ready(): Record<"merged" | "meshEach", BenchScene> {
  if (!scenes) throw new Error("prepare comes first");
  return scenes;
}

window.bench = {
  async prepare(count) {
    scenes?.merged.dispose();
    scenes?.meshEach.dispose();
    document.body.replaceChildren();
    scenes = { merged: await mergedScene(canvasOf(), count), meshEach: meshEachScene(canvasOf(), count) };
    for (const scene of Object.values(scenes)) scene.frame();
    return { merged: scenes.merged.calls(), meshEach: scenes.meshEach.calls() };
  },
  async draw(which, frames) {
    const scene = ready()[which];
    for (let frame = 0; frame < frames; frame++) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      await new Promise(requestAnimationFrame);
      scene.frame();
    }
  },
  pick(which, points) {
    const scene = ready()[which];
    let hits = 0;
    // Fractions of the golden ratio spread evenly.
    for (let i = 0; i < points; i++) if (scene.pick(((i * 0.618) % 1) * 400, ((i * 0.382) % 1) * 300)) hits++;
    return hits;
  },
};
