import { client } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { useEffect, useState } from "react";

/** Photographs that this page has, by hash: a project has a few, and their content never changes. */
const urls = new Map<string, string>();

/** Keeps a photograph that was just chosen, so that it need not come back from the server. */
export function keepPhotoPicture(sha: string, picture: Blob): void {
  if (!urls.has(sha)) urls.set(sha, URL.createObjectURL(picture));
}

export type PhotoPicture =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly url: string }
  | { readonly kind: "missing" };

/** The address of a project's photograph in the browser. `missing`: the server does not have it, or could not be asked. */
export function usePhotoPicture(projectId: number | null, sha: string): PhotoPicture {
  const [state, setState] = useState<{ readonly sha: string; readonly picture: PhotoPicture } | null>(null);
  useEffect(() => {
    if (urls.has(sha) || projectId === null) return;
    let isOver = false;
    void client.getProjectPhoto({ params: { id: projectId, sha } }).then((answer) => {
      if (answer.status === 200) keepPhotoPicture(sha, answer.body);
      else log("warning", `A photograph of project ${projectId} was not found: ${answer.status}`);
      const url = urls.get(sha);
      if (!isOver)
        setState({ sha, picture: url === undefined ? { kind: "missing" } : { kind: "ready", url } });
    });
    return () => {
      isOver = true;
    };
  }, [projectId, sha]);
  const url = urls.get(sha);
  if (url !== undefined) return { kind: "ready", url };
  if (state?.sha === sha) return state.picture;
  return { kind: projectId === null ? "missing" : "loading" };
}
