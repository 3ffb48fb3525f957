/** Hours of the light's presets; `null`: the studio, where no time passes. */
export const DAY_PRESETS = { studio: null, day: 13, evening: 19, night: 22.5 } as const;

export type DayPreset = keyof typeof DAY_PRESETS;

/** The preset of an hour; `own` between them. */
export const presetOf = (hour: number | null): DayPreset | "own" =>
  (Object.keys(DAY_PRESETS) as DayPreset[]).find((name) => DAY_PRESETS[name] === hour) ?? "own";

/** `19.5` as the language writes it: 19:30. */
export function hourText(hour: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
  return format.format(new Date(Math.min(hour, 23.99) * 3_600_000));
}
