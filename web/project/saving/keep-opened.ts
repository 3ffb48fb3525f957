import { encodeProject } from "@stanza/codecs";
import { contentHash, copiesUnder, keepCopy, removeCopies } from "@stanza/web-site";
import { type OpenProject, useProject } from "../project-store.ts";

const PROJECTS = "/api/projects/";
export const projectAddress = (id: number): string => PROJECTS + id;
/** The projects last opened or saved on this device that it can open without a network. */
const MOST = 30;
/** After a save, before the copy on this device is renewed, ms. */
const DELAY = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** What a copy is made of; another of these makes a new copy. */
const isSame = (now: OpenProject | null, before: OpenProject | null): boolean =>
  now?.projectId === before?.projectId &&
  now?.savedDocument === before?.savedDocument &&
  now?.revision === before?.revision &&
  now?.summary === before?.summary;

async function keep(): Promise<void> {
  const { open } = useProject.getState();
  if (!open?.savedDocument || open.projectId === null || !open.summary) return;
  const { savedDocument, summary, revision, boxes, projectId } = open;
  const document = encodeProject(savedDocument);
  const body = { summary, document, revision, contentHash: (await contentHash(document)) ?? "", boxes };
  if (!(await keepCopy(projectAddress(projectId), body))) return;
  const copies = await copiesUnder(PROJECTS);
  if (copies.length > MOST) await removeCopies(copies.slice(MOST).map(({ url }) => url));
}

/** Keeps a copy of every project that is opened or saved here, as the server has it, so that it can be opened without a network. */
export function keepOpened(): () => void {
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), DELAY);
  };
  later();
  const stop = useProject.subscribe(({ open }, before) => {
    if (!isSame(open, before.open)) later();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
