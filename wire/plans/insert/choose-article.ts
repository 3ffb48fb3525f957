import {
  type Choices,
  type EvaluatedArticle,
  type OpenCatalogue,
  searchCatalogue,
  type Value,
} from "@stanza/catalogue";
import type { ImportedOpening, ImportedPlaceholder } from "../imported-plan.ts";

/** An article of a catalogue that stands for a thing of a plan. */
export interface ChosenArticle {
  readonly catalogue: string;
  readonly version: string;
  readonly model: string;
  readonly article: string;
  readonly choices: Choices;
  /** For an opening, the height of its underside above the floor by itself, mm; 0 for a box. */
  readonly sill: number;
}

interface Candidate {
  readonly open: OpenCatalogue;
  readonly model: string;
  readonly article: string;
  readonly result: EvaluatedArticle;
}

/** Steps by which a number is tried, mm: an article's own steps are of 10 mm, or none. */
const TRY = 10;
/** A wrong number of leaves is as bad as this much of a wrong size, mm. */
const WRONG_LEAVES = 400;
/** Holes are the same within this, mm. */
const SAME = 0.5;

/** Chooses articles for the openings and boxes of plans, by what the articles of catalogues say of themselves. */
export class ArticleChooser {
  readonly #openings: readonly Candidate[];
  readonly #boxes: readonly Candidate[];
  readonly #drivers = new Map<Candidate, readonly Driver[]>();
  readonly #chosen = new Map<string, ChosenArticle | null>();

  /** Openings are articles in a wall, tagged `door`, `window` or `passage`; boxes are tagged `placeholder`. */
  constructor(catalogues: readonly OpenCatalogue[]) {
    const tagged = catalogues.flatMap((open) =>
      open.models.flatMap((model) =>
        searchCatalogue(open, "", { model: model.code }).flatMap(({ entry }): Candidate[] => {
          const rule = open.rule(entry.neutro);
          const fits = rule?.mount === "wall-opening" || rule?.tags.includes("placeholder");
          if (!fits) return [];
          const { result } = open.evaluate({
            model: model.code,
            article: entry.code,
            header: {},
            choices: {},
          });
          return [{ open, model: model.code, article: entry.code, result }];
        }),
      ),
    );
    this.#openings = tagged.filter(({ result }) => result.opening !== undefined);
    this.#boxes = tagged.filter(({ result }) => result.tags.includes("placeholder"));
  }

