import { toRadians } from "@stanza/geometry";
import { linearColor } from "../materials/accent-of.ts";
import { patternPicture } from "../materials/pattern-picture.ts";
import { PATTERNS } from "../materials/pattern-pixels.ts";
import type { Model, ModelMaterial, ModelMesh, ModelNode } from "../model.ts";
import { storedZip } from "../zip/stored-zip.ts";

/** Bytes of files in a USDZ begin at multiples of this. */
const ALIGNMENT = 64;

/**
 * A model as USDZ, which Quick Look shows on iPhone and iPad: `model.usda`, a text, and the pictures of its patterns. Metres, Y up, standing
 * on a floor, at its true scale.
 *
 * Source: graphics.md §5; Pixar, Usdz File Format Specification 1.3, UsdPreviewSurface 2.5.
 */
export function toUsdz(model: Model): Uint8Array {
  const pictures = new Map<ModelMaterial, string>();
  const files = new Map<string, Uint8Array>([["model.usda", new Uint8Array()]]);
  for (const material of model.materials) {
    const picture = patternPicture(material.surface);
    if (!picture) continue;
    const path = `textures/material_${pictures.size + 1}.png`;
    pictures.set(material, path);
    files.set(path, picture);
  }
  // The text is the first file: readers take the first one as the scene.
  files.set("model.usda", new TextEncoder().encode(usda(model, pictures)));
  return storedZip(files, ALIGNMENT);
}

function usda({ title, nodes, materials }: Model, pictures: ReadonlyMap<ModelMaterial, string>): string {
  const names = new Map(materials.map((material, i) => [material, `Material_${i + 1}`]));
  return `#usda 1.0
(
    customLayerData = {
        string creator = "Stanza"
    }
    defaultPrim = "Root"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Root" (
    assetInfo = {
        string name = ${quoted(title)}
    }
    kind = "component"
)
{
    def Scope "Scenes" (
        kind = "sceneLibrary"
    )
    {
        def Xform "Scene" (
            customData = {
                bool preliminary_collidesWithEnvironment = 0
                string sceneName = "Scene"
            }
            sceneName = "Scene"
        )
        {
            token preliminary:anchoring:type = "plane"
            token preliminary:planeAnchoring:alignment = "horizontal"

${nodes.map((node, i) => nodeText(node, i, names)).join("\n")}
        }
    }

    def Scope "Materials"
    {
${materials.map((material) => materialText(material, names.get(material)!, pictures.get(material))).join("\n")}
    }
}
`;
}

function nodeText(
  { name, frame, meshes }: ModelNode,
  index: number,
  names: ReadonlyMap<ModelMaterial, string>,
): string {
  const angle = toRadians(frame.rotY);
  const [c, s] = [tidy(Math.cos(angle)), tidy(Math.sin(angle))];
  const [x, y, z] = frame.at.map((mm) => tidy(mm / 1000));
  // Rows here are what columns are elsewhere: points stand before the matrix.
  return `            def Xform "Node_${index + 1}" (
                displayName = ${quoted(name)}
            )
            {
                matrix4d xformOp:transform = ( (${c}, 0, ${-s}, 0), (0, 1, 0, 0), (${s}, 0, ${c}, 0), (${x}, ${y}, ${z}, 1) )
                uniform token[] xformOpOrder = ["xformOp:transform"]

${meshes.map((mesh, i) => meshText(mesh, i, names.get(mesh.material)!)).join("\n")}
            }
`;
}

function meshText(
  { positions, normals, uvs, indices, material }: ModelMesh,
  index: number,
  name: string,
): string {
  const { pattern } = material.surface;
  const { tileMm } = PATTERNS[pattern];
  const count = positions.length / 3;
  const threes = new Array<string>(indices.length / 3).fill("3").join(", ");
  const st = Array.from(
    { length: count },
    (_, i) => `(${tidy(uvs[i * 2]! / tileMm[0])}, ${tidy(1 - uvs[i * 2 + 1]! / tileMm[1])})`,
  );
  return `                def Mesh "Mesh_${index + 1}" (
                    prepend apiSchemas = ["MaterialBindingAPI"]
                )
                {
                    int[] faceVertexCounts = [${threes}]
                    int[] faceVertexIndices = [${indices.join(", ")}]
                    rel material:binding = </Root/Materials/${name}>
                    normal3f[] normals = [${vectors(normals, 1).join(", ")}] (
                        interpolation = "vertex"
                    )
                    point3f[] points = [${vectors(positions, 1000).join(", ")}]
${
  pattern === "plain"
    ? ""
    : `                    texCoord2f[] primvars:st = [${st.join(", ")}] (
                        interpolation = "vertex"
                    )
`
}                    uniform token subdivisionScheme = "none"
                }
`;
}

function vectors(values: Float32Array, divisor: number): readonly string[] {
  const list: string[] = [];
  for (let i = 0; i < values.length; i += 3)
    list.push(
      `(${tidy(values[i]! / divisor)}, ${tidy(values[i + 1]! / divisor)}, ${tidy(values[i + 2]! / divisor)})`,
    );
  return list;
}

function materialText({ surface }: ModelMaterial, name: string, picture: string | undefined): string {
  const path = `/Root/Materials/${name}`;
  const { color, roughness, metalness, opacity } = surface;
  const colour =
    picture === undefined
      ? `color3f inputs:diffuseColor = (${linearColor(color).map(tidy).join(", ")})`
      : `color3f inputs:diffuseColor.connect = <${path}/Picture.outputs:rgb>`;
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                ${colour}
                float inputs:metallic = ${tidy(metalness)}
                float inputs:opacity = ${tidy(opacity)}
                float inputs:roughness = ${tidy(roughness)}
                int inputs:useSpecularWorkflow = 0
                token outputs:surface
            }
${picture === undefined ? "" : pictureText(path, picture)}        }
`;
}

const pictureText = (path: string, picture: string): string => `
            def Shader "Place"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }

            def Shader "Picture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${picture}@
                token inputs:sourceColorSpace = "sRGB"
                float2 inputs:st.connect = <${path}/Place.outputs:result>
                token inputs:wrapS = "repeat"
                token inputs:wrapT = "repeat"
                float3 outputs:rgb
            }
`;

/** Hundredths of a millimetre are enough, and a shorter text. */
const tidy = (value: number): number => Math.round(value * 1e5) / 1e5 + 0;

/** A text in quotes; quotes and backslashes inside it would end it. */
const quoted = (words: string): string =>
  `"${words.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").replaceAll(/["\\]/g, "'")}"`;
