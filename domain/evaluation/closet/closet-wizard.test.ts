import fc from "fast-check";
import { expect, test } from "vitest";
import { closetSteps } from "./closet-steps.ts";
import { type ClosetEvent, type ClosetState, closetWizard, NO_CLOSET } from "./closet-wizard.ts";

const groups = (...codes: readonly string[]) => codes.map((code) => ({ code }));
const WARDROBE = closetSteps(
  groups("001", "001-001", "001-002", "002", "003", "003-001", "004", "004-001", "004-002"),
);
const run = (events: readonly ClosetEvent[], state: ClosetState = NO_CLOSET) =>
  events.reduce<ClosetState>(closetWizard, state);
const begun = run([{ type: "load", steps: WARDROBE }]);
const NEXT = { type: "next" } as const;
const PREVIOUS = { type: "previous" } as const;
/** `001+` is started, `001*` started and done. */
const flags = ({ steps }: ClosetState) =>
  steps.map(({ cod, started, done }) => `${cod}${done ? "*" : started ? "+" : ""}`).join(" ");

test("[CL-01] main steps with their sub-steps; a main step without any is dropped, and so is a sub-step without its main", () => {
  expect(WARDROBE.map(({ cod, key }) => `${key}=${cod}`)).toEqual([
    ...["1=001", "1.1=001-001", "1.2=001-002", "2=003", "2.1=003-001"],
    ...["3=004", "3.1=004-001", "3.2=004-002"],
  ]);
  expect(closetSteps(groups("001-001", "002", "003"))).toEqual([]);
});

test("[CL-01] the first load starts the first main and the first sub-step, at index 1", () => {
  expect(flags(begun)).toBe("001+ 001-001+ 001-002 003 003-001 004 004-001 004-002");
  expect(begun).toMatchObject({
    currentStepIdx: 1,
    currentStepCod: "001-001",
    currentKey: "1.1",
    maxStepIdx: 7,
  });
});

test("[CL-01] next goes to the next sub-step, and over a main step by two, which ends one main step and starts the other", () => {
  const second = run([NEXT], begun);
  expect([second.currentStepIdx, flags(second)]).toEqual([
    2,
    "001+ 001-001* 001-002+ 003 003-001 004 004-001 004-002",
  ]);
  const third = run([NEXT], second);
  expect([third.currentStepIdx, flags(third)]).toEqual([
    4,
    "001* 001-001* 001-002* 003+ 003-001+ 004 004-001 004-002",
  ]);
});

test("[CL-01] previous works beyond index 1 only, and goes back by two over a main step", () => {
  expect(run([PREVIOUS], begun)).toEqual(begun);
  const third = run([NEXT, NEXT], begun);
  expect(run([PREVIOUS], third).currentStepCod).toBe("001-002");
  expect(run([PREVIOUS, PREVIOUS], third).currentStepCod).toBe("001-001");
});

test("[CL-01] go-to a main step goes to its first sub-step, to a sub-step directly, to nothing else at all", () => {
  expect(run([{ type: "goTo", cod: "004" }], begun).currentStepCod).toBe("004-001");
  expect(run([{ type: "goTo", cod: "004-002" }], begun).currentStepIdx).toBe(7);
  expect(run([{ type: "goTo", cod: "002" }], begun)).toBe(begun);
});

test("[CL-01] finalized marks the last step done; debug starts and ends all; reset restores the start; resetSteps clears everything", () => {
  expect(flags(run([{ type: "finalized" }], begun))).toMatch(/004-002\*$/);
  const debugged = run([{ type: "debug" }], begun);
  expect(debugged.steps.every(({ started, done }) => started && done)).toBe(true);
  expect(run([{ type: "reset" }], debugged)).toEqual(begun);
  expect(run([{ type: "resetSteps" }], debugged)).toEqual(NO_CLOSET);
});

test("[CL-01] a change of a variant keeps the flags of steps with the same code, and the place where it can", () => {
  const late = run([NEXT, NEXT, NEXT], begun);
  const without = closetSteps(groups("001", "001-002", "004", "004-001"));
  const changed = run([{ type: "variantChanged", steps: without, oldRule: "DOORS=NONE" }], late);
  expect(flags(changed)).toBe("001* 001-002* 004+ 004-001+");
  expect(changed).toMatchObject({
    currentStepCod: "004-001",
    currentStepIdx: 3,
    maxStepIdx: 3,
    oldRule: "DOORS=NONE",
  });
  const gone = run([{ type: "variantChanged", steps: WARDROBE.slice(0, 3), oldRule: "" }], late);
  expect(gone.currentStepCod).toBe("001-002");
});

test("[CL-01] errors are added, the same one once, and cleared one by one or all", () => {
  const two = run(
    ["C-FIT", "C-FIT", "I-ROD"].map(
      (key) => ({ type: "addError", error: { key, step: "001-002" } }) as const,
    ),
    begun,
  );
  expect(two.errors.map(({ key }) => key)).toEqual(["C-FIT", "I-ROD"]);
  expect(run([{ type: "clearError", key: "C-FIT" }], two).errors.map(({ key }) => key)).toEqual(["I-ROD"]);
  expect(run([{ type: "clearErrors" }], two)).toEqual(begun);
});

/** The wizard once more, as naively as it can be said: sub-steps in a list, marks in sets of codes, no index anywhere. */
class NaiveWizard {
  subs: string[] = [];
  codes: string[] = [];
  started = new Set<string>();
  done = new Set<string>();
  now = "";
  rule = "";
  errors: string[] = [];
  debugging = false;

