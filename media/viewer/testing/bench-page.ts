import { mergedScene, meshEachScene } from "./bench-scene.ts";

const canvasOf = (): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "display:block;width:400px;height:300px";
  document.body.append(canvas);
  return canvas;
};

/** Median frame of each scene in interleaved rounds, ms of main-thread time; the graphics process works through its queue between. */
async function compare(
  count: number,
  rounds: number,
): Promise<{ merged: number; meshEach: number; calls: readonly number[] }> {
  const scenes = [mergedScene(canvasOf(), count), meshEachScene(canvasOf(), count)];
  const times: number[][] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const [i, scene] of scenes.entries()) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      await new Promise(requestAnimationFrame);
      times[i]!.push(scene.frame());
    }
  }
  const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
  const result = {
    merged: median(times[0]!),
    meshEach: median(times[1]!),
    calls: scenes.map((scene) => scene.calls()),
  };
  for (const scene of scenes) scene.dispose();
  return result;
}

Object.assign(window, { compare });
