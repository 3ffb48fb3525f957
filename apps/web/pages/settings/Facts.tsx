import css from "./Settings.module.css";

/** Names and what stands behind them; what is empty is left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
