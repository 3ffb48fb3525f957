import { type Frame, toLocal, toParent } from "@stanza/geometry";
import type { Footprint } from "../footprint.ts";
import { type Carrier, carriedFrame, carriersFor, localIn, middleOf } from "./carriers.ts";
import type { SnapOptions, Snapped, SnapRequest } from "./request.ts";

/** The share of a carrier's width on both sides of its middle within which the hand means the middle. */
const MIDDLE = 0.25;

/**
 * Puts an article into or onto what carries it, when the hand is over that: a sink on the middle of its base unit, an oven in its niche, a
 * pedestal below its desk. `null`: the hand is over nothing that takes it.
 */
export function snapToCarrier(
  request: SnapRequest,
  obstacles: readonly Footprint[],
  { boxSnap, reach }: SnapOptions,
): Snapped | null {
  if (!boxSnap) return null;
  const { wanted, box } = request;
  const hand = toParent(wanted, [box[0] / 2, 0, box[2] / 2]);
  const under = carriersFor(request, obstacles)
    .filter((carrier) => isOver(carrier, localIn(carrier, hand), reach))
    .map((carrier) => ({ carrier, away: awayFrom(carrier, localIn(carrier, hand)) }))
    .sort((a, b) => Number(b.carrier.isMeant) - Number(a.carrier.isMeant) || a.away - b.away)[0];
  if (!under) return null;
  const { carrier } = under;
  const row = carrier.of.row;
  const middle = carriedFrame(carrier, request);
  const isOpen = carrier.anchor.kind === "inside" && !carrier.anchor.size && request.mount === "inside";
  const width = carrier.anchor.size?.[0] ?? carrier.of.box[0];
  const off = toLocal(middle, hand)[0] - box[0] / 2;
  const isMiddle = carrier.isMeant || Math.abs(off) <= Math.max(reach, width * MIDDLE);
  if (isMiddle && !isOpen)
    return {
      frame: middle,
      wall: null,
      reasons: [{ kind: carrier.anchor.kind === "inside" ? "inside" : "centred", row }],
    };
  const frame = slidAlong(carrier, middle, hand, box[0]);
  return { frame, wall: null, reasons: [{ kind: isOpen ? "inside" : "onto", row }] };
}

const isOver = ({ of: { box } }: Carrier, [x, z]: readonly [number, number], reach: number): boolean =>
  x >= -reach && x <= box[0] + reach && z >= -reach && z <= box[2] + reach;

function awayFrom(carrier: Carrier, [x, z]: readonly [number, number]): number {
  const [mx, mz] = middleOf(carrier) ?? [carrier.anchor.at[0], carrier.anchor.at[2]];
  return Math.hypot(x - mx, z - mz);
}

/** The same place, along the carrier as far as the hand, between its ends. */
function slidAlong({ of, anchor }: Carrier, { at, rotY }: Frame, hand: Frame["at"], width: number): Frame {
  const [, y, z] = toLocal(of.frame, at);
  const inner = anchor.kind === "inside" ? anchor.at[0] : 0;
  const last = of.box[0] - inner - width;
  const x = Math.round(toLocal(of.frame, [hand[0], 0, hand[2]])[0] - width / 2);
  return { at: toParent(of.frame, [Math.max(inner, Math.min(x, last)), y, z]), rotY };
}
