import type { Text } from "@stanza/catalogue";

export interface Option {
  readonly code: string;
  readonly material: string;
  readonly flatOnly: boolean;
  readonly because: Text;
}

export interface Handle extends Option {
  readonly type: string;
  readonly erp: string;
  readonly len: number;
  readonly dia: number;
  readonly proj: number;
}
