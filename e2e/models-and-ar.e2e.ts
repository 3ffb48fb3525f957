import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./people.ts";
import { openOwnKitchen } from "./projects.ts";

const run = async (page: Page, command: string): Promise<void> => {
  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.getByRole("menuitem", { name: command }).click();
};

test("[CD-08] [CD-09] a project is downloaded as GLB and OBJ, and a stranger's phone opens its AR link", async ({
  page,
  browser,
}) => {
  await signIn(page, "dealer.milano");
  await openOwnKitchen(page, "Casa Rossi in the room", "plan");

  await test.step("3D files: GLB is made here, OBJ by the server", async () => {
    for (const [format, name] of [
      ["GLB", "Casa Rossi in the room.glb"],
      ["OBJ", "dump.zip"],
    ] as const) {
      await run(page, "3D files");
      const dialog = page.getByRole("dialog", { name: "3D files" });
      await dialog.getByRole("radio", { name: format }).check();
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: "Save file" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(name);
      const head = readFileSync(await file.path())
        .subarray(0, 4)
        .toString("latin1");
      expect(head).toBe(format === "GLB" ? "glTF" : "PK\u0003\u0004");
    }
  });

  const link = await test.step("a link to AR is made", async () => {
    await run(page, "See it in a room");
    const dialog = page.getByRole("dialog", { name: /See it in a room/ });
    await dialog.getByRole("button", { name: "Make a link" }).click();
    const address = await dialog.getByLabel("Address").inputValue();
    return address;
  });

  await test.step("a stranger opens it on a phone, and sees one button beside name and size", async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: "en-GB",
      userAgent:
        "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150 Mobile Safari/537.36",
    });
    const phone = await context.newPage();
    await phone.goto(link);
    await expect(phone.getByRole("heading", { name: "Casa Rossi in the room" })).toBeVisible();
    await expect(phone.getByRole("button", { name: "See it in your room" })).toBeVisible();
    await expect(phone.getByRole("banner")).toHaveCount(0);
    const token = new URL(link).searchParams.get("key");
    for (const [file, type] of [
      ["model.glb", "model/gltf-binary"],
      ["model.usdz", "model/vnd.usdz+zip"],
    ]) {
      const loaded = await phone.request.get(`/api/ar/${token}/${file}`);
      expect([loaded.status(), loaded.headers()["content-type"]]).toEqual([200, type]);
    }
    await context.close();
  });
});
