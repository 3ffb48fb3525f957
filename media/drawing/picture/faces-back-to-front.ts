import { add3, dot3, scale3, sub3, type Vec3 } from "@stanza/geometry";
import type { Face } from "./face.ts";

/** Points closer to a plane than this lie in it, mm. */
const IN_PLANE_MM = 0.01;
/** The number of faces that are tried as the next dividing plane; more gives fewer cuts and takes longer. */
const CANDIDATES = 10;

/**
 * Faces that all look towards the viewer, ordered so that each may be painted over the ones before it (binary space partition). A face
 * that reaches through another's plane is cut in two; the cut is not an edge.
 */
export function facesBackToFront(faces: readonly Face[]): readonly Face[] {
  const result: Face[] = [];
  const visit = (group: readonly Face[]): void => {
    const plane = dividingFace(group);
    if (!plane) {
      result.push(...group);
      return;
    }
    const behind: Face[] = [];
    const within: Face[] = [];
    const before: Face[] = [];
    for (const face of group) {
      switch (face === plane ? "within" : sideOf(face, plane)) {
        case "within":
          within.push(face);
          break;
        case "behind":
          behind.push(face);
          break;
        case "before":
          before.push(face);
          break;
        case "both": {
          const [back, front] = cut(face, plane);
          if (back) behind.push(back);
          if (front) before.push(front);
        }
      }
    }
    // Every face looks towards the viewer, so the far side of its plane is the one behind it.
    visit(behind);
    result.push(...within);
    visit(before);
  };
  visit(faces);
  return result;
}

function dividingFace(group: readonly Face[]): Face | null {
  if (group.length <= 1) return null;
  const step = Math.max(1, Math.floor(group.length / CANDIDATES));
  let best: Face | null = null;
  let bestCost = Infinity;
  for (let i = 0; i < group.length; i += step) {
    const candidate = group[i]!;
    let cuts = 0;
    let balance = 0;
    for (const face of group) {
      const side = sideOf(face, candidate);
      if (side === "both") cuts++;
      else if (side === "behind") balance--;
      else if (side === "before") balance++;
    }
    const cost = cuts * 8 + Math.abs(balance);
    if (cost < bestCost) {
      bestCost = cost;
      best = candidate;
    }
  }
  return best;
}

const heightOver = (plane: Face, point: Vec3): number => dot3(plane.normal, sub3(point, plane.points[0]!));

function sideOf(face: Face, plane: Face): "behind" | "within" | "before" | "both" {
  let low = 0;
  let high = 0;
  for (const point of face.points) {
    const height = heightOver(plane, point);
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  if (low < -IN_PLANE_MM) return high > IN_PLANE_MM ? "both" : "behind";
  return high > IN_PLANE_MM ? "before" : "within";
}

function cut(face: Face, plane: Face): readonly [behind: Face | null, before: Face | null] {
  const behind: { point: Vec3; edge: boolean }[] = [];
  const before: { point: Vec3; edge: boolean }[] = [];
  face.points.forEach((point, i) => {
    const next = face.points[(i + 1) % face.points.length]!;
    const edge = face.edges[i]!;
    const here = heightOver(plane, point);
    const there = heightOver(plane, next);
    if (here <= 0) behind.push({ point, edge: edge && !(here === 0 && there > 0) });
    if (here >= 0) before.push({ point, edge: edge && !(here === 0 && there < 0) });
    if ((here < 0 && there > 0) || (here > 0 && there < 0)) {
      const crossing = add3(point, scale3(sub3(next, point), here / (here - there)));
      // The side that leaves a half at the crossing is the cut; the side that enters it goes on as the original one.
      behind.push({ point: crossing, edge: here < 0 ? false : edge });
      before.push({ point: crossing, edge: here < 0 ? edge : false });
    }
  });
  const piece = (points: readonly { point: Vec3; edge: boolean }[]): Face | null =>
    points.length < 3
      ? null
      : { ...face, points: points.map(({ point }) => point), edges: points.map(({ edge }) => edge) };
  return [piece(behind), piece(before)];
}
