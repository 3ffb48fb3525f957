import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Vec3 } from "@stanza/geometry";
import { type ModelMeasures, measure, type Triangle } from "./model-measures.ts";

interface ReadFile extends ModelMeasures {
  readonly meshes: number;
  /** Names of the nodes that have triangles. */
  readonly names: readonly string[];
}

interface Node {
  readonly name: string;
  readonly transformation: readonly number[];
  readonly meshes?: readonly number[];
  readonly children?: readonly Node[];
}

interface Scene {
  readonly rootnode: Node;
  readonly meshes: readonly { readonly vertices: readonly number[]; readonly faces: readonly number[][] }[];
}

/**
 * Reads files with assimp (`assimp-utils` of Debian), another program than ours, and says what it found. The first of the files is the one
 * that is opened; the others lie beside it.
 *
 * scale   metres of a unit of the file
 */
export function readByAssimp(files: Readonly<Record<string, Uint8Array | string>>, scale = 1): ReadFile {
  const folder = mkdtempSync(join(tmpdir(), "stanza-models-"));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const out = join(folder, "scene.json");
    const [first] = Object.keys(files);
    execFileSync("assimp", ["export", join(folder, first!), out, "-fassjson", "-tri"], { stdio: "ignore" });
    return readScene(JSON.parse(readFileSync(out, "utf8")) as Scene, scale);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readScene(scene: Scene, scale: number): ReadFile {
  const triangles: Triangle[] = [];
  const names: string[] = [];
  let meshes = 0;
  const visit = (node: Node, parent: readonly number[]): void => {
    const here = product(parent, node.transformation);
    if (node.meshes?.length) names.push(node.name);
    for (const number of node.meshes ?? []) {
      meshes++;
      const { vertices, faces } = scene.meshes[number]!;
      const at = (i: number): Vec3 => {
        const [x, y, z] = [vertices[i * 3]!, vertices[i * 3 + 1]!, vertices[i * 3 + 2]!];
        const along = (row: number) =>
          (here[row * 4]! * x + here[row * 4 + 1]! * y + here[row * 4 + 2]! * z + here[row * 4 + 3]!) * scale;
        return [along(0), along(1), along(2)];
      };
      for (const [a, b, c] of faces) triangles.push([at(a!), at(b!), at(c!)]);
    }
    for (const child of node.children ?? []) visit(child, here);
  };
  visit(scene.rootnode, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  return { ...measure(triangles), meshes, names };
}

/** Two matrices of four by four, row by row. */
const product = (a: readonly number[], b: readonly number[]): readonly number[] =>
  Array.from({ length: 16 }, (_, i) => {
    const [row, column] = [i - (i % 4), i % 4];
    return [0, 1, 2, 3].reduce((sum, k) => sum + a[row + k]! * b[k * 4 + column]!, 0);
  });
