import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { StoredProject } from "@stanza/codecs";
import { bodyOf, type Person } from "./test-server.ts";

/** A corner kitchen, or another of fixtures/projects, as a document that follows the catalogues in use; its amounts are what tests know. */
export function sampleDocument(file = "rossi-corner-kitchen"): StoredProject {
  const url = new URL(`../../../fixtures/projects/${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8")) as StoredProject;
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
