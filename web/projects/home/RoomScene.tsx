import css from "./RoomScene.module.css";

/** Left edge and kind of each base unit; 140 units are 600 mm. */
const UNITS = [
  { x: 360, kind: "door" },
  { x: 500, kind: "drawers" },
  { x: 640, kind: "door" },
  { x: 780, kind: "oven" },
  { x: 920, kind: "drawers" },
  { x: 1060, kind: "door" },
  { x: 1200, kind: "doorRight" },
  { x: 1340, kind: "drawers" },
  { x: 1480, kind: "door" },
] as const;
const WIDTH = 140;
const TOP = 672;
const BOTTOM = 848;

const LAMPS = [
  { x: 700, y: 112 },
  { x: 806, y: 150 },
  { x: 912, y: 112 },
] as const;

/**
 * A quiet kitchen in elevation with its measures, half drawing, half room: the picture behind Home. Drawn in the page's own colours, so
 * that it follows the scheme and the customer.
 */
export function RoomScene({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="scene-sun" x1="0" y1="0" x2="1" y2="0.7">
          <stop offset="0" className={css.sunStart} />
          <stop offset="1" className={css.sunEnd} />
        </linearGradient>
        <linearGradient id="scene-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.floorFar} />
          <stop offset="1" className={css.floorNear} />
        </linearGradient>
        <linearGradient id="scene-glow" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.glow} />
          <stop offset="1" className={css.glowEnd} />
        </linearGradient>
      </defs>

      <rect width="1600" height="1000" className={css.wall} />
      <path d="M-60-40h420l560 908H-60z" fill="url(#scene-sun)" />
      <rect y="868" width="1600" height="132" fill="url(#scene-floor)" />
      <path d="M0 865h1600" className={css.skirting} />

      <g className={css.lamps}>
        {LAMPS.map(({ x, y }) => (
          <g key={x}>
            <path d={`M${x - 34} ${y}h68l64 400H${x - 98}z`} fill="url(#scene-glow)" />
            <path d={`M${x} 0v${y - 36}`} className={css.cord} />
            <path d={`M${x - 38} ${y}c0-22 16-37 38-37s38 15 38 37z`} className={css.lamp} />
          </g>
        ))}
      </g>

      <FloorPlant />
      <Worktop />
      {UNITS.map(({ x, kind }) => (
        <Unit key={x} x={x} kind={kind} />
      ))}
      <path d={`M368 ${BOTTOM}H1620v20H368z`} className={css.plinth} />
      <Measures />
    </svg>
  );
}

function Unit({ x, kind }: { x: number; kind: (typeof UNITS)[number]["kind"] }) {
  const front = (y: number, height: number) => (
    <rect
      key={y}
      x={x + 1.5}
      y={y + 1.5}
      width={WIDTH - 3}
      height={height - 3}
      rx="2"
      className={css.front}
    />
  );
  if (kind === "drawers") {
    return (
      <g>
        {[front(TOP, 52), front(TOP + 52, 62), front(TOP + 114, 62)]}
        <path d={`M${x + 50} 690h40M${x + 50} 742h40M${x + 50} 804h40`} className={css.handle} />
      </g>
    );
  }
  if (kind === "oven") {
    return (
      <g>
        {front(TOP, BOTTOM - TOP)}
        <rect x={x + 14} y={TOP + 22} width={WIDTH - 28} height="128" rx="5" className={css.oven} />
        <path d={`M${x + 26} ${TOP + 52}h${WIDTH - 52}`} className={css.ovenLine} />
        <rect x={x + 28} y={TOP + 68} width={WIDTH - 56} height="66" rx="3" className={css.ovenGlass} />
      </g>
    );
  }
  const handle = kind === "door" ? x + WIDTH - 16 : x + 16;
  return (
    <g>
      {front(TOP, BOTTOM - TOP)}
      <path d={`M${handle} 694v42`} className={css.handle} />
    </g>
  );
}

/** The worktop and what stands on it: a plant, a hob with a pot, boards, the tap, books and a bowl. */
function Worktop() {
  return (
    <g>
      <g className={css.ware}>
        <path d="M806 652v-30h72v30zM798 630h8v8h-8zM878 630h8v8h-8zM836 616h12v6h-12z" />
        <path d="M942 652v-74a12 12 0 0 1 12-12h34a12 12 0 0 1 12 12v74zM1290 652l4-46h14l-2 46zM1310 652v-54h12v54zM1326 652v-40h10v40zM1340 652v-62h16v62z" />
        <path d="M1412 622h88c0 20-16 30-44 30s-44-10-44-30z" />
      </g>
      <circle cx="971" cy="584" r="5" className={css.hole} />
      <path d="M1128 654v-70a19 19 0 0 1 38 0v12" className={css.tap} />
      <g className={css.fruit}>
        <circle cx="1438" cy="614" r="15" />
        <circle cx="1466" cy="611" r="17" />
      </g>
      <path d="M424 652l-7-42h50l-7 42z" className={css.pot} />
      <g className={css.leaf}>
        <path d="M440 612c-4-22-16-38-34-44 0 22 12 38 34 44zM441 610c-8-28-4-52 10-70 10 24 6 48-10 70zM444 612c2-22 14-38 34-44-2 22-14 38-34 44z" />
      </g>
      <path d="M352 652h1260v20H352z" className={css.worktop} />
    </g>
  );
}

/** A rubber plant on the floor, left of the run. */
function FloorPlant() {
  return (
    <g>
      <path d="M168 868l-12-92h96l-12 92z" className={css.pot} />
      <path
        d="M204 776c-2-60-4-96 0-150M204 730c-16-22-34-32-52-36M205 700c18-20 34-28 54-30"
        className={css.stem}
      />
      <g className={css.leaf}>
        <path d="M204 640c-18-34-16-66 2-94 18 30 18 62-2 94zM202 690c-36-8-56-30-62-62 34 6 56 28 62 62zM206 684c4-34 24-56 58-64-4 34-24 58-58 64zM158 704c-34 10-58 0-74-24 32-14 58-6 74 24zM250 684c10-30 34-44 66-38-8 32-32 46-66 38zM206 748c22-24 46-30 72-18-18 26-44 32-72 18z" />
      </g>
    </g>
  );
}

/** The drawing that the room came from. */
function Measures() {
  const edges = [...UNITS.map(({ x }) => x), 1620];
  return (
    <g className={css.measures}>
      <path d="M360 916H1620" />
      <path d={edges.map((x) => `M${x} 909v14M${x - 4} 920l8-8`).join("")} />
      <path d="M318 652v216M311 652h14M311 868h14" />
      {UNITS.map(({ x }) => (
        <text key={x} x={x + WIDTH / 2} y="906">
          600
        </text>
      ))}
      <text x="304" y="766" transform="rotate(-90 304 766)">
        900
      </text>
    </g>
  );
}
