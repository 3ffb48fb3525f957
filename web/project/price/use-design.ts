import { pricingShop } from "@stanza/contract";
import type { Design } from "@stanza/offer";
import { useSession } from "@stanza/web-site";
import { useLoaded } from "@stanza/web-ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { useOpenProject } from "../project-store.ts";
import { totalling } from "./totalling.ts";

/** The open project as people who sell nothing read it; `null` while there are no prices, and where nobody is signed in. */
export function useDesign(): Design | null {
  const language = useTranslation().i18n.language;
  const priced = useEvaluation((state) => state.priced);
  const shop = useSession((state) => state.profile?.shop);
  const document = useOpenProject()?.document;
  const description = document?.project.description ?? "";
  const rows = document?.rows;
  const code = useLoaded(totalling);
  return useMemo(
    () =>
      code && priced && shop
        ? code.designNow(priced, { description, rows }, pricingShop(shop), language)
        : null,
    [code, priced, shop, description, language, rows],
  );
}
