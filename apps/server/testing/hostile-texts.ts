import type { StoredProject } from "@stanza/codecs";
import { sampleDocument } from "./sample-project.ts";

/**
 * Forty texts that run in a page which takes a text for markup, a link, a style, a template or a format (reliability.md T32). Where one
 * runs it calls `alert`, sets `window.hostile` or asks for a file. Escapes keep the boundary test from taking one for an import.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  "<script>alert(1)</script>",
  "<ScRiPt>window.hostile=1</sCrIpT>",
  "</script><script>alert(1)</script>",
  "<script src=/hostile.js></script>",
  "<script type=module>im\u0070ort('/hostile.js')</script>",
  "<img src=x onerror=alert(1)>",
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror='window.hostile=1'>",
  "<img src=/hostile.png>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href=javascript:alert(1)><text y=9>x</text></a></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  "<svg><use href=data:image/svg+xml,<svg id=x><script>alert(1)</script></svg>#x /></svg>",
  "<math><mi xlink:href=javascript:alert(1)>x</mi></math>",
  "<body onload=alert(1)>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>parent.hostile=1</script>'></iframe>",
  "<object data=javascript:alert(1)></object>",
  "<embed src=/hostile.swf>",
  "<link rel=stylesheet href=/hostile.css>",
  "<style>*{display:none}</style>",
  "<style>@im\u0070ort '/hostile.css';</style>",
  "<meta http-equiv=refresh content=0;url=/hostile>",
  "<base href=//hostile.example/>",
  "<form action=/hostile><button autofocus>x</button></form>",
  "<input autofocus onfocus=alert(1)>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<a href=javascript:alert(1)>x</a>",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "<!--<script>alert(1)//--></script>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "&lt;script&gt;alert(1)&lt;/script&gt; &#60;b&#62;",
  "{{constructor.constructor('alert(1)')()}} \u0024{alert(1)} #{alert(1)}",
  "{{0}} {{count}} $t(nav.home) %s %d \\u003cscript\\u003e",
  '#read("/etc/passwd") #eval("1+1") $x$ *b* _i_ @l <l>',
  "__proto__ constructor toString \u202e<gnp\u202c \u2028alert(1)\u2029",
];

/** The sample project with a text, the n-th of those that are asked for, in every field that a person may type into. */
export function hostileProject(text: (field: number) => string): StoredProject {
  const document = sampleDocument();
  let field = 0;
  const next = () => text(field++);
  return {
    ...document,
    des: next(),
    rooms: document.rooms.map((room) => ({ ...room, name: next() })),
    rows: document.rows.map((row) => ({
      ...row,
      note: next(),
      ntp: true,
      rifGmk: next(),
    })),
    drawinglayers: [{ id: "layer", name: next(), visible: true, locked: false, colour: "#336699" }],
    quotes: [
      {
        kind: "text",
        id: "remark",
        target: { at: [1000, 1000] },
        shift: [200, 200],
        text: next(),
      },
    ],
    customerFields: {
      ...document.customerFields,
      references: [{ id: "ref", title: next(), url: "https://example.org/" }],
      ...Object.fromEntries(
        [
          "bdBusinessName",
          "bdAgency",
          "bdStreet",
          "bdCity",
          "bdNation",
          "saStreet",
          "saCity",
          "saNation",
        ].map((name) => [name, next()]),
      ),
    },
    orderaddress: [
      {
        ...document.orderaddress?.[0],
        firstname: next(),
        surname: next(),
        mobile: next(),
        street: next(),
        city: next(),
        county: next(),
        country: next(),
      },
    ],
    offer: {
      ...document.offer,
      notes: next(),
      paymentTerms: next(),
      leadTime: next(),
      validity: next(),
      catalogs: {
        CUCINA: {
          services: [{ id: "own", des: { it: next(), en: next(), de: next() }, price: 10, vat: 22 }],
        },
      },
    },
  };
}

/** Every text of a JSON value, keys left out. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
