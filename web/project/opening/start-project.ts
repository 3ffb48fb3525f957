import { pricingShop } from "@stanza/contract";
import { newCustomerFields } from "@stanza/offer";
import type { Project } from "@stanza/project";
import { isUser, useConfig, useSession } from "@stanza/web-site";
import { showNewProject } from "../project-store.ts";

/** Whose a project is that is opened now: a person's id, or `guest`. */
export const personNow = (): string => {
  const { profile } = useSession.getState();
  return profile && isUser(profile) ? profile.userId : "guest";
};

/** Starts an empty project with the usual terms of the session's shop. `language` is the quote's. */
export function startProject(
  description: string,
  language: string,
  catalogues: Project["catalogues"] = {},
): void {
  const shop = useSession.getState().profile?.shop;
  const fields = newCustomerFields(
    shop
      ? pricingShop(shop, useConfig.getState().config?.defaultcatalog)
      : { documentKind: undefined, priceList: "", country: "" },
    language,
  );
  showNewProject(description, personNow(), fields, catalogues);
}
