import {
  IFCBUILDINGSTOREY,
  IFCRELAGGREGATES,
  IFCRELCONTAINEDINSPATIALSTRUCTURE,
  IFCRELDEFINESBYTYPE,
  IFCRELFILLSELEMENT,
  IFCRELVOIDSELEMENT,
} from "web-ifc";
import { type IfcModel, referenceOf, referencesOf } from "./ifc-model.ts";

/** Which things of a file belong to which. */
export interface IfcStructure {
  /** The storey of a thing, its own or that of what it is part of; `null`: none is told. */
  readonly storeyOf: (id: number) => number | null;
  /** Parts of things that are made of several, e.g. the layers of a wall. */
  readonly partsOf: (id: number) => readonly number[];
  /** The thing that a hole is in, by the hole. */
  readonly hosts: ReadonlyMap<number, number>;
  /** The hole of a door or a window. */
  readonly holes: ReadonlyMap<number, number>;
  /** The type of a thing, which states what all of its kind have in common. */
  readonly types: ReadonlyMap<number, number>;
}

export function structureOf(model: IfcModel): IfcStructure {
  const parents = new Map<number, number>();
  const parts = new Map<number, number[]>();
  const pairs = (type: number, one: string, many: string) =>
    model.idsOf(type).flatMap((id) => {
      const entity = model.entity(id);
      const of = referenceOf(entity[one]);
      return of === null ? [] : referencesOf(entity[many]).map((part) => [of, part] as const);
    });
  for (const [whole, part] of pairs(IFCRELAGGREGATES, "RelatingObject", "RelatedObjects")) {
    parents.set(part, whole);
    parts.set(whole, [...(parts.get(whole) ?? []), part]);
  }
  for (const [storey, part] of pairs(
    IFCRELCONTAINEDINSPATIALSTRUCTURE,
    "RelatingStructure",
    "RelatedElements",
  ))
    parents.set(part, storey);
  const hosts = new Map(
    pairs(IFCRELVOIDSELEMENT, "RelatingBuildingElement", "RelatedOpeningElement").map(
      ([host, hole]) => [hole, host] as const,
    ),
  );
  const holes = new Map(
    pairs(IFCRELFILLSELEMENT, "RelatingOpeningElement", "RelatedBuildingElement").map(
      ([hole, fill]) => [fill, hole] as const,
    ),
  );
  const types = new Map(
    pairs(IFCRELDEFINESBYTYPE, "RelatingType", "RelatedObjects").map(
      ([type, thing]) => [thing, type] as const,
    ),
  );
  const storeys = new Set(model.idsOf(IFCBUILDINGSTOREY));
  const storeyOf = (id: number): number | null => {
    const seen = new Set<number>();
    for (let at: number | undefined = id; at !== undefined && !seen.has(at); ) {
      if (storeys.has(at)) return at;
      seen.add(at);
      const hole = holes.get(at);
      at = parents.get(at) ?? hosts.get(hole ?? at);
    }
    return null;
  };
  return { storeyOf, partsOf: (id) => parts.get(id) ?? [], hosts, holes, types };
}
