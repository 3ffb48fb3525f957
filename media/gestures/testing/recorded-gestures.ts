import type { Gestures } from "../gestures.ts";

/** A hand that writes down what it is asked for, as `name` or `name detail`. */
export function recordedGestures({ takes = false, draws = false } = {}) {
  const heard: string[] = [];
  const hand: Required<Gestures> = {
    grasp: () => undefined,
    press: () => {
      heard.push("press");
      return takes;
    },
    drag: () => heard.push("drag"),
    release: () => heard.push("release"),
    cancel: () => heard.push("cancel"),
    hover: () => heard.push("hover"),
    drop: () => heard.push("drop"),
    leave: () => heard.push("leave"),
    tap: () => heard.push("tap"),
    doubleTap: () => heard.push("doubleTap"),
    longPress: () => heard.push("longPress"),
    isDrawing: () => draws,
    fingersTap: (fingers) => heard.push(`fingersTap ${fingers}`),
    dragView: ([x, y]) => heard.push(`dragView ${x} ${y}`),
    pan: ([x, y]) => heard.push(`pan ${x} ${y}`),
    zoom: (factor) => heard.push(`zoom ${factor > 1 ? "nearer" : "away"}`),
    twist: (degrees) => heard.push(`twist ${Math.round(degrees)}`),
  };
  return { hand, heard };
}
