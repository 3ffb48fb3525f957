import type { ActionName, DataOf } from "../contract/actions.ts";
import type { Sender } from "../gate/trusted-origins.ts";

/** The application as far as the checks of an action see it. */
export interface HostedState {
  /** Somebody with an account is here, or the site lets guests in (spec 1 §4 "guest admitted"). */
  readonly isGuestAdmitted: boolean;
  readonly isSignedIn: boolean;
  readonly isUser: boolean;
  readonly hasProject: boolean;
  readonly isSceneShown: boolean;
  /** Stands in where a host names no catalogue; absent: none is configured. */
  readonly forcedCatalogue?: string | undefined;
  /** The configured languages that the interface speaks. */
  readonly languages: readonly string[];
}

export interface FoundCatalogue {
  readonly code: string;
  readonly models: readonly string[];
  readonly galleries: readonly string[];
}

/** What an action names, looked up before it is carried out; codes are matched in any case. */
export interface Lookups {
  catalogue(code: string): Promise<FoundCatalogue | undefined>;
  /** The article's own code, where the folder of the classification has it. */
  article(
    of: Pick<DataOf<"insertArticle">, "catalog" | "model" | "classification" | "article">,
  ): Promise<string | undefined>;
  /** The address of a page by its route's name; `params` parted by slashes. */
  page(name: string, params: string): string | undefined;
}

/** What became of an action. `isStatus0`: a failure that hosts are told of with status 0, as of opening a project (spec 1 §8). */
export type Outcome =
  | { readonly ok: true; readonly content: string | number | object }
  | { readonly ok: false; readonly content: string; readonly isStatus0?: true };

export const succeeded = (content: string | number | object): Outcome => ({ ok: true, content });
export const refused = (content: string): Outcome => ({ ok: false, content });

/** The data of an action once it is checked: codes as the catalogues have them, and the address of a page. */
export type CheckedData<A extends ActionName> = DataOf<A> &
  (A extends "navigateTo" ? { readonly address: string } : unknown);

export type CarryOut = {
  readonly [A in ActionName]: (data: CheckedData<A>, sender: Sender) => Outcome | Promise<Outcome>;
};

/** The application behind the dispatcher. */
export interface HostedApp {
  state(): HostedState;
  readonly find: Lookups;
  readonly carryOut: CarryOut;
}
