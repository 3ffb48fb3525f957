import { type ReactNode, useId, useState } from "react";
import css from "./Combobox.module.css";
import { TextField } from "./Field.tsx";

interface Props<Option extends { readonly id: string }> {
  /** Name of the field, which also stands in it while it is empty. */
  readonly label: string;
  readonly lead?: ReactNode;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Name of the list. */
  readonly listLabel: string;
  readonly options: readonly Option[];
  readonly render: (option: Option) => ReactNode;
  readonly onChoose: (option: Option) => void;
  /** Shown where there are none. */
  readonly nothing: ReactNode;
}

/**
 * A search field with what it finds below it (ARIA Authoring Practices, combobox with a list that is always open). The focus stays in the
 * field; the arrow keys go through the options, Enter chooses.
 */
export function Combobox<Option extends { readonly id: string }>(props: Props<Option>) {
  const { label, lead, query, onQuery, listLabel, options, render, onChoose, nothing } = props;
  const id = useId();
  const [active, setActive] = useState(0);
  const chosen = options[Math.min(active, options.length - 1)];
  const move = (by: number) =>
    setActive((at) => (Math.min(at, options.length - 1) + by + options.length) % Math.max(options.length, 1));
  return (
    <div className={css.combobox}>
      <TextField
        label={label}
        hideLabel
        placeholder={label}
        lead={lead}
        value={query}
        data-autofocus
        autoComplete="off"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        onChange={(event) => {
          onQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") move(1);
          else if (event.key === "ArrowUp") move(-1);
          else if (event.key === "Enter" && chosen) onChoose(chosen);
          else return;
          event.preventDefault();
        }}
      />
      <div className={css.list} role="listbox" id={id} aria-label={listLabel}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus (aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keys
          <div
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={option === chosen}
            className={css.option}
            ref={option === chosen ? (node) => node?.scrollIntoView({ block: "nearest" }) : undefined}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(option)}
          >
            {render(option)}
          </div>
        ))}
      </div>
      {options.length === 0 ? <p className={css.none}>{nothing}</p> : null}
    </div>
  );
}
