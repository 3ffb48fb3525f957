/** `COD=VALUE;COD=VALUE`, or an object of the same. */
export type Variants = string | Readonly<Record<string, string | number | boolean>>;

/** In which project something is done. Without any of it a new one begins, after the person was asked about the open one. */
export interface NewProject {
  /** False: in the open project. */
  readonly newproject?: boolean;
  /** True: the open project is replaced without a question. */
  readonly nosaverequest?: boolean;
  /** True: the new project begins with a rectangular room. */
  readonly addroom?: boolean;
}

export interface ModelWish extends NewProject {
  /** Absent: the catalogue that the site has configured. */
  readonly catalog?: string;
  readonly model: string;
  /** Choices of the model's header, which all its articles take over. */
  readonly header?: Variants;
}

/** An article that an ERP wants in the project. */
export interface ErpItem {
  readonly catalog?: string;
  readonly model?: string;
  readonly item: string;
  readonly variants?: Variants;
  readonly qt?: number;
}

export interface ErpPerson {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly mobile?: string;
  readonly street?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly county?: string;
  readonly country?: string;
  readonly countrycode?: string;
  readonly vat?: string;
  readonly cod?: string;
}

/** The fields of `login`, `goTo`, `save`, `generateOffer` and `configure`: each takes those that mean something to it. */
export interface ErpFields {
  /** Number of a project, or a whole one as JSON. */
  readonly project?: number | string | Readonly<Record<string, unknown>>;
  readonly currentrow?: string | number;
  readonly configureboxid?: string | number;
  readonly id?: string;
  readonly user?: string;
  readonly password?: string;
  readonly shop?: string;
  readonly rsaKey?: string;
  readonly language?: string;
  readonly title?: string;
  readonly page?: string;
  /** Your own name of your session; it comes back with `saved`. */
  readonly idSessione?: string;
  readonly adds?: readonly ErpItem[];
  readonly catalog?: string;
  readonly model?: string;
  readonly hideheader?: boolean;
  readonly headercontent?: string;
  readonly item?: string;
  readonly variants?: Variants;
  readonly readonly?: boolean;
  /** Comes back with `saved` as it was. */
  readonly extradata?: unknown;
  /** Percentages, one after the other. */
  readonly discounts?: readonly number[] | string;
  readonly customer?: ErpPerson;
  readonly consignee?: ErpPerson;
  readonly forcedVariants?: Variants;
  readonly rows?: readonly ErpItem[];
}

/** What `getJsonProject` and `saved` hold; see docs/order-file.md and the specification for its fields. */
export interface ProjectJson {
  readonly id?: number;
  readonly des: string;
  readonly status: string;
  readonly rows: readonly (Readonly<Record<string, unknown>> & { readonly uniqueid: string })[];
  readonly measures?: Readonly<Record<string, unknown>>;
  readonly currency?: string;
  readonly [field: string]: unknown;
}

export interface ChangedRows {
  readonly currency?: string;
  readonly rows: readonly {
    readonly uniqueid: string;
    readonly boxid?: string;
    /** Its variants as `COD=VALUE;…`. */
    readonly var?: string;
    /** Decimal text; null: something of it has no price. */
    readonly price: string | null;
  }[];
}

/** Every command with its data and what its promise gives. */
export interface Commands {
  changeVariant: [data: { readonly varCod: string; readonly varVal: string | number }, result: ChangedRows];
  getJsonProject: [data: Nothing, result: ProjectJson];
  insertArticle: [
    data: ModelWish & {
      readonly classification: string;
      readonly article: string;
      readonly side?: "L" | "R";
    },
    result: string,
  ];
  loadGallery: [data: { readonly catalog?: string; readonly idGallery: string }, result: string];
  navigateTo: [data: { readonly page: string; readonly params?: string }, result: string];
  openGallery: [
    data: NewProject & { readonly catalog?: string; readonly model: string; readonly idGallery: string },
    result: string,
  ];
  openProject: [data: { readonly id: number; readonly nosaverequest?: boolean }, result: string];
  saveProject: [data: { readonly description?: string }, result: number];
  saveTranslations: [data: Nothing, result: string];
  /** A JPEG as a data address; 1000 × 1000 pixels unless you say otherwise. */
  takePicture: [data: { readonly width?: number; readonly height?: number }, result: string];
  setLang: [data: { readonly lang: string }, result: string];
  setCatalog: [data: ModelWish, result: string];
  setModel: [data: ModelWish, result: string];
  login: [
    data: ErpFields,
    result: { readonly user: string; readonly kind: string; readonly shop: string } | string,
  ];
  goTo: [data: ErpFields, result: string];
  /** The number of the project; empty for a guest, whose project you get with `saved`. */
  save: [data: ErpFields, result: number | ""];
  generateOffer: [data: ErpFields, result: { readonly offerId: number; readonly number: string }];
  /** In a frame with one article the `item` takes the place of the one that is shown. */
  configure: [
    data: ErpFields,
    result: { readonly project: number | null; readonly row: string | null } | string,
  ];
  /** The frame's article for your cart, where you have a button of your own; Stanza's button tells it with `cart`. */
  addToCart: [data: Nothing, result: CartContent];
}
export type Nothing = Readonly<Record<string, never>>;
export type CommandName = keyof Commands;

