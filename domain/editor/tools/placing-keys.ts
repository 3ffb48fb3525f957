import { normaliseAngle } from "@stanza/geometry";
import type { Placing } from "../interaction.ts";
import { nudgeLength } from "../nudge-length.ts";
import type { KeyInput } from "../pointer-input.ts";
import { atEnd, ghostAtStation, movedStation } from "../stations/at-station.ts";
import type { Station } from "../stations/station.ts";
import { stationsFor } from "../stations/stations-for.ts";
import { ghostDistances } from "../surroundings.ts";
import type { ToolContext } from "./tool.ts";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The placing after a key that moves the thing in hand without a pointer: the first of them brings it to where *Add* would put it, arrows
 * move it (ux.md §9), Home and End go to the ends of its wall, Tab to the next wall. `null` for any other key.
 */
export function movedByKey(state: Placing, input: KeyInput, context: ToolContext): Placing | null {
  const { station } = state;
  const way = ARROWS[input.key];
  if (input.key === "Tab" && !input.ctrl)
    return station ? nextStation(state, input, context) : begun(state, context);
  if (!station) return way || (input.key === "Enter" && state.ghost === null) ? begun(state, context) : null;
  if (way) {
    const mm = nudgeLength(input);
    return stationed(state, movedStation(station, [way[0] * mm, way[1] * mm], state.article));
  }
  if (input.key === "Home") return stationed(state, atEnd(station, -1, state.article));
  if (input.key === "End") return stationed(state, atEnd(station, 1, state.article));
  return null;
}

/** The ghost at its station, anew: after a turn, or when something else has changed. */
export const restationed = (state: Placing): Placing =>
  state.station ? { ...stationed(state, state.station), typed: state.typed } : state;

function begun(state: Placing, context: ToolContext): Placing {
  const { stations, first } = stationsFor(state.article, context, state.surroundings);
  const station = stations[first];
  return station ? stationed(state, station, first) : state;
}

function nextStation(state: Placing, { shift }: KeyInput, context: ToolContext): Placing {
  const { stations } = stationsFor(state.article, context, state.surroundings);
  const place = (state.stop + (shift ? -1 : 1) + stations.length) % Math.max(1, stations.length);
  const station = stations[place];
  return station ? stationed(state, station, place) : state;
}

function stationed(state: Placing, station: Station, stop = state.stop): Placing {
  const { article, surroundings } = state;
  const ghost = ghostAtStation(article, station, normaliseAngle(state.rotY), surroundings);
  const distances = ghostDistances(ghost, article.mount, surroundings);
  // What is typed is the distance that was read out.
  const typedSide = distances.some(({ side }) => side === "left") ? "left" : (distances[0]?.side ?? "left");
  return { ...state, station, stop, ghost, distances, typed: "", typedSide };
}
