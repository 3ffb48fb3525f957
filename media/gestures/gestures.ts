import type { Vec2 } from "@stanza/geometry";
import type { GesturePointer } from "./gesture-pointer.ts";

/** A view's answers to the gestures that are recognised over it. Places and distances are in CSS pixels. */
export interface Gestures {
  /** A press or a pinch begins here: the point under it stays under the hand while the view moves. */
  grasp?(at: Vec2): void;
  /** The main button or the first finger came down. True: a tool takes the press, so the view does not move with it. */
  press(at: Vec2, pointer: GesturePointer): boolean;
  /** The pointer of a press that a tool took has moved. */
  drag(at: Vec2, pointer: GesturePointer): void;
  /** The press that a tool took ends. */
  release(at: Vec2, pointer: GesturePointer): void;
  /** The gesture that a press began is given up: a second finger came, the system took the pointer, or the window lost the focus. */
  cancel(): void;
  /** The pointer moves over the view without a press. */
  hover(at: Vec2, pointer: GesturePointer): void;
  /** A pointer that was pressed elsewhere is let go here, as with an article carried from its card. */
  drop(at: Vec2, pointer: GesturePointer): void;
  leave(): void;
  /** A press of the main button or of one finger ended without moving. `taken`: a tool had its press and its release. */
  tap(at: Vec2, pointer: GesturePointer, taken: boolean): void;
  /** Follows the second of two taps on one place. */
  doubleTap(at: Vec2, pointer: GesturePointer): void;
  /** A finger has stayed where it came down. */
  longPress(at: Vec2, pointer: GesturePointer): void;
  /** True while a tool draws with the press that it took, so that a finger may rest without a long press. */
  isDrawing(): boolean;
  /** Several fingers touched and left together without moving. */
  fingersTap(fingers: number): void;
  /** A press that no tool took has moved: the view follows it in its own way. */
  dragView(by: Vec2, pointer: GesturePointer): void;
  pan(by: Vec2): void;
  /** A factor above 1 comes nearer; the spot at `at` stays where it is. */
  zoom(factor: number, at: Vec2): void;
  /** Two fingers turned around each other, clockwise on the screen. */
  twist?(degrees: number): void;
}
