import type { Client } from "@stanza/contract";
import { changeLanguage, client, interfaceLanguage } from "@stanza/web-site";
import { useCallback, useEffect, useRef, useState } from "react";

type Opened = Extract<Awaited<ReturnType<Client["openDesign"]>>, { readonly status: 200 }>;
export type OpenedDesign = Opened["body"];

type Answer =
  | { readonly state: "loading" | "unknown" | "expired" | "revoked" | "failed" }
  | { readonly state: "open"; readonly shared: OpenedDesign };

/** The design behind a secret, in the language that it was sent in. `end` takes the link back; false: that was not to be. */
export function useSharedDesign(token: string) {
  const [answer, setAnswer] = useState<Answer>({ state: "loading" });
  const asked = useRef("");
  const load = useCallback(async () => {
    const reply = await client.openDesign({ params: { token } });
    if (reply.status === 200) {
      const language = interfaceLanguage(reply.body.design.language);
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
  const end = async () => {
    const reply = await client.endDesignLink({ params: { token } });
    if (reply.status !== 204) return false;
    setAnswer({ state: "revoked" });
    return true;
  };
  return { answer, again: () => void load(), end };
}
