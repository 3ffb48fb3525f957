import { type Interaction, movedDimension } from "@stanza/editor";
import { type DimensionGround, dimensionGround } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import {
  type Dimension,
  type DimensionId,
  type DimensionKind,
  putDimension,
  removeDimension,
} from "@stanza/project";
import { editor, tellStepAs, transact, useEditor, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import { create } from "zustand";
import { showElevation } from "../elevation/elevation-store.ts";
import { currentShown, type ShownScene } from "../shown.ts";
import { showDimensions } from "./dimension-flags.ts";

interface ChosenDimension {
  readonly selected: DimensionId | null;
  /** A note that waits for its words. A new one is not yet part of the project. */
  readonly writing: Dimension | null;
}

const EMPTY: ChosenDimension = { selected: null, writing: null };

/** The selected dimension, and the one whose words are being written. */
export const useChosenDimension = create<ChosenDimension>()(() => EMPTY);

useProject.subscribe((now, before) => {
  if (now.open?.projectKey !== before.open?.projectKey) useChosenDimension.setState(EMPTY);
});

type Held<K extends Interaction["kind"]> = Extract<Interaction, { readonly kind: K }>;

/** The measuring in progress, also while one of its dimensions is being moved. */
const measuringOf = (interaction: Interaction): Held<"measuring"> | null =>
  interaction.kind === "carryingDimension"
    ? interaction.before
    : interaction.kind === "measuring"
      ? interaction
      : null;

export const useMeasuring = (): Held<"measuring"> | null =>
  useEditor(({ interaction }) => measuringOf(interaction));

/** The dimension that is being moved, at its new place. */
export const useCarriedDimension = (): Dimension | null =>
  useEditor(({ interaction }) => (interaction.kind === "carryingDimension" ? interaction.carried : null));

export function startMeasuring(kind: DimensionKind = "linear"): void {
  showElevation(null);
  useChosenDimension.setState(EMPTY);
  editor.use("measuring", kind);
  if (editor.state.interaction.kind === "measuring") showDimensions(kind, true);
}

let last: { readonly scene: ShownScene; readonly ground: DimensionGround } | null = null;

/** The walls and articles of the shown scene that can hold dimensions. */
export function groundOf(scene: ShownScene): DimensionGround {
  if (last?.scene !== scene) last = { scene, ground: dimensionGround(scene.project.rooms, scene.evaluated) };
  return last.ground;
}

/** Adds or replaces the dimension in one undoable step. Returns false when the project refuses it or is read-only. */
export function keep(dimension: Dimension, name: string, gesture?: string): boolean {
  const outcome = transact(
    name,
    (project) => putDimension(project, dimension),
    gesture === undefined ? {} : { gesture },
  );
  if (outcome?.ok) return true;
  announce(translate(outcome ? "dimension.refused" : "dimension.readOnly"));
  return false;
}

export function removeSelectedDimension(id: DimensionId): void {
  transact("edit.dimensionRemove", (project) => removeDimension(project, { id }));
  useChosenDimension.setState(EMPTY);
  tellStepAs(() => translate("dimension.removed"));
}

export function selectDimension(selected: DimensionId | null): void {
  useChosenDimension.setState({ selected });
}

export function nudgeDimension(dimension: Dimension, by: Vec2, gesture: string): void {
  keep(movedDimension(dimension, by, groundOf(currentShown())), "edit.dimensionMove", gesture);
}

/** Lets the words of a note be typed. */
export function beginWriting(writing: Dimension | null): void {
  useChosenDimension.setState({ writing });
}

/** Takes the words of the note that waits for them; empty words leave a new note unmade and take nothing from others. */
export function writeDimension(text: string): void {
  const { writing } = useChosenDimension.getState();
  useChosenDimension.setState({ writing: null });
  if (writing?.kind === "text" && text.trim() !== "")
    keep({ ...writing, text: text.trim() }, "edit.dimensionText");
  if (writing?.kind === "highlight") keep({ ...writing, text: text.trim() }, "edit.dimensionText");
}
