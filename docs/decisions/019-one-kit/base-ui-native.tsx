import { useId } from "react";
import { kit as baseUi } from "./base-ui.tsx";
import type { Kit } from "./kit.ts";

/** Base UI with the platform's select, as the earlier measurement advised for long panels. */
export const kit: Kit = {
  ...baseUi,
  Select: ({ label, value, onChange, options }) => {
    const id = useId();
    return (
      <div>
        <label htmlFor={id}>{label}</label>
        <select id={id} value={value} onChange={(e) => onChange(e.target.value)}>
          {options.map((o) => (
            <option key={o.value} value={o.value}>
              {o.label}
            </option>
          ))}
        </select>
      </div>
    );
  },
};
