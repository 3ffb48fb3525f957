import {
  type QuoteGround,
  quoteGround,
  quotePoints,
  type SnappedQuotePoint,
  snapQuotePoint,
} from "@stanza/drawing";
import { distance2, dot2, sub2, type Vec2 } from "@stanza/geometry";
import { putQuote, type Quote, type QuoteId, type QuoteKind, removeQuote } from "@stanza/project";
import { editor, isReadOnly, transact, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import { create } from "zustand";
import { showElevation } from "../elevation/elevation-store.ts";
import { currentShown, type ShownScene } from "../shown.ts";
import { showQuotes } from "./quote-flags.ts";
import { isHeldPoint, movedQuote, POINTS, quoteFromPoints } from "./quote-from-points.ts";

interface MeasureTool {
  /** What is being made; `null`: the tool is not in the hand. */
  readonly kind: QuoteKind | null;
  readonly points: readonly SnappedQuotePoint[];
  readonly hover: SnappedQuotePoint | null;
  readonly selected: QuoteId | null;
  /** A quote as it is being dragged, not yet part of the project. */
  readonly carried: Quote | null;
  /** A note that waits for its words. A new one is not yet part of the project. */
  readonly writing: Quote | null;
}

const EMPTY = { points: [], hover: null, selected: null, carried: null, writing: null } as const;

/** The measuring hand on the plan: makes quotes by pointing at what they measure. */
export const useMeasureTool = create<MeasureTool>()(() => ({ kind: null, ...EMPTY }));

useProject.subscribe((now, before) => {
  if (now.open?.projectKey !== before.open?.projectKey) useMeasureTool.setState({ kind: null, ...EMPTY });
});

export const isMeasuring = (): boolean => useMeasureTool.getState().kind !== null;

export function startMeasuring(kind: QuoteKind = "linear"): void {
  if (isReadOnly()) {
    announce(translate("quote.readOnly"));
    return;
  }
  showElevation(null);
  editor.putAway();
  editor.select([]);
  showQuotes(kind, true);
  useMeasureTool.setState({ kind, ...EMPTY });
}

export function stopMeasuring(): void {
  useMeasureTool.setState({ kind: null, ...EMPTY });
}

let last: { readonly scene: ShownScene; readonly ground: QuoteGround } | null = null;

/** What quotes are held by, as it is shown now. */
export function groundOf(scene: ShownScene): QuoteGround {
  if (last?.scene !== scene) last = { scene, ground: quoteGround(scene.project.rooms, scene.evaluated) };
  return last.ground;
}

const groundNow = (): QuoteGround => groundOf(currentShown());

export interface MeasurePointer {
  readonly at: Vec2;
  /** How near counts as on it, mm. */
  readonly reach: number;
  /** Straight across or straight down from the point before. */
  readonly straight: boolean;
}

function snapped({ at, reach, straight }: MeasurePointer): SnappedQuotePoint {
  const { kind, points } = useMeasureTool.getState();
  const free = (place: Vec2): SnappedQuotePoint => ({ point: { at: place }, place, reason: "free" });
  const before = points.at(-1)?.place;
  const isHeld = kind !== null && isHeldPoint(kind, points.length);
  if (straight && before && isHeld) {
    const [dx, dy] = sub2(at, before);
    return free(Math.abs(dx) > Math.abs(dy) ? [at[0], before[1]] : [before[0], at[1]]);
  }
  return isHeld ? snapQuotePoint(at, reach, groundNow()) : free(at);
}

export function measureMove(pointer: MeasurePointer): void {
  useMeasureTool.setState({ hover: snapped(pointer) });
}

export function measureClick(pointer: MeasurePointer): void {
  put(snapped(pointer));
}

function put(point: SnappedQuotePoint): void {
  const { kind, points } = useMeasureTool.getState();
  if (kind === null) return;
  const next = [...points, point];
  const before = points.at(-1);
  if (before && isHeldPoint(kind, points.length) && distance2(before.place, point.place) < 1) return;
  if (next.length < POINTS[kind]) {
    useMeasureTool.setState({ points: next, hover: point, selected: null });
    return;
  }
  const text = kind === "text" ? "…" : "";
  const quote = quoteFromPoints(kind, crypto.randomUUID(), next, text, groundNow());
  useMeasureTool.setState({ points: [], hover: null });
  if (quote?.kind === "text") useMeasureTool.setState({ writing: { ...quote, text: "" } });
  else if (quote && keep(quote, "edit.quote")) announce(translate(`quote.made.${quote.kind}`));
}

/** The quote that the points so far and the pointer would make. */
export function pendingQuote({ kind, points, hover }: MeasureTool, ground: QuoteGround): Quote | null {
  if (kind === null || !hover) return null;
  const shown = [...points, hover];
  // Two points of a line show what it will measure before its place is chosen.
  const filled = kind === "linear" && shown.length === 2 ? [...shown, hover] : shown;
  return quoteFromPoints(kind, "pending", filled, "…", ground);
}

/** Makes the quote part of the project, as one step. False: the project refused it, or may not be changed. */
export function keep(quote: Quote, name: string, gesture?: string): boolean {
  const outcome = transact(
    name,
    (project) => putQuote(project, quote),
    gesture === undefined ? {} : { gesture },
  );
  if (outcome?.ok) return true;
  announce(translate(outcome ? "quote.refused" : "quote.readOnly"));
  return false;
}

export function removeSelectedQuote(id: QuoteId): void {
  transact("edit.quoteRemove", (project) => removeQuote(project, { id }));
  useMeasureTool.setState({ selected: null, writing: null });
  announce(translate("quote.removed"));
}

export function selectQuote(selected: QuoteId | null): void {
  useMeasureTool.setState({ selected });
}

/** Carries a quote by `by` mm from where it stands in the project. */
export function carryQuote(quote: Quote, by: Vec2): void {
  useMeasureTool.setState({ carried: movedQuote(quote, by, groundNow()) });
}

/** Puts the carried quote down, or back where it was. */
export function dropQuote(isTaken: boolean): void {
  const { carried } = useMeasureTool.getState();
  useMeasureTool.setState({ carried: null });
  if (carried && isTaken) keep(carried, "edit.quoteMove");
}

export function nudgeQuote(quote: Quote, by: Vec2, gesture: string): void {
  keep(movedQuote(quote, by, groundNow()), "edit.quoteMove", gesture);
}

/** Takes the words of the note that waits for them; empty words leave a new note unmade and take nothing from others. */
export function writeQuote(text: string): void {
  const { writing } = useMeasureTool.getState();
  useMeasureTool.setState({ writing: null });
  if (writing?.kind === "text" && text.trim() !== "")
    keep({ ...writing, text: text.trim() }, "edit.quoteText");
  if (writing?.kind === "highlight") keep({ ...writing, text: text.trim() }, "edit.quoteText");
}

/** mm an arrow key moves a point that nothing holds. */
const STEP_MM = 50;
/** How much farther away a point may lie to the side than ahead. */
const SIDEWAYS = 2;

/**
 * A key while the tool is in the hand: an arrow goes to the next point in its direction, Enter takes it, Backspace takes the last one
 * back, Esc lets go.
 *
 * returns   true when the key was for the tool
 */
export function measureKey(key: string, arrow: Vec2 | undefined): boolean {
  const { kind, points, hover, writing } = useMeasureTool.getState();
  if (kind === null || writing) return false;
  if (arrow) {
    useMeasureTool.setState({ hover: stepped(arrow) });
    return true;
  }
  if (key === "Enter" && hover) put(hover);
  else if (key === "Backspace" && points.length > 0) useMeasureTool.setState({ points: points.slice(0, -1) });
  else if (key === "Escape" && points.length > 0) useMeasureTool.setState({ points: [] });
  else if (key === "Escape" || key.toLowerCase() === "m") stopMeasuring();
  else return false;
  return true;
}

function stepped(way: Vec2): SnappedQuotePoint | null {
  const { kind, points, hover } = useMeasureTool.getState();
  const from = hover ?? points.at(-1);
  if (kind !== null && from && !isHeldPoint(kind, points.length)) {
    const place: Vec2 = [from.place[0] + way[0] * STEP_MM, from.place[1] + way[1] * STEP_MM];
    return { point: { at: place }, place, reason: "free" };
  }
  const candidates = quotePoints(groundNow());
  if (!from) return candidates[0] ?? null;
  const ahead = candidates
    .map((candidate) => {
      const by = sub2(candidate.place, from.place);
      const forwards = dot2(by, way);
      return { candidate, forwards, cost: forwards + SIDEWAYS * Math.abs(by[0] * way[1] - by[1] * way[0]) };
    })
    .filter(({ forwards }) => forwards > 1)
    .toSorted((a, b) => a.cost - b.cost)[0];
  return ahead?.candidate ?? from;
}
