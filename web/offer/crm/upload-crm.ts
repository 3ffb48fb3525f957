import { saveNow, useProject } from "@stanza/web-project";
import { client, goTo, paths, queryClient } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { create } from "zustand";

/** Why an upload did not even leave, as texts name it. */
export type UploadRefusal =
  | "already-waiting"
  | "approval-needed"
  | "incomplete"
  | "invalid-terms"
  | "no-connection"
  | "no-crm"
  | "not-saved"
  | "other"
  | "promotion-refused";

interface UploadState {
  /** null: nothing was uploaded yet. */
  readonly projectId: number | null;
  readonly kind: "idle" | "sending" | "refused";
  readonly because?: UploadRefusal;
}

/** The upload that was asked for last, until the server has it. */
export const useCrmUpload = create<UploadState>()(() => ({ projectId: null, kind: "idle" }));

const NAMED: readonly string[] = [
  "already-waiting",
  "approval-needed",
  "incomplete",
  "invalid-terms",
  "no-crm",
  "promotion-refused",
] satisfies UploadRefusal[];

/**
 * The address that the summary leads back to: the screen one comes from, and from the summary itself the address that it has already. What a
 * link asks for is no screen to go back to.
 */
export function cameFrom({ pathname, search }: Pick<Location, "pathname" | "search">): string | undefined {
  if (pathname.startsWith("/do/")) return undefined;
  return pathname === "/summary" ? (new URLSearchParams(search).get("from") ?? undefined) : pathname + search;
}

/**
 * The action uploadCRM (spec 2 §4): hands the open project to the CRM and goes to the summary, which carries the previous path and shows
 * the result.
 */
export async function uploadCrm(): Promise<void> {
  const projectId = useProject.getState().open?.projectId ?? null;
  await goTo(paths.summary({ projectId, from: cameFrom(window.location) }));
  if (projectId === null || useCrmUpload.getState().kind === "sending") return;
  useCrmUpload.setState({ projectId, kind: "sending", because: undefined });
  const because = await send(projectId);
  await queryClient.invalidateQueries({ queryKey: ["crm", projectId] });
  useCrmUpload.setState(because ? { kind: "refused", because } : { kind: "idle" });
}

async function send(projectId: number): Promise<UploadRefusal | null> {
  const saved = await saveNow();
  // The server hands over what it has.
  if (saved.kind !== "saved" && saved.kind !== "read-only") return "not-saved";
  const request = { params: { id: projectId }, headers: { "x-save-id": crypto.randomUUID() } };
  let answer = await client.uploadCrm(request);
  // Without an answer the upload may have arrived: the same id asks for the same upload.
  if (answer.status === 0) answer = await client.uploadCrm(request);
  if (answer.status === 202) return null;
  log("error", `Not uploaded to the CRM: ${answer.status === 0 ? answer.message : answer.body.message}`);
  if (answer.status === 0) return "no-connection";
  const { error } = answer.body;
  return NAMED.includes(error) ? (error as UploadRefusal) : "other";
}
