import type { IgxScene } from "@stanza/models";
import { PATTERNS, type Pattern } from "@stanza/models";
import { z } from "zod";

/** Nothing of a scene is farther away or larger than this, mm. */
const FARTHEST = 1_000_000;
const MOST_NODES = 20_000;
/** Parts of all nodes together. */
const MOST_PARTS = 60_000;
/** Points of the profile of one solid. */
const MOST_POINTS = 2_000;
const MOST_NUMBERS = 1_000_000;

const length = z.number().min(-FARTHEST).max(FARTHEST);
const size = z.number().min(0).max(FARTHEST);
const point = z.tuple([length, length, length]);
const angle = z.number().min(-3600).max(3600);
const axis = z.enum(["x", "y", "z"]);
const profile = z.array(z.tuple([length, length])).max(MOST_POINTS);
const share = z.number().min(0).max(1);
const name = z.string().max(300);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

const solid = z.discriminatedUnion("type", [
  z.object({ type: z.literal("box"), size: z.tuple([size, size, size]) }),
  z.object({ type: z.literal("cylinder"), radius: size, height: size, axis }),
  z.object({ type: z.literal("extrusion"), profile, length: size, axis }),
  z.object({ type: z.literal("revolution"), profile, axis }),
  z.object({
    type: z.literal("mesh"),
    file: z.string().max(300),
    size: z.tuple([size, size, size]).optional(),
    mirror: z.boolean(),
  }),
]);

const part = z.object({
  id: name,
  solid,
  at: point,
  rot: z.tuple([angle, angle, angle]).optional(),
  material: z.int().min(0),
  layer: name,
  grain: z.enum(["x", "y", "z", "none"]).optional(),
});

const numbers = z.array(length).max(MOST_NUMBERS);
const mesh = z
  .object({
    material: z.int().min(0),
    positions: numbers,
    normals: z.array(z.number().min(-2).max(2)).max(MOST_NUMBERS),
    uvs: z.array(z.number().min(-1e9).max(1e9)).max(MOST_NUMBERS),
    indices: z.array(z.int().min(0)).max(MOST_NUMBERS),
  })
  .superRefine(({ positions, normals, uvs, indices }, faults) => {
    const corners = positions.length / 3;
    const fits =
      Number.isInteger(corners) && normals.length === positions.length && uvs.length === corners * 2;
    if (!fits)
      faults.addIssue({
        code: "custom",
        message: "expected three places, three normals and two uvs a corner",
      });
    if (indices.length % 3 !== 0 || indices.some((index) => index >= corners))
      faults.addIssue({
        code: "custom",
        path: ["indices"],
        message: "expected three numbers of corners a triangle",
      });
  });

/** `jsonScene` of `exportobjscenedownload`, see docs/igx.md. Fields that it does not know are left out. */
export const igxSceneSchema: z.ZodType<IgxScene> = z
  .object({
    version: z.literal(1),
    title: name,
    materials: z
      .array(
        z.object({
          name,
          color: colour,
          roughness: share,
          metalness: share,
          opacity: share,
          pattern: z.enum(Object.keys(PATTERNS) as [Pattern, ...Pattern[]]),
          accent: colour.optional(),
        }),
      )
      .max(2_000),
    nodes: z
      .array(
        z.object({
          id: name,
          name,
          kind: z.enum(["furniture", "opening", "wall", "floor", "ceiling"]),
          at: point,
          rotY: angle,
          parts: z.array(part).max(MOST_PARTS).optional(),
          meshes: z.array(mesh).max(1_000).optional(),
        }),
      )
      .max(MOST_NODES),
  })
  .superRefine(({ nodes, materials }, faults) => {
    const parts = nodes.reduce((sum, node) => sum + (node.parts?.length ?? 0), 0);
    if (parts > MOST_PARTS)
      faults.addIssue({ code: "custom", path: ["nodes"], message: `expected at most ${MOST_PARTS} parts` });
    nodes.forEach((node, i) => {
      for (const kind of ["parts", "meshes"] as const)
        node[kind]?.forEach(({ material }, j) => {
          if (material >= materials.length)
            faults.addIssue({
              code: "custom",
              path: ["nodes", i, kind, j, "material"],
              message: `expected the number of one of ${materials.length} materials`,
            });
        });
    });
  }) as z.ZodType<IgxScene>;
