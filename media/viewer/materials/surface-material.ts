import type { Surface } from "@stanza/models";
import { accentOf, PATTERNS } from "@stanza/models";
import {
  Color,
  MeshStandardMaterial,
  ShaderChunk,
  type Texture,
  Vector2,
  type WebGLProgramParametersWithUniforms,
} from "three";
import type { OcclusionUniforms } from "../light/occlusion-volume.ts";
import { MOST_STRIPS, type RoomUniforms } from "../light/room-uniforms.ts";

/** What all surfaces know of the place that they are in. */
export type PlaceUniforms = OcclusionUniforms & RoomUniforms;

/** Walls of one material: more than this in a room are drawn without fading. */
export const MAX_FADING_WALLS = 64;
/** The amount that each step in `WALL_SIDES` adds to the number of a wall at a vertex: two of them stay below a half. */
export const WALL_SIDE_STEP = 0.2;
/** The share of the colour that shows where a wall is cut: a section is one even tone, a little darker than the wall. */
const SECTION_TONE = 0.62;

/**
 * The standard material with three additions: a pattern in mm that mixes in the accent colour, ambient occlusion from the room's
 * volume, and (for walls) a dithered fade for each wall. All opaque surfaces share one shader program; glass has a second.
 */
export function surfaceMaterial(
  surface: Surface,
  { pattern, place, wallFade }: { pattern: Texture; place: PlaceUniforms; wallFade?: Float32Array },
): MeshStandardMaterial {
  const clear = surface.opacity < 1;
  const material = new MeshStandardMaterial({
    color: baseColor(surface),
    roughness: Math.max(0.04, surface.roughness),
    metalness: surface.metalness,
    opacity: surface.opacity,
    transparent: clear,
    depthWrite: !clear,
  });
  const design = PATTERNS[surface.pattern];
  const uniforms = {
    patternMap: { value: pattern },
    patternTile: { value: new Vector2(...design.tileMm) },
    patternAccent: { value: new Color(...accentOf(surface)) },
    patternRelief: { value: design.reliefMm },
    ...place,
    ...(wallFade ? { wallFade: { value: wallFade } } : {}),
  };
  const walls = wallFade !== undefined;
  material.onBeforeCompile = (shader) => addToShader(shader, uniforms, walls);
  material.customProgramCacheKey = () => (walls ? "stanza-wall" : "stanza-surface");
  return material;
}

/** Tone mapping takes 4 % off every colour for the shine of dielectrics, which metals do not have: they are given it back. */
const baseColor = ({ color, metalness }: Surface): Color =>
  new Color(color).lerp(new Color("#ffffff"), 0.1 * metalness);

function addToShader(
  shader: WebGLProgramParametersWithUniforms,
  uniforms: Record<string, { value: unknown }>,
  walls: boolean,
): void {
  Object.assign(shader.uniforms, uniforms);
  if (walls) shader.defines = { ...shader.defines, STANZA_WALLS: "" };
  shader.vertexShader = shader.vertexShader
    .replace("#include <common>", `#include <common>\n${VERTEX_DECLARATIONS}`)
    .replace("#include <worldpos_vertex>", `#include <worldpos_vertex>\n${VERTEX_BODY}`);
  shader.fragmentShader = shader.fragmentShader
    .replace("#include <common>", `#include <common>\n${FRAGMENT_DECLARATIONS}`)
    .replace("#include <envmap_physical_pars_fragment>", MIRROR + REFLECTION)
    .replace("#include <map_fragment>", `#include <map_fragment>\n${FRAGMENT_PATTERN}`)
    .replace("#include <roughnessmap_fragment>", `#include <roughnessmap_fragment>\n${FRAGMENT_ROUGHNESS}`)
    .replace("#include <normal_fragment_maps>", `#include <normal_fragment_maps>\n${FRAGMENT_RELIEF}`)
    .replace("#include <aomap_fragment>", FRAGMENT_OCCLUSION);
}

