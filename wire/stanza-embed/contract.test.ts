import { readFileSync } from "node:fs";
import { ACTION_NAMES, type ActionName, EVENTS, type EventName, type SentDataOf } from "@stanza/embed";
import { expect, expectTypeOf, test } from "vitest";
import { COMMANDS } from "./mount-stanza.ts";
import type { CommandName, Commands, StanzaEventName } from "./types.ts";

test("[EM-01] the SDK has a method for every action of the contract, and none besides", () => {
  expect([...COMMANDS].sort()).toEqual([...ACTION_NAMES].sort());
  expectTypeOf<CommandName>().toEqualTypeOf<ActionName>();
});

/** Lists that may be changed, as a message has them once it has arrived. */
type Arrived<T> = T extends readonly (infer Item)[]
  ? Arrived<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Arrived<T[Key]> }
    : T;
/** What the SDK's types allow is what the application reads. */
type Fits<Name extends CommandName> = Arrived<Commands[Name][0]> extends SentDataOf<Name> ? Name : never;

test("[EM-01] [EM-12] the data of each method are data that the contract takes", () => {
  expectTypeOf<{ [Name in CommandName]: Fits<Name> }[CommandName]>().toEqualTypeOf<CommandName>();
});

test("[EM-13] the SDK tells the events of the contract", () => {
  expectTypeOf<StanzaEventName>().toEqualTypeOf<EventName>();
  const source = readFileSync(new URL("./frame-channel.ts", import.meta.url), "utf8");
  for (const name of EVENTS) expect(source).toContain(`"${name}"`);
});

test("the four examples of the README are the files of examples/embedding, which a journey runs", () => {
  const readme = readFileSync(new URL("./README.md", import.meta.url), "utf8");
  const blocks = [...readme.matchAll(/```(?:html|tsx)\n([\s\S]*?)\n```/g)].map(([, block]) => block);
  const files = ["shop.html", "web-shop.html", "Planner.tsx", "erp.html"].map((name) =>
    readFileSync(new URL(`../../examples/embedding/${name}`, import.meta.url), "utf8").trimEnd(),
  );
  expect(blocks).toEqual(files);
});

test("[T02] no source of the contract, the application or the SDK sends a message to just anybody", () => {
  const files = [
    "./frame-channel.ts",
    "../../web/embed/frame/tell-host.ts",
    "../../web/embed/frame/listen-to-host.ts",
  ];
  for (const file of files) {
    const source = readFileSync(new URL(file, import.meta.url), "utf8");
    expect(source, file).toContain("postMessage(");
    expect(source, file).not.toMatch(/postMessage\([^)]*["'`]\*/);
  }
});