/** An article of the order, as your ERP reads it. Further fields: docs/order-file.md of Stanza. */
export interface ErpLine {
  readonly cod: string;
  readonly des?: string;
  readonly qt: number;
  /** Decimal text; absent: it has no price. */
  readonly punit?: string;
  /** `COD=VALUE;…` */
  readonly var?: string;
  readonly [field: string]: unknown;
}

/** A configured article on its way into your cart. Amounts are decimal text; null where something has no price. */
export interface CartContent {
  readonly catalog: string;
  readonly model: string;
  readonly article: string;
  /** In the language of the frame. */
  readonly description: string;
  /** `COD=VALUE;…`, which `article.variants` of `mountStanza` takes back. */
  readonly variants: string;
  readonly quantity: number;
  /** Without tax, of the whole quantity, with what belongs to the article, such as its worktop. */
  readonly price: string | null;
  /** As your customer has seen it. */
  readonly total: string | null;
  readonly currency: string;
  readonly erp: readonly ErpLine[];
  /** JPEG as a data address; absent where the browser draws no 3D. */
  readonly picture?: string;
}

/** What Stanza says by itself. */
export interface StanzaEvents {
  /** It takes commands; and again whenever a project has been loaded. */
  loaded: { readonly msg: string };
  /** Somebody has signed in. */
  loginDone: { readonly user: string; readonly kind: string; readonly shop: string };
  /** Saved: the variants of the row that you configure, or the whole project, with what you gave with your command. */
  saved: {
    readonly content: string | ProjectJson;
    readonly idSessione?: string;
    readonly extradata?: unknown;
  };
  /** A sign-in by key failed. */
  APP: { readonly msg: string };
  /** Unsaved work is on Stanza's server, because the browser keeps nothing in a frame. Kept for you; see `keepDrafts`. */
  draftKept: { readonly msg: string };
  /** The person wants it in your cart. */
  cart: CartContent & { readonly idSessione?: string; readonly extradata?: unknown };
  /** The height with which nothing in the frame has to scroll, px. */
  heightChanged: { readonly height: number };
  /** An article or a choice that you asked for is not there; the other choices are made all the same. */
  error: { readonly msg: string };
}
export type StanzaEventName = keyof StanzaEvents;

export interface CommandOptions {
  /** Milliseconds until the promise is refused; absent: that of `mountStanza`. */
  readonly timeoutMs?: number;
}

/** A configurator in your page: a method for each command. A refusal rejects with a `StanzaError` that has Stanza's own words. */
export type Stanza = {
  readonly [Name in CommandName]: (
    data: Commands[Name][0],
    options?: CommandOptions,
  ) => Promise<Commands[Name][1]>;
} & {
  readonly frame: HTMLIFrameElement;
  /** Calls `listener` with every event of that name; returns how to stop. */
  on<Name extends StanzaEventName>(name: Name, listener: (event: StanzaEvents[Name]) => void): () => void;
  /** Takes the configurator off the page; what is still asked is refused. */
  destroy(): void;
};

export interface Theme {
  /** `#rrggbb`. */
  readonly primary?: string;
  readonly scheme?: "light" | "dark";
  /** Multiplies every corner radius, 0 to 2. */
  readonly radius?: number;
  readonly font?: string;
}

/** The one article that a web shop shows. */
export interface ArticleWish {
  /** Absent: the catalogue that the site has configured. */
  readonly catalog?: string;
  /** Absent: the catalogue's standard model. */
  readonly model?: string;
  readonly article: string;
  readonly variants?: Variants;
}

export interface MountOptions {
  /** Address of your Stanza, e.g. `https://stanza.example`. Your page's origin has to stand in its `TRUSTED_ORIGINS`. */
  readonly url: string;
  /** Enters as a guest. */
  readonly guest?: boolean;
  /** A signed key of your own system, which signs its person in. */
  readonly token?: string;
  readonly language?: string;
  readonly theme?: Theme;
  /** Shows this article alone instead of the whole planner: its variants, its price, its 3D, and a button into your cart. */
  readonly article?: ArticleWish;
  /** A line above the work. */
  readonly headerContent?: string;
  /** Shows the frame only once it takes commands, with its person signed in and its page there. */
  readonly hideLoading?: boolean;
  /** The page that is shown first, by the name of its route; absent: home. */
  readonly page?: string;
  /**
   * False: unsaved work that Stanza's server keeps is not found again after your page was left. Otherwise your page's own storage holds the
   * secret that opens it.
   */
  readonly keepDrafts?: boolean;
  /** What screen readers call the frame. */
  readonly title?: string;
  /** Milliseconds until a command, or the start, is given up; absent: 60,000. */
  readonly timeoutMs?: number;
  /** Hears every message as it goes in either direction. */
  readonly onMessage?: (direction: "sent" | "received", message: object) => void;
}
