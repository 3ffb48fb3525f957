import { type Bounds, boundsOf, fromPlan, type Vec3 } from "@stanza/geometry";
import type { SolidMesh } from "@stanza/models";
import {
  ceilingMesh,
  floorMesh,
  floorOutline,
  straightPieces,
  type ViewerRoom,
  type ViewerWall,
  wallMesh,
} from "@stanza/models";
import { BufferAttribute, BufferGeometry, Group, Mesh, type MeshStandardMaterial } from "three";
import type { MaterialCabinet } from "../materials/material-cabinet.ts";
import { MAX_FADING_WALLS, WALL_SIDE_STEP } from "../materials/surface-material.ts";
import { copyOf, type SurfaceMesh } from "../picture/scene-copy.ts";
import { Outlook } from "./outlook.ts";
import { WallFading } from "./wall-fading.ts";

/** What a ceiling throws back into the room in a photograph: photographers point their lights at it. */
const CEILING_GLOW = 0.9;

/** The walls of a room that have one material: each fades on its own. */
interface WallsOfMaterial {
  readonly walls: readonly ViewerWall[];
  readonly mesh: Mesh;
  readonly material: MeshStandardMaterial;
  readonly fade: Float32Array;
}

interface BuiltRoom {
  readonly room: ViewerRoom;
  readonly walls: readonly WallsOfMaterial[];
  /** Floor and ceiling. */
  readonly levels: readonly Mesh[];
  /** A room that has no ceiling of its own gets a plain white one: seen from within it would be a box without a lid. */
  readonly ceiling: Mesh;
  /** From above its highest place it is not seen, mm. */
  readonly ceilingFrom: number;
  /** What is seen through the openings of each wall that has any. */
  readonly outlooks: ReadonlyMap<string, Mesh>;
}

/** Floors, ceilings and walls: a mesh for each and for each material of walls. */
export class RoomLayer {
  readonly group = new Group();
  readonly fading = new WallFading();
  readonly outlook = new Outlook();
  readonly #cabinet: MaterialCabinet;
  #rooms: BuiltRoom[] = [];

  constructor(cabinet: MaterialCabinet) {
    this.#cabinet = cabinet;
  }

  get rooms(): readonly ViewerRoom[] {
    return this.#rooms.map(({ room }) => room);
  }

  setRooms(rooms: readonly ViewerRoom[]): void {
    this.#clear();
    this.#rooms = rooms.map((room) => this.#build(room, rooms));
    this.fading.setWalls(rooms.flatMap((room) => room.walls));
  }

  /** Takes the current materials after the cabinet's surfaces changed. */
  refreshMaterials(): void {
    const rooms = this.rooms;
    this.#clear();
    this.#rooms = rooms.map((room) => this.#build(room, rooms));
  }

  /** See `WallFading.step`. */
  step(camera: Vec3, elapsedMs: number): boolean {
    const moving = this.fading.step(camera, elapsedMs);
    for (const { ceiling, ceilingFrom, outlooks } of this.#rooms) {
      ceiling.visible = camera[1] < ceilingFrom;
      for (const [wall, mesh] of outlooks) mesh.visible = !this.fading.isHidden(wall);
    }
    for (const { walls, fade, mesh } of this.#rooms.flatMap((room) => room.walls)) {
      this.#fadeInto(fade, walls);
      mesh.visible = fade.some((seen) => seen > 0);
    }
    return moving;
  }

  bounds(): Bounds | null {
    return boundsOf(
      this.rooms.flatMap((room) =>
        room.walls.flatMap((wall): Vec3[] => [
          [wall.inner.from[0], 0, wall.inner.from[1]],
          [wall.inner.to[0], Math.max(wall.height, wall.endHeight ?? 0), wall.inner.to[1]],
        ]),
      ),
    );
  }

