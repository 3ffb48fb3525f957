import { distance2, type Vec2 } from "@stanza/geometry";
import type { GesturePointer } from "./gesture-pointer.ts";
import type { Gestures } from "./gestures.ts";
import { pinch } from "./pinch.ts";
import { turnedWheel, type WheelTurn } from "./turned-wheel.ts";
import { LONG_PRESS_MS } from "./when-held.ts";

/** A press becomes a drag after this many pixels; a finger is never quite still. */
const DRAG_PIXELS: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 9 };
/** Two taps of a finger within this time and distance are a double tap. */
const DOUBLE_TAP = { ms: 350, pixels: 24 };

/** The state of the pointers over the view. */
type Phase =
  | { readonly kind: "free" }
  | {
      readonly kind: "press";
      /** `tool`: it took the press. `pan`: Space or the middle button. `view`: the view follows the pointer in its own way. */
      readonly by: "tool" | "pan" | "view";
      readonly at: Vec2;
      readonly pointer: GesturePointer;
      moved: boolean;
    }
  | {
      readonly kind: "fingers";
      /** The place where each of them came down. */
      readonly from: Map<number, Vec2>;
      readonly since: number;
      most: number;
      isPinch: boolean;
    }
  /** The gesture has ended while its pointers are still down: their ways and ends mean nothing. */
  | { readonly kind: "over" };

const FREE: Phase = { kind: "free" };
const OVER: Phase = { kind: "over" };

/**
 * Recognises gestures in pointer events that are given as plain data, the same for plan, elevation and 3D.
 *
 * Mouse and pen: the main button is the tool's where it wants the press and moves the view elsewhere; the middle button, or Space with the
 * main one, pans; the wheel zooms at the pointer. Touch: one finger is the tool's where it wants it and moves the view elsewhere; two
 * fingers pan, zoom and twist. A double tap, a long press and a tap of several fingers are gestures too.
 *
 * Each pointer comes with its place in the view and with whether it belongs to a control over the view, such as a button or a handle that
 * has captured it.
 */
export class GestureRecogniser {
  readonly #hand: Gestures;
  readonly #wheelPans: boolean;
  readonly #pointers = new Map<number, Vec2>();
  /** Fingers on a control: they are the control's until another finger joins them. */
  readonly #aside = new Map<number, Vec2>();
  /** Pointers that were down when the window lost the focus: the rest of their way is not for the view. */
  readonly #lost = new Set<number>();
  #phase: Phase = FREE;
  #spaceHeld = false;
  #lastTap: { readonly at: Vec2; readonly pointer: GesturePointer } | null = null;

  /** wheelPans: whether a trackpad and Shift with the wheel pan; otherwise they zoom */
  constructor(hand: Gestures, { wheelPans }: { readonly wheelPans: boolean }) {
    this.#hand = hand;
    this.#wheelPans = wheelPans;
  }

  /** No pointer is down. */
  get isFree(): boolean {
    return this.#pointers.size === 0;
  }

