import css from "./Settings.module.css";

/** What is so and is not chosen here, by name. */
export function Facts({ of }: { readonly of: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={css.facts}>
      {of.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
