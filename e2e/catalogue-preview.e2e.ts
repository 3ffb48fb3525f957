import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";

const ROOT = join(import.meta.dirname, "..");

/** The command as an author starts it, and the address that it says. */
function startPreview(dir: string): Promise<{ readonly url: string; readonly command: ChildProcess }> {
  const command = spawn(
    process.execPath,
    [join(ROOT, "tools/catalogue.ts"), "preview", dir, "--port", "4871"],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  return new Promise((resolve, reject) => {
    command.once("exit", (code) => reject(new Error(`The preview ended with ${code}.`)));
    command.stdout.on("data", (text: Buffer) => {
      const url = /at (http:\S+)/.exec(String(text))?.[1];
      if (url) resolve({ url, command });
    });
  });
}

test("[CA-08] an author sees a catalogue grow while writing it, and what is wrong with it", {
  tag: "@all",
}, async ({ page }) => {
  const root = mkdtempSync(join(tmpdir(), "stanza-preview-"));
  const dir = join(root, "demo");
  cpSync(join(ROOT, "domain/catalogue/testing/demo-home"), dir, { recursive: true });
  const { url, command } = await startPreview(dir);
  const save = (name: string, from: string, to: string) => {
    const path = join(dir, name);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  const panel = page.getByRole("region", { name: "Article", exact: true });
  const lines = page.getByRole("region", { name: "Lines and prices" });
  try {
    await test.step("articles by keyboard, in plan and 3D, with lines and the way of their prices", async () => {
      await page.goto(url);
      const list = page.getByRole("listbox", { name: "Articles" });
      await expect(panel).toContainText("€240.00", { timeout: 60_000 });
      await list.focus();
      await page.keyboard.press("ArrowDown");
      await expect(panel).toContainText("€274.50");
      await expect(list.getByRole("option", { name: /BASE-1D-60/ })).toHaveAttribute("aria-selected", "true");
      await expect(lines).toContainText("BASE1 [600, 3]: row 600, column 3");
      await expect(page.getByRole("application", { name: /plan/i })).toBeVisible();
      await expect(page.getByRole("application", { name: /3D/ })).toBeVisible();
      await panel.getByRole("radio", { name: "Bar 160" }).check();
      await expect(panel).toContainText("€251.00");
      await expectAccessible(page);
    });
    await test.step("a save shows at once, with the same choices", async () => {
      save("prices/LIST01/items.csv", "HB160,14.50", "HB160,20.50");
      await expect(panel).toContainText("€257.00");
      await expect(page.getByRole("status").first()).toContainText("golden tests failing: 1");
    });
    await test.step("a broken file is reported with its place, and the last sound state stays", async () => {
      save("articles/BASE-1D.yaml", "FW: W - 2 * GAP", "FW: W - 2 * GAPP");
      const alert = page.getByRole("alert").filter({ hasText: "The files are broken" });
      await expect(alert).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "GAPP" })).toContainText("did you mean GAP?");
      await expect(panel).toContainText("€257.00");
      await expectAccessible(page);
      save("articles/BASE-1D.yaml", "GAPP", "GAP");
      save("prices/LIST01/items.csv", "HB160,20.50", "HB160,14.50");
      await expect(alert).toBeHidden();
      await expect(panel).toContainText("€251.00");
    });
    await test.step("the end of the command is reported", async () => {
      command.kill("SIGTERM");
      await expect(page.getByRole("alert")).toContainText("The preview command has ended");
    });
  } finally {
    command.removeAllListeners("exit");
    command.kill("SIGKILL");
    rmSync(root, { recursive: true, force: true });
  }
});
