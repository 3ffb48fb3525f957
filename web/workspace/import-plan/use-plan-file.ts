import {
  type DrawingLayer,
  type DxfChoice,
  type ImportedPlan,
  PLAN_LIMITS,
  type PlanRefusalCause,
  pictureHeader,
  refusedBySize,
  type UnitCheck,
} from "@stanza/plans";
import { log } from "@stanza/web-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { type StuckWatch, watchForStuck } from "./stuck-watch.ts";
import type { FromPlanWorker, ToPlanWorker } from "./worker/plan-protocol.ts";

/** Layers and unit of a drawing, with what was chosen of them. */
export interface DrawingChoice extends DxfChoice {
  readonly layers: readonly DrawingLayer[];
  readonly check: UnitCheck;
}

export type PlanFile =
  | { readonly kind: "none" }
  /** `percent` absent: what is done takes no steps. */
  | { readonly kind: "reading"; readonly name: string; readonly percent?: number }
  | { readonly kind: "refused"; readonly name: string; readonly cause: PlanRefusalCause }
  | {
      readonly kind: "ready";
      readonly name: string;
      /** `null`: the chosen layers give none. */
      readonly plan: ImportedPlan | null;
      readonly drawing?: DrawingChoice;
      /** Another choice is being worked out. */
      readonly busy: boolean;
    };

const TOO_BIG_MEMORY = /memory|allocation|invalid (array|string) length/i;

/** Browsers call a DXF a picture too. */
const isPicture = ({ type }: File): boolean => type.startsWith("image/") && !/dxf|dwg/.test(type);

/** Why a file is no picture to draw over; `null`: it is one. */
async function pictureRefusal(picked: File): Promise<PlanRefusalCause | null> {
  if (picked.size > PLAN_LIMITS.maxPictureBytes) return "pictureTooLarge";
  const header = pictureHeader(new Uint8Array(await picked.arrayBuffer()));
  return header.ok ? null : header.cause;
}

/**
 * Reads a plan's file in a worker, and again for every other choice of layers and unit; a new file or `cancel` stops it. A picture is
 * only looked at, and handed to `onPicture`.
 */
export function usePlanFile(onPicture: (file: File) => void) {
  const [file, setFile] = useState<PlanFile>({ kind: "none" });
  const worker = useRef<Worker | null>(null);

  const watch = useRef<StuckWatch | null>(null);

  const stop = useCallback(() => {
    watch.current?.stop();
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const post = (message: ToPlanWorker) => worker.current?.postMessage(message);

  const read = async (picked: File) => {
    stop();
    const { name } = picked;
    if (isPicture(picked)) {
      const cause = await pictureRefusal(picked).catch(() => "damaged" as const);
      if (cause) setFile({ kind: "refused", name, cause });
      else onPicture(picked);
      return;
    }
    const tooLarge = refusedBySize(picked.size);
    if (tooLarge) {
      setFile({ kind: "refused", name, cause: tooLarge });
      return;
    }
    setFile({ kind: "reading", name });
    const own = new Worker(new URL("./worker/plan.worker.ts", import.meta.url), { type: "module" });
    worker.current = own;
    const fail = (why: string, cause: PlanRefusalCause) => {
      if (worker.current !== own) return;
      stop();
      log("error", `${name} could not be read: ${why}`);
      setFile({ kind: "refused", name, cause });
    };
    watch.current = watchForStuck(() => fail("it takes without end", "damaged"));
    own.addEventListener("message", ({ data }: MessageEvent<FromPlanWorker>) => {
      if (worker.current !== own) return;
      if (data.kind === "progress") watch.current?.alive();
      else watch.current?.stop();
      if (data.kind === "refused") log("warning", `${name} is not read as a plan: ${data.message}`);
      if (data.kind === "drawing") {
        const choice: DxfChoice = { wallLayers: data.wallLayers, unit: data.unit.likely };
        setFile({
          kind: "ready",
          name,
          plan: null,
          drawing: { ...choice, layers: data.layers, check: data.unit },
          busy: true,
        });
        own.postMessage({ kind: "plan", choice } satisfies ToPlanWorker);
        return;
      }
      setFile((before) => after(before, name, data));
    });
    own.addEventListener("error", ({ message }) =>
      fail(message, TOO_BIG_MEMORY.test(message ?? "") ? "tooManyParts" : "damaged"),
    );
    try {
      const bytes = new Uint8Array(await picked.arrayBuffer());
      if (worker.current === own)
        own.postMessage({ kind: "open", bytes } satisfies ToPlanWorker, [bytes.buffer]);
    } catch (error) {
      fail(String(error), "damaged");
    }
  };

  return {
    file,
    read: (picked: File) => void read(picked),
    /** Back to the choice of a file. */
    cancel: () => {
      stop();
      setFile({ kind: "none" });
    },
    choose: (choice: Partial<DxfChoice>) => {
      if (file.kind !== "ready" || !file.drawing) return;
      const drawing = { ...file.drawing, ...choice };
      setFile({ ...file, drawing, busy: true });
      post({ kind: "plan", choice: { wallLayers: drawing.wallLayers, unit: drawing.unit } });
    },
  };
}

/** The file once the worker has answered; what is known of its layers and unit stays. */
function after(before: PlanFile, name: string, data: Exclude<FromPlanWorker, { kind: "drawing" }>): PlanFile {
  const known = before.kind === "ready" ? before.drawing : undefined;
  switch (data.kind) {
    case "progress":
      return before.kind === "reading" ? { ...before, percent: data.percent } : before;
    case "refused":
      return { kind: "refused", name, cause: data.cause };
    case "plan":
    case "noPlan": {
      const drawing = known && { ...known, check: data.unit ?? known.check };
      const plan = data.kind === "plan" ? data.plan : null;
      return { kind: "ready", name, plan, ...(drawing ? { drawing } : {}), busy: false };
    }
  }
}
