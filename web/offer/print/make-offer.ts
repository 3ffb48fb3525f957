import { savedProject, saveNow, useProject } from "@stanza/web-project";
import { checkBeforePdf } from "@stanza/web-workspace";
import i18next from "i18next";
import { followOffer, type OfferFailure } from "./follow-offer.ts";
import { lastHabit, printsOf } from "./options/print-choice.ts";

type Made =
  | { readonly offerId: number; readonly number: string }
  | { readonly failure: OfferFailure | "not-saved" | "cancelled" };

/**
 * Makes an offer of the open project for a host, with the usual prints: what must still be fixed is asked about, nothing else is. The
 * server makes the offer of what it has stored, so the project is saved first.
 */
export async function makeOffer(): Promise<Made> {
  const projectId = await savedProject();
  const { kind } = await saveNow();
  const { open } = useProject.getState();
  if (projectId === null || !open || (kind !== "saved" && kind !== "read-only"))
    return { failure: "not-saved" };
  const confirmed = await checkBeforePdf(projectId);
  if (!confirmed) return { failure: "cancelled" };
  const { terms, language = i18next.language } = open.document;
  const { layout, parts } = lastHabit();
  const print = { prints: printsOf(parts), layout, name: "offer" } as const;
  const request = { projectId, terms, language, print, confirmed };
  return followOffer(request, () => undefined, new AbortController().signal);
}
