import type { Client } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { client } from "@stanza/web-site";
import { useEffect, useState } from "react";

type Opened = Extract<Awaited<ReturnType<Client["openSharedOffer"]>>, { readonly status: 200 }>;
/** The offer behind a link, and what the link shows of it. */
export type Shared = Opened["body"];

/** The offer with the options that are switched on, as the server composes it: what would be accepted. */
export function useComposedOffer(token: string, offered: Offer, taken: readonly string[]) {
  const [found, setFound] = useState<{ readonly key: string; readonly offer: Offer } | null>(null);
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
      if (answer.status === 200) setFound({ key, offer: answer.body.offer });
      else setFailed(true);
    };
    void ask();
    return () => stop.abort();
  }, [token, key]);
  const isFresh = key === "" || found?.key === key;
  return { offer: key === "" || !found ? offered : found.offer, isFresh, failed };
}
