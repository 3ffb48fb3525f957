import { describe, expect, test } from "vitest";
import { daylight } from "./daylight.ts";

describe("[CD-03] day and night", () => {
  test("the sun rises at the right, stands before the front at one, sets at the left", () => {
    const [morning, noon, evening] = [8, 13, 18].map((hour) => daylight(hour).sun.towards);
    expect(morning![0]).toBeGreaterThan(0.4);
    expect(Math.abs(noon![0])).toBeLessThan(0.01);
    expect(noon![2]).toBeGreaterThan(0.4);
    expect(evening![0]).toBeLessThan(-0.4);
    expect(noon![1]).toBeGreaterThan(morning![1]);
  });

  test("an evening is dimmer and warmer than noon, a night dark but for its lamps", () => {
    const [noon, evening, night] = [13, 19, 23].map(daylight);
    expect(evening!.sun.intensity).toBeLessThan(noon!.sun.intensity);
    const blue = (color: string): number => Number.parseInt(color.slice(5), 16);
    expect(blue(evening!.sun.color)).toBeLessThan(blue(noon!.sun.color));
    expect(noon!.lamps).toBe(0);
    expect(night!.lamps).toBe(1);
    expect(night!.ambient).toBeLessThan(0.3);
  });

  test("nothing leaps from one quarter of an hour to the next, and every direction is a unit", () => {
    for (let hour = 0.25; hour <= 24; hour += 0.25) {
      const [before, now] = [daylight(hour - 0.25), daylight(hour)];
      expect(Math.abs(now.ambient - before.ambient)).toBeLessThan(0.25);
      expect(Math.abs(now.lamps - before.lamps)).toBeLessThan(0.4);
      expect(Math.abs(now.sun.intensity - before.sun.intensity)).toBeLessThan(0.5);
      expect(Math.hypot(...now.sun.towards)).toBeCloseTo(1);
      expect(now.sun.towards[1]).toBeGreaterThan(0);
    }
  });

  test("the studio's light knows no hour", () => {
    expect(daylight(null)).toMatchObject({ ambient: 1, lamps: 0, sun: { intensity: 1.45 } });
  });
});
