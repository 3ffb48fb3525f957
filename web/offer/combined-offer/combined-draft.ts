import type { ProjectSummary } from "@stanza/contract";

/** A project of a combined quotation, as it is typed. */
export interface ChosenProject {
  readonly id: number;
  readonly name: string;
  /** Heading of its part; empty: its name. */
  readonly title: string;
  /** The typed quantity; see `quantityOf`. */
  readonly quantity: string;
}

/** The server's: so many projects in one offer, and of each. */
export const MOST_PROJECTS = 50;
const MOST_PIECES = 9999;

/** The whole number that was typed; undefined: it is none that can be offered. */
export function quantityOf(text: string): number | undefined {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : 0;
  return value >= 1 && value <= MOST_PIECES ? value : undefined;
}

/** The choice with one project more, or with it taken out. */
export function toggled(
  chosen: readonly ChosenProject[],
  { id, description }: Pick<ProjectSummary, "id" | "description">,
): readonly ChosenProject[] {
  if (chosen.some((one) => one.id === id)) return chosen.filter((one) => one.id !== id);
  if (chosen.length >= MOST_PROJECTS) return chosen;
  return [...chosen, { id, name: description || `#${id}`, title: "", quantity: "1" }];
}

/** The choice with one project moved up: the first gives the offer its customer, terms and number. */
export function movedUp(chosen: readonly ChosenProject[], id: number): readonly ChosenProject[] {
  const at = chosen.findIndex((one) => one.id === id);
  const [one, before] = [chosen[at], chosen[at - 1]];
  if (!one || !before) return chosen;
  return [...chosen.slice(0, at - 1), one, before, ...chosen.slice(at + 1)];
}

/** The parts for the server's quote; undefined: they are not complete yet. */
export function partsOf(chosen: readonly ChosenProject[]) {
  const parts = chosen.flatMap(({ id, title, quantity }) => {
    const count = quantityOf(quantity);
    const heading = title.trim() === "" ? {} : { title: title.trim() };
    return count === undefined ? [] : [{ projectId: id, quantity: count, ...heading }];
  });
  return parts.length >= 2 && parts.length === chosen.length ? parts : undefined;
}
