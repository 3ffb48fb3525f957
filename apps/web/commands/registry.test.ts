import {
  availableCommands,
  type Command,
  commandFor,
  registerCommands,
  setSingleKeys,
  useCommands,
} from "@stanza/web-site";
import { beforeEach, expect, test } from "vitest";
import { searchCommands } from "./search-commands.ts";

const command = (id: string, change: Partial<Command> = {}): Command => ({
  id,
  label: id,
  group: "Project",
  run: () => {},
  ...change,
});
const press = (key: string, ctrlKey = false) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  getModifierState: () => false,
  target: null,
});
const all = () => availableCommands(useCommands.getState().groups);

beforeEach(() => useCommands.setState({ groups: new Map() }));

test("an owner's commands replace its earlier ones and go with it", () => {
  registerCommands("global", [command("save")]);
  const old = registerCommands("canvas", [command("wall")]);
  const now = registerCommands("canvas", [command("door"), command("off", { enabled: false })]);
  old();
  expect(all().map((c) => c.id)).toEqual(["save", "door"]);
  now();
  expect(all().map((c) => c.id)).toEqual(["save"]);
});

test("the latest registered command has its keys, listed-only ones never", () => {
  registerCommands("global", [command("global", { keys: ["Ctrl+S"] })]);
  registerCommands("canvas", [
    command("canvas", { keys: ["Ctrl+S"] }),
    command("listed", { keys: ["Ctrl+S"], listedOnly: true }),
  ]);
  expect(commandFor(press("s", true), all())?.id).toBe("canvas");
  expect(commandFor(press("q"), all())).toBeUndefined();
});

test("[CD-15] single keys can be switched off for the page (WCAG 2.1.4); those with Ctrl and F6 stay", () => {
  registerCommands("global", [
    command("search", { keys: ["A"] }),
    command("save", { keys: ["Ctrl+S"] }),
    command("region", { keys: ["Shift+F6"] }),
  ]);
  expect(commandFor(press("a"), all())?.id).toBe("search");
  setSingleKeys(false);
  expect(commandFor(press("a"), all())).toBeUndefined();
  expect(commandFor(press("s", true), all())?.id).toBe("save");
  expect(commandFor({ ...press("F6"), shiftKey: true }, all())?.id).toBe("region");
  setSingleKeys(true);
});

test("the palette finds by words without accents, names that start so first", () => {
  const commands = [command("Menü öffnen"), command("Offer"), command("Save", { words: "offline" })];
  expect(searchCommands(commands, "menu off").map((c) => c.id)).toEqual(["Menü öffnen"]);
  expect(searchCommands(commands, "off").map((c) => c.id)).toEqual(["Offer", "Menü öffnen", "Save"]);
  expect(searchCommands(commands, "  ")).toHaveLength(3);
});
