import { ACTION_NAMES } from "../contract/actions.ts";
import type { CarryOut, FoundCatalogue, HostedApp, HostedState, Outcome } from "../dispatch/hosted-app.ts";

/** What the application was asked to do. */
export interface Deed {
  readonly action: string;
  readonly data: unknown;
}

const CATALOGUES: readonly FoundCatalogue[] = [
  { code: "CUCINA", models: ["ARIA", "TERRA"], galleries: ["G-LINE"] },
  { code: "BAGNO", models: ["ONDA", "onda"], galleries: [] },
];

/** Somebody with an account works on a project and looks at it in 3D. */
const AT_WORK: HostedState = {
  isGuestAdmitted: true,
  isSignedIn: true,
  isUser: true,
  hasProject: true,
  isSceneShown: true,
  languages: ["en", "it"],
};

/** An application of which only the checks are real; it notes what it was asked to do. */
export function standInApp(
  state: Partial<HostedState> = {},
  carryOut: Partial<CarryOut> = {},
): HostedApp & { readonly deeds: Deed[] } {
  const deeds: Deed[] = [];
  const done =
    (action: string) =>
    (data: unknown): Outcome => {
      deeds.push({ action, data });
      return { ok: true, content: `done ${action}` };
    };
  return {
    deeds,
    state: () => ({ ...AT_WORK, ...state }),
    find: {
      catalogue: async (code) => CATALOGUES.find((one) => one.code === code.toUpperCase()),
      article: async ({ classification, article }) =>
        classification === "BASI" && article.toUpperCase() === "BASE-1D-600" ? "BASE-1D-600" : undefined,
      page: (name, params) =>
        name.toLowerCase() === "projects" || name === "do" ? `/${name.toLowerCase()}/${params}` : undefined,
    },
    carryOut: {
      ...(Object.fromEntries(ACTION_NAMES.map((name) => [name, done(name)])) as unknown as CarryOut),
      ...carryOut,
    },
  };
}
