import type { Text } from "@stanza/catalogue";

/** The engine's own sentences that the hand-written cabinet needs. */
export const acceptedOffStep = (step: string): Text => ({
  en: `Made to measure: not a multiple of the step of ${step}`,
  de: `Sondermaß: nicht im Raster von ${step}`,
  it: `Fuori misura: non nel passo di ${step}`,
  fr: `Sur mesure\u00a0: hors du pas de ${step}`,
  es: `A medida: fuera del paso de ${step}`,
});

export const offStep = (step: string): Text => ({
  en: `In steps of ${step}`,
  de: `In Schritten von ${step}`,
  it: `A passi di ${step}`,
  fr: `Par pas de ${step}`,
  es: `En pasos de ${step}`,
});

export const outOfRange = (min: string, max: string): Text => ({
  en: `Possible from ${min} to ${max}`,
  de: `Möglich von ${min} bis ${max}`,
  it: `Possibile da ${min} a ${max}`,
  fr: `Possible de ${min} à ${max}`,
  es: `Posible de ${min} a ${max}`,
});
