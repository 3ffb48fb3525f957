import { useTheme } from "../device/theme-store.ts";
import css from "./Logo.module.css";

/** The customer's logo, or Stanza's own: a room drawn in one line. */
export function Logo({ large = false }: { readonly large?: boolean }) {
  const { customer, scheme } = useTheme();
  const source = scheme === "dark" ? (customer.logoDark ?? customer.logo) : customer.logo;
  const name = customer.name ?? "Stanza";
  const height = large ? 30 : 22;
  if (source) return <img src={source} alt={name} height={height} className={css.image} />;
  return (
    <span className={large ? css.large : css.logo}>
      <svg width={height} height={height} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d="M4 20V8.2L12 3.5l8 4.7V20"
          stroke="var(--c-brand-ui)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M3 20.5h18M9 20.5v-7h6v7"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  );
}
