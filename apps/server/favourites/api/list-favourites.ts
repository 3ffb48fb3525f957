import type { Handler } from "../../operation/handler.ts";
import { favouritesOf } from "../favourites-of.ts";

export const listFavourites: Handler<"listFavourites"> = ({ context, session }) =>
  favouritesOf(context.pool, session.actor.userId);
