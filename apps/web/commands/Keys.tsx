import css from "./Commands.module.css";

/** A shortcut as keys, e.g. `Ctrl+K`. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <kbd className={css.keys}>
      {keys.split("+").map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </kbd>
  );
}
