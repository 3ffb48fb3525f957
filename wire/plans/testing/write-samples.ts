// Writes the sample plans anew: ./run node wire/plans/testing/write-samples.ts
import { writeFileSync } from "node:fs";
import { planSamples } from "./plan-samples.ts";

for (const [name, bytes] of Object.entries(planSamples()))
  writeFileSync(new URL(`../samples/${name}`, import.meta.url), bytes);
