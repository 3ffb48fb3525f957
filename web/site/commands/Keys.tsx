import { useTranslation } from "react-i18next";
import css from "./Commands.module.css";

/** Keys that a keyboard of another language has other words on. */
const NAMED = ["Ctrl", "Delete", "Enter", "Escape", "Shift", "Space"] as const;
type NamedKey = (typeof NAMED)[number];

const isNamed = (key: string): key is NamedKey => (NAMED as readonly string[]).includes(key);

/** A shortcut as keys, e.g. `Ctrl+K`. */
export function Keys({ keys }: { readonly keys: string }) {
  const { t } = useTranslation();
  return (
    <kbd className={css.keys}>
      {keys.split("+").map((key) => (
        <kbd key={key}>{isNamed(key) ? t(`key.${key}`) : key}</kbd>
      ))}
    </kbd>
  );
}
