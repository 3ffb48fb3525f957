import { uploadCrm } from "@stanza/web-offer";
import { paths, sells, useConfig, useSession } from "@stanza/web-site";
import { startNewProject } from "@stanza/web-workspace";

/** Something that a link may offer to do; nothing is done before somebody presses the button (reliability.md T11). */
export interface OfferedAction {
  readonly name: "uploadCRM" | "newproject";
  /** It is about a project, the open one or that of the address. */
  readonly needsProject: boolean;
  /** Whether the person and the site have it at all. */
  isOffered(): boolean;
  run(): Promise<void>;
}

const ACTIONS: readonly OfferedAction[] = [
  {
    name: "uploadCRM",
    needsProject: true,
    isOffered: () => sells(useSession.getState().profile) && useConfig.getState().config?.crmupload === true,
    run: uploadCrm,
  },
  { name: "newproject", needsProject: false, isOffered: () => true, run: startNewProject },
];

/** The action of an address `/do/[action]`, in any case of letters; undefined: there is none, or not for this person. */
export const offeredAction = (name: string): OfferedAction | undefined =>
  ACTIONS.find((one) => one.name.toLowerCase() === name.toLowerCase() && one.isOffered());

/** Where somebody goes who does not want it. */
export const awayFrom = ({ needsProject }: OfferedAction, projectId: number | null): string =>
  needsProject ? paths.workspace({ projectId }) : paths.home();
