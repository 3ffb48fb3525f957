import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { kit } from "./kit.ts";

/** The name under which screens of a customer find React and the kit (tools/customer/build-screens.ts). */
const NAME = "stanzaKit";

/** Puts React and the kit where the screens of a customer look for them. */
export function offerKit(): void {
  Object.defineProperty(globalThis, NAME, {
    value: Object.freeze({ react: React, jsxRuntime, kit }),
    configurable: true,
  });
}
