import { readFileSync } from "node:fs";
import type { StoredProject } from "@stanza/codecs";
import type { Shop } from "@stanza/contract";
import type { ProjectStatus } from "@stanza/project";

export interface SeedUser {
  readonly login: string;
  readonly password: string;
  readonly name: string;
  readonly email: string;
  readonly kind: "pro" | "customer";
  readonly sellerLevel: number;
  readonly isAdmin: boolean;
  readonly language: string;
  /** Percent; absent: the person has no limit of their own. */
  readonly discountLimit?: number;
  /** Shop codes; a session starts with the first. */
  readonly shops: readonly string[];
}

export interface SeedProject {
  readonly file: string;
  readonly owner: string;
  readonly assignedTo?: string;
  readonly status?: ProjectStatus;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), "utf8")) as T;

/** The demo's shops, people and projects: two shops with a dealer, a senior seller, a customer and a supervisor each. */
export const seedShops = (): readonly Shop[] => read("shops");
export const seedUsers = (): readonly SeedUser[] => read("users");
export const seedProjects = (): readonly SeedProject[] => read("projects");
/** The shop window; the plain projects of tests and journeys lie in `projects/`. */
export const seedDocument = (file: string): StoredProject => read(`showcase/${file}`);
