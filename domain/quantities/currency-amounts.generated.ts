// Written by tools/generate-currencies.ts from CLDR 48.0 data; do not edit.

/** Digits of amounts in the currencies whose amounts do not have two. */
export const UNUSUAL_DECIMALS: Readonly<Record<string, number>> = {
  AFN: 0,
  ALL: 0,
  BHD: 3,
  BIF: 0,
  CLP: 0,
  COP: 0,
  DJF: 0,
  GNF: 0,
  HUF: 0,
  IDR: 0,
  IQD: 0,
  IRR: 0,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KPW: 0,
  KRW: 0,
  KWD: 3,
  LAK: 0,
  LBP: 0,
  LYD: 3,
  MGA: 0,
  MMK: 0,
  OMR: 3,
  PKR: 0,
  PYG: 0,
  RWF: 0,
  SOS: 0,
  SYP: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  YER: 0,
};

/** Smallest coins, where a total is not paid to its last decimal. */
export const COINS: Readonly<Record<string, string>> = {
  CHF: "0.05",
};
