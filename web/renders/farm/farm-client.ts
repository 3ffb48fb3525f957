import { type Client, createClient, FARM_PATH } from "@stanza/contract";
import { bearer, client, useConfig } from "@stanza/web-site";

/** Base path of the farm's sub-APIs: of the one that `rfServer` names, without slashes at its end, else our own (spec 2 §7). */
export const farmBase = (rfServer: string | undefined): string =>
  rfServer?.trim() ? rfServer.trim().replace(/\/+$/, "") : FARM_PATH;

const others = new Map<string, Client>();

/** The farm, typed by the contract. One of another origin gets the same requests at its own base path. */
export function farm(): Client {
  const base = farmBase(useConfig.getState().config?.rfServer);
  if (base === FARM_PATH) return client;
  const known = others.get(base);
  if (known) return known;
  const other = createClient({
    baseUrl: "",
    token: bearer,
    fetch: (input, init) =>
      fetch(String(input).replace(FARM_PATH, base), { ...init, credentials: "include" }),
  });
  others.set(base, other);
  return other;
}

/** The address of a finished picture. */
export const renderPictureUrl = (job: string): string =>
  `${farmBase(useConfig.getState().config?.rfServer)}/authdb/jobs/${job}/picture`;
