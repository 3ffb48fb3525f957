import type { WallId } from "../ids.ts";
import { firstRefusal, LIMITS } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import type { Quote, QuoteId } from "../quote.ts";
import { quoteRefusal } from "./quote-refusal.ts";

/**
 * The project with this quote: a new one goes to the end, one whose id is there takes its place.
 *
 * refused   `outOfBounds`, `notANumber`, `badText` for what is no quote; `outOfBounds` beyond `LIMITS.maxQuotes`
 */
export function putQuote(project: Project, quote: Quote): Outcome<Project> {
  const refusal = firstRefusal(quoteRefusal(quote, "quote"));
  if (refusal) return refusal;
  const quotes = project.quotes ?? [];
  const isThere = quotes.some(({ id }) => id === quote.id);
  if (!isThere && quotes.length >= LIMITS.maxQuotes) {
    return refused("outOfBounds", "quotes", `a project has at most ${LIMITS.maxQuotes} quotes`);
  }
  return done({
    ...project,
    quotes: isThere ? quotes.map((one) => (one.id === quote.id ? quote : one)) : [...quotes, quote],
  });
}

/** The project without this quote; one that is not there changes nothing. */
export function removeQuote(project: Project, args: { readonly id: QuoteId }): Outcome<Project> {
  const { quotes, ...rest } = project;
  if (!quotes?.some(({ id }) => id === args.id)) return done(project);
  const kept = quotes.filter(({ id }) => id !== args.id);
  return done(kept.length > 0 ? { ...rest, quotes: kept } : rest);
}

/** The project with a wall's automatic dimension chain on its plan, or without it. Refused: `unknownWall`. */
export function showChain(
  project: Project,
  args: { readonly wall: WallId; readonly shown: boolean },
): Outcome<Project> {
  const { wall, shown } = args;
  if (!project.rooms.some(({ walls }) => walls.some(({ id }) => id === wall)))
    return refused("unknownWall", "wall", `there is no wall ${wall}`);
  const { hiddenChains = [], ...rest } = project;
  const kept = hiddenChains.filter((id) => id !== wall);
  const next = shown ? kept : [...kept, wall];
  return done(next.length > 0 ? { ...rest, hiddenChains: next } : rest);
}
