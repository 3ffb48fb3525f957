import { enterSuperGuestShop, isFramed, isUser, useConfig, useSession } from "@stanza/web-site";

/** Spec 2 §4: in an embedded frame a new project switches to a super guest shop. */
export async function enterFrameShop(): Promise<void> {
  if (isFramed() && useConfig.getState().config?.signin?.superguest && !isUser(useSession.getState().profile))
    await enterSuperGuestShop();
}
