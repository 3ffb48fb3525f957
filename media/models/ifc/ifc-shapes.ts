import type { Frame, Vec2, Vec3 } from "@stanza/geometry";
import { linearColor, srgbByte } from "../materials/accent-of.ts";
import type { ModelMaterial, ModelMesh } from "../model.ts";
import { frameToParent, transformPoint } from "../placing/affine.ts";
import { type Ref, real, reals, type Step, type StepFile, text, word } from "./step-file.ts";

/** A point of ours (Y up) where IFC has it (Z up), mm. */
export const standing = ([x, y, z]: Vec3): Vec3 => [x, -z, y];

/** Writes shapes into an IFC file: their geometry, their looks, and where they stand. Millimetres. */
export class IfcShapes {
  readonly #file: StepFile;
  readonly #context: Ref;
  readonly #looks = new Map<ModelMaterial, Ref>();

  constructor(file: StepFile, context: Ref) {
    this.#file = file;
    this.#context = context;
  }

  point(at: readonly number[]): Ref {
    return this.#file.once("IFCCARTESIANPOINT", reals(at));
  }

  /** A place without a turn. */
  placement(at: Vec3 = [0, 0, 0]): Ref {
    return this.#file.once("IFCAXIS2PLACEMENT3D", this.point(at), null, null);
  }

  /** Triangles in the room's frame. */
  triangles(meshes: readonly ModelMesh[], frame: Frame): Ref {
    const toRoom = frameToParent(frame);
    const items = meshes.map(({ positions, indices, material }) => {
      const corners: Step[] = [];
      for (let i = 0; i < positions.length; i += 3)
        corners.push(
          reals(standing(transformPoint(toRoom, [positions[i]!, positions[i + 1]!, positions[i + 2]!]))),
        );
      const faces: Step[] = [];
      for (let i = 0; i < indices.length; i += 3)
        faces.push([indices[i]! + 1, indices[i + 1]! + 1, indices[i + 2]! + 1]);
      const points = this.#file.add("IFCCARTESIANPOINTLIST3D", corners);
      const item = this.#file.add("IFCTRIANGULATEDFACESET", points, null, null, faces, null);
      this.#dress(item, material);
      return item;
    });
    return this.#shape("Tessellation", items);
  }

  /** Upright prisms over outlines, from a height on. Outlines in plan `[x, z]`, in any sense. */
  prisms(
    prisms: readonly { readonly outline: readonly Vec2[]; readonly from: number; readonly height: number }[],
    material?: ModelMaterial,
  ): Ref {
    const items = prisms.map(({ outline, from, height }) => {
      const corners = [...outline, outline[0]!].map(([x, z]) =>
        this.#file.add("IFCCARTESIANPOINT", reals([x, -z])),
      );
      const ring = this.#file.add("IFCPOLYLINE", corners);
      const profile = this.#file.add("IFCARBITRARYCLOSEDPROFILEDEF", word(".AREA."), null, ring);
      const up = this.#file.once("IFCDIRECTION", reals([0, 0, 1]));
      const item = this.#file.add(
        "IFCEXTRUDEDAREASOLID",
        profile,
        this.placement([0, 0, from]),
        up,
        real(height),
      );
      if (material) this.#dress(item, material);
      return item;
    });
    return this.#shape("SweptSolid", items);
  }

  /** Closed bodies of flat faces: the corners of each as IFC has them, and the faces by their corners' numbers. */
  bodies(
    bodies: readonly { readonly corners: readonly Vec3[]; readonly faces: readonly (readonly number[])[] }[],
    material?: ModelMaterial,
  ): Ref {
    const items = bodies.map(({ corners, faces }) => {
      const points = this.#file.add("IFCCARTESIANPOINTLIST3D", corners.map(reals));
      const polygons = faces.map((face) =>
        this.#file.add(
          "IFCINDEXEDPOLYGONALFACE",
          face.map((i) => i + 1),
        ),
      );
      const item = this.#file.add("IFCPOLYGONALFACESET", points, true, polygons, null);
      if (material) this.#dress(item, material);
      return item;
    });
    return this.#shape("Tessellation", items);
  }

  #shape(kind: string, items: readonly Ref[]): Ref {
    const body = this.#file.add("IFCSHAPEREPRESENTATION", this.#context, text("Body"), text(kind), items);
    return this.#file.add("IFCPRODUCTDEFINITIONSHAPE", null, null, [body]);
  }

  #dress(item: Ref, material: ModelMaterial): void {
    this.#file.add("IFCSTYLEDITEM", item, [this.#look(material)], null);
  }

  #look(material: ModelMaterial): Ref {
    const known = this.#looks.get(material);
    if (known) return known;
    const { name, surface } = material;
    const [red, green, blue] = linearColor(surface.color).map((part) => srgbByte(part) / 255);
    const colour = this.#file.add("IFCCOLOURRGB", null, real(red!), real(green!), real(blue!));
    const shading = this.#file.add("IFCSURFACESTYLESHADING", colour, real(1 - surface.opacity));
    const style = this.#file.add("IFCSURFACESTYLE", text(name), word(".BOTH."), [shading]);
    this.#looks.set(material, style);
    return style;
  }
}
