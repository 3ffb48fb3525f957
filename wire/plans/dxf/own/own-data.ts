import type { Choices } from "@stanza/catalogue";
import type { Vec2 } from "@stanza/geometry";
import type { ImportedOpening, OpeningKind, SoldArticle } from "../../imported-plan.ts";
import { isSound } from "../entities.ts";
import type { Group } from "../groups.ts";

/** What a drawing of ours says of a room beside its lines; corners in drawing units with Y up, as the file has them. */
export interface OwnRoom {
  readonly kind: "room";
  readonly name?: string;
  /** mm */
  readonly height: number;
  readonly walls: readonly {
    readonly thickness: number;
    readonly height?: number;
    readonly endHeight?: number;
    readonly curve?: number;
  }[];
  readonly isOpen: boolean;
  /** The start of every wall, and the end of an open room. */
  readonly corners: readonly Vec2[];
}

/** What it says of a door, a window or a way through. */
export interface OwnOpening extends Pick<ImportedOpening, "height"> {
  readonly kind: "opening";
  readonly opening: OpeningKind;
  readonly sill: number;
  readonly sold?: SoldArticle;
  /** Its two ends on the wall's inner face. */
  readonly ends: readonly [Vec2, Vec2];
}

/** `unread`: data of ours that is not as we write it. */
export type OwnData = OwnRoom | OwnOpening | { readonly kind: "unread" };

/** The name under which `media/drawing` writes extended data. */
const APPLICATION = "STANZA";

/** The data of ours that an entity carries; `null`: none. */
export function ownDataOf(groups: readonly Group[]): OwnData | null {
  const begin = groups.findIndex(([code, value]) => code === 1001 && value.toUpperCase() === APPLICATION);
  if (begin < 0) return null;
  const after = groups.slice(begin + 1);
  const end = after.findIndex(([code]) => code === 1001);
  const own = end < 0 ? after : after.slice(0, end);
  const [kind, ...pieces] = own.flatMap(([code, value]) => (code === 1000 ? [value] : []));
  const points = pointsOf(own);
  const said = parsed(pieces.join(""));
  const read =
    !points || !said ? null : kind === "room" ? roomOf(said, points) : openingOf(kind, said, points);
  return read ?? { kind: "unread" };
}

type Said = Readonly<Record<string, unknown>>;

const isSaid = (value: unknown): value is Said =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(json: string): Said | null {
  try {
    const value: unknown = JSON.parse(json);
    return isSaid(value) ? value : null;
  } catch {
    return null;
  }
}

function pointsOf(groups: readonly Group[]): readonly Vec2[] | null {
  const of = (code: number) => groups.flatMap(([own, value]) => (own === code ? [Number(value)] : []));
  const [xs, ys] = [of(1011), of(1021)];
  return xs.length === ys.length && [...xs, ...ys].every(isSound) ? xs.map((x, i) => [x, ys[i]!]) : null;
}

function roomOf({ name, height, walls, open }: Said, corners: readonly Vec2[]): OwnRoom | null {
  if (!isSize(height) || !Array.isArray(walls) || typeof open !== "boolean") return null;
  if (corners.length !== walls.length + (open ? 1 : 0)) return null;
  const isWall = (one: unknown): one is OwnRoom["walls"][number] =>
    isSaid(one) &&
    isSize(one.thickness) &&
    (one.height === undefined || isSize(one.height)) &&
    (one.endHeight === undefined || isSize(one.endHeight)) &&
    (one.curve === undefined || Number.isSafeInteger(one.curve));
  if (!walls.every(isWall) || !(name === undefined || typeof name === "string")) return null;
  return { kind: "room", height, walls, isOpen: open, corners, ...(name === undefined ? {} : { name }) };
}

const KINDS: readonly unknown[] = ["door", "window", "passage"] satisfies OpeningKind[];
const isKind = (value: unknown): value is OpeningKind => KINDS.includes(value);

function openingOf(
  said: string | undefined,
  { kind, sill, height, sold }: Said,
  [from, to, ...more]: readonly Vec2[],
): OwnOpening | null {
  if (said !== "opening" || !from || !to || more.length > 0 || !isKind(kind)) return null;
  if (!isSize(height) || typeof sill !== "number" || !isSound(sill)) return null;
  const base = { kind: "opening", opening: kind, sill, height, ends: [from, to] } as const;
  return isSold(sold) ? { ...base, sold } : base;
}

function isSold(value: unknown): value is SoldArticle {
  if (!isSaid(value)) return false;
  const { catalogue, model, article, choices } = value;
  const isCode = (one: unknown) => typeof one === "string" && one !== "";
  return [catalogue, model, article].every(isCode) && isChoices(choices);
}

const isChoices = (value: unknown): value is Choices =>
  isSaid(value) && Object.values(value).every((one) => ["string", "number", "boolean"].includes(typeof one));

const isSize = (value: unknown): value is number => typeof value === "number" && isSound(value) && value > 0;
