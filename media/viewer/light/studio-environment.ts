import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";

interface Panel {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly color: string;
  readonly strength: number;
}

/** A room of 10 × 5 × 10: warm floor, pale walls, a large window to the front right, a soft ceiling light and a narrow rim light. */
const PANELS: readonly Panel[] = [
  { at: [2.6, 0.9, 4.9], size: [4.6, 3.2, 0.05], color: "#fffaf2", strength: 5.5 },
  { at: [-4.9, 0.7, 1.2], size: [0.05, 2.8, 4.6], color: "#fbfbfd", strength: 4.2 },
  { at: [0, 2.45, 0.4], size: [5.2, 0.05, 3.4], color: "#fffaf3", strength: 2.6 },
  { at: [4.9, 0.4, -2], size: [0.05, 3.4, 1.1], color: "#fffcf6", strength: 4 },
  { at: [-2.4, 0.5, -4.9], size: [2.6, 3, 0.05], color: "#fffcf7", strength: 2.6 },
];

/** The light of a bright room, filtered for every roughness. The caller owns the target. */
export function studioEnvironment(renderer: WebGLRenderer): WebGLRenderTarget {
  const scene = new Scene();
  const box = new BoxGeometry();
  const materials: MeshBasicMaterial[] = [];
  const add = (panel: Panel, inside = false): void => {
    const material = new MeshBasicMaterial({ color: new Color(panel.color).multiplyScalar(panel.strength) });
    if (inside) material.side = BackSide;
    materials.push(material);
    const mesh = new Mesh(box, material);
    mesh.position.set(...panel.at);
    mesh.scale.set(...panel.size);
    scene.add(mesh);
  };
  add({ at: [0, 0, 0], size: [10, 5, 10], color: "#f1eee9", strength: 0.84 }, true);
  add({ at: [0, -2.45, 0], size: [9.9, 0.05, 9.9], color: "#c9bda9", strength: 0.5 });
  add({ at: [0, 2.48, 0], size: [9.9, 0.02, 9.9], color: "#fcfaf5", strength: 0.85 });
  for (const panel of PANELS) add(panel);
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(scene, 0.03, 0.1, 30);
  generator.dispose();
  box.dispose();
  for (const material of materials) material.dispose();
  return target;
}
