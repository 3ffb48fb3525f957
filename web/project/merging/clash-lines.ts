import { textIn } from "@stanza/catalogue";
import { compareProjects, type Deed, type RowAspect, type RowId, type Side } from "@stanza/project";
import type { TranslationKey, translate } from "@stanza/web-site";
import type { LoadedCatalogue } from "../catalogues/catalogue-store.ts";
import { whatOf } from "../history/step-name.ts";
import type { DocumentClash, DocumentStates } from "./merge-documents.ts";

/** One thing, in words, for which a person decides whose state counts. */
export interface ClashLine {
  readonly name: string;
  readonly mine: Deed;
  readonly theirs: Deed;
  /** What of an article each has changed. */
  readonly aspects: Readonly<Record<Side, readonly RowAspect[]>>;
  readonly clashes: readonly DocumentClash[];
}

interface Words {
  readonly say: typeof translate;
  readonly language: string;
  /** Those that are there; an article or catalogue of another is called by its code. */
  readonly catalogues: ReadonlyMap<string, LoadedCatalogue>;
}

/** What both have touched, in words; what a person knows under one name is one line. */
export function clashLines(
  { clashes, states }: { readonly clashes: readonly DocumentClash[]; readonly states: DocumentStates },
  words: Words,
): readonly ClashLine[] {
  const lines = new Map<string, ClashLine>();
  const aspects = { mine: aspectsOf(states, "mine"), theirs: aspectsOf(states, "theirs") };
  for (const clash of clashes) {
    const name = nameOf(clash, states, words);
    // Two articles of one name are two articles.
    const key = clash.part === "row" ? `row ${clash.id}` : name;
    const known = lines.get(key);
    lines.set(key, {
      name,
      mine: known && known.mine !== clash.mine ? "changed" : clash.mine,
      theirs: known && known.theirs !== clash.theirs ? "changed" : clash.theirs,
      aspects: {
        mine: (clash.part === "row" && aspects.mine.get(clash.id)) || [],
        theirs: (clash.part === "row" && aspects.theirs.get(clash.id)) || [],
      },
      clashes: [...(known?.clashes ?? []), clash],
    });
  }
  return [...lines.values()];
}

/** What a side has changed of the articles that both still have. */
function aspectsOf(states: DocumentStates, side: Side): ReadonlyMap<RowId, readonly RowAspect[]> {
  const { rows } = compareProjects(states.base.project, states[side].project);
  return new Map(
    rows.flatMap((one) => (one.kind === "changed" ? [[one.after.id, one.aspects] as const] : [])),
  );
}

function nameOf(
  { part, id }: DocumentClash,
  states: DocumentStates,
  { say, language, catalogues }: Words,
): string {
  const projects = [states.mine, states.theirs, states.base].map(({ project }) => project);
  const first = <T>(find: (project: (typeof projects)[number]) => T | undefined): T | undefined =>
    projects.map(find).find((found) => found !== undefined);
  switch (part) {
    case "row": {
      const row = first(({ rows }) => rows.find((one) => one.id === id));
      return row ? whatOf([row], say, language) : id;
    }
    case "room": {
      const room = first(({ rooms }) => rooms.find((one) => one.id === id));
      return room?.name ? say("conflict.part.namedRoom", { name: room.name }) : say("conflict.part.room");
    }
    case "layer": {
      const layer = first(({ layers }) => layers?.find((one) => one.id === id));
      return say("conflict.part.layer", { name: layer?.name ?? "" });
    }
    case "photo": {
      const photo = first(({ photos }) => photos?.find((one) => one.id === id));
      return say("conflict.part.photo", { name: photo?.name ?? "" });
    }
    case "catalogue": {
      const catalogue = catalogues.get(id)?.open;
      return say("conflict.part.catalogue", {
        name: catalogue ? textIn(catalogue.description, language) : id,
      });
    }
    case "agreement":
      return say(AGREED[id] ?? (id.startsWith("terms.") ? "conflict.part.terms" : "conflict.part.offer"));
    default:
      return say(`conflict.part.${part}`);
  }
}

/** Fields that people know by a name of their own. */
const AGREED: Readonly<Record<string, TranslationKey>> = {
  customer: "conflict.part.client",
  shipping: "conflict.part.client",
  business: "conflict.part.client",
  customerCode: "conflict.part.client",
  notes: "conflict.part.notes",
  "terms.discounts": "conflict.part.discounts",
  "terms.services": "conflict.part.services",
  "terms.delivery": "conflict.part.delivery",
  "terms.installation": "conflict.part.delivery",
};
