import { textIn, type VariableGroup } from "@stanza/catalogue";
import { useTranslation } from "react-i18next";

interface Props {
  readonly group: VariableGroup;
  readonly number: string;
}

/** Where the focus comes to in a step whose picture is worked in: before the picture, so that the next key is in it. */
export function StepStart({ group, number }: Props) {
  const { i18n } = useTranslation();
  return (
    <p id="closet-start" tabIndex={-1} className="visually-hidden">
      {number} {textIn(group.description, i18n.language)}
    </p>
  );
}

/**
 * Leads the keyboard and a reader into the present step: to its heading, or before the picture that is worked in. On a phone the picture
 * comes back on top.
 *
 * variable   its question takes the focus; absent, or it has none there: the step does
 */
export function focusStep(variable?: string): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById("closet-step");
    const wizard = heading?.closest("[data-wizard]");
    wizard?.scrollTo({ top: 0 });
    // Among several closets it is not the wizard that scrolls on a phone, but the whole screen.
    const screen = wizard?.closest("[data-closets]");
    if (screen && wizard)
      screen.scrollBy({ top: wizard.getBoundingClientRect().top - screen.getBoundingClientRect().top });
    const question =
      variable === undefined
        ? null
        : wizard?.querySelector<HTMLElement>(
            `[data-variable="${CSS.escape(variable)}"] :is(input, button, select):not([tabindex="-1"])`,
          );
    if (question) question.focus();
    else (document.getElementById("closet-start") ?? heading)?.focus({ preventScroll: true });
  });
}