const VERTEX_DECLARATIONS = /* glsl */ `
varying vec2 vPatternUv;
varying vec3 vRoomPoint;
varying vec3 vRoomNormal;
#ifdef STANZA_WALLS
  attribute float wall;
  uniform float wallFade[${MAX_FADING_WALLS}];
  varying float vWallFade;
  varying float vWallSide;
#endif
`;

const VERTEX_BODY = /* glsl */ `
vPatternUv = uv;
vRoomPoint = transformed;
vRoomNormal = objectNormal;
#ifdef STANZA_WALLS
  vWallFade = wallFade[int(wall + 0.5)];
  vWallSide = fract(wall) / ${WALL_SIDE_STEP};
#endif
`;

const FRAGMENT_DECLARATIONS = /* glsl */ `
varying vec2 vPatternUv;
varying vec3 vRoomPoint;
varying vec3 vRoomNormal;
uniform sampler2D patternMap;
uniform vec2 patternTile;
uniform vec3 patternAccent;
uniform float patternRelief;
uniform sampler3D occlusionMap;
uniform vec3 occlusionMin;
uniform vec3 occlusionSize;
uniform float occlusionCell;
uniform sampler3D lightColors;
uniform sampler3D lightWays;
uniform vec3 lightMin;
uniform vec3 lightSize;
uniform float lightBounced;
uniform vec3 stripFrom[${MOST_STRIPS}];
uniform vec4 stripTo[${MOST_STRIPS}];
#ifdef STANZA_WALLS
  varying float vWallFade;
  varying float vWallSide;
#endif
float solidAround(vec3 point) {
  vec3 at = (point - occlusionMin) / occlusionSize;
  vec3 inside = step(vec3(0.0), at) * step(at, vec3(1.0));
  return texture(occlusionMap, at).r * inside.x * inside.y * inside.z;
}
`;

/**
 * The room as it is seen from its middle, corrected for the place in it: Lagarde and Zanuttini, "Local Image-Based Lighting With
 * Parallax-Corrected Cubemaps" (2012).
 */
const MIRROR = /* glsl */ `
uniform samplerCube mirrorMap;
uniform float mirrorLods;
uniform vec3 mirrorFrom;
uniform vec3 mirrorMin;
uniform vec3 mirrorMax;
bool mirrorsRoom() {
  return mirrorLods > 0.0 && all(greaterThan(vRoomPoint, mirrorMin - 60.0)) && all(lessThan(vRoomPoint, mirrorMax + 60.0));
}
vec3 mirrored(vec3 way, float roughness) {
  vec3 ends = max((mirrorMax - vRoomPoint) / way, (mirrorMin - vRoomPoint) / way);
  vec3 seen = vRoomPoint + way * max(0.0, min(min(ends.x, ends.y), ends.z)) - mirrorFrom;
  return textureLod(mirrorMap, envMapRotation * seen, mirrorLods * roughness * (2.0 - roughness)).rgb;
}
`;

/** What a surface reflects is the room, where that is known. */
const REFLECTION = ShaderChunk.envmap_physical_pars_fragment.replace(
  "vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec",
  "if (mirrorsRoom()) return mirrored(reflectVec, roughness);\n$&",
);

/** Walls fade by interleaved gradient noise: a stable, fine screen that needs no blending order. */
const FRAGMENT_PATTERN = /* glsl */ `
#ifdef STANZA_WALLS
  float screen = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  if (screen >= vWallFade) discard;
#endif
vec4 patternSpot = texture2D(patternMap, vPatternUv / patternTile);
diffuseColor.rgb = mix(diffuseColor.rgb, patternAccent, patternSpot.r);
#ifdef STANZA_WALLS
  if (vWallSide > 1.5) diffuseColor.rgb = diffuse * ${SECTION_TONE};
#endif
`;

