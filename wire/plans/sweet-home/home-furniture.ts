import { normaliseAngle, toDegrees, type Vec2 } from "@stanza/geometry";
import type { ImportedPlaceholder, OpeningKind } from "../imported-plan.ts";
import { PLAN_LIMITS } from "../plan-limits.ts";
import type { PlanReport } from "../plan-notes.ts";
import type { OpeningSpot } from "../spaces/hang-openings.ts";
import { lengthOf, pointOf } from "./home-lengths.ts";
import { type HomeElement, numberOf } from "./home-xml.ts";

export const FURNITURE_TAGS: ReadonlySet<string> = new Set([
  "pieceOfFurniture",
  "light",
  "shelfUnit",
  "doorOrWindow",
]);

/** Names and catalogue ids by which a door that goes up, a hole without a leaf and a window are known, in the languages of the program's own catalogues. */
const GARAGE = /garage|overhead|sectional|basculant|sezional|sektional|schwingtor/i;
const PASSAGE = /frame|opening|passage|varco|durchgang|arche?\b/i;
const WINDOW = /window|fen[êe]tre|fenster|finestra|ventana|janela|raam|окно|hatch|porthole|velux|skylight/i;
/** Higher above the floor it is no door, mm. */
const WINDOW_SILL = 300;
const LEAST_SIZE = 1;

/** The pieces of furniture of a home, those in groups too, in the home's own frame. */
export function flattenGroups(elements: readonly HomeElement[], report: PlanReport): readonly HomeElement[] {
  return elements.flatMap((element) => {
    if (element.tag !== "furnitureGroup") return FURNITURE_TAGS.has(element.tag) ? [element] : [];
    if (isHidden(element)) {
      report.add("hiddenFurniture", 1, element.attributes.name);
      return [];
    }
    report.add("groupsFlattened", 1, element.attributes.name);
    const { level } = element.attributes;
    const inside = element.children.map((child) =>
      level === undefined || child.attributes.level !== undefined
        ? child
        : { ...child, attributes: { ...child.attributes, level } },
    );
    return flattenGroups(inside, report);
  });
}

/** A piece as a box that stands where it stands; undefined, with a line in the report, when it has no place or size. */
export function placeholderOf(element: HomeElement, report: PlanReport): ImportedPlaceholder | undefined {
  const middle = pointOf(element, "x", "y");
  const size = sizeOf(element);
  if (isHidden(element)) report.add("hiddenFurniture", 1, element.attributes.name);
  else if (!middle || !size) report.add("badNumbers", 1, element.attributes.name);
  else {
    report.add("placeholders");
    const { width, depth, height } = size;
    const { across, along } = axesOf(element);
    const corner = (axis: 0 | 1) => middle[axis] - (along[axis] * width) / 2 - (across[axis] * depth) / 2;
    return {
      name: (element.attributes.name ?? "").slice(0, 200),
      at: [corner(0), lengthOf(element, "elevation") ?? 0, corner(1)],
      rotY: rotYOf(element),
      size: [width, height, depth],
    };
  }
  return undefined;
}

/** A door or a window; undefined, with a line in the report, when it has no place or size. */
export function spotOf(element: HomeElement, report: PlanReport): OpeningSpot | undefined {
  const middle = pointOf(element, "x", "y");
  const size = sizeOf(element);
  if (isHidden(element)) report.add("hiddenFurniture", 1, element.attributes.name);
  else if (!middle || !size) report.add("badNumbers", 1, element.attributes.name);
  else {
    const { along, across } = axesOf(element);
    const mirror = element.attributes.modelMirrored === "true" ? -1 : 1;
    const share = (name: string, otherwise: number) => {
      const value = numberOf(element, name) ?? otherwise;
      return value >= 0 && value <= 1 ? value : otherwise;
    };
    // The part of the piece that is in the wall, as shares of its depth from its back, its width and its height.
    const deep = size.depth * (share("wallDistance", 0) + share("wallThickness", 1) / 2 - 0.5);
    const wide = share("wallWidth", 1) || 1;
    const aside = mirror * size.width * (share("wallLeft", 0) + wide / 2 - 0.5);
    const tall = share("wallHeight", 1) || 1;
    const elevation = lengthOf(element, "elevation") ?? 0;
    const top = elevation + size.height * (1 - share("wallTop", 0));
    const height = size.height * tall;
    const at: Vec2 = [
      middle[0] + along[0] * aside + across[0] * deep,
      middle[1] + along[1] * aside + across[1] * deep,
    ];
    const sashes = element.children.filter(({ tag }) => tag === "sash");
    const kind = kindOf(element, Math.max(0, top - height), sashes.length);
    return {
      kind,
      ...(element.attributes.name ? { name: element.attributes.name.slice(0, 200) } : {}),
      at,
      along,
      width: size.width * wide,
      height,
      elevation: Math.max(0, top - height),
      leaves: sashes.length >= 2 ? 2 : 1,
      ...swingOf(sashes, along, across, mirror),
    };
  }
  return undefined;
}

function swingOf(
  sashes: readonly HomeElement[],
  along: Vec2,
  across: Vec2,
  mirror: number,
): Pick<OpeningSpot, "towardsHinge" | "towardsSwing"> {
  const [sash] = sashes;
  if (!sash) return {};
  const axis = mirror * ((numberOf(sash, "xAxis") ?? 0) - 0.5) || -mirror;
  // Angles turn against the plan's Y, so an open leaf with a negative sine points to the front.
  const front = -Math.sin(numberOf(sash, "endAngle") ?? 0);
  return {
    ...(sashes.length === 1 ? { towardsHinge: [along[0] * axis, along[1] * axis] as Vec2 } : {}),
    ...(Math.abs(front) > 0.3 ? { towardsSwing: [across[0] * front, across[1] * front] as Vec2 } : {}),
  };
}

function kindOf(element: HomeElement, sill: number, sashes: number): OpeningKind {
  const names = `${element.attributes.catalogId ?? ""} ${element.attributes.name ?? ""}`;
  if (GARAGE.test(names)) return "door";
  if (WINDOW.test(names) || sill > WINDOW_SILL) return "window";
  return sashes === 0 && PASSAGE.test(names) ? "passage" : "door";
}

function sizeOf(element: HomeElement) {
  const width = lengthOf(element, "width");
  const depth = lengthOf(element, "depth");
  const height = lengthOf(element, "height");
  const fits = (one: number | undefined): one is number =>
    one !== undefined && one >= LEAST_SIZE && one <= PLAN_LIMITS.maxReachMm / 10;
  return fits(width) && fits(depth) && fits(height) ? { width, depth, height } : undefined;
}

/** Along its width and from its back to its front, unit vectors in plan. */
function axesOf(element: HomeElement): { readonly along: Vec2; readonly across: Vec2 } {
  const angle = numberOf(element, "angle") ?? 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { along: [cos, sin], across: [-sin, cos] };
}

/** A home turns pieces clockwise as drawn, Stanza the other way (docs/coordinates.md); to a thousandth of a degree. */
function rotYOf(element: HomeElement): number {
  const degrees = Math.round(-toDegrees(numberOf(element, "angle") ?? 0) * 1000) / 1000;
  return normaliseAngle(degrees);
}

const isHidden = (element: HomeElement): boolean => element.attributes.visible === "false";
