import { encodeProject, newDocument } from "@stanza/codecs";
import { newCustomerFields } from "@stanza/offer";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../../web/testing/demo-kitchen.ts";
import { GUEST } from "../../../web/testing/people.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { DesignLinkScreen } from "./DesignLinkScreen.tsx";

test("[SH-07] the way back from a letter: the design opens in the workspace as the person's own", async () => {
  const project = await demoKitchen(["BASE-2D-900"]);
  const fields = newCustomerFields({ documentKind: undefined, priceList: "", country: "IT" }, "en");
  const { visited } = await renderApp(<DesignLinkScreen />, {
    profile: GUEST,
    address: `/d/${"a".repeat(43)}`,
    answers: {
      openDesign: () => ({
        status: 200,
        body: {
          design: {
            description: "Kitchen",
            language: "en",
            date: "2026-11-22",
            shop: { code: "MILANO", name: "Stanza Milano" },
            currency: "EUR",
            pieces: [],
            rounding: "0.00",
            total: "0.00",
            tax: "0.00",
            unitedStates: false,
            complete: true,
          },
          expiresAt: "2027-02-20T21:00:00.000Z",
          hasPicture: false,
          request: null,
        },
      }),
      getDesignDocument: () => ({ status: 200, body: encodeProject(newDocument(project, fields)) }),
    },
  });
  await userEvent.click(page.getByRole("button", { name: "Go on with this design" }));
  await expect.poll(() => visited).toEqual(["/configurator3d"]);
  expect(useProject.getState().open?.document.project.rows).toHaveLength(1);
});
