import { describe, expect, test } from "vitest";
import { type DemoName, demoCatalogue } from "../../fixtures/demo-catalogues.ts";
import { randomFrom, randomValue } from "../publish/reports/random-choices.ts";
import type { Value } from "./index.ts";

/** Number of random states, shared out over all articles of a catalogue. */
const STATES = 2000;
const NAMES: readonly DemoName[] = [
  "cucina",
  "armadio",
  "pertica",
  "soggiorno",
  "bagno",
  "muri",
  "luce",
  "smalto",
  "fuoco",
];

/** Values that come from a mistake or an old project rather than from the offered choices. */
const STRANGE: readonly (Value | undefined)[] = [
  undefined,
  "",
  "no such thing",
  -1,
  1e9,
  333.333,
  true,
  "1|2|3",
];

describe.each(NAMES)("[EV-01] in %s", (name) => {
  const { bundle, open } = demoCatalogue(name);
  const rules = Object.keys(bundle.articles);
  const perRule = Math.max(5, Math.ceil(STATES / rules.length));
  const models = bundle.models.map(({ code }) => code);

  test(`changing one value at a time gives the same as a fresh evaluation, ${perRule} states of each of ${rules.length} articles`, () => {
    for (const [i, neutro] of rules.entries()) {
      const random = randomFrom(`${name} ${neutro}`);
      const request = { model: models[i % models.length]!, article: neutro, header: {} };
      const live = open.evaluate({ ...request, choices: {} });
      for (let state = 0; state < perRule; state++) {
        const views = live.views();
        const view = views[Math.floor(random() * views.length)];
        if (!view) break;
        const isStrange = random() < 0.2;
        const strange = STRANGE[Math.floor(random() * STRANGE.length)];
        live.set(view.code, isStrange ? strange : randomValue(view, random));
        const fresh = open.evaluate({ ...request, choices: live.choices });
        const where = `${neutro} after ${JSON.stringify(live.choices)}`;
        expect(live.result, where).toEqual(fresh.result);
        expect(live.choicesToStore, where).toEqual(fresh.choicesToStore);
        if (state % 5 === 0) expect(live.views(), where).toEqual(fresh.views());
        const reopened = open.evaluate({ ...request, choices: live.choicesToStore });
        expect(reopened.result.values, `${where}, stored and opened again`).toEqual(live.result.values);
      }
    }
  });
});
