import { randomUUID } from "node:crypto";
import type { StoredProject } from "@stanza/codecs";
import { seedDocument } from "../seed/fixtures.ts";
import { bodyOf, type Person } from "./test-server.ts";

/** The demo's corner kitchen, or another of its projects, as a document that follows the catalogues in use. */
export function sampleDocument(file = "rossi-corner-kitchen"): StoredProject {
  return seedDocument(file);
}

/** A new project of `person`. */
export async function createSample(person: Person, document: StoredProject = sampleDocument()) {
  return bodyOf(await person.client.createProject({ body: { description: document.des, document } }), 201);
}

/** Saves on top of a revision, with a save id of its own unless one is given. */
export function save(
  person: Person,
  id: number,
  revision: number,
  document: StoredProject,
  saveId: string = randomUUID(),
) {
  return person.client.saveProject({
    params: { id },
    headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
    body: { document },
  });
}
