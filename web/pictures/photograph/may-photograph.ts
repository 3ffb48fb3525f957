import type { LookChoice } from "../look/look-store.ts";

/** What of a device decides whether it makes photographs by itself. */
export interface PhotographDevice {
  readonly cores: number;
  /** GB; absent: it does not say. */
  readonly memory?: number | undefined;
  readonly wantsStillness: boolean;
  /** On a battery that is not nearly full. */
  readonly savesPower: boolean;
}

const ENOUGH_CORES = 4;
const ENOUGH_MEMORY = 4;

/** Whether a view that rests is photographed: as it was chosen, by itself where that takes nothing away from anybody. */
export function mayPhotograph(choice: LookChoice["photograph"], device: PhotographDevice): boolean {
  if (choice !== "auto") return choice === "on";
  const { cores, memory = ENOUGH_MEMORY, wantsStillness, savesPower } = device;
  return cores >= ENOUGH_CORES && memory >= ENOUGH_MEMORY && !wantsStillness && !savesPower;
}

interface Battery {
  readonly charging: boolean;
  readonly level: number;
}

/** Charged this far a battery is as good as mains. */
const NEARLY_FULL = 0.8;

/** The device in hand. A browser that tells nothing of its battery is taken to be on mains. */
export async function photographDevice(wantsStillness: boolean): Promise<PhotographDevice> {
  const { hardwareConcurrency, deviceMemory, getBattery } = navigator as Navigator & {
    readonly deviceMemory?: number;
    readonly getBattery?: () => Promise<Battery>;
  };
  const battery = await getBattery?.call(navigator).catch(() => null);
  return {
    cores: hardwareConcurrency ?? 1,
    memory: deviceMemory,
    wantsStillness,
    savesPower: battery ? !battery.charging && battery.level < NEARLY_FULL : false,
  };
}
