import { create } from "zustand";

interface FinderState {
  /** Catalogue that is looked through; `null`: the first one. */
  readonly catalogue: string | null;
  /** Model by catalogue; absent: the one in use. */
  readonly models: Readonly<Record<string, string>>;
  /** Folder of the classification by catalogue and model; absent: all. */
  readonly folders: Readonly<Record<string, string | null>>;
  readonly query: string;
  /** Articles added since the screen was opened. */
  readonly added: number;
}

const START: FinderState = { catalogue: null, models: {}, folders: {}, query: "", added: 0 };

/** The person's place in the catalogue: the same in the workspace's drawer and on the page. */
export const useFinder = create<FinderState>()(() => START);

export const folderKey = (catalogue: string, model: string): string => `${catalogue} ${model}`;

export function countAdded(): void {
  useFinder.setState(({ added }) => ({ added: added + 1 }));
}
