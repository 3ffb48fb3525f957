import type { Command } from "@stanza/web-site";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The commands whose name, group or words hold every word of the query, those whose name starts with it first. */
export function searchCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands;
  const starts = (command: Command) => (plain(command.label).startsWith(words[0]!) ? 0 : 1);
  return commands
    .filter((command) => {
      const text = plain(`${command.label} ${command.group} ${command.words ?? ""}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => starts(a) - starts(b));
}
