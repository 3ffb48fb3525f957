import type { GesturePointer } from "../gesture-pointer.ts";
import { GestureRecogniser } from "../gesture-recogniser.ts";
import { recordedGestures } from "./recorded-gestures.ts";

export type PointerKind = "mouse" | "pen" | "touch";

interface Press {
  readonly id?: number;
  readonly button?: number;
  readonly ofControl?: boolean;
}

/** Pointers of one kind over a recogniser, with a clock that only `wait` moves. */
export function hands(
  kind: PointerKind,
  { wheelPans = true, ...does }: { takes?: boolean; draws?: boolean; wheelPans?: boolean } = {},
) {
  const { hand, heard } = recordedGestures(does);
  const recogniser = new GestureRecogniser(hand, { wheelPans });
  let now = 0;
  const pointer = (x: number, y: number, { id = 1, button = 0 }: Press, buttons: number): GesturePointer => ({
    pointerId: id,
    pointerType: kind,
    button,
    buttons,
    timeStamp: now,
    clientX: x,
    clientY: y,
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
  });
  const made = {
    recogniser,
    heard,
    /** Returns the events that were heard since the last call. */
    news: () => heard.splice(0),
    wait(ms: number) {
      now += ms;
      return made;
    },
    down(x: number, y: number, press: Press = {}) {
      recogniser.down([x, y], pointer(x, y, press, 1), press.ofControl ?? false);
      return made;
    },
    /** Moves a pressed pointer, or one without a press for `buttons` 0. */
    move(x: number, y: number, press: Press & { readonly buttons?: number } = {}) {
      recogniser.move(
        [x, y],
        pointer(x, y, { button: -1, ...press }, press.buttons ?? 1),
        press.ofControl ?? false,
      );
      return made;
    },
    up(x: number, y: number, press: Press = {}) {
      recogniser.up([x, y], pointer(x, y, press, 0), press.ofControl ?? false);
      return made;
    },
    tap(x: number, y: number, press: Press = {}) {
      return made.down(x, y, press).wait(60).up(x, y, press).wait(60);
    },
  };
  return made;
}
