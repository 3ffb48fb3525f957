import type { TranslationChanges, Translations } from "@stanza/contract";
import { client, okBody, queryClient, refreshOwnTexts, translate } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { textFault } from "./check-text.ts";
import { discardDrafts, useDrafts } from "./drafts.ts";

const KEY = ["translations"];

interface Saved {
  readonly rev: number;
  readonly texts: Translations;
}

const SAVED = {
  queryKey: KEY,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Saved> =>
    okBody(await client.getTranslations({ signal })),
};

/** The texts that the deployment words itself, as they are saved. */
export function useTranslations() {
  return useQuery<Saved>({ ...SAVED, staleTime: 0 });
}

/**
 * Saves what was typed. It succeeds only when the server's answer is OK (spec 1 §7): the drafts are then gone and everybody reads the new
 * words; else they are kept, and why is returned.
 */
export async function saveDrafts(): Promise<"failed" | "changed-meanwhile" | "too-many" | null> {
  const { rev } = queryClient.getQueryData<Saved>(KEY) ?? { rev: 0 };
  const changes = storable(useDrafts.getState().changes);
  const answer = await client.saveTranslations({ body: { rev, changes } });
  if (answer.status !== 200) {
    log("error", `The texts are not saved: ${answer.status}`);
    if (answer.status !== 409) return "failed";
    // Whoever was faster is read before the next try; what was typed here stays.
    await queryClient.invalidateQueries({ queryKey: KEY });
    return answer.body.error;
  }
  queryClient.setQueryData<Saved>(KEY, answer.body);
  discardDrafts();
  await refreshOwnTexts();
  toast(translate("translator.saved"), { key: "translator", kind: "success" });
  return null;
}

/** Saves for somebody who does not look at the translator: what is saved already is asked for first. */
export async function saveDraftsNow(): ReturnType<typeof saveDrafts> {
  await queryClient.ensureQueryData(SAVED).catch(() => undefined);
  return saveDrafts();
}

/** An empty wording is none: the text is given back to the interface. */
function storable(changes: TranslationChanges): TranslationChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key,
          text !== null && textFault("", text) === "empty" ? null : text,
        ]),
      ),
    ]),
  );
}
