import { deflateSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { flatDxf } from "../wire/plans/testing/dxf-text.ts";
import { box, homeXml, piece, room, sh3d, wall } from "../wire/plans/testing/home-xml.ts";
import { ifcText } from "../wire/plans/testing/ifc-text.ts";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";
import { openOwnKitchen } from "./projects.ts";

const file = (name: string, bytes: Uint8Array, mimeType = "") => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** A white picture of this size, with a header that any reader takes. */
function png(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height, 255));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

async function openImport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import a plan" }).click();
  await expect(page.getByRole("dialog", { name: "Import a plan" })).toBeVisible();
}

const choose = (page: Page, chosen: ReturnType<typeof file>) =>
  page.setInputFiles('[data-file="plan"]', chosen);

test("[CD-02] [CD-13] plans of other programs come in as one step to undo, bad files with a sentence, a picture lies under the plan to scale", async ({
  page,
}) => {
  await signIn(page, "dealer.milano");
  await openOwnKitchen(page, "Casa Rossi, imported", "plan");
  const articles = page.getByRole("list", { name: "Articles in the plan" }).getByRole("button");
  await expect(articles.first()).toBeAttached();
  const before = await articles.count();

  await openImport(page);
  await choose(page, file("bomb.sh3d", sh3d({ "Home.xml": new Uint8Array(80_000_000) })));
  await expect(page.getByText("unpacks to far more")).toBeVisible();
  await page.getByRole("button", { name: "Other file" }).click();
  await choose(page, file("fake.png", new TextEncoder().encode("<html>"), "image/png"));
  await expect(page.getByText("This is not a picture")).toBeVisible();
  await page.getByRole("button", { name: "Other file" }).click();

  await choose(page, file("metres.dxf", flatDxf(0.001).bytes(4), "image/vnd.dxf"));
  await expect(page.getByText("2 rooms, 32.0 m²")).toBeVisible();
  await expect(page.getByText("In the file’s own unit (Millimetres)")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /A-WALL/ }).uncheck();
  await expect(page.getByText("No walls were found on these layers").first()).toBeVisible();
  await page.getByRole("button", { name: "Other file" }).click();

  const houses = new TextEncoder().encode(ifcText({ schema: "IFC4", unit: 1000, storeys: 2 }));
  await choose(page, file("house.ifc", houses));
  await expect(page.getByText("2 rooms, 39.5 m²")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("combobox", { name: "Storey" })).toContainText("1. Stock");
  await page.getByRole("button", { name: "Other file" }).click();
  await choose(page, file("cut.ifc", houses.subarray(0, 900)));
  await expect(page.getByText("This is no floor plan")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Other file" }).click();

  const home = homeXml(
    ...box(0, 0, 800, 400),
    wall("p", [500, 0, 500, 400]),
    room("Studio", [
      [5, 5],
      [495, 5],
      [495, 395],
      [5, 395],
    ]),
    piece("pieceOfFurniture", { name: "Sofa", x: 200, y: 100, width: 180, depth: 90, height: 80 }),
  );
  await choose(page, file("home.sh3d", sh3d({ "Home.xml": home })));
  await expect(page.getByText("2 rooms, 30.4 m²")).toBeVisible();
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  await expect(page.getByText("Inserted: rooms 2").first()).toBeVisible();
  await expect(articles).toHaveCount(before + 1);
  await page.getByRole("application", { name: /^2D plan/ }).focus();
  await page.keyboard.press("Control+z");
  await expect(articles).toHaveCount(before);

  await openImport(page);
  await choose(page, file("plan.png", png(800, 600), "image/png"));
  const scale = page.getByRole("dialog", { name: "Picture under the plan" });
  await scale.getByRole("button", { name: "Point 1" }).press("ArrowLeft");
  await scale.getByLabel("Length between the points").fill("4,01 m");
  await expect(scale.getByText("The picture will be 8 m × 6 m")).toBeVisible();
  await scale.getByRole("button", { name: "Lay under the plan" }).click();
  await expect(page.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unlock to move" })).toBeVisible();
  await page.getByRole("button", { name: "Remove the picture" }).click();
  await expect(page.getByRole("button", { name: "Remove the picture" })).toHaveCount(0);
});
