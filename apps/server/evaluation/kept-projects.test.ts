import { openCatalogue, type Value, type VariableView } from "@stanza/catalogue";
import { decodeProject } from "@stanza/codecs";
import { type EvaluatedAndPriced, evaluateAndPrice, UNGUARDED } from "@stanza/live-project";
import type { Project, Row } from "@stanza/project";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { sampleDocument } from "../testing/sample-project.ts";
import { type Catalogues, type DatedTerms, pricingBasis } from "./catalogues-in-use.ts";
import { openKeptProjects } from "./kept-projects.ts";

const catalogues: Catalogues = new Map(
  (["cucina", "muri"] as const).map((name) => {
    const { open, priceLists } = demoCatalogue(name);
    return [open.code, { open, priceLists: new Map(priceLists.map((list) => [list.code, list])) }];
  }),
);
/** As the threads that price open them. */
const unseen: Catalogues = new Map(
  (["cucina", "muri"] as const).map((name) => {
    const { code } = demoCatalogue(name).open;
    const { priceLists } = catalogues.get(code)!;
    return [code, { open: openCatalogue(demoCatalogue(name).bundle, { unseen: true }), priceLists }];
  }),
);
const basisOf = (priceLists: Readonly<Record<string, string>>, terms: DatedTerms, opened = catalogues) =>
  pricingBasis(opened, priceLists, terms);
const EUROS = { CUCINA: "CUC-EUR" };
const TERMS: DatedTerms = { currency: "EUR", pricesIncrease: 1, priceDate: "2026-11-20" };

function kitchen(file = "rossi-corner-kitchen"): Project {
  const decoded = decodeProject(sampleDocument(file));
  if (!decoded.ok) throw new Error("the sample does not decode");
  return decoded.document.project;
}

/** An equal project without a single object in common, as a request would bring it. */
const fresh = (project: Project): Project => structuredClone(project);

/** A project with the terms that it is priced by. */
interface State {
  readonly project: Project;
  readonly terms: DatedTerms;
  readonly priceLists: Readonly<Record<string, string>>;
}
type Edit = (state: State) => State;

const inProject =
  (change: (project: Project) => Project): Edit =>
  (state) => ({ ...state, project: change(state.project) });
const inRow = (index: number, change: (row: Row) => Row): Edit =>
  inProject((project) => {
    const at = index % Math.max(1, project.rows.length);
    return { ...project, rows: project.rows.map((row, i) => (i === at ? change(row) : row)) };
  });

/** Values that somebody might send for a variable: refused options, numbers out of range and nonsense included. */
function valuesOf(view: VariableView | undefined, pick: number): Value | undefined {
  const values = [...(view?.options ?? []).map(({ code }) => code), 300, 601, 900, true, false, "NONSENSE"];
  return pick % 7 === 0 ? undefined : values[pick % values.length];
}

function choose(row: Row, variable: number, pick: number): Row {
  const { open } = catalogues.get(row.catalogue)!;
  const { model, article, choices } = row;
  let views: readonly VariableView[] = [];
  try {
    views = open.evaluate({ model, article, header: {}, choices }).views();
  } catch {
    // An article that there is not has no variables.
  }
  const view = views[variable % Math.max(1, views.length)];
  const value = valuesOf(view, pick);
  const { [view?.code ?? "W"]: _old, ...others } = choices;
  return { ...row, choices: value === undefined ? others : { ...others, [view?.code ?? "W"]: value } };
}

const index = fc.nat(30);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(index, index, index)
      .map(([row, variable, pick]) => inRow(row, (one) => choose(one, variable, pick))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(index, fc.integer({ min: -2000, max: 5000 }), fc.constantFrom(0, 90, 33))
      .map(([row, x, rotY]) =>
        inRow(row, (one) =>
          one.placement.on === "room"
            ? { ...one, placement: { on: "room", at: [x, 0, x / 2], rotY } }
            : { ...one, placement: { ...one.placement, offset: Math.abs(x) } },
        ),
      ),
  },
  fc
    .tuple(index, fc.integer({ min: 1, max: 9 }))
    .map(([row, quantity]) => inRow(row, (one) => ({ ...one, quantity }))),
  index.map((row) => inRow(row, (one) => ({ ...one, note: `note ${row}` }))),
  fc
    .tuple(index, fc.constantFrom("BASE-DR-600", "BASE-1D-450", "GONE-600"))
    .map(([row, article]) => inRow(row, (one) => (one.catalogue === "CUCINA" ? { ...one, article } : one))),
  index.map((at) =>
    inProject((project) => ({ ...project, rows: project.rows.filter((_, i) => i !== at % 20) })),
  ),
  fc.tuple(index, index).map(([from, n]) =>
    inProject((project) => {
      const row = project.rows[from % Math.max(1, project.rows.length)];
      const isNew = row && !project.rows.some(({ id }) => id === `new-${n}`);
      return isNew ? { ...project, rows: [{ ...row, id: `new-${n}` }, ...project.rows] } : project;
    }),
  ),
  fc.constant(inProject((project) => ({ ...project, rows: [...project.rows].reverse() }))),
  fc.constantFrom(80, 100, 250).map((thickness) =>
    inProject((project) => ({
      ...project,
      rooms: project.rooms.map((room) => ({
        ...room,
        walls: room.walls.map((wall) => ({ ...wall, thickness })),
      })),
    })),
  ),
  fc
    .tuple(
      fc.constantFrom("FIN", "HANDLE", "PLH", "WT"),
      fc.constantFrom<Value>("LW", "OAK", 100, 150, "NONSENSE"),
    )
    .map(([code, value]) =>
      inProject((project) => ({
        ...project,
        catalogues: Object.fromEntries(
          Object.entries(project.catalogues).map(([catalogue, use]) => [
            catalogue,
            {
              ...use,
              headers: { ...use.headers, [use.model]: { ...use.headers[use.model], [code]: value } },
            },
          ]),
        ),
      })),
    ),
  fc.boolean().map((removed) =>
    inProject((project) => {
      const priced = evaluateAndPrice(project, basisOf(EUROS, TERMS)).priced.rows;
      const generated = priced.find(({ automatic }) => automatic);
      return generated
        ? { ...project, automaticEdits: { [generated.rowId]: { choices: { D: 650 }, removed } } }
        : project;
    }),
  ),
  fc.constantFrom<NonNullable<DatedTerms["pricesIncrease"]>>(1, "1.2", 0.95).map(
    (pricesIncrease): Edit =>
      (state) => ({ ...state, terms: { ...state.terms, pricesIncrease } }),
  ),
  fc.constantFrom("2026-11-20", "2020-01-01").map(
    (priceDate): Edit =>
      (state) => ({ ...state, terms: { ...state.terms, priceDate } }),
  ),
  fc.boolean().map(
    (swiss): Edit =>
      (state) => ({
        ...state,
        priceLists: { CUCINA: swiss ? "CUC-CHF" : "CUC-EUR" },
        terms: { ...state.terms, currency: swiss ? "CHF" : "EUR" },
      }),
  ),
);

