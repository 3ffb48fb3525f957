import { client } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { useEffect, useState } from "react";

/** Pictures that this page has, by hash. They are few and their content never changes. */
const urls = new Map<string, string>();

/** Keeps a picture that was just chosen, so that it need not come back from the server. */
export function keepTracePicture(sha: string, picture: Blob): void {
  if (!urls.has(sha)) urls.set(sha, URL.createObjectURL(picture));
}

export type TracePictureState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly url: string }
  | { readonly kind: "missing" };

/** The address of a project's picture in the browser. `missing`: the server does not have it, or could not be asked. */
export function useTracePicture(projectId: number | null, sha: string | undefined): TracePictureState {
  const [state, setState] = useState<TracePictureState>({ kind: "loading" });
  useEffect(() => {
    if (sha === undefined) return;
    const known = urls.get(sha);
    if (known !== undefined) {
      setState({ kind: "ready", url: known });
      return;
    }
    if (projectId === null) {
      setState({ kind: "missing" });
      return;
    }
    let isOver = false;
    setState({ kind: "loading" });
    void client.getTracePicture({ params: { id: projectId, sha } }).then((answer) => {
      if (answer.status === 200) keepTracePicture(sha, answer.body);
      else log("warning", `The picture under the plan was not found: ${answer.status}`);
      const url = urls.get(sha);
      if (!isOver) setState(url === undefined ? { kind: "missing" } : { kind: "ready", url });
    });
    return () => {
      isOver = true;
    };
  }, [projectId, sha]);
  return state;
}
