import { DRAWING_THEMES, type Drawing, type Shape, toSvg } from "@stanza/drawing";
import { openKeptPainting } from "../kept-painting.ts";
import { panned, type ViewTransform } from "../view-transform.ts";

const SIZE = { width: 1200, height: 800 } as const;
const VIEW: ViewTransform = { scale: 0.03, offset: [10, 10] };

/** A plan of so many primitives as plans have them: outlines, lines, swings, and a figure on each tenth. */
function planOf(count: number): Drawing {
  const shapes = Array.from({ length: count }, (_, i): Shape => {
    const [x, y] = [(i % 100) * 390, Math.floor(i / 100) * 500];
    const corner = (w: number, h: number) => [x + w, y + h] as const;
    if (i % 10 === 0)
      return {
        type: "text",
        role: "label",
        at: corner(150, 150),
        text: "600",
        height: 90,
        align: "middle",
        angle: 0,
      };
    if (i % 3 === 0)
      return { type: "arc", role: "article", centre: corner(0, 0), radius: 300, startAngle: 0, endAngle: 90 };
    if (i % 3 === 1)
      return {
        type: "polygon",
        role: "article",
        points: [corner(0, 0), corner(350, 0), corner(350, 450), corner(0, 450)],
      };
    return { type: "polyline", role: "article", points: [corner(0, 0), corner(350, 450)] };
  });
  const bounds = { min: [0, 0], max: [39_000, (count / 100) * 500] } as const;
  return { title: "", kind: "plan", shapes, bounds } as Drawing;
}

const canvas = document.createElement("canvas");
Object.assign(canvas, SIZE);
const svg = document.createElement("div");
svg.style.cssText = `width:${SIZE.width}px;height:${SIZE.height}px;overflow:hidden`;

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

declare global {
  interface Window {
    pan: {
      prepare(count: number): void;
      draw(how: "canvas" | "svg", frames: number): Promise<void>;
    };
  }
}

let drawing = planOf(0);
const paint = openKeptPainting();
window.pan = {
  prepare(count) {
    drawing = planOf(count);
    svg.innerHTML = toSvg(drawing, { theme: "light" });
    document.body.replaceChildren(canvas, svg);
  },
  async draw(how, frames) {
    const context = canvas.getContext("2d");
    const group = svg.querySelector("svg");
    for (let i = 0; i < frames; i++) {
      await frame();
      if (how === "svg" && group) group.style.transform = `translate(${i}px, ${i % 3}px)`;
      else if (context) {
        context.clearRect(0, 0, SIZE.width, SIZE.height);
        paint(context, drawing, panned(VIEW, [i, i % 3]), DRAWING_THEMES.light, [SIZE.width, SIZE.height], 1);
      }
    }
  },
};