const FRAGMENT_ROUGHNESS = /* glsl */ `
roughnessFactor = clamp(roughnessFactor + (patternSpot.g - 0.5) * 0.6, 0.04, 1.0);
`;

/** Relief from the screen-space slope of the pattern's height, as in Mikkelsen, "Bump Mapping Unparametrized Surfaces on the GPU" (2010). */
const FRAGMENT_RELIEF = /* glsl */ `
if (patternRelief > 0.0) {
  vec3 slopeX = dFdx(-vViewPosition);
  vec3 slopeY = dFdy(-vViewPosition);
  vec3 r1 = cross(slopeY, normal);
  vec3 r2 = cross(normal, slopeX);
  float area = dot(slopeX, r1);
  float height = patternSpot.b * patternRelief;
  vec3 gradient = sign(area) * (dFdx(height) * r1 + dFdy(height) * r2);
  vec3 bent = abs(area) * normal - gradient;
  if (dot(bent, bent) > 0.0) normal = normalize(bent);
}
`;

/**
 * Light as it has come through the room, beside that of the surroundings, which have most of it above; then the strips above worktops, each as a line that shines
 * downwards for about a metre.
 */
const ROOM_LIGHT = /* glsl */ `
vec3 lightAt = (vRoomPoint + outwards * 140.0 - lightMin) / lightSize;
vec3 come = texture(lightColors, lightAt).rgb * max(0.16, 1.0 + 1.8 * dot(texture(lightWays, lightAt).xyz, outwards));
come *= 1.0 - lightBounced * 0.34 * max(0.0, outwards.y);
reflectedLight.indirectDiffuse *= come;
reflectedLight.directDiffuse *= mix(vec3(1.0), come, 0.7);
if (!mirrorsRoom()) reflectedLight.indirectSpecular *= mix(1.0, come.g, 0.5);
for (int i = 0; i < ${MOST_STRIPS}; i++) {
  if (stripTo[i].w == 0.0) break;
  vec3 along = stripTo[i].xyz - stripFrom[i];
  float run = clamp(dot(vRoomPoint - stripFrom[i], along) / dot(along, along), 0.0, 1.0);
  vec3 way = stripFrom[i] + along * run - vRoomPoint;
  float reach = length(way);
  way /= reach;
  float lobe = max(0.0, way.y) * (0.08 + 0.92 * max(0.0, dot(way, outwards)));
  float fall = max(0.0, 1.0 - reach / 1100.0);
  float shine = stripTo[i].w * lobe * fall * fall / (0.06 + reach / 1000.0);
  reflectedLight.directDiffuse += material.diffuseContribution * shine * vec3(1.0, 0.86, 0.68);
}
`;

/**
 * Two looks into the blurred volume along the normal. An open wall sees a little of its own solid; that share is taken off, so that
 * only what stands in the way darkens. Light lost to a neighbour comes back a little warmer. What lies outside of the rooms counts as solid: it
 * would darken the very faces of walls that look out.
 */
const FRAGMENT_OCCLUSION = /* glsl */ `
vec3 outwards = normalize(vRoomNormal) * (gl_FrontFacing ? 1.0 : -1.0);
float near = solidAround(vRoomPoint + outwards * occlusionCell * 1.1);
float far = solidAround(vRoomPoint + outwards * occlusionCell * 3.2);
float shade = clamp(0.8 * max(0.0, near - 0.16) / 0.84 + 0.6 * far, 0.0, 0.82);
#ifdef STANZA_WALLS
  if (vWallSide > 0.5) shade = 0.0;
#endif
vec3 openness = vec3(1.0) - shade * vec3(0.96, 1.0, 1.03);
reflectedLight.indirectDiffuse *= openness;
reflectedLight.indirectSpecular *= mix(1.0, openness.g, 0.6);
reflectedLight.directDiffuse *= mix(vec3(1.0), openness, 0.35);
${ROOM_LIGHT}
`;
