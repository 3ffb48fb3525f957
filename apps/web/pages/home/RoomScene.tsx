import css from "./RoomScene.module.css";

/**
 * A quiet kitchen in elevation, half drawing, half room: the picture behind Home. Drawn in the page's own colours, so that it follows
 * the scheme and the customer.
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
        <linearGradient id="scene-light" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={css.lightStart} />
          <stop offset="1" className={css.lightEnd} />
        </linearGradient>
        <linearGradient id="scene-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.floorFar} />
          <stop offset="1" className={css.floorNear} />
        </linearGradient>
        <radialGradient id="scene-lamp" cx="0.5" cy="0" r="1">
          <stop offset="0" className={css.glow} />
          <stop offset="1" className={css.glowEnd} />
        </radialGradient>
      </defs>

      <rect width="1600" height="1000" className={css.wall} />
      <rect y="868" width="1600" height="132" fill="url(#scene-floor)" />
      <path d="M0 868h1600" className={css.skirting} />

      {/* Light from the window, across the wall. */}
      <path d="M120 250 430 250 820 868 300 868z" fill="url(#scene-light)" />

      <g className={css.window}>
        <rect x="96" y="214" width="330" height="420" rx="4" />
        <path d="M261 214v420M96 424h330" />
        <path d="M76 646h370v12H76z" className={css.solid} />
      </g>

      {/* Tall larder and oven housing. */}
      <g className={css.front}>
        <rect x="1322" y="330" width="132" height="522" rx="2" />
        <rect x="1454" y="330" width="132" height="522" rx="2" />
        <path d="M1322 610h132" className={css.gap} />
        <path d="M1438 470v110M1438 640v90M1470 560v130" className={css.handle} />
      </g>
      <g>
        <rect x="1340" y="356" width="96" height="84" rx="4" className={css.oven} />
        <path d="M1352 374h72" className={css.ovenLine} />
      </g>

      {/* Wall units over an open shelf. */}
      <g className={css.front}>
        <rect x="902" y="330" width="140" height="156" rx="2" />
        <rect x="1042" y="330" width="140" height="156" rx="2" />
        <rect x="1182" y="330" width="140" height="156" rx="2" />
        <path d="M1026 452v22M1166 452v22M1306 452v22" className={css.handle} />
      </g>
      <path d="M902 530h420" className={css.shelf} />
      <g className={css.ware}>
        <path d="M930 530v-26a9 9 0 0 1 18 0v26zM958 530v-18h16v18z" />
        <path d="M1088 530v-8c0-9 30-9 30 0v8zM1132 530c-4-16 22-16 18 0z" />
        <path d="M1238 530v-34h10v34zM1252 530v-28h8v28zM1264 530v-36h9v36zM1277 530l8-31 8 2-8 29z" />
      </g>

      {/* Base run with its worktop. */}
      <path d="M744 652h578v18H744z" className={css.worktop} />
      <g className={css.front}>
        <rect x="752" y="670" width="150" height="182" rx="2" />
        <rect x="902" y="670" width="140" height="60" rx="2" />
        <rect x="902" y="730" width="140" height="61" rx="2" />
        <rect x="902" y="791" width="140" height="61" rx="2" />
        <rect x="1042" y="670" width="140" height="182" rx="2" />
        <rect x="1182" y="670" width="140" height="182" rx="2" />
        <path
          d="M886 694v40M954 688h36M954 748h36M954 809h36M1058 694v40M1198 694v40"
          className={css.handle}
        />
      </g>
      <path d="M760 852h822v16H760z" className={css.plinth} />

      {/* Tap, pot and a branch on the worktop. */}
      <path d="M1100 652v-62a17 17 0 0 1 34 0v10" className={css.tap} />
      <g className={css.plant}>
        <path d="M806 652l-7-40h46l-7 40z" className={css.pot} />
        <path d="M822 612c-2-40-8-62-30-86M822 612c0-46 4-74 22-104M822 612c2-34 14-52 36-66" />
        <path
          d="M792 526c-16-2-22-12-22-24 14 0 22 8 22 24zM800 556c-18 2-26-4-32-16 16-4 26 2 32 16zM844 508c-6-14-2-26 8-34 8 12 6 24-8 34zM834 540c12-8 24-6 34 2-10 10-22 10-34-2zM858 546c8-12 20-14 32-8-6 12-18 16-32 8z"
          className={css.leaf}
        />
      </g>

      {/* Pendant lamps and what they light. */}
      <g>
        <path d="M936 0v178M1112 0v178M1288 0v178" className={css.cord} />
        <path
          d="M898 214c0-22 16-36 38-36s38 14 38 36zM1074 214c0-22 16-36 38-36s38 14 38 36zM1250 214c0-22 16-36 38-36s38 14 38 36z"
          className={css.lamp}
        />
        <path
          d="M898 214h76l70 116H828zM1074 214h76l70 116h-216zM1250 214h76l70 116h-216z"
          fill="url(#scene-lamp)"
        />
      </g>

      {/* The drawing it came from: dimension lines. */}
      <g className={css.dimension}>
        <path d="M752 910h150M902 910h140M1042 910h140M1182 910h140M1322 910h264" />
        <path d="M752 902v16M902 902v16M1042 902v16M1182 902v16M1322 902v16M1586 902v16" />
        <path d="M706 652v216M698 652h16M698 868h16" />
        <text x="827" y="902">
          600
        </text>
        <text x="972" y="902">
          600
        </text>
        <text x="1112" y="902">
          600
        </text>
        <text x="1252" y="902">
          600
        </text>
        <text x="1454" y="902">
          1200
        </text>
        <text x="692" y="764" transform="rotate(-90 692 764)">
          900
        </text>
      </g>
    </svg>
  );
}