/** Everything of an evaluated project that a task for prices answers. */
const seenOf = ({ priced, evaluated }: EvaluatedAndPriced) => ({
  priced,
  failed: evaluated.failed,
  boxes: evaluated.rows.map(({ row, frame, article }) => [row, frame, article.box, article.values]),
});

describe("projects that are kept evaluated", () => {
  test.each(["rossi-corner-kitchen", "keller-apartment"])(
    "over any edits of %s, beside a project that shares its answers, the prices, boxes and failures are those of everything from nothing",
    (file) => {
      fc.assert(
        fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
          const kept = openKeptProjects(UNGUARDED);
          let state: State = { project: kitchen(file), terms: TERMS, priceLists: EUROS };
          kept.evaluateAndPrice(1, state.project, basisOf(state.priceLists, state.terms, unseen));
          for (const change of edits) {
            state = change(state);
            const { project, priceLists, terms } = state;
            const anew = seenOf(evaluateAndPrice(fresh(project), basisOf(priceLists, terms)));
            for (const id of [1, 2]) {
              const found = kept.evaluateAndPrice(id, fresh(project), basisOf(priceLists, terms, unseen));
              expect(seenOf(found)).toEqual(anew);
            }
          }
        }),
        { numRuns: 40 },
      );
    },
    120_000,
  );

  test("of the person's rows only the one that changed is evaluated and priced again", () => {
    const kept = openKeptProjects(UNGUARDED);
    const project = kitchen();
    const first = kept.evaluateAndPrice(1, fresh(project), basisOf(EUROS, TERMS)).priced.rows;
    const changed = inRow(4, (row) => ({ ...row, note: "here" }))({
      project,
      terms: TERMS,
      priceLists: EUROS,
    });
    const second = kept.evaluateAndPrice(1, fresh(changed.project), basisOf(EUROS, TERMS)).priced.rows;
    const again = second.filter((row, i) => row !== first[i] && !row.automatic).map(({ rowId }) => rowId);
    expect(again).toEqual([project.rows[4]?.id]);
  });

  test("a project whose units others have too asks the rules nothing that they have asked, and shares the priced lines", () => {
    const asked: string[] = [];
    const kept = openKeptProjects({
      ...UNGUARDED,
      watch: (work, phase) => {
        if (phase === "begin" && work.kind === "row") asked.push(work.row.id);
      },
    });
    const basis = basisOf(EUROS, TERMS, unseen);
    const first = kept.evaluateAndPrice(1, fresh(kitchen()), basis).evaluated;
    const askedFirst = asked.splice(0);
    const second = kept.evaluateAndPrice(2, fresh(kitchen()), basis).evaluated;
    // Each row is priced under watch too, so those of the first are its rules and its prices.
    expect(askedFirst.length).toBeGreaterThan(first.rows.length);
    expect(asked).toHaveLength(second.rows.length);
    expect(second.rows.map(({ article }) => article)).toEqual(first.rows.map(({ article }) => article));
    expect(second.rows.every(({ article }, i) => article === first.rows[i]?.article)).toBe(true);
  });

  test("what was measured to be too much goes: the projects not asked for the longest first, and as many as it takes", () => {
    const kept = openKeptProjects(UNGUARDED);
    const project = kitchen();
    const priceOf = (id: number) =>
      kept.evaluateAndPrice(id, fresh(project), basisOf(EUROS, TERMS)).priced.rows[0];
    const [first, , third] = [1, 2, 3].map(priceOf);
    const each = kept.rows / 3;
    kept.fitInto(90, 90);
    expect(kept.rows).toBe(3 * each);
    expect(priceOf(1)).toBe(first);
    // The second was the oldest, the first has been asked for since.
    kept.fitInto(90, 89);
    expect(kept.rows).toBe(2 * each);
    expect(priceOf(3)).toBe(third);
    expect(priceOf(1)).toBe(first);
    kept.fitInto(90, 30);
    expect(kept.rows).toBe(0);
  });
});
