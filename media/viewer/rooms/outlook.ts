import type { Vec2 } from "@stanza/geometry";
import { floorOutline, type ViewerRoom, type ViewerWall } from "@stanza/models";
import { BufferAttribute, BufferGeometry, Color, Mesh, ShaderMaterial } from "three";
import { contains } from "../light/occlusion-grid.ts";

/** How far outside of a wall the day is painted, mm: near, so that little of it is needed beside an opening. */
const BEYOND = 60;
/** Beside and above an opening as much is painted as is seen through it at a slant, mm. */
const MARGIN = 650;
/** Below the top of its wall by this much, so that nobody who looks over the wall sees it, mm. */
const BELOW_TOP = 200;
/** This far outside of a wall is another room or the open air, mm. */
const NEXT_ROOM = 500;

/** As bright as a screen shows it beside a room. */
const BRIGHTNESS = 1.5;

/** One opening's sheet of daylight: corners below left, below right, above right and above left, seen from the room. */
type Sheet = readonly (readonly [number, number, number])[];

/** The sheets behind the openings of a wall that have the open air behind them; none where another room lies there. */
export function outlookSheets(wall: ViewerWall, rooms: readonly ViewerRoom[]): readonly Sheet[] {
  const { inner, outer, height, openings } = wall;
  if (openings.length === 0) return [];
  const length = Math.hypot(inner.to[0] - inner.from[0], inner.to[1] - inner.from[1]);
  if (length === 0) return [];
  const along: Vec2 = [(inner.to[0] - inner.from[0]) / length, (inner.to[1] - inner.from[1]) / length];
  const away: Vec2 = [along[1], -along[0]];
  const thick = (outer.from[0] - inner.from[0]) * away[0] + (outer.from[1] - inner.from[1]) * away[1];
  const top = Math.min(height, wall.endHeight ?? height) - BELOW_TOP;
  const place = (run: number, out: number): Vec2 => [
    inner.from[0] + along[0] * run + away[0] * out,
    inner.from[1] + along[1] * run + away[1] * out,
  ];
  return openings.flatMap((opening) => {
    const next = place(opening.offset + opening.width / 2, thick + NEXT_ROOM);
    if (rooms.some((room) => contains(floorOutline(room), next))) return [];
    const [left, right] = [
      Math.max(0, opening.offset - MARGIN),
      Math.min(length, opening.offset + opening.width + MARGIN),
    ];
    const [low, high] = [
      Math.max(0, opening.elevation - MARGIN),
      Math.min(top, opening.elevation + opening.height + MARGIN),
    ];
    if (left >= right || low >= high) return [];
    const [a, b] = [place(left, thick + BEYOND), place(right, thick + BEYOND)];
    return [
      [
        [a[0], low, a[1]],
        [b[0], low, b[1]],
        [b[0], high, b[1]],
        [a[0], high, a[1]],
      ] as const,
    ];
  });
}

/**
 * What is seen through windows: sky, a far line of trees and ground, by the direction in which one looks, so that the horizon is as high as the
 * eye wherever that is. It is seen from the room alone.
 */
export class Outlook {
  readonly material = new ShaderMaterial({
    uniforms: { light: { value: new Color(1, 1, 1) }, brightness: { value: BRIGHTNESS } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  });

  /** The mesh behind a wall's openings; null: it has none to the open air. The caller disposes of its geometry. */
  meshOf(wall: ViewerWall, rooms: readonly ViewerRoom[]): Mesh | null {
    const sheets = outlookSheets(wall, rooms);
    if (sheets.length === 0) return null;
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(sheets.flat(2)), 3));
    geometry.setIndex(sheets.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((corner) => i * 4 + corner)));
    const mesh = new Mesh(geometry, this.material);
    mesh.frustumCulled = false;
    return mesh;
  }

  /** tint  how bright it is outside and in which colour, linear light */
  setLight(tint: readonly [number, number, number]): void {
    this.material.uniforms.light!.value.setRGB(...tint);
  }
}

const VERTEX = /* glsl */ `
varying vec3 seenAt;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  seenAt = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

const FRAGMENT = /* glsl */ `
varying vec3 seenAt;
uniform vec3 light;
uniform float brightness;
void main() {
  vec3 way = normalize(seenAt - cameraPosition);
  float turn = atan(way.x, way.z);
  float trees = 0.045 + 0.018 * sin(turn * 5.0) + 0.011 * sin(turn * 13.0 + 1.0) + 0.006 * sin(turn * 37.0 + 2.0);
  vec3 sky = mix(vec3(1.25, 1.27, 1.26), vec3(0.62, 0.8, 1.12), smoothstep(0.02, 0.55, way.y));
  vec3 ground = mix(vec3(0.5, 0.56, 0.4), vec3(0.3, 0.35, 0.22), smoothstep(0.0, -0.5, way.y));
  vec3 wood = mix(vec3(0.3, 0.38, 0.3), vec3(0.42, 0.5, 0.46), smoothstep(0.0, 0.05, way.y));
  vec3 land = mix(wood, ground, smoothstep(0.01, -0.03, way.y));
  gl_FragColor = vec4(mix(land, sky, smoothstep(trees - 0.02, trees + 0.02, way.y)) * light * brightness, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;
