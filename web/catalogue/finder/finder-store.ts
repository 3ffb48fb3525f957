import type { OpenCatalogue } from "@stanza/catalogue";
import { create } from "zustand";
import { type Facets, NO_FACETS } from "./facets/chosen-facets.ts";

/** What the finder shows across all catalogues, instead of a folder. */
export type Shelf = "favourites" | "used";

interface FinderState {
  /** Catalogue that is looked through; `null`: the first one. */
  readonly catalogue: string | null;
  /** Model by catalogue; absent: the one in use. */
  readonly models: Readonly<Record<string, string>>;
  /** Folder of the classification by catalogue and model; absent: all. */
  readonly folders: Readonly<Record<string, string | null>>;
  readonly query: string;
  /** The catalogue that a search is narrowed to; `null`: all. */
  readonly within: string | null;
  readonly facets: Facets;
  /** Shown instead of the catalogue's folders; `null`: the folders. */
  readonly shelf: Shelf | null;
  /** Articles added since the screen was opened. */
  readonly added: number;
  /** Somebody has asked for the search field, which takes the focus when it is there. */
  readonly isSearchAsked: boolean;
}

const START: FinderState = {
  catalogue: null,
  models: {},
  folders: {},
  query: "",
  within: null,
  facets: NO_FACETS,
  shelf: null,
  added: 0,
  isSearchAsked: false,
};

/** The person's place in the catalogue: the same in the workspace's drawer and on the page. */
export const useFinder = create<FinderState>()(() => START);

export const folderKey = (catalogue: string, model: string): string => `${catalogue} ${model}`;

/** Searches for a text, in everything. Another one keeps what the results are narrowed to; without one there is nothing to narrow. */
export function searchFor(query: string): void {
  const change = query.trim() === "" ? { within: null, facets: NO_FACETS } : { shelf: null };
  useFinder.setState({ query, ...change });
}

/** The model of a catalogue that is looked through: the chosen one, else the project's, else the default. */
export const modelInUse = (
  open: OpenCatalogue,
  models: FinderState["models"],
  uses: Readonly<Record<string, { readonly model: string }>> | undefined,
): string =>
  open.model(models[open.code] ?? uses?.[open.code]?.model ?? "")?.code ?? open.defaultModel().code;

export function countAdded(): void {
  useFinder.setState(({ added }) => ({ added: added + 1 }));
}

/** Gives the search field the focus, now or as soon as it is there. */
export function askForSearch(): void {
  useFinder.setState({ isSearchAsked: true });
}
