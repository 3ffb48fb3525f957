import type { LookupTable } from "../bundle.ts";

/**
 * The type of a formula's value. A text type may know its possible `values` (an option's code, a text attribute, a record's kind), so that
 * publish can report a comparison with anything else.
 */
export type RuleType = NumType | BoolType | StrType | RecordType | ListType;

export interface NumType {
  readonly kind: "num";
}
export interface BoolType {
  readonly kind: "bool";
}
export interface StrType {
  readonly kind: "str";
  readonly values?: ReadonlySet<string>;
  /** The name in messages, for example `FIN.group`. */
  readonly label?: string;
  /** Attributes of the chosen option; present for option variables only. */
  readonly attributes?: ReadonlyMap<string, Attribute>;
}
export interface RecordType {
  readonly kind: "record";
  readonly fields: ReadonlyMap<string, RuleType>;
}
export interface ListType {
  readonly kind: "list";
  readonly of: RuleType;
}

export interface Attribute {
  readonly type: NumType | StrType | BoolType;
  /** The value of the attribute by option code. */
  readonly byCode: ReadonlyMap<string, number | string | boolean>;
}

export const NUM: NumType = { kind: "num" };
export const BOOL: BoolType = { kind: "bool" };
export const STR: StrType = { kind: "str" };

/** The meaning of a name while a formula is compiled. */
export interface RuleSymbol {
  readonly type: RuleType;
  /** Index in the slot array. */
  readonly slot: number;
}

/** Names and tables that a formula can read. Loop locals are added by `withLocal`. */
export interface Scope {
  readonly symbols: ReadonlyMap<string, RuleSymbol>;
  readonly tables: ReadonlyMap<string, LookupTable>;
  /** Names whose declaration is broken. Nothing is known of them, so reading them is no mistake. Publish only. */
  readonly unknown?: { has(name: string): boolean };
  /** Next free slot, shared by all scopes of one program so that locals never collide with symbols. */
  readonly slots: { next: number };
  /** Steps count by their cost (`OpenOptions.bounded`). */
  readonly isBounded?: boolean;
}

/** A record of a list variable, by field name. */
export type RuleRecord = Readonly<Record<string, number | string | boolean>>;
export type Slot = number | string | boolean | RuleRecord | readonly Slot[];

/** Slot 0 counts the list steps of one evaluation; names start after it. */
export const FIRST_SLOT = 1;

export function emptyScope(
  tables: ReadonlyMap<string, LookupTable>,
  unknown?: Scope["unknown"],
  isBounded = false,
): Scope {
  return {
    symbols: new Map(),
    tables,
    slots: { next: FIRST_SLOT },
    ...(unknown ? { unknown } : {}),
    ...(isBounded ? { isBounded } : {}),
  };
}

/** The scope with one more name, in a slot of its own. */
export function withLocal(scope: Scope, name: string, type: RuleType): Scope & { readonly slot: number } {
  const slot = scope.slots.next++;
  const symbols = new Map(scope.symbols);
  symbols.set(name, { type, slot });
  return { ...scope, symbols, slot };
}

/** The word that messages use for a type. */
export function typeName(type: RuleType): string {
  switch (type.kind) {
    case "num":
      return "a number";
    case "bool":
      return "a condition";
    case "str":
      return "a text";
    case "record":
      return "a record";
    case "list":
      return "a list";
  }
}
