import { ATTACHMENT_LIMITS, attachmentEnding } from "@stanza/project";
import { log } from "@stanza/web-ui";
import { useEffect, useRef, useState } from "react";
import { attachmentsChanged } from "./attachments-query.ts";
import { type UploadEnd, uploadAttachment } from "./upload-attachment.ts";

/** Why a file was not attached. */
export type UploadFault = "kind" | "content" | "size" | "empty" | "many" | "connection" | "refused";

export interface Upload {
  readonly id: string;
  readonly name: string;
  /** 0..1 of what has been sent. */
  readonly share: number;
  readonly fault?: UploadFault;
  readonly cancel: () => void;
}

/** The faults of a file that can be found before it is sent. */
export function faultOf(file: Pick<File, "name" | "size">): UploadFault | undefined {
  if (attachmentEnding(file.name) === undefined) return "kind";
  if (file.size === 0) return "empty";
  return file.size > ATTACHMENT_LIMITS.bytes ? "size" : undefined;
}

const FAULTS: Readonly<Record<string, UploadFault>> = {
  "unsupported-media-type": "kind",
  "not-what-it-says": "content",
  "too-large": "size",
  empty: "empty",
  "too-many": "many",
};

/** Pauses before a file is sent again whose answer did not come, ms. */
const PAUSES = [1000, 4000];

/** Uploads a file, and again under the same id where no answer comes: it may have been attached, and is attached once. */
async function uploadPatiently(...upload: Parameters<typeof uploadAttachment>): Promise<UploadEnd> {
  for (const pause of PAUSES) {
    const end = await uploadAttachment(...upload);
    if (end.kind !== "no-connection") return end;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return uploadAttachment(...upload);
}

/** Files on their way to a project, one after the other; those that failed stay in the list and say why. */
export function useUploads(projectId: number) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isHere = useRef(new AbortController());

  useEffect(() => {
    const left = isHere.current.signal.aborted ? new AbortController() : isHere.current;
    isHere.current = left;
    return () => left.abort();
  }, []);

  const remove = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));
  const change = (id: string, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));

  async function send(file: File, id: string, signal: AbortSignal): Promise<void> {
    const end = await uploadPatiently(projectId, file, id, (share) => change(id, { share }), signal);
    if (end.kind === "added" || end.kind === "cancelled") {
      remove(id);
      if (end.kind === "added") await attachmentsChanged(projectId);
      return;
    }
    const fault = end.kind === "refused" ? (FAULTS[end.error] ?? "refused") : "connection";
    log("error", `${file.name} was not attached: ${fault}`);
    change(id, { fault, cancel: () => remove(id) });
  }

  function add(files: Iterable<File>): void {
    for (const file of files) {
      const id = crypto.randomUUID();
      const own = new AbortController();
      const fault = faultOf(file);
      const cancel = () => {
        own.abort();
        remove(id);
      };
      setUploads((all) => [...all, { id, name: file.name, share: 0, cancel, ...(fault ? { fault } : {}) }]);
      if (fault) continue;
      const signal = AbortSignal.any([own.signal, isHere.current.signal]);
      running.current = running.current.then(() => send(file, id, signal));
    }
  }

  return { uploads, add };
}
