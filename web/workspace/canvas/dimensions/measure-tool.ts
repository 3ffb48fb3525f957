import { type Interaction, movedQuote } from "@stanza/editor";
import { type QuoteGround, quoteGround } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import { putQuote, type Quote, type QuoteId, type QuoteKind, removeQuote } from "@stanza/project";
import { editor, transact, useEditor, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import { create } from "zustand";
import { showElevation } from "../elevation/elevation-store.ts";
import { currentShown, type ShownScene } from "../shown.ts";
import { showQuotes } from "./quote-flags.ts";

interface ChosenQuote {
  readonly selected: QuoteId | null;
  /** A note that waits for its words. A new one is not yet part of the project. */
  readonly writing: Quote | null;
}

const EMPTY: ChosenQuote = { selected: null, writing: null };

/** The dimension or remark that is worked on. */
export const useChosenQuote = create<ChosenQuote>()(() => EMPTY);

useProject.subscribe((now, before) => {
  if (now.open?.projectKey !== before.open?.projectKey) useChosenQuote.setState(EMPTY);
});

type Held<K extends Interaction["kind"]> = Extract<Interaction, { readonly kind: K }>;

/** The measuring tool, while it or a dimension is in the hand. */
const measuringOf = (interaction: Interaction): Held<"measuring"> | null =>
  interaction.kind === "carryingQuote"
    ? interaction.before
    : interaction.kind === "measuring"
      ? interaction
      : null;

export const useMeasuring = (): Held<"measuring"> | null =>
  useEditor(({ interaction }) => measuringOf(interaction));

/** The dimension that is being moved, as it would be. */
export const useCarriedQuote = (): Quote | null =>
  useEditor(({ interaction }) => (interaction.kind === "carryingQuote" ? interaction.carried : null));

export function startMeasuring(kind: QuoteKind = "linear"): void {
  showElevation(null);
  useChosenQuote.setState(EMPTY);
  editor.use("measuring", kind);
  if (editor.state.interaction.kind === "measuring") showQuotes(kind, true);
}

let last: { readonly scene: ShownScene; readonly ground: QuoteGround } | null = null;

/** What quotes are held by, as it is shown now. */
export function groundOf(scene: ShownScene): QuoteGround {
  if (last?.scene !== scene) last = { scene, ground: quoteGround(scene.project.rooms, scene.evaluated) };
  return last.ground;
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
  useChosenQuote.setState(EMPTY);
  announce(translate("quote.removed"));
}

export function selectQuote(selected: QuoteId | null): void {
  useChosenQuote.setState({ selected });
}

export function nudgeQuote(quote: Quote, by: Vec2, gesture: string): void {
  keep(movedQuote(quote, by, groundOf(currentShown())), "edit.quoteMove", gesture);
}

/** Lets the words of a note be typed. */
export function beginWriting(writing: Quote | null): void {
  useChosenQuote.setState({ writing });
}

/** Takes the words of the note that waits for them; empty words leave a new note unmade and take nothing from others. */
export function writeQuote(text: string): void {
  const { writing } = useChosenQuote.getState();
  useChosenQuote.setState({ writing: null });
  if (writing?.kind === "text" && text.trim() !== "")
    keep({ ...writing, text: text.trim() }, "edit.quoteText");
  if (writing?.kind === "highlight") keep({ ...writing, text: text.trim() }, "edit.quoteText");
}
