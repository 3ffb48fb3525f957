import { THEME_PICTURES } from "@stanza/contract";
import { isAutomatic } from "../../config/automatic-sign-in.ts";
import { screensOf } from "../../config/customer-files.ts";
import { themePicturePath } from "../../config/theme-picture.ts";
import { mailedOrigin } from "../../mail/mailed-origin.ts";
import type { Handler } from "../../operation/handler.ts";
import { ownRelyingParty } from "../../operation/own-relying-party.ts";
import { revisionOf, setNameOf } from "../../translations/translation-store.ts";

export const getConfig: Handler<"getConfig"> = async ({ context, request }) => {
  const { site, crm, access } = context;
  const screens = screensOf(context.config.configDirectory);
  const saved = await revisionOf(context.pool, setNameOf(site.config.transname));
  const pictures = THEME_PICTURES.filter((picture) => site.theme[picture] !== undefined);
  return {
    status: 200,
    body: {
      ...site,
      ...(screens ? { screens } : {}),
      config: {
        ...site.config,
        // The page asks for the words of its own only where there are any.
        ...(saved > 0 ? { texts: site.config.texts ?? "texts.json" } : {}),
        crmupload: crm !== null,
        hosts: [...context.config.trustedOrigins],
        signin: {
          id: access.id !== undefined,
          shop: access.askShop,
          auto: access.autologin !== undefined && isAutomatic(access.autologin, request.ip),
          superguest: access.superGuestShop !== undefined,
          passkeys: ownRelyingParty(context, request) !== null,
        },
        sendsmail: mailedOrigin(context, request) !== null,
      },
      theme: {
        ...site.theme,
        ...Object.fromEntries(pictures.map((picture) => [picture, themePicturePath(picture)])),
      },
    },
    headers: { "cache-control": "no-cache" },
  };
};
