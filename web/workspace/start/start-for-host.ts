import { addRoom } from "@stanza/project";
import { closeProject, mayReplaceProject, transact, useWalls } from "@stanza/web-project";
import { log } from "@stanza/web-ui";
import { enterFrameShop } from "./enter-frame-shop.ts";
import { beginEmptyProject } from "./new-project-flow.ts";

interface HostWish {
  /** The open project is replaced without a question. */
  readonly nosaverequest: boolean;
  /** The project begins with the usual rectangular room. */
  readonly addroom: boolean;
}

/**
 * A new project that a host asks for (spec 1 §4): no room is asked for, and it is cancelled where its preparation fails. `cancelled`: the
 * person keeps the open one.
 */
export async function startForHost({
  nosaverequest,
  addroom,
}: HostWish): Promise<"begun" | "cancelled" | "failed"> {
  if (!nosaverequest && !(await mayReplaceProject())) return "cancelled";
  await enterFrameShop();
  const isPrepared = (await beginEmptyProject()) && (!addroom || addUsualRoom());
  if (isPrepared) return "begun";
  closeProject();
  return "failed";
}

function addUsualRoom(): boolean {
  const wallMaterial = useWalls.getState().material;
  const newId = () => crypto.randomUUID();
  const outcome = transact("edit.addRoom", (project) =>
    addRoom(project, { template: "rt1", wallMaterial, newId }),
  );
  if (outcome?.ok === false) log("error", `The host's room was refused: ${outcome.refusal.message}`);
  return outcome?.ok === true;
}
