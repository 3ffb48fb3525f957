import { Profiler, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Choice, Kit } from "./kit.ts";

const OPTIONS: readonly Choice[] = Array.from({ length: 6 }, (_, i) => ({
  value: `v${i}`,
  label: `Option ${i}`,
}));
const TABS: readonly Choice[] = ["Variants", "Size", "Details"].map((label) => ({ value: label, label }));
const RADIOS: readonly Choice[] = ["60 mm", "100 mm", "150 mm"].map((label) => ({ value: label, label }));
const FRONTS = Array.from({ length: 30 }, (_, i) => i);
const ITEMS = ["Copy", "Cut", "Group", "Lock", "Paste"];

interface PanelProps {
  readonly kit: Kit;
  readonly article: string;
}

/** 120 fields as when an article is selected: 60 selects, 30 numbers, 30 switches. */
function Panel({ kit: { Select, NumberField, Switch }, article }: PanelProps) {
  const [chosen, setChosen] = useState("v0");
  const [number, setNumber] = useState(600);
  const [on, setOn] = useState(false);
  return FRONTS.map((i) => (
    <section key={i}>
      <Select label={`${article} front ${i}`} value={chosen} onChange={setChosen} options={OPTIONS} />
      <Select label={`${article} handle ${i}`} value={chosen} onChange={setChosen} options={OPTIONS} />
      <NumberField label={`${article} width ${i}`} value={number} onChange={setNumber} />
      <Switch label={`${article} soft close ${i}`} value={on} onChange={setOn} />
    </section>
  ));
}

function Gallery({ kit }: { readonly kit: Kit }) {
  const { Tabs, Menu, Popover, Dialog, Radios, Select, NumberField, Switch, TextField } = kit;
  const [height, setHeight] = useState("100 mm");
  const [front, setFront] = useState("v1");
  const [width, setWidth] = useState(600);
  const [soft, setSoft] = useState(true);
  return (
    <>
      <h1>Kit</h1>
      <Tabs label="Properties" tabs={TABS} />
      <Radios label="Plinth height" value={height} onChange={setHeight} options={RADIOS} />
      <Select label="Front" value={front} onChange={setFront} options={OPTIONS} />
      <NumberField label="Width" value={width} onChange={setWidth} />
      <Switch label="Soft close" value={soft} onChange={setSoft} />
      <TextField label="Name" error="Must not be empty" />
      <Menu label="More" items={ITEMS} />
      <Popover label="Why this value">
        <p>It follows the model.</p>
        <button type="button">Take back</button>
      </Popover>
      <Dialog label="Rename" title="Rename project">
        <TextField label="Project name" />
        <Menu label="More in dialog" items={ITEMS} />
      </Dialog>
    </>
  );
}

/** Puts the candidate on the page and lets `measure.mjs` drive it. */
export function show(kit: Kit): void {
  const root = createRoot(document.getElementById("app") as HTMLElement);
  const render = (what: "nothing" | "gallery" | PanelProps["article"]) =>
    flushSync(() =>
      root.render(
        <kit.Provider>
          <main>
            {what === "nothing" ? null : what === "gallery" ? (
              <Gallery kit={kit} />
            ) : (
              <Profiler id="panel" onRender={() => undefined}>
                <Panel kit={kit} article={what} />
              </Profiler>
            )}
          </main>
        </kit.Provider>,
      ),
    );
  Object.assign(globalThis, { show: render });
}
