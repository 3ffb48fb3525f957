import type { Favourite, Profile } from "@stanza/contract";
import { client, isUser, storage, translate, useSession } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { create } from "zustand";

interface FavouritesState {
  /** Whose they are: a user's id, or `device` for a guest; `null`: not loaded. */
  readonly owner: string | null;
  /** The latest first. */
  readonly favourites: readonly Favourite[];
}

const KEY = "stanza.favourites";
const DEVICE = "device";
/** Fewer than the server keeps, so that an account can take them all. */
const MOST_ON_DEVICE = 200;

/** The articles that the person marked: a user's are on the server, a guest's on the device. */
export const useFavourites = create<FavouritesState>()(() => ({ owner: null, favourites: [] }));

const isSame = (a: Favourite, b: Favourite) => a.catalogue === b.catalogue && a.article === b.article;

export const isFavourite = (all: readonly Favourite[], one: Favourite): boolean =>
  all.some((other) => isSame(one, other));

/** Loads them for whoever is signed in. What a guest marked on this device goes with the account that they then sign in to. */
export async function loadFavourites(profile: Profile | null): Promise<void> {
  const owner = ownerOf(profile);
  if (useFavourites.getState().owner === owner) return;
  const onDevice = readDevice();
  useFavourites.setState({ owner, favourites: owner === DEVICE ? onDevice : [] });
  if (owner === DEVICE) return;
  const answer =
    onDevice.length > 0
      ? await client.markFavourites({ body: { favourites: [...onDevice].reverse(), isMarked: true } })
      : await client.listFavourites({});
  if (useFavourites.getState().owner !== owner) return;
  if (answer.status !== 200) {
    // The next time that they are needed they are asked for again.
    useFavourites.setState({ owner: null });
    return;
  }
  if (onDevice.length > 0) storage.set(KEY, undefined);
  useFavourites.setState({ favourites: answer.body.favourites });
}

/** Marks an article or takes its mark away: at once here, and taken back with a word where the server could not keep it. */
export async function toggleFavourite(one: Favourite): Promise<void> {
  const { owner, favourites } = useFavourites.getState();
  const isMarked = !isFavourite(favourites, one);
  useFavourites.setState({ favourites: marked(favourites, one, isMarked) });
  if (owner === null || owner === DEVICE) {
    storage.set(KEY, JSON.stringify(useFavourites.getState().favourites));
    return;
  }
  const answer = await client.markFavourites({ body: { favourites: [one], isMarked } });
  if (useFavourites.getState().owner !== owner || answer.status === 200) return;
  useFavourites.setState((now) => ({ favourites: marked(now.favourites, one, !isMarked) }));
  toast(translate("favourites.failed"), { kind: "error", key: "favourites" });
}

const marked = (all: readonly Favourite[], one: Favourite, isMarked: boolean): readonly Favourite[] => {
  const others = all.filter((other) => !isSame(one, other));
  return isMarked ? [one, ...others] : others;
};

const ownerOf = (profile: Profile | null): string => (profile && isUser(profile) ? profile.userId : DEVICE);

/** The device's list; whatever else stands in its place is none. */
function readDevice(): readonly Favourite[] {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one: unknown) => (isStored(one) ? [one] : [])).slice(0, MOST_ON_DEVICE);
  } catch {
    return [];
  }
}

const isStored = (one: unknown): one is Favourite =>
  typeof one === "object" &&
  one !== null &&
  "catalogue" in one &&
  "article" in one &&
  typeof one.catalogue === "string" &&
  typeof one.article === "string";

useSession.subscribe(({ profile }) => {
  // Another person's favourites are nobody else's to see.
  if (useFavourites.getState().owner !== null && ownerOf(profile) !== useFavourites.getState().owner)
    void loadFavourites(profile);
});
