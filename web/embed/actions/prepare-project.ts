import { type Outcome, OWN_REFUSALS, REFUSALS, refused } from "@stanza/embed";
import { changeHeader, inOrder, useCatalogue as takeIntoUse } from "@stanza/project";
import { closeProject, isReadOnly, todaysPin, transact, useProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { startForHost } from "@stanza/web-workspace";

/** The part of an action's data that says in which project it is carried out. */
export interface ProjectWish {
  readonly newproject: boolean;
  readonly nosaverequest: boolean;
  readonly addroom: boolean;
}

/**
 * Carries out what a host wants in a project: in the open one, or in a new one that is cancelled where it fails and shown in 3D where it
 * does not (spec 1 §4).
 */
export async function inProject(wish: ProjectWish, carryOut: () => Promise<Outcome>): Promise<Outcome> {
  if (!wish.newproject) return isReadOnly() ? refused(OWN_REFUSALS.readOnly) : carryOut();
  const started = await startForHost(wish);
  if (started === "cancelled") return refused(OWN_REFUSALS.cancelled);
  if (started === "failed") return refused(OWN_REFUSALS.connection);
  const outcome = await carryOut();
  if (!outcome.ok) closeProject();
  else await goTo(paths.workspace({ projectId: null, view: "3d" }));
  return outcome;
}

interface ModelWish {
  readonly catalog: string;
  readonly model: string;
  /** Choices of the model's header, by code. */
  readonly header: Readonly<Record<string, string>>;
}

/** Takes a model into use in the open project, with the header choices that are named; a refusal's words where that fails. */
export function takeModel({ catalog, model, header }: ModelWish): string | undefined {
  const project = useProject.getState().open?.document.project;
  const pin =
    project && Object.hasOwn(project.catalogues, catalog) ? project.catalogues[catalog] : todaysPin(catalog);
  if (!pin) return REFUSALS.unknownCatalogue;
  const { version } = pin;
  const outcome = transact(
    "edit.header",
    inOrder(
      (so) =>
        takeIntoUse(so, {
          catalogue: catalog,
          model,
          version,
          ...(pin.priceList === undefined ? {} : { priceList: pin.priceList }),
        }),
      (so) =>
        Object.keys(header).length === 0
          ? { ok: true, value: so }
          : changeHeader(so, { catalogue: catalog, model, choices: header }),
    ),
  );
  if (outcome === null) return OWN_REFUSALS.readOnly;
  return outcome.ok ? undefined : `${OWN_REFUSALS.badData}: ${outcome.refusal.message}`;
}
