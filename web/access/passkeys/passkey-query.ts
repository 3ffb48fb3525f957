import { client, okBody, queryClient } from "@stanza/web-site";

/** The person's passkeys, and what adding one asks for. */
export const passkeyQuery = {
  queryKey: ["passkeys"],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    okBody(await client.listPasskeys({ signal })),
  staleTime: 0,
} as const;

export const passkeysChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: passkeyQuery.queryKey });
