import { client, enteredSession, useSession } from "@stanza/web-site";
import { log } from "@stanza/web-ui";

/** `failed`: the key is refused for good; `wait` and `failed-to-ask`: the same link may work later. */
export type KeyResult = "signed-in" | "second-factor" | "failed" | "wait" | "failed-to-ask";

/**
 * Signs in with a signed key. A failure sets the session's flag, which a page around this one is told of (spec 2 §8 "RSA login failed").
 */
export async function signInWithKey(key: string): Promise<KeyResult> {
  useSession.setState({ loginFailed: null });
  const answer = await client.signInKey({ body: { key } });
  if (answer.status === 200) {
    await enteredSession(answer.body);
    return "signed-in";
  }
  if (answer.status === 202) {
    useSession.setState({ half: answer.body });
    return "second-factor";
  }
  const detail = answer.status === 0 ? answer.message : answer.body.message;
  log("error", `RSA login failed: ${detail}`);
  useSession.setState({ loginFailed: detail });
  if (answer.status === 429) return "wait";
  return answer.status === 401 || answer.status === 422 ? "failed" : "failed-to-ask";
}

/** Who a key says that it lets in, unchecked; undefined where it cannot be read. */
export function loginOfKey(key: string): string | undefined {
  try {
    const payload = (key.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (sign) => sign.charCodeAt(0));
    const { sub } = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: unknown };
    return typeof sub === "string" ? sub : undefined;
  } catch {
    return undefined;
  }
}
