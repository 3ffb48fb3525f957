import { client } from "@stanza/web-site";
import { useCallback, useEffect, useState } from "react";

/** What a mailed code is for. */
export interface OpenedCode {
  readonly kind: "reset" | "register" | "invite";
  readonly login: string;
  readonly name: string;
  readonly hasDesign: boolean;
}

/** `unknown`: no such code, `used`, `expired`: it opens nothing any more; `failed`: the server gave no answer. */
export type CodeState =
  | { readonly state: "loading" | "unknown" | "used" | "expired" | "wait" | "failed" }
  | { readonly state: "open"; readonly opened: OpenedCode };

/** The code of the page's address, looked at without using it up. */
export function useAccountCode(code: string): { readonly code: CodeState; readonly again: () => void } {
  const [found, setFound] = useState<CodeState>({ state: "loading" });
  const load = useCallback(async () => {
    setFound({ state: "loading" });
    setFound(await open(code));
  }, [code]);
  useEffect(() => void load(), [load]);
  return { code: found, again: () => void load() };
}

async function open(code: string): Promise<CodeState> {
  const answer = await client.openAccountCode({ params: { code } });
  switch (answer.status) {
    case 200:
      return { state: "open", opened: answer.body };
    case 410:
      return { state: answer.body.error === "code-used" ? "used" : "expired" };
    case 429:
      return { state: "wait" };
    case 404:
      return { state: "unknown" };
    default:
      return { state: "failed" };
  }
}
