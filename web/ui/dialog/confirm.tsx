import { Button } from "../Button.tsx";
import { DialogBody, DialogFooter } from "./DialogParts.tsx";
import { type Dialog, type DialogControls, type DialogMode, openDialog } from "./dialog-store.ts";

interface Choice<Answer extends string> {
  readonly answer: Answer;
  /** Named by what it does, never Yes or No alone. */
  readonly label: string;
  readonly look?: "primary" | "danger" | "secondary";
}

export interface Question<Answer extends string> {
  readonly title: string;
  readonly text: string;
  /** In reading order; the primary one last. The first one that harms nothing gets the focus. */
  readonly choices: readonly Choice<Answer>[];
  readonly mode?: DialogMode;
  readonly single?: string;
}

function Confirm({ text, choices, resolve }: Question<string> & DialogControls<string>) {
  const safest = choices.find((c) => c.look !== "danger") ?? choices[0];
  return (
    <>
      <DialogBody>{text}</DialogBody>
      <DialogFooter>
        {choices.map((choice) => (
          <Button
            key={choice.answer}
            variant={choice.look ?? "secondary"}
            onClick={() => resolve(choice.answer)}
            data-autofocus={choice === safest || undefined}
          >
            {choice.label}
          </Button>
        ))}
      </DialogFooter>
    </>
  );
}

const confirmDialog: Dialog<Question<string>, string> = {
  options: ({ title, mode, single }) => ({
    title,
    width: 500,
    mode: mode ?? "persistent",
    role: "alertdialog",
    single,
  }),
  Content: Confirm,
};

/** Asks one question; the answer is one of the choices, or undefined when it was closed without one. */
export function ask<Answer extends string>(question: Question<Answer>): Promise<Answer | undefined> {
  return openDialog(confirmDialog, question as Question<string>) as Promise<Answer | undefined>;
}
