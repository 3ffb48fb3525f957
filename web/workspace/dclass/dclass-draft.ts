import {
  type ArticleEvaluation,
  type ClosetView,
  type DclassRow,
  type DclassView,
  type EvaluatedArticle,
  newRow,
  type Part,
  repairRows,
  type Text,
  type VariableView,
} from "@stanza/catalogue";
import { type ChoiceTarget, resolveChoices } from "@stanza/web-project";

/** A dynamic class as it is being edited, evaluated with its article. */
export interface DclassDraft {
  readonly view: VariableView;
  readonly list: DclassView;
  readonly article: EvaluatedArticle;
  /** Canonical, what would be chosen. */
  readonly text: string;
  /** Why it cannot be chosen as it is: what breaks a rule of the class, then of the article. Of a record where `row` is there. */
  readonly problems: readonly { readonly row?: number; readonly because: Text }[];
  /** The faults of the article's other variables. */
  readonly elsewhere: readonly { readonly code: string; readonly because: Text }[];
}

/**
 * The editing of one dclass variable of one row, apart from the project: every edit is evaluated with the whole article, nothing is
 * stored. Throws `Error` for a variable that the article does not have, or that is of another kind.
 */
export class DclassDrafting {
  readonly #evaluation: ArticleEvaluation;
  readonly #code: string;
  #draft: DclassDraft;

  constructor(target: ChoiceTarget, code: string) {
    this.#evaluation = resolveChoices(target, {}).evaluation;
    this.#code = code;
    this.#draft = this.#read();
  }

  get draft(): DclassDraft {
    return this.#draft;
  }

  /** Takes edited records, repaired where a field cannot be as it is. */
  edit(rows: readonly Readonly<Record<string, unknown>>[]): DclassDraft {
    this.#evaluation.set(this.#code, repairRows(this.#draft.list, rows).text);
    this.#draft = this.#read();
    return this.#draft;
  }

  /** The records that there would be without a choice. */
  usual(): readonly DclassRow[] {
    return this.#tried(undefined, () => this.#read().list.rows);
  }

  /** The result that an edit would have, without making it. */
  attempt<T>(rows: readonly DclassRow[], look: (draft: DclassDraft) => T): T {
    return this.#tried(repairRows(this.#draft.list, rows).text, () => look(this.#read()));
  }

  /** The article's other classes, e.g. the sections that elements are put into. */
  siblings(): readonly DclassView[] {
    return this.#evaluation.views().flatMap(({ code, list }) => (list && code !== this.#code ? [list] : []));
  }

  /** What the catalogue says of the article as a closet. */
  closet(): ClosetView | undefined {
    return this.#evaluation.closet();
  }

  /** The parts that each record is there for: those that go when the record goes. */
  partsByRecord(): readonly (readonly Part[])[] {
    const { rows } = this.#draft.list;
    return rows.map((_, index) => this.#goneWithout(this.#draft.article, rows, index));
  }

  /** The parts that one of some records would be there for. */
  partsOf(rows: readonly DclassRow[], index: number): readonly Part[] {
    return this.#goneWithout(
      this.attempt(rows, ({ article }) => article),
      rows,
      index,
    );
  }

  #goneWithout(article: EvaluatedArticle, rows: readonly DclassRow[], index: number): readonly Part[] {
    const rest = rows.filter((_row, i) => i !== index);
    const without = repairRows({ ...this.#draft.list, minItems: 0 }, rest).text;
    const counts = this.#tried(without, () => countParts(this.#evaluation.result.parts));
    return article.parts.filter((part) => {
      const key = partKey(part);
      const left = counts.get(key) ?? 0;
      counts.set(key, left - 1);
      return left <= 0;
    });
  }

  /** A new record as a person starts from. */
  fresh(): DclassRow {
    return newRow(this.#draft.list);
  }

  /** The thickness between two records by a running sum, for a class that has one record only; undefined: it has none. */
  gapOfTwo(measure: (list: DclassView) => number | undefined): number | undefined {
    const { list } = this.#draft;
    const row = list.rows[0] ?? this.fresh();
    return this.#tried(repairRows({ ...list, maxItems: 2 }, [row, row]).text, () =>
      measure(this.#read().list),
    );
  }

  #tried<T>(text: string | undefined, look: () => T): T {
    const before = this.#draft.text;
    this.#evaluation.set(this.#code, text);
    try {
      return look();
    } finally {
      this.#evaluation.set(this.#code, before);
    }
  }

  #read(): DclassDraft {
    const { result } = this.#evaluation;
    const view = this.#evaluation.views().find(({ code }) => code === this.#code);
    const list = view?.list;
    if (!view || !list) throw new Error(`The article has no class ${this.#code}.`);
    const ofRows = list.problems.map(({ row, because }) => ({ row, because }));
    const said = new Set(list.problems.map(({ code }) => code));
    const errors = result.problems.filter(({ severity }) => severity === "error");
    const elsewhere = errors
      .filter(({ variable }) => variable !== this.#code)
      .map(({ code, because }) => ({ code, because }));
    const ofArticle = errors
      .filter(({ variable, code }) => variable === this.#code && !said.has(code))
      .map(({ because }) => ({ because }));
    return {
      view,
      list,
      article: result,
      text: String(view.value),
      problems: [...ofRows, ...ofArticle],
      elsewhere,
    };
  }
}

function countParts(parts: readonly Part[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(partKey(part), (counts.get(partKey(part)) ?? 0) + 1);
  return counts;
}

/** A part by what it is and where, not by its number among equals. */
const partKey = ({ id, solid, at, material }: Part): string =>
  JSON.stringify([id.replace(/#.*$/, ""), solid, at, material]);