  /** The triangles of floors, ceilings and the walls that stand. */
  *copies(): IterableIterator<SurfaceMesh> {
    for (const { room, walls, levels, ceiling } of this.#rooms) {
      for (const mesh of levels) {
        if (mesh === ceiling && !ceiling.visible) continue;
        const code = mesh === ceiling ? (room.ceilingMaterial ?? "ceiling-white") : room.floorMaterial;
        const glow = mesh === ceiling ? CEILING_GLOW : 0;
        yield { ...copyOf(mesh.geometry), surface: this.#cabinet.surface(code), glow };
      }
      for (const { walls: ofMaterial, mesh, fade } of walls) {
        const numbers = mesh.geometry.getAttribute("wall").array;
        const standing = copyOf(mesh.geometry, (vertex) => fade[Math.floor(numbers[vertex]! + 0.05)]! >= 0.5);
        const code = ofMaterial[0]?.material ?? room.wallMaterial;
        yield { ...standing, surface: this.#cabinet.surface(code), glow: 0 };
      }
    }
  }

  /** Corners of the sheets behind the windows of walls that stand. */
  outlookCopies(): readonly Float32Array[] {
    return this.#rooms.flatMap(({ outlooks }) =>
      [...outlooks.values()]
        .filter(({ visible }) => visible)
        .map(({ geometry }) => (geometry.getAttribute("position").array as Float32Array).slice()),
    );
  }

  dispose(): void {
    this.#clear();
    this.outlook.material.dispose();
  }

  #build(room: ViewerRoom, all: readonly ViewerRoom[]): BuiltRoom {
    const materials = [...new Set(room.walls.map((wall) => wall.material ?? room.wallMaterial))];
    const walls = materials.map((code) =>
      this.#wallsOf(
        code,
        room.walls.filter((wall) => (wall.material ?? room.wallMaterial) === code),
      ),
    );
    const floor = new Mesh(
      geometryOf(floorMesh(floorOutline(room))),
      this.#cabinet.material(room.floorMaterial),
    );
    const ceiling = new Mesh(
      geometryOf(
        ceilingMesh(
          room.walls.flatMap(straightPieces).map(({ inner, height }) => fromPlan(inner.from, height)),
        ),
      ),
      this.#cabinet.material(room.ceilingMaterial ?? "ceiling-white"),
    );
    const heights = room.walls.map(({ height, endHeight }) => Math.max(height, endHeight ?? 0));
    const levels = [floor, ceiling];
    for (const mesh of [...walls.map((each) => each.mesh), ...levels]) {
      mesh.receiveShadow = true;
      mesh.frustumCulled = false;
      this.group.add(mesh);
    }
    const outlooks = new Map(
      room.walls.flatMap((wall) => {
        const mesh = this.outlook.meshOf(wall, all);
        return mesh ? [[wall.id, mesh] as const] : [];
      }),
    );
    for (const mesh of outlooks.values()) this.group.add(mesh);
    return { room, walls, levels, outlooks, ceiling, ceilingFrom: Math.max(0, ...heights) };
  }

  #wallsOf(code: string, walls: readonly ViewerWall[]): WallsOfMaterial {
    const fade = new Float32Array(MAX_FADING_WALLS).fill(0);
    this.#fadeInto(fade, walls);
    const material = this.#cabinet.wallMaterial(code, fade);
    return { walls, mesh: new Mesh(wallsGeometry(walls), material), material, fade };
  }

  #fadeInto(fade: Float32Array, walls: readonly ViewerWall[]): void {
    walls.slice(0, MAX_FADING_WALLS).forEach((wall, i) => {
      fade[i] = this.fading.visibility(wall.id);
    });
  }

  #clear(): void {
    for (const { walls, levels, outlooks } of this.#rooms) {
      for (const mesh of outlooks.values()) mesh.geometry.dispose();
      for (const { mesh, material } of walls) {
        mesh.geometry.dispose();
        material.dispose();
      }
      for (const mesh of levels) mesh.geometry.dispose();
    }
    this.#rooms = [];
    this.group.clear();
  }
}

function geometryOf(mesh: SolidMesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(mesh.normals, 3));
  geometry.setAttribute("uv", new BufferAttribute(mesh.uvs, 2));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  return geometry;
}

/** Walls with the number of the wall at each vertex, and in its fraction the side that the vertex is on. */
function wallsGeometry(given: readonly ViewerWall[]): BufferGeometry {
  const pieces = given.flatMap((wall, i) =>
    straightPieces(wall).map((piece) => ({ mesh: wallMesh(piece), i })),
  );
  const meshes = pieces.map(({ mesh }) => mesh);
  const vertices = meshes.reduce((sum, mesh) => sum + mesh.positions.length / 3, 0);
  const indices = meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0);
  const all: SolidMesh = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(indices),
  };
  const walls = new Float32Array(vertices);
  let vertex = 0;
  let index = 0;
  for (const { mesh, i: wall } of pieces) {
    all.positions.set(mesh.positions, vertex * 3);
    all.normals.set(mesh.normals, vertex * 3);
    all.uvs.set(mesh.uvs, vertex * 2);
    mesh.indices.forEach((value, i) => {
      all.indices[index + i] = value + vertex;
    });
    const number = Math.min(wall, MAX_FADING_WALLS - 1);
    mesh.sides.forEach((side, i) => {
      walls[vertex + i] = number + side * WALL_SIDE_STEP;
    });
    vertex += mesh.positions.length / 3;
    index += mesh.indices.length;
  }
  const geometry = geometryOf(all);
  geometry.setAttribute("wall", new BufferAttribute(walls, 1));
  return geometry;
}
