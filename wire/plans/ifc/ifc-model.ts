import type { Vec2 } from "@stanza/geometry";
import type { IfcAPI } from "web-ifc";

/** A corner in space: x and z as in a plan of Stanza, y upwards; mm. */
type Corner = readonly [x: number, y: number, z: number];

/** The body of a thing: triangles, mm. */
export interface Body {
  readonly triangles: readonly (readonly [Corner, Corner, Corner])[];
  readonly bottom: number;
  readonly top: number;
}

/** The attributes of one entity as web-ifc tells them; which there are depends on its type and on the schema. */
export type Entity = Readonly<Record<string, unknown>>;

/** Millimetres of web-ifc's own unit, whatever the file's is. */
const METRE = 1000;
/** A body with more triangles is no wall, room or opening. */
const MOST_TRIANGLES = 20_000;

/** An open IFC file in the terms that a plan is made of. */
export class IfcModel {
  readonly #api: IfcAPI;
  readonly #model: number;

  constructor(api: IfcAPI, model: number) {
    this.#api = api;
    this.#model = model;
  }

  /** The ids of all entities of a type and of those that are kinds of it. */
  idsOf(type: number): readonly number[] {
    const found = this.#api.GetLineIDsWithType(this.#model, type, true);
    return Array.from({ length: found.size() }, (_, i) => found.get(i));
  }

  entity(id: number): Entity {
    return (this.#api.GetLine(this.#model, id) ?? {}) as Entity;
  }

  typeOf(id: number): number {
    return this.#api.GetLineType(this.#model, id) as number;
  }

  /** The bodies of things, those that have one; the calls tell how far it is, 0 … 1. */
  bodiesOf(ids: readonly number[], onProgress: (share: number) => void): ReadonlyMap<number, Body> {
    const bodies = new Map<number, Body>();
    for (const [i, id] of ids.entries()) {
      if (i % 20 === 0) onProgress(i / ids.length);
      const body = this.#bodyOf(id);
      if (body) bodies.set(id, body);
    }
    return bodies;
  }

  #bodyOf(id: number): Body | null {
    const triangles: [Corner, Corner, Corner][] = [];
    const mesh = this.#api.GetFlatMesh(this.#model, id);
    for (let i = 0; i < mesh.geometries.size(); i++) {
      const { geometryExpressID, flatTransformation } = mesh.geometries.get(i);
      const geometry = this.#api.GetGeometry(this.#model, geometryExpressID);
      const values = this.#api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      const indices = this.#api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
      for (let k = 0; k + 2 < indices.length && triangles.length < MOST_TRIANGLES; k += 3) {
        const corner = (at: number) => cornerOf(values, indices[k + at]! * 6, flatTransformation);
        triangles.push([corner(0), corner(1), corner(2)]);
      }
      geometry.delete();
    }
    const heights = triangles.flat().map(([, y]) => y);
    if (heights.length === 0 || !heights.every(Number.isFinite)) return null;
    return {
      triangles,
      bottom: heights.reduce((least, y) => Math.min(least, y)),
      top: heights.reduce((most, y) => Math.max(most, y)),
    };
  }

  /** The directions of a thing's own X and Y axes in plan. */
  axesOf({ ObjectPlacement }: Entity): { readonly along: Vec2; readonly across: Vec2 } | null {
    const placement = referenceOf(ObjectPlacement);
    if (placement === null) return null;
    const m = this.#api.GetWorldTransformMatrix(this.#model, placement);
    const [ax, ay, bx, by] = [m[0], m[1], m[4], m[5]];
    if (ax === undefined || ay === undefined || bx === undefined || by === undefined) return null;
    return { along: [ax, -ay], across: [bx, -by] };
  }

  close(): void {
    this.#api.CloseModel(this.#model);
  }
}

function cornerOf(values: Float32Array, from: number, m: readonly number[]): Corner {
  const [x, y, z] = [values[from]!, values[from + 1]!, values[from + 2]!];
  const along = (row: 0 | 1 | 2) => METRE * (m[row]! * x + m[row + 4]! * y + m[row + 8]! * z + m[row + 12]!);
  return [along(0), along(1), along(2)];
}

/** The text of an attribute; empty: it has none. */
export function textOf(value: unknown): string {
  const inner = typeof value === "object" && value !== null && "value" in value ? value.value : value;
  return typeof inner === "string" ? inner.slice(0, 200) : "";
}

/** The number of an attribute; `null`: it has none. */
export function numberOf(value: unknown): number | null {
  const inner = typeof value === "object" && value !== null && "value" in value ? value.value : value;
  return typeof inner === "number" && Number.isFinite(inner) ? inner : null;
}

/** The id that an attribute refers to; `null`: none. */
export const referenceOf = (value: unknown): number | null => numberOf(value);

/** The ids that an attribute refers to, one or a list of them. */
export const referencesOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => referenceOf(one) ?? []);
