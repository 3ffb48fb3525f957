import type { FaultList } from "../source/fault-list.ts";
import { overlaid, routed, type Source, within, type YamlFile } from "../source/yaml-source.ts";

/** Lists whose items are merged by code or id; any other list is replaced as a whole. */
const LISTS = ["use", "variables", "groups", "constraints", "parts", "anchors", "clearances", "erp"];
const MAPS = ["const", "calc"];

type Item = Readonly<Record<string, unknown>>;

/**
 * Merges an overlay into an article (catalogue.md §4.3). Values replace values, `const` and `calc` are merged by name, lists by `cod` or
 * `id`, item by item; `remove: true` removes an item, a new one is appended. Every place leads to the file that holds the value. An option
 * list is not merged, because prices are checked against it; an overlay narrows it with `only`.
 */
export function mergeOverlay(base: YamlFile, over: YamlFile, faults: FaultList): YamlFile {
  if (!isMap(base.value) || !isMap(over.value)) {
    if (!isMap(over.value)) faults.add(over.at(), "E_SCHEMA", "expected the keys of an article");
    return base;
  }
  const value: Record<string, unknown> = { ...base.value };
  const sources = new Map<PropertyKey, Source>();
  for (const [key, laid] of Object.entries(over.value)) {
    const before = base.value[key];
    if (LISTS.includes(key) && Array.isArray(laid)) {
      const merged = mergeItems(
        Array.isArray(before) ? before : [],
        laid,
        within(base, [key]),
        within(over, [key]),
        faults,
      );
      value[key] = merged.items;
      sources.set(
        key,
        routed(within(over, [key]), (i) => merged.sources[Number(i)]),
      );
    } else if (MAPS.includes(key) && isMap(laid) && isMap(before)) {
      value[key] = { ...before, ...laid };
      sources.set(key, overlaid(within(base, [key]), within(over, [key]), new Set(Object.keys(laid))));
    } else {
      value[key] = laid;
      sources.set(key, within(over, [key]));
    }
  }
  return { ...routed(base, (key) => sources.get(key)), file: over.file, value };
}

function mergeItems(
  before: readonly unknown[],
  laid: readonly unknown[],
  base: Source,
  over: Source,
  faults: FaultList,
): { readonly items: readonly unknown[]; readonly sources: readonly Source[] } {
  const merged = new Map<unknown, { readonly item: unknown; readonly source: Source }>();
  const name = (item: unknown) => (isMap(item) ? (item.id ?? item.cod) : item);
  for (const [i, item] of before.entries()) {
    // Items that share a name stay separate, so that they are reported as the base's mistake.
    const key = merged.has(name(item)) ? Symbol() : name(item);
    merged.set(key, { item, source: within(base, [i]) });
  }
  for (const [i, item] of laid.entries()) {
    const source = within(over, [i]);
    const known = merged.get(name(item));
    if (isMap(item) && item.remove === true) {
      if (!known) faults.add(source.at(), "E_NAME", `there is no '${String(name(item))}' to remove`);
      merged.delete(name(item));
    } else if (known && isMap(item)) {
      const { options, kind, ...laidOver } = item;
      if (options !== undefined || kind !== undefined)
        faults.add(
          source.key([options === undefined ? "kind" : "options"]),
          "E_SHAPE",
          "an overlay keeps the kind and the options of a variable; 'only' leaves options out",
          "only",
        );
      const whole: Item = isMap(known.item) ? known.item : { cod: known.item };
      merged.set(name(item), {
        item: { ...whole, ...laidOver },
        source: overlaid(known.source, source, new Set(Object.keys(item))),
      });
    } else merged.set(name(item), { item, source });
  }
  const all = [...merged.values()];
  return { items: all.map(({ item }) => item), sources: all.map(({ source }) => source) };
}

const isMap = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && !Array.isArray(value);
