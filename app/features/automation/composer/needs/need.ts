/**
 * What may stand behind a title besides a wish for an article, the most urgent first: somebody in need, or an act that harms. `child` and `illness` are
 * dangers that the chat hears; `sleep`, `water`, `training` and `stimulants` amounts that are far from healthy.
 */
export const needs = [
  'dying',
  'selfHarm',
  'eating',
  'violence',
  'loss',
  'medicine',
  'addiction',
  'despair',
  'child',
  'illness',
  'sleep',
  'water',
  'training',
  'stimulants',
] as const
export type Need = (typeof needs)[number]