  /** returns whether the pointer is the view's */
  down(at: Vec2, pointer: GesturePointer, ofControl: boolean): boolean {
    const { pointerId, pointerType } = pointer;
    this.#lost.delete(pointerId);
    if (ofControl) {
      const isTouch = pointerType === "touch";
      const isAlone = !isTouch || this.#pointers.size + this.#aside.size === 0;
      if (isAlone && isTouch) this.#aside.set(pointerId, at);
      if (isAlone) return false;
    }
    for (const [finger, began] of this.#aside) this.#pointers.set(finger, began);
    this.#aside.clear();
    this.#pointers.set(pointerId, at);
    if (this.#pointers.size > 1) this.#joined(at, pointer);
    else this.#pressed(at, pointer);
    return true;
  }

  move(at: Vec2, pointer: GesturePointer, ofControl: boolean): void {
    const { pointerId } = pointer;
    const before = this.#pointers.get(pointerId);
    if (!before) {
      // A pointer without a button down has begun anew.
      if (pointer.buttons === 0) this.#lost.delete(pointerId);
      if (!ofControl && !this.#lost.has(pointerId)) this.#hand.hover(at, pointer);
      return;
    }
    const phase = this.#phase;
    if (phase.kind === "press") this.#dragged(phase, before, at, pointer);
    else if (phase.kind === "fingers") this.#pinched(phase, before, at, pointer);
    else this.#pointers.set(pointerId, at);
  }

  up(at: Vec2, pointer: GesturePointer, ofControl: boolean): void {
    const { pointerId } = pointer;
    this.#aside.delete(pointerId);
    if (this.#lost.delete(pointerId)) return;
    if (!this.#pointers.delete(pointerId)) {
      if (!ofControl) this.#hand.drop(at, pointer);
      return;
    }
    const phase = this.#phase;
    if (this.isFree) this.#phase = FREE;
    if (phase.kind === "press") this.#released(phase, at, pointer);
    else if (phase.kind === "fingers" && this.isFree && !phase.isPinch) {
      if (pointer.timeStamp - phase.since < LONG_PRESS_MS) this.#hand.fingersTap(phase.most);
    }
  }

  /** The system took the pointer, or something else on the page captured it. */
  cancel(pointerId: number): void {
    this.#aside.delete(pointerId);
    if (!this.#pointers.delete(pointerId)) return;
    this.#giveUp();
    if (this.isFree) this.#phase = FREE;
  }

  /** The window lost the focus: where its pointers go and which keys are let go is no longer heard. */
  blur(): void {
    for (const id of this.#pointers.keys()) this.#lost.add(id);
    this.#pointers.clear();
    this.#aside.clear();
    this.#spaceHeld = false;
    this.#lastTap = null;
    this.#phase = FREE;
    // A handle over the view may hold a press as well.
    this.#hand.cancel();
  }

  /** The time of a long press is over. Returns whether it was one. */
  held(): boolean {
    const phase = this.#phase;
    if (phase.kind !== "press" || phase.moved || phase.pointer.pointerType !== "touch") return false;
    if (phase.by === "tool" && this.#hand.isDrawing()) return false;
    this.#giveUp();
    this.#hand.longPress(phase.at, phase.pointer);
    return true;
  }

  /** The system's own double click of mouse or pen, in the time that the person has set for it. */
  doubleClick(): void {
    const last = this.#lastTap;
    if (!last || last.pointer.pointerType === "touch") return;
    this.#lastTap = null;
    this.#hand.doubleTap(last.at, last.pointer);
  }

  leave(): void {
    if (this.isFree) this.#hand.leave();
  }

  space(held: boolean): void {
    this.#spaceHeld = held;
  }

  wheel(at: Vec2, turn: WheelTurn): void {
    const turned = turnedWheel(turn, this.#wheelPans);
    if ("pan" in turned) this.#hand.pan(turned.pan);
    else this.#hand.zoom(turned.zoom, at);
  }

  /** Takes the press from the tool, which has ended it itself, e.g. by Esc. */
  letGo(): void {
    if (this.#phase.kind === "press" && this.#phase.by === "tool") this.#phase = OVER;
  }

  #pressed(at: Vec2, pointer: GesturePointer): void {
    this.#hand.grasp?.(at);
    const { button } = pointer;
    const pans = button === 1 || (button === 0 && this.#spaceHeld);
    const isTaken = !pans && button <= 0 && this.#hand.press(at, pointer);
    this.#phase = {
      kind: "press",
      by: pans ? "pan" : isTaken ? "tool" : "view",
      at,
      pointer,
      moved: false,
    };
  }

  #joined(at: Vec2, pointer: GesturePointer): void {
    if (this.#phase.kind !== "fingers") {
      this.#giveUp();
      const [a, b] = [...this.#pointers.values()];
      if (a && b) this.#hand.grasp?.([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
      const from = new Map(this.#pointers);
      this.#phase = { kind: "fingers", from, since: pointer.timeStamp, most: 2, isPinch: false };
    }
    this.#phase.most = Math.max(this.#phase.most, this.#pointers.size);
    this.#phase.from.set(pointer.pointerId, at);
  }

  #dragged(press: Extract<Phase, { kind: "press" }>, before: Vec2, at: Vec2, pointer: GesturePointer): void {
    if (distance2(at, press.at) > reach(pointer)) press.moved = true;
    if (press.by === "tool") this.#hand.drag(at, pointer);
    // The view stands still until the way is long enough, and then follows all of it.
    else if (!press.moved) return;
    else if (press.by === "pan") this.#hand.pan([at[0] - before[0], at[1] - before[1]]);
    else this.#hand.dragView([at[0] - before[0], at[1] - before[1]], pointer);
    this.#pointers.set(pointer.pointerId, at);
  }

  #pinched(
    fingers: Extract<Phase, { kind: "fingers" }>,
    before: Vec2,
    at: Vec2,
    pointer: GesturePointer,
  ): void {
    const began = fingers.from.get(pointer.pointerId);
    if (began && distance2(at, began) > reach(pointer)) fingers.isPinch = true;
    if (!fingers.isPinch) return;
    this.#pointers.set(pointer.pointerId, at);
    const other = [...this.#pointers].find(([id]) => id !== pointer.pointerId)?.[1];
    if (!other) return;
    const { by, factor, middle, degrees } = pinch(before, at, other);
    this.#hand.pan(by);
    this.#hand.zoom(factor, middle);
    this.#hand.twist?.(degrees);
  }

  #released(press: Extract<Phase, { kind: "press" }>, at: Vec2, pointer: GesturePointer): void {
    const isTaken = press.by === "tool";
    if (isTaken) this.#hand.release(at, pointer);
    const last = this.#lastTap;
    this.#lastTap = null;
    if (press.moved || pointer.button !== 0) return;
    this.#hand.tap(at, pointer, isTaken);
    if (last && isDoubleTap(last, { at, pointer })) this.#hand.doubleTap(at, pointer);
    else this.#lastTap = { at, pointer };
  }

  #giveUp(): void {
    if (this.#phase.kind === "press" && this.#phase.by === "tool") this.#hand.cancel();
    this.#phase = OVER;
  }
}

const reach = ({ pointerType }: GesturePointer): number => DRAG_PIXELS[pointerType] ?? 4;

interface Tap {
  readonly at: Vec2;
  readonly pointer: GesturePointer;
}

/** Browsers differ in whether two taps make a double click where they may not zoom, so fingers are counted here. */
const isDoubleTap = (first: Tap, second: Tap): boolean =>
  first.pointer.pointerType === "touch" &&
  second.pointer.pointerType === "touch" &&
  second.pointer.timeStamp - first.pointer.timeStamp <= DOUBLE_TAP.ms &&
  distance2(first.at, second.at) <= DOUBLE_TAP.pixels;
