import type { HomeElement } from "./home-xml.ts";
import { type JavaObject, type JavaValue, readJavaObject } from "./java-objects.ts";

const PROGRAM = "com.eteks.sweethome3d.model.";

/**
 * A home of Sweet Home 3D before 5.3, which has no XML: the program's own objects, as the elements that its XML would have.
 *
 * throws   as `readJavaObject`; Error when the stream has no home
 *
 * Source: the fields of the program's classes as they stand in its files (`Home`, `Wall`, `Room`, `HomePieceOfFurniture`, `Level`); lengths
 * in centimetres, angles in radians. Older files have fewer fields; what is absent takes the value that it has where the XML leaves it out.
 */
export function readJavaHome(bytes: Uint8Array): HomeElement {
  const home = readJavaObject(bytes);
  if (!isObject(home) || home.type !== `${PROGRAM}Home`) throw new Error("the stream has no home");
  const levels = new Map<JavaValue, string>();
  for (const [i, level] of listOf(home.fields.get("levels")).entries()) levels.set(level, `level-${i}`);
  const elementsOf = (field: string, make: (one: JavaObject) => HomeElement) =>
    listOf(home.fields.get(field)).flatMap((one) => (isObject(one) ? [make(one)] : []));
  // Files of newer versions keep the furniture three times: for versions that know groups, doors and windows, and neither.
  const furniture = ["furnitureWithGroups", "furnitureWithDoorsAndWindows", "furniture"].find(
    (field) => listOf(home.fields.get(field)).length > 0,
  );
  return {
    tag: "home",
    attributes: attributesOf(home, ["wallHeight", "version"]),
    children: [
      ...elementsOf("levels", (one) => ({
        tag: "level",
        attributes: {
          ...attributesOf(one, ["name", "elevation", "height", "floorThickness", "visible"]),
          id: levels.get(one)!,
        },
        children: [],
      })),
      ...(furniture ? elementsOf(furniture, (one) => pieceOf(one, levels)) : []),
      ...elementsOf("walls", (one) => ({
        tag: "wall",
        attributes: { ...attributesOf(one, WALL), ...levelOf(one, levels) },
        children: [],
      })),
      ...elementsOf("rooms", (one) => ({
        tag: "room",
        attributes: { ...attributesOf(one, ["name"]), ...levelOf(one, levels) },
        children: listOf(one.fields.get("points")).map(pointOf),
      })),
      ...elementsOf("dimensionLines", () => ({ tag: "dimensionLine", attributes: {}, children: [] })),
      ...elementsOf("labels", () => ({ tag: "label", attributes: {}, children: [] })),
      ...elementsOf("polylines", () => ({ tag: "polyline", attributes: {}, children: [] })),
    ],
  };
}

const WALL = ["xStart", "yStart", "xEnd", "yEnd", "arcExtent", "thickness", "height", "heightAtEnd"];
const PIECE = [
  "catalogId",
  "name",
  "x",
  "y",
  "angle",
  "elevation",
  "width",
  "depth",
  "height",
  "modelMirrored",
  "visible",
  "wallThickness",
  "wallDistance",
  "wallWidth",
  "wallLeft",
  "wallHeight",
  "wallTop",
];
const SASH = ["xAxis", "yAxis", "width", "startAngle", "endAngle"];

function pieceOf(piece: JavaObject, levels: ReadonlyMap<JavaValue, string>): HomeElement {
  const attributes = { ...attributesOf(piece, PIECE), ...levelOf(piece, levels) };
  if (piece.type === `${PROGRAM}HomeFurnitureGroup`) {
    const inside = listOf(piece.fields.get("furniture"));
    return {
      tag: "furnitureGroup",
      attributes,
      children: inside.flatMap((one) => (isObject(one) ? [pieceOf(one, levels)] : [])),
    };
  }
  const sashes = listOf(piece.fields.get("sashes"));
  // Versions before 1.5 know doors and windows as furniture that is one.
  const isOpening = piece.type === `${PROGRAM}HomeDoorOrWindow` || piece.fields.get("doorOrWindow") === true;
  return {
    tag: isOpening ? "doorOrWindow" : "pieceOfFurniture",
    attributes,
    children: sashes.flatMap((sash) =>
      isObject(sash) ? [{ tag: "sash", attributes: attributesOf(sash, SASH), children: [] }] : [],
    ),
  };
}

function pointOf(point: JavaValue): HomeElement {
  const [x, y] = Array.isArray(point) ? (point as readonly JavaValue[]) : [];
  return {
    tag: "point",
    attributes: { x: textOf(x ?? null) ?? "", y: textOf(y ?? null) ?? "" },
    children: [],
  };
}

const levelOf = (one: JavaObject, levels: ReadonlyMap<JavaValue, string>): { readonly level?: string } => {
  const level = levels.get(one.fields.get("level") ?? null);
  return level === undefined ? {} : { level };
};

function attributesOf({ fields }: JavaObject, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(fields.get(name) ?? null);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** A value as its attribute has it: numbers may be separate objects. */
function textOf(value: JavaValue): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return isObject(value) ? textOf(value.fields.get("value") ?? null) : undefined;
}

/** The elements of an array or of one of Java's lists, whichever a version used. */
function listOf(value: JavaValue | undefined, depth = 0): readonly JavaValue[] {
  if (Array.isArray(value)) return value as readonly JavaValue[];
  if (value === undefined || value === null || !isObject(value as JavaValue) || depth > 4) return [];
  const { fields, written } = value as JavaObject;
  // Lists around other lists, and lists of an array.
  const inner = fields.get("list") ?? fields.get("c") ?? fields.get("a");
  return inner ? listOf(inner, depth + 1) : written.filter((one) => one !== null);
}

const isObject = (value: JavaValue): value is JavaObject =>
  typeof value === "object" && value !== null && "kind" in value;
