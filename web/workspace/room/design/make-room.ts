import { innerAreaM2, type Room, roomFromTemplate } from "@stanza/project";
import type { TranslationKey } from "@stanza/web-site";
import { lengthIn, questionsIn, type RoomChoice, type RoomNumbers } from "./room-numbers.ts";

/** The room that the numbers make, or which field is wrong and why. */
export type MadeRoom =
  | {
      readonly ok: true;
      readonly room: Room;
      readonly areaM2: number;
      readonly choice: RoomChoice & { readonly kind: "room" };
    }
  | {
      readonly ok: false;
      /** Index of the dimension, or the field's name; `null`: the numbers do not fit each other. */
      readonly field: number | "height" | "thickness" | null;
      readonly because: TranslationKey;
    };

export function makeRoom(typed: RoomNumbers): MadeRoom {
  const { template, dimensions, height, thickness } = typed;
  const lengths = dimensions.map((text) => lengthIn(typed, text));
  const wrong = lengths.indexOf(null);
  if (wrong >= 0) return { ok: false, field: wrong, because: "roomDesign.notALength" };
  const [h, w] = [lengthIn(typed, height), lengthIn(typed, thickness)];
  if (h === null) return { ok: false, field: "height", because: "roomDesign.notALength" };
  if (w === null) return { ok: false, field: "thickness", because: "roomDesign.notALength" };
  const numbers = lengths.map((one) => one ?? 0);
  let ids = 0;
  const options = { newId: () => `plan-${++ids}`, height: h, thickness: w };
  const made = roomFromTemplate(template, numbers, options);
  if (!made.ok) {
    const { cause, at } = made.refusal;
    const index = /^dimensions\.(\d+)$/.exec(at)?.[1];
    const field = index
      ? Number(index)
      : at === "height"
        ? "height"
        : at.includes("thickness")
          ? "thickness"
          : null;
    return {
      ok: false,
      field,
      because: cause === "outOfBounds" ? "roomDesign.outOfBounds" : "roomDesign.doesNotFit",
    };
  }
  const choice = { kind: "room", template, dimensions: numbers, height: h, thickness: w } as const;
  return { ok: true, room: made.value, areaM2: innerAreaM2(made.value), choice };
}

/** Why the room cannot be made yet; `undefined`: it can. */
export function whyNotYet(typed: RoomNumbers, made: MadeRoom): TranslationKey | undefined {
  if (questionsIn(typed).size > 0) return "length.askedFirst";
  return made.ok ? undefined : "roomDesign.fixFirst";
}
