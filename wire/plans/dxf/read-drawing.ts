import { PLAN_LIMITS } from "../plan-limits.ts";
import { PlanRefusal } from "../plan-refusal.ts";
import { type DxfEntity, entityOf, number, READ_TYPES } from "./entities.ts";
import { type Group, readGroups, unescaped } from "./groups.ts";
import { type OwnData, ownDataOf } from "./own/own-data.ts";

/** The parts that are read of a DXF file: entities of model space and blocks, as they are. */
export interface DxfFile {
  /** `$INSUNITS`; 0: the file does not say. */
  readonly insUnits: number;
  readonly layers: ReadonlyMap<string, { readonly isHidden: boolean }>;
  readonly blocks: ReadonlyMap<
    string,
    { readonly base: readonly [number, number]; readonly entities: readonly DxfEntity[] }
  >;
  readonly entities: readonly DxfEntity[];
  /** What a drawing of Stanza's own says beside its lines. */
  readonly own: readonly OwnData[];
  /** Entities of model space that are not read, by type. */
  readonly otherTypes: ReadonlyMap<string, number>;
  /** Entities with numbers that are none. */
  readonly badNumbers: number;
  /** The file ended before its end mark. */
  readonly isCutShort: boolean;
}

/** Entities are the bulk of a file; more of them would not fit the memory of a phone. */
const MOST_ENTITIES = 500_000;

interface Open {
  readonly type: string;
  readonly groups: Group[];
  readonly vertices: Group[][];
}

/**
 * Reads a DXF from release 12 to 2018, text or binary.
 *
 * A file that breaks off in the middle of its entities is read up to there, and says so.
 *
 * onProgress   0 … 1
 * refused      `notAPlan` without any section, `damaged`, `tooManyParts`
 */
export function readDxf(bytes: Uint8Array, onProgress?: (share: number) => void): DxfFile {
  const reader = new DrawingReader();
  let isCutShort = false;
  try {
    for (const [code, value] of readGroups(bytes, onProgress)) reader.take(code, value);
    isCutShort = !reader.hasEnd;
  } catch (error) {
    // The drawing as read before the damage is worth having; without a section it never was a DXF.
    if (!(error instanceof PlanRefusal) || error.refusal !== "damaged") throw error;
    if (!reader.hasSection) throw new PlanRefusal("notAPlan", "the file is no DXF");
    if (!reader.hasEntities) throw error;
    isCutShort = true;
  }
  if (!reader.hasSection) throw new PlanRefusal("notAPlan", "the file is no DXF");
  return reader.finish(isCutShort);
}

class DrawingReader {
  hasSection = false;
  hasEnd = false;
  hasEntities = false;
  #section = "";
  #table = "";
  #variable = "";
  #insUnits = 0;
  #open: Open | null = null;
  #block: { name: string; isReference: boolean; base: [number, number]; entities: DxfEntity[] } | null = null;
  #count = 0;
  #badNumbers = 0;
  readonly #layers = new Map<string, { isHidden: boolean }>();
  readonly #blocks = new Map<string, { base: [number, number]; entities: DxfEntity[] }>();
  readonly #entities: DxfEntity[] = [];
  readonly #own: OwnData[] = [];
  readonly #otherTypes = new Map<string, number>();

  take(code: number, value: string): void {
    if (code === 0) this.#begin(value);
    else if (this.#section === "" && code === 2) this.#section = value;
    else if (this.#section === "HEADER") this.#header(code, value);
    else {
      if (this.#section === "TABLES" && code === 2 && this.#open?.type === "TABLE") this.#table = value;
      const last = this.#open?.vertices.at(-1) ?? this.#open?.groups;
      last?.push([code, value]);
    }
  }

  finish(isCutShort: boolean): DxfFile {
    this.#close();
    return {
      insUnits: this.#insUnits,
      layers: this.#layers,
      blocks: this.#blocks,
      entities: this.#entities,
      own: this.#own,
      otherTypes: this.#otherTypes,
      badNumbers: this.#badNumbers,
      isCutShort,
    };
  }

  #header(code: number, value: string): void {
    if (code === 9) this.#variable = value;
    else if (this.#variable === "$INSUNITS" && code === 70) this.#insUnits = Number(value) || 0;
  }

  #begin(type: string): void {
    if (type === "VERTEX" && this.#open?.type === "POLYLINE") {
      this.#open.vertices.push([]);
      return;
    }
    this.#close();
    if (type === "SECTION") {
      this.hasSection = true;
      this.#section = "";
    } else if (type === "ENDSEC") this.#section = "ended";
    else if (type === "EOF") this.hasEnd = true;
    else if (this.#section === "ENTITIES" || this.#section === "BLOCKS" || this.#section === "TABLES") {
      if (++this.#count > MOST_ENTITIES)
        throw new PlanRefusal("tooManyParts", `the drawing has more than ${MOST_ENTITIES} entities`);
      this.hasEntities ||= this.#section === "ENTITIES";
      this.#open = { type, groups: [], vertices: [] };
    }
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    const { type, groups, vertices } = open;
    if (this.#section === "TABLES") {
      if (type === "LAYER" && this.#table === "LAYER") this.#layer(groups);
    } else if (type === "BLOCK") {
      const name = textOf(groups, 2);
      const isReference = ((number(groups, 70) ?? 0) & 4) === 4;
      this.#block = {
        name,
        isReference,
        base: [number(groups, 10) ?? 0, number(groups, 20) ?? 0],
        entities: [],
      };
    } else if (type === "ENDBLK") {
      // A drawing that is referred to and not at hand has no entities here: its insertion reports that it is missing.
      const isMissing = this.#block?.isReference && this.#block.entities.length === 0;
      if (this.#block && !isMissing && this.#blocks.size < PLAN_LIMITS.maxStrokes)
        this.#blocks.set(this.#block.name.toUpperCase(), this.#block);
      this.#block = null;
    } else if (READ_TYPES.has(type)) this.#entity(type, groups, vertices);
    else if (type !== "SEQEND" && type !== "VIEWPORT" && !this.#block)
      this.#otherTypes.set(type, (this.#otherTypes.get(type) ?? 0) + 1);
  }

  #layer(groups: readonly Group[]): void {
    const isFrozen = ((number(groups, 70) ?? 0) & 1) === 1;
    const isOff = (number(groups, 62) ?? 1) < 0;
    this.#layers.set(textOf(groups, 2), { isHidden: isFrozen || isOff });
  }

  #entity(type: string, groups: readonly Group[], vertices: readonly (readonly Group[])[]): void {
    const isPaper = number(groups, 67) === 1;
    const isInvisible = number(groups, 60) === 1;
    if (isPaper || isInvisible) return;
    const entity = entityOf(type, groups, vertices);
    if (!entity) this.#badNumbers++;
    else (this.#block?.entities ?? this.#entities).push(entity);
    const own = this.#block ? null : ownDataOf(groups);
    if (own) this.#own.push(own);
  }
}

const textOf = (groups: readonly Group[], code: number): string =>
  unescaped(groups.find(([own]) => own === code)?.[1] ?? "");
