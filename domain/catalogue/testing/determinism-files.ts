import { demoWith } from "./demo-home.ts";

const BASE = "articles/BASE-1D.yaml";
const FRAME = "articles/WR-FRAME.yaml";

const FAN = `
cod: FAN
params: {SIZE: num, TURN: num}
parts:
  - {id: blade, type: box, size: [SIZE, 12, SIZE / 3], rot: [17, 0, 5]}
  - {id: tip, type: cylinder, r: 7.5, h: 31.7, at: [SIZE, 3.3, SIZE / 7], material: metal}
`;
const ROTOR = `
cod: ROTOR
params: {SIZE: num, TURN: num}
parts:
  - {id: a, type: macro, macro: FAN, rot: [0, TURN, 0], with: {SIZE: SIZE, TURN: TURN}}
  - {id: b, type: macro, macro: FAN, at: [SIZE / 3, 0.1, 0.7], rot: [TURN / 3, 0, TURN / 7], with: {SIZE: SIZE / 3, TURN: TURN}}
`;

/**
 * The worked example with everything whose numbers could differ between machines: thirds and sevenths, square roots, odd angles in nested
 * macros, overlays, lists with limits.
 */
export function determinismFiles(): Map<string, string> {
  const files = demoWith(
    [BASE, "calc:\n", "calc:\n  ROOT: sqrt(W * W + DPT * DPT) / 3\n  ODD: W / 7 + SHQ / 3\n"],
    [
      BASE,
      "parts:\n",
      "parts:\n  - {id: rotor, type: macro, macro: ROTOR, at: [ODD, PLH, ROOT / 11], rot: [W / 13, W / 7, DPT / 9], with: {SIZE: ROOT, TURN: W / 3}}\n",
    ],
    [
      FRAME,
      "fields: { w: num }",
      "fields: { w: { type: num, min: 300, max: '(W - 3 * T) / 1.3', decimals: 2, default: 600 } }",
    ],
  );
  files.set("macros/FAN.yaml", FAN.trimStart());
  files.set("macros/ROTOR.yaml", ROTOR.trimStart());
  files.set("articles/BASE-1D@STD-LAC.yaml", "const: {TF: 22.2}\nvariables: [{cod: W, max: 1200}]\n");
  files.delete("tests/base-1d.yaml");
  return files;
}
