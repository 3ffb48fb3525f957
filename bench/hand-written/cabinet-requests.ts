import { seededRandom } from "../seeded-random.ts";
import type { CabinetChoices, CabinetRequest } from "./base-cabinet.ts";

const WIDTHS = [300, 400, 450, 500, 600];

type OptionLists = Readonly<Record<string, { readonly options: readonly { readonly code: string }[] }>>;

/** Rows as people leave them: some variables chosen, widths off the step and refused finishes among them. */
export function randomRequests(lists: OptionLists, count: number): readonly CabinetRequest[] {
  const random = seededRandom(7);
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const codes = (file: string) => lists[file]!.options.map(({ code }) => code);
  const [finishes, carcasses, handles] = ["fin", "carc", "hnd"].map((name) => codes(`options/${name}.csv`));
  return Array.from({ length: count }, (): CabinetRequest => {
    const all: Required<CabinetChoices> = {
      W: random() < 0.5 ? one(WIDTHS) : 250 + Math.floor(random() * 400),
      HGT: one([720, 780]),
      PLH: one([60, 100, 150]),
      DPT: one([350, 560]),
      SHQ: one([0, 1, 2, 3, 5]),
      FIN: one(finishes!),
      CARC: one(carcasses!),
      HND: one(handles!),
      SIDE: one(["L", "R"]),
      SHMAT: one(["MEL", "GLS"]),
      SOFT: one([true, false]),
    };
    const chosen = Object.entries(all).filter(() => random() < 0.4);
    return {
      model: one(["CALCE", "COTTO"]),
      presetWidth: one(WIDTHS),
      choices: Object.fromEntries(chosen) as CabinetChoices,
    };
  });
}
