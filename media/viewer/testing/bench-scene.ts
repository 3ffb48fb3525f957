import type { Part, Surface, ViewerRow } from "@stanza/models";
import {
  BoxGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  WebGLRenderer,
} from "three";
import { Viewer } from "../index.ts";

/** The six materials of the cabinets. */
export const BENCH_SURFACES: Readonly<Record<string, Surface>> = Object.fromEntries(
  ["#e9e5dd", "#59655a", "#c8a275", "#ece8e1", "#b9bab8", "#3c3a37"].map((color, i) => [
    `m${i}`,
    { color, roughness: 0.5, metalness: i === 4 ? 1 : 0, opacity: 1, pattern: "plain" },
  ]),
);

/** The parts of a cabinet that are seen. */
const LAYERS: Readonly<Record<number, string>> = {
  7: "fronts",
  8: "fronts",
  9: "worktop",
  10: "legs",
  11: "worktop",
};

/** A cabinet of 12 boxes and a handle. */
function benchCabinet(id: string, x: number, z: number): ViewerRow {
  const box = (i: number, at: Part["at"], size: Part["at"], material: string): Part => ({
    id: `box#${i}`,
    material,
    layer: LAYERS[i] ?? "carcass",
    at,
    solid: { type: "box", size },
  });
  const parts: Part[] = [
    box(0, [0, 100, 0], [18, 700, 560], "m0"),
    box(1, [582, 100, 0], [18, 700, 560], "m0"),
    box(2, [18, 100, 0], [564, 18, 560], "m0"),
    box(3, [18, 782, 0], [564, 18, 560], "m0"),
    box(4, [18, 118, 0], [564, 664, 8], "m0"),
    box(5, [18, 330, 10], [564, 18, 520], "m2"),
    box(6, [18, 560, 10], [564, 18, 520], "m2"),
    box(7, [2, 102, 560], [297, 696, 20], "m1"),
    box(8, [301, 102, 560], [297, 696, 20], "m1"),
    box(9, [0, 800, 0], [600, 30, 600], "m3"),
    box(10, [0, 0, 500], [600, 96, 16], "m5"),
    box(11, [0, 830, 0], [600, 60, 14], "m3"),
    {
      id: "handle",
      material: "m4",
      layer: "handles",
      at: [270, 500, 610],
      solid: { type: "cylinder", radius: 6, height: 200, axis: "y" },
    },
  ];
  return { id, frame: { at: [x, 0, z], rotY: 0 }, parts };
}

/** `count` cabinets in rows of 40. */
export const benchRows = (count: number): readonly ViewerRow[] =>
  Array.from({ length: count }, (_, i) => benchCabinet(`c${i}`, (i % 40) * 610, Math.floor(i / 40) * 1400));

/** A scene that turns by a degree and draws one frame, on the main thread, each time it is asked. */
export interface BenchScene {
  frame(): void;
  /** Returns true when anything is under a point of the canvas, CSS pixels. */
  pick(x: number, y: number): boolean;
  readonly calls: () => number;
  dispose(): void;
}

/** The cabinets in our viewer: merged by material. */
export async function mergedScene(canvas: HTMLCanvasElement, count: number): Promise<BenchScene> {
  const viewer = new Viewer({ canvas, reducedMotion: true, maxPixelRatio: 1 });
  viewer.setMaterials(BENCH_SURFACES);
  viewer.setRows(benchRows(count));
  viewer.view("iso", { ease: false });
  await viewer.ready;
  viewer.drawNow();
  return {
    frame() {
      viewer.setCamera({ ...viewer.camera, azimuth: viewer.camera.azimuth + 1 });
      viewer.drawNow();
    },
    pick: (x, y) => viewer.pick(x, y) !== null,
    calls: () => viewer.info.calls,
    dispose: () => viewer.dispose(),
  };
}

/** The same cabinets with a three.js mesh for each board, geometries and materials shared. */
export function meshEachScene(canvas: HTMLCanvasElement, count: number): BenchScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
  const scene = new Scene();
  scene.add(new HemisphereLight("#ffffff", "#c9bda9", 2), new DirectionalLight("#fff6ea", 1.5));
  const materials = Object.fromEntries(
    Object.entries(BENCH_SURFACES).map(([code, { color, roughness, metalness }]) => [
      code,
      new MeshStandardMaterial({ color, roughness, metalness }),
    ]),
  );
  const unit = new BoxGeometry(1, 1, 1).translate(0.5, 0.5, 0.5);
  const rod = new CylinderGeometry(1, 1, 1, 24).translate(0, 0.5, 0);
  for (const row of benchRows(count)) {
    const cabinet = new Group();
    cabinet.position.set(...row.frame.at);
    for (const { solid, at, material } of row.parts) {
      const mesh = new Mesh(solid.type === "box" ? unit : rod, materials[material]);
      mesh.position.set(...at);
      if (solid.type === "box") mesh.scale.set(...solid.size);
      else if (solid.type === "cylinder") mesh.scale.set(solid.radius, solid.height, solid.radius);
      cabinet.add(mesh);
    }
    scene.add(cabinet);
  }
  const camera = new PerspectiveCamera(
    45,
    canvas.clientWidth / Math.max(1, canvas.clientHeight),
    40,
    200_000,
  );
  let azimuth = 0.5;
  const turn = (): void => {
    azimuth += Math.PI / 180;
    camera.position.set(12_000 + Math.sin(azimuth) * 30_000, 14_000, 17_000 + Math.cos(azimuth) * 30_000);
    camera.lookAt(12_000, 0, 17_000);
    renderer.render(scene, camera);
  };
  turn();
  const raycaster = new Raycaster();
  return {
    frame: turn,
    pick(x, y) {
      const { clientWidth, clientHeight } = canvas;
      raycaster.setFromCamera(new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2), camera);
      return raycaster.intersectObject(scene).length > 0;
    },
    calls: () => renderer.info.render.calls,
    dispose: () => {
      for (const material of Object.values(materials)) material.dispose();
      unit.dispose();
      rod.dispose();
      renderer.dispose();
    },
  };
}
