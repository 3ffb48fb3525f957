import { type Client, type OptionTotals, optionTotalsOf } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { changeLanguage, client, interfaceLanguage } from "@stanza/web-site";
import { useCallback, useEffect, useRef, useState } from "react";

type Opened = Extract<Awaited<ReturnType<Client["openSharedOffer"]>>, { readonly status: 200 }>;
export type Shared = Opened["body"];

type SharedAnswer =
  | { readonly state: "loading" | "unknown" | "expired" | "revoked" | "failed" }
  | { readonly state: "open"; readonly shared: Shared };

/** Opens the offer behind a secret, in the language that it is written in. Each call of `again` counts as an opening. */
export function useSharedOffer(token: string) {
  const [answer, setAnswer] = useState<SharedAnswer>({ state: "loading" });
  const asked = useRef("");
  const load = useCallback(async () => {
    const reply = await client.openSharedOffer({ params: { token } });
    if (reply.status === 200) {
      const language = interfaceLanguage(reply.body.offer.language);
      if (language) await changeLanguage(language);
      return setAnswer({ state: "open", shared: reply.body });
    }
    if (reply.status === 404) return setAnswer({ state: "unknown" });
    if (reply.status === 410)
      return setAnswer({ state: reply.body.error === "link-expired" ? "expired" : "revoked" });
    setAnswer({ state: "failed" });
  }, [token]);
  useEffect(() => {
    // Effects run twice while developing; a person opens the page once.
    if (asked.current === token) return;
    asked.current = token;
    void load();
  }, [token, load]);
  return { answer, again: load };
}

/** The totals of an offer with the options that are switched on, as the server computes them. */
export function useOptionTotals(token: string, offer: Offer, taken: readonly string[]) {
  const [found, setFound] = useState<OptionTotals | null>(null);
  const [failed, setFailed] = useState(false);
  const key = taken.join("\n");
  useEffect(() => {
    setFailed(false);
    if (key === "") return;
    const stop = new AbortController();
    const ask = async () => {
      const options = key.split("\n");
      const answer = await client.priceSharedOptions({
        params: { token },
        body: { options },
        signal: stop.signal,
      });
      if (stop.signal.aborted) return;
      if (answer.status === 200) setFound(answer.body);
      else setFailed(true);
    };
    void ask();
    return () => stop.abort();
  }, [token, key]);
  const isFresh = key === "" || found?.options.join("\n") === key;
  return { totals: key === "" || !found ? optionTotalsOf(offer, []) : found, isFresh, failed };
}
