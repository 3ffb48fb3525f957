import type { Project } from "@stanza/project";
import { assignCustomer } from "@stanza/web-customer";
import {
  defaultCatalogue,
  loadCatalogues,
  startEvaluation,
  startProject,
  todaysPin,
  useCatalogues,
} from "@stanza/web-project";
import { goTo, paths, sells, translate, useConfig, useSession } from "@stanza/web-site";
import { toast, withLoader } from "@stanza/web-ui";
import i18next from "i18next";
import { openRoomDesign, type RoomDesignEnd } from "../room/design/open-room-design.ts";

/**
 * A new project from the person's wish to its first article (spec 1 §4): the project, its room, then item search. Whether the open
 * project may be replaced has been asked before.
 */
export async function newProjectFlow(): Promise<void> {
  const end = await beginNewProject();
  if (end !== "draw") await goTo(paths.itemSearch({ newProject: true }));
}

/** Resets, takes the catalogues into use, and asks for the room unless the site leaves it out. */
export async function beginNewProject(): Promise<RoomDesignEnd> {
  await beginEmptyProject();
  return leavesRoomOut() ? "none" : openRoomDesign({ isNewProject: true });
}

/** The same without a room. False: the catalogues did not come. */
export async function beginEmptyProject(): Promise<boolean> {
  startProject("", i18next.language);
  startEvaluation();
  const hasCatalogues = await withLoader(translate("workspace.loadingCatalogues"), loadCatalogues());
  if (hasCatalogues) startProject("", i18next.language, catalogueUses());
  else toast(translate("workspace.noCatalogues"), { kind: "error" });
  if (asksForCustomer()) {
    await assignCustomer();
  }
  return hasCatalogues;
}

/**
 * Today's version of the catalogue that new articles come from, with its default model, and of the doors and windows; others are taken
 * into use with their first article.
 */
function catalogueUses(): Project["catalogues"] {
  const { listed } = useCatalogues.getState();
  const { config } = useConfig.getState();
  const chosen = [defaultCatalogue(listed, config), ...listed.filter(({ isWalls }) => isWalls)];
  return Object.fromEntries(
    chosen.flatMap((summary) => {
      const model = summary?.models.find(({ isDefault }) => isDefault) ?? summary?.models[0];
      return summary && model
        ? [
            [
              summary.code,
              {
                ...(todaysPin(summary.code) ?? { version: summary.version }),
                model: model.code,
                headers: {},
              },
            ],
          ]
        : [];
    }),
  );
}

/**
 * Asks people who keep the register of customers for whom the project is, where the site prefers it; guests are never asked (spec 1 §4,
 * §6).
 *
 * ASSUMED: `config.customerassignment` (the spec names no key); customers are their own and are not asked either.
 */
function asksForCustomer(): boolean {
  const { profile } = useSession.getState();
  return useConfig.getState().config?.customerassignment === true && sells(profile);
}

/** ASSUMED: `config.noroomselection` (the spec names no key for "room selection disabled by configuration"). */
function leavesRoomOut(): boolean {
  return useConfig.getState().config?.noroomselection === true;
}
