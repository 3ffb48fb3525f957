import { openCatalogue } from "@stanza/catalogue";
import { publishCatalogue } from "@stanza/catalogue/publish";
import { readCatalogueFolder } from "/work/main/tools/catalogue/read-catalogue-folder.ts";

const read = readCatalogueFolder("/work/main/domain/catalogue/testing/demo-home");
if (!read.ok) throw 1;
const p = publishCatalogue(read.files);
if (!p.ok) throw 1;
let t0 = performance.now();
const text = JSON.stringify(p.catalogue);
const open = openCatalogue(JSON.parse(text));
const header = { FIN: "LB", HND: "BAR" };
t0 = performance.now();
open.evaluate({ model: "ARIA", article: "BASE-1D-60", header, choices: {} }).result;
console.log("first (compile)", (performance.now() - t0).toFixed(2), "ms");
function bench(name: string, fn: (i: number) => void, n = 20000) {
  for (let i = 0; i < n; i++) fn(i);
  const rs: number[] = [];
  for (let r = 0; r < 7; r++) {
    const t = process.cpuUsage();
    for (let i = 0; i < n; i++) fn(i);
    const u = process.cpuUsage(t);
    rs.push((u.user + u.system) / n);
  }
  rs.sort((a, b) => a - b);
  console.log(name.padEnd(30), rs[3]!.toFixed(2), "us");
}
const ws = [450, 600, 620, 750, 800];
bench("BASE-1D full", (i) => {
  open.evaluate({ model: "ARIA", article: "BASE-1D-60", header, choices: { W: ws[i % 5]! } }).result;
});
bench(
  "WR-FRAME full",
  (i) => {
    open.evaluate({ model: "ARIA", article: "WR-1800", header, choices: { W: 1836 } }).result;
  },
  5000,
);
const e = open.evaluate({ model: "ARIA", article: "BASE-1D-60", header, choices: {} });
bench("set W", (i) => {
  e.set("W", ws[i % 5]!);
  e.result;
});
bench("set FIN", (i) => {
  e.set("FIN", i % 2 ? "MW" : "LB");
  e.result;
});
bench("set SIDE", (i) => {
  e.set("SIDE", i % 2 ? "L" : "R");
  e.result;
});
bench("set HGT", (i) => {
  e.set("HGT", i % 2 ? 720 : 780);
  e.result;
});
e.set("W", 620);
bench(
  "views",
  (i) => {
    e.views();
  },
  2000,
);
bench(
  "header",
  (i) => {
    open.header("ARIA", { FIN: "LB" });
  },
  2000,
);
console.log(
  JSON.stringify(
    e
      .views()
      .find((v) => v.code === "HND")!
      .options!.filter((o) => o.refusal),
    null,
    1,
  ),
);