  take(codes: readonly string[]): void {
    const main = (cod: string) => cod.slice(0, 3);
    this.codes = codes.filter((cod) =>
      cod.length === 3
        ? codes.some((other) => other.length > 3 && main(other) === cod)
        : codes.includes(main(cod)),
    );
    this.codes.sort();
    this.subs = this.codes.filter((cod) => cod.length > 3);
  }

  begin(): void {
    this.started = new Set(this.subs[0] ? [this.subs[0].slice(0, 3), this.subs[0]] : []);
    this.done = new Set();
    this.now = this.subs[0] ?? "";
    this.rule = "";
    this.errors = [];
    if (this.debugging) this.all();
  }

  all(): void {
    this.started = new Set(this.codes);
    this.done = new Set(this.codes);
  }

  visit(cod: string): void {
    this.now = cod;
    this.started.add(cod).add(cod.slice(0, 3));
  }

  next(): void {
    if (this.now === "") return;
    this.done.add(this.now);
    const to = this.subs[this.subs.indexOf(this.now) + 1];
    if (to === undefined) return;
    if (to.slice(0, 3) !== this.now.slice(0, 3)) this.done.add(this.now.slice(0, 3));
    this.visit(to);
  }

  change(codes: readonly string[], rule: string): void {
    const [before, at] = [new Set(this.codes), this.now];
    const place = this.codes.indexOf(at);
    this.take(codes);
    for (const cod of this.codes)
      if (!before.has(cod)) {
        const isFirst = cod === this.subs[0] || cod === this.subs[0]?.slice(0, 3);
        this.mark(this.started, cod, isFirst || this.debugging);
        this.mark(this.done, cod, this.debugging);
      }
    for (const marks of [this.started, this.done])
      for (const cod of marks) if (!this.codes.includes(cod)) marks.delete(cod);
    this.rule = rule;
    if (this.subs.includes(at)) return;
    const near = this.subs.filter((cod) => this.codes.indexOf(cod) <= place).at(-1);
    if (near !== undefined) this.visit(near);
    else this.now = this.subs[0] ?? "";
  }

  mark(marks: Set<string>, cod: string, on: boolean): void {
    if (on) marks.add(cod);
    else marks.delete(cod);
  }
}

const CODES = ["001", "001-001", "001-002", "002", "002-001", "003", "003-001", "003-002", "003-003", "004"];
const anyCodes = fc.subarray(CODES);
const anyEvent = fc.oneof(
  { weight: 4, arbitrary: fc.constant(["next"] as const) },
  { weight: 3, arbitrary: fc.constant(["previous"] as const) },
  fc.constantFrom(["finalized"] as const, ["debug"] as const, ["reset"] as const, ["resetSteps"] as const),
  fc.tuple(fc.constant("load" as const), anyCodes),
  fc.tuple(fc.constant("goTo" as const), fc.constantFrom(...CODES)),
  fc.tuple(fc.constant("variantChanged" as const), anyCodes),
  fc.tuple(fc.constantFrom("addError" as const, "clearError" as const), fc.constantFrom("a", "b", "c")),
  fc.constant(["clearErrors"] as const),
);
type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer E> ? E : never;

function event([type, value]: AnyEvent): ClosetEvent {
  switch (type) {
    case "load":
      return { type, steps: closetSteps(groups(...value)) };
    case "variantChanged":
      return { type, steps: closetSteps(groups(...value)), oldRule: value.join() };
    case "goTo":
      return { type, cod: value };
    case "addError":
      return { type, error: { key: value } };
    case "clearError":
      return { type, key: value };
    default:
      return { type };
  }
}

function follow(model: NaiveWizard, [type, value]: AnyEvent): void {
  const index = model.subs.indexOf(model.now);
  if (type === "load") {
    model.take(value);
    model.begin();
  } else if (type === "next") model.next();
  else if (type === "previous") model.now = model.subs[Math.max(0, index - 1)] ?? "";
  else if (type === "goTo") {
    const to = model.subs.find((cod) => cod.startsWith(value));
    if (to !== undefined && model.codes.includes(value)) model.visit(to);
  } else if (type === "finalized") {
    const last = model.codes.at(-1);
    if (last !== undefined) model.done.add(last);
  } else if (type === "debug") {
    model.debugging = true;
    model.all();
  } else if (type === "reset") {
    model.debugging = false;
    model.begin();
  } else if (type === "resetSteps") Object.assign(model, new NaiveWizard());
  else if (type === "variantChanged") model.change(value, value.join());
  else if (type === "clearErrors") model.errors = [];
  else {
    model.errors = model.errors.filter((key) => key !== value);
    if (type === "addError") model.errors.push(value);
  }
}

test("[CL-01] whatever is done in whatever order, the wizard and a naive one agree", () => {
  fc.assert(
    fc.property(anyCodes, fc.array(anyEvent, { maxLength: 40 }), (codes, events) => {
      const model = new NaiveWizard();
      let state: ClosetState = NO_CLOSET;
      for (const one of [["load", codes] as AnyEvent, ...events]) {
        state = closetWizard(state, event(one));
        follow(model, one);
        expect(state.steps.map(({ cod }) => cod)).toEqual(model.codes);
        expect(state.steps.filter(({ started }) => started).map(({ cod }) => cod)).toEqual(
          [...model.started].sort(),
        );
        expect(state.steps.filter(({ done }) => done).map(({ cod }) => cod)).toEqual([...model.done].sort());
        expect(state).toMatchObject({
          currentStepCod: model.now,
          currentStepIdx: model.codes.indexOf(model.now),
          maxStepIdx: model.codes.length - 1,
          currentKey: state.steps[state.currentStepIdx]?.key ?? "",
          oldRule: model.rule,
        });
        expect(state.errors.map(({ key }) => key)).toEqual(model.errors);
      }
    }),
    { numRuns: 500 },
  );
});
