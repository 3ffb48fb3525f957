import { z } from "zod";
import { invalidRequest, notSignedIn, operation } from "./operation.ts";

/** An article that a person marked, in whatever version of its catalogue. */
export const favourite = z
  .object({ catalogue: z.string().min(1).max(60), article: z.string().min(1).max(60) })
  .meta({ id: "Favourite" });
export type Favourite = z.output<typeof favourite>;

/** More are not kept: a list that long helps nobody to find anything. */
export const MOST_FAVOURITES = 500;

const listed = z.object({ favourites: z.array(favourite) });

export const listFavourites = operation({
  id: "listFavourites",
  method: "GET",
  path: "/api/favourites",
  summary: "The articles that one marked, the latest first",
  access: "user",
  responses: { 200: listed, 401: notSignedIn },
});

export const markFavourites = operation({
  id: "markFavourites",
  method: "POST",
  path: "/api/favourites",
  summary: `Marks articles or takes their mark away, and returns the new list; of more than ${MOST_FAVOURITES} the oldest go`,
  access: "user",
  body: z.object({ favourites: z.array(favourite).max(MOST_FAVOURITES), isMarked: z.boolean() }),
  responses: { 200: listed, 401: notSignedIn, 422: invalidRequest },
});