  /**
   * The article that an opening was, where its catalogue still makes that hole; else the one whose hole comes nearest, set to its size;
   * `null` when no catalogue has one of its kind.
   */
  opening(opening: ImportedOpening): ChosenArticle | null {
    const { kind, width, height, elevation, leaves, hinge, opens, isOtherSide } = opening;
    const same = this.#same(opening);
    if (same) return same;
    const key = [kind, width, height, elevation, leaves, hinge, opens, isOtherSide].join(" ");
    const known = this.#chosen.get(key);
    if (known !== undefined) return known;
    const candidates = this.#openings.filter(({ result }) => result.tags.includes(kind));
    const made = candidates.map((candidate) => {
      const fitted = this.#fit(candidate, [width, height, elevation]);
      const choices = { ...fitted.choices, ...this.#swing(candidate, opening) };
      const hole = fitted.result.opening!;
      const leafCount = leavesOf(fitted.result);
      const off =
        Math.abs(hole.width - width) +
        Math.abs(hole.height - height) / 2 +
        Math.abs(hole.sill - elevation) / 2 +
        (isOtherSide || leafCount === 0 || leafCount === leaves ? 0 : WRONG_LEAVES);
      return { candidate, choices, sill: hole.sill, off };
    });
    const best = made.reduce<(typeof made)[number] | null>(
      (so, one) => (so === null || one.off < so.off ? one : so),
      null,
    );
    const chosen = best && articleOf(best.candidate, best.choices, best.sill);
    this.#chosen.set(key, chosen);
    return chosen;
  }

  #same({ sold, width, height }: ImportedOpening): ChosenArticle | null {
    const candidate =
      sold &&
      this.#openings.find(
        ({ open, model, article }) =>
          open.code === sold.catalogue && model === sold.model && article === sold.article,
      );
    if (!candidate) return null;
    const hole = evaluated(candidate, sold.choices).opening;
    const isSame =
      hole !== undefined && Math.abs(hole.width - width) < SAME && Math.abs(hole.height - height) < SAME;
    return isSame ? articleOf(candidate, sold.choices, hole.sill) : null;
  }

  /** The placeholder of a piece of furniture; `null` when no catalogue has one. */
  box({ name, size }: ImportedPlaceholder): ChosenArticle | null {
    const [candidate] = this.#boxes;
    if (!candidate) return null;
    const { choices } = this.#fit(candidate, size);
    const named = candidate.result.variables.find(({ kind }) => kind === "text");
    return articleOf(candidate, { ...choices, ...(named && name !== "" ? { [named.code]: name } : {}) });
  }

  /** Sets the numbers that drive an article's three measures; what the article's own limits refuse, it repairs. */
  #fit(
    candidate: Candidate,
    target: readonly [number, number, number],
  ): { readonly choices: Choices; readonly result: EvaluatedArticle } {
    const drivers = this.#drivers.get(candidate) ?? driversOf(candidate);
    this.#drivers.set(candidate, drivers);
    const wanted: Record<string, Value> = {};
    for (const { code, measure, value, at } of drivers) {
      wanted[code] = Math.max(0, Math.round((value + target[measure] - at) * 10) / 10);
    }
    const first = evaluated(candidate, wanted);
    const choices = Object.fromEntries(
      drivers.map(({ code }) => [code, first.variables.find((one) => one.code === code)?.value ?? 0]),
    );
    return { choices, result: evaluated(candidate, choices) };
  }

  #swing({ result }: Candidate, { hinge, opens, isOtherSide }: ImportedOpening): Choices {
    const has = (code: string) => result.variables.some((one) => one.code === code);
    return {
      ...(hinge && has("SIDE") ? { SIDE: hinge } : {}),
      ...(opens && has("DIR") ? { DIR: opens === "in" ? "IN" : "OUT" } : {}),
      ...(isOtherSide && has("LINED") ? { LINED: false } : {}),
    };
  }
}

/** A variable that moves one measure of the article millimetre by millimetre. */
interface Driver {
  readonly code: string;
  readonly measure: 0 | 1 | 2;
  /** Its value, and the measure that it gives. */
  readonly value: number;
  readonly at: number;
}

/** Finds by trying which variables change the measures: an article has no list of them, and only its formulas know which one is a width. */
function driversOf(candidate: Candidate): readonly Driver[] {
  const before = measuresOf(candidate.result);
  const drivers: Driver[] = [];
  for (const { code, kind, value, readonly } of candidate.result.variables) {
    if (kind !== "number" || readonly || typeof value !== "number") continue;
    for (const step of [TRY, -TRY]) {
      const after = measuresOf(evaluated(candidate, { [code]: value + step }));
      const moved = ([0, 1, 2] as const).filter((i) => Math.abs(after[i] - before[i] - step) < 1e-6);
      const [measure] = moved;
      if (measure === undefined || drivers.some((one) => one.measure === measure)) continue;
      drivers.push({ code, measure, value, at: before[measure] });
      break;
    }
  }
  return drivers;
}

/** Width, height and sill of a hole; width, height and depth of anything else. */
function measuresOf({ opening, box }: EvaluatedArticle): readonly [number, number, number] {
  return opening ? [opening.width, opening.height, opening.sill] : box;
}

function evaluated({ open, model, article }: Candidate, choices: Choices): EvaluatedArticle {
  return open.evaluate({ model, article, header: {}, choices }).result;
}

/** Leaves that turn or slide; 0 for a hole. Parts of one leaf share the way they open. */
function leavesOf({ parts }: EvaluatedArticle): number {
  const ways = parts.flatMap(({ open }) => (open ? [JSON.stringify(open)] : []));
  return Math.min(2, new Set(ways).size);
}

function articleOf({ open, model, article }: Candidate, choices: Choices, sill = 0): ChosenArticle {
  return { catalogue: open.code, version: open.version, model, article, choices, sill };
}
