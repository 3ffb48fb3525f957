import { changeLanguage, interfaceLanguage } from "@stanza/web-site";
import { useCallback, useEffect, useRef, useState } from "react";

/** What is behind a secret, or why there is nothing to see. */
export type OpenedLink<Shared> =
  | { readonly state: "loading" | "unknown" | "expired" | "revoked" | "failed" }
  | { readonly state: "open"; readonly shared: Shared };

/** The server's answer to a secret. */
type Reply<Shared> =
  | { readonly status: 200; readonly body: Shared }
  | { readonly status: 410; readonly body: { readonly error: "link-expired" | "link-revoked" } }
  | { readonly status: 0 | 404 | 422 | 429 };

/**
 * Opens what is behind a secret, in the language that it is written in. Each call of `again` counts as an opening.
 *
 * open        the same function each time
 * languageOf  the language of what was opened
 */
export function useOpenedLink<Shared>(
  token: string,
  open: (token: string) => Promise<Reply<Shared>>,
  languageOf: (shared: Shared) => string,
) {
  const [answer, setAnswer] = useState<OpenedLink<Shared>>({ state: "loading" });
  const asked = useRef("");
  const inLanguage = useRef(languageOf);
  const again = useCallback(async () => {
    const reply = await open(token);
    if (reply.status === 200) {
      const language = interfaceLanguage(inLanguage.current(reply.body));
      if (language) await changeLanguage(language);
      return setAnswer({ state: "open", shared: reply.body });
    }
    if (reply.status === 404) return setAnswer({ state: "unknown" });
    if (reply.status === 410)
      return setAnswer({ state: reply.body.error === "link-expired" ? "expired" : "revoked" });
    setAnswer({ state: "failed" });
  }, [token, open]);
  useEffect(() => {
    // Effects run twice while developing; a person opens the page once.
    if (asked.current === token) return;
    asked.current = token;
    void again();
  }, [token, again]);
  const revoked = useCallback(() => setAnswer({ state: "revoked" }), []);
  return { answer, again: () => void again(), revoked };
}
