import { refuse } from "../operation/refuse.ts";

/** What is in use for a catalogue changes for everybody who sells it. */
export const isSoldElsewhere = (code: string) =>
  refuse(
    409,
    "sold-elsewhere",
    `Shops of another site sell ${code} too; whoever runs the server publishes it by the command.`,
  );
