import { type PartRule, suggest } from "@stanza/catalogue";
import { expandMacro } from "../macros/expand-macro.ts";
import type { Macro } from "../macros/macro.ts";
import type { FormulaReader } from "../rules/formulas.ts";
import type { AuthoredArticle } from "../schema/article-schema.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import { type Source, within } from "../source/yaml-source.ts";
import { type ArticleReferences, readPart } from "./article-parts.ts";
import type { ReadPart } from "./read-part.ts";

/** The parts of an article or of a macro, with the parts of the macros that they use. */
export function expandParts(
  authored: AuthoredArticle["parts"],
  file: Source,
  reader: FormulaReader,
  refs: ArticleReferences,
  macros: ReadonlyMap<string, Macro | undefined>,
): readonly ReadPart[] {
  return authored.flatMap((part, i): readonly ReadPart[] => {
    const source = within(file, ["parts", i]);
    if (part.type === "macro") return expandMacro(part, source, reader, refs, macros);
    const { open } = part;
    return [
      {
        rule: readPart(part, source, reader, refs),
        place: source.at(["id"]),
        own: { material: part.material !== undefined, layer: part.layer !== undefined },
        ...(open && "with" in open ? { follows: { id: open.with, place: source.at(["open", "with"]) } } : {}),
      },
    ];
  });
}

/** All parts of an article with macros expanded; each part that follows another has its leader's motion. */
export function readParts(
  authored: AuthoredArticle["parts"],
  file: Source,
  reader: FormulaReader,
  refs: ArticleReferences,
  macros: ReadonlyMap<string, Macro | undefined>,
  /** Ids of parts with mistakes, among other names. */
  unknown: ReadonlySet<string>,
): { readonly rules: readonly PartRule[]; readonly places: ReadonlyMap<string, Place> } {
  const read = expandParts(authored, file, reader, refs, macros);
  const byId = new Map<string, ReadPart>();
  for (const part of read) {
    if (byId.has(part.rule.id))
      refs.faults.add(part.place, "E_DUPLICATE", `id '${part.rule.id}' occurs twice in parts`);
    byId.set(part.rule.id, part);
  }
  return {
    rules: read.map((part) =>
      part.follows && isUnknown(part.follows.id, unknown) ? part.rule : withLeader(part, byId, refs.faults),
    ),
    places: new Map(read.map(({ rule, place }) => [rule.id, place])),
  };
}

/** Returns true for a broken part, or for one that a broken use of a macro would have made. */
const isUnknown = (id: string, unknown: ReadonlySet<string>) =>
  unknown.has(id) || [...unknown].some((name) => id.startsWith(`${name}-`));

function withLeader(
  { rule, follows }: ReadPart,
  byId: ReadonlyMap<string, ReadPart>,
  faults: FaultList,
): PartRule {
  if (!follows) return rule;
  const leader = byId.get(follows.id);
  const fail = (message: string, suggestion?: string): PartRule => {
    faults.add(follows.place, "E_NAME", message, suggestion);
    return rule;
  };
  if (!leader) return fail(`there is no part '${follows.id}'`, suggest(follows.id, byId.keys()));
  if (leader.follows)
    return fail(`'${follows.id}' moves with '${leader.follows.id}' itself`, leader.follows.id);
  const { open, repeat, when } = leader.rule;
  if (!open) return fail(`'${follows.id}' does not open`);
  if (repeat && JSON.stringify(repeat) !== JSON.stringify(rule.repeat))
    return fail(`'${follows.id}' is repeated; what moves with it must be repeated alike`);
  return {
    ...rule,
    open: {
      ...open,
      of: { part: follows.id, isRepeated: repeat !== undefined, ...(when ? { when } : {}) },
    },
  };
}
