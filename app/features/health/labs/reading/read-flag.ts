import type { LabResult } from '#features/health/core/lab-report.ts'

type Flag = NonNullable<LabResult['flag']>

/** As laboratories mark results beside them, and the codes of HL7 (table 0078, Observation.interpretation). */
const flags: Readonly<Record<string, Flag>> = {
  ll: 'LL',
  '--': 'LL',
  '↓↓': 'LL',
  'l*': 'LL',
  '<<': 'LL',
  'critical low': 'LL',
  'critically low': 'LL',
  'panic low': 'LL',
  lc: 'LL',
  l: 'L',
  '-': 'L',
  '↓': 'L',
  low: 'L',
  'below low reference limit': 'L',
  lo: 'L',
  niedrig: 'L',
  tief: 'L',
  erniedrigt: 'L',
  bajo: 'L',
  bas: 'L',
  n: 'N',
  normal: 'N',
  ok: 'N',
  'in range': 'N',
  hh: 'HH',
  '++': 'HH',
  '+++': 'HH',
  '↑↑': 'HH',
  'h*': 'HH',
  '>>': 'HH',
  'critical high': 'HH',
  'critically high': 'HH',
  'panic high': 'HH',
  hc: 'HH',
  h: 'H',
  '+': 'H',
  '↑': 'H',
  high: 'H',
  'above high reference limit': 'H',
  hi: 'H',
  hoch: 'H',
  erhöht: 'H',
  alto: 'H',
  haut: 'H',
  élevé: 'H',
  a: 'A',
  '*': 'A',
  '!': 'A',
  abnormal: 'A',
  auffällig: 'A',
  alert: 'A',
  critical: 'A',
  panic: 'A',
  crit: 'A',
  anormal: 'A',
  'out of range': 'A',
  'outside range': 'A',
  'outside of range': 'A',
  'outside reference range': 'A',
  'outside the reference range': 'A',
  'below range': 'L',
  'below the range': 'L',
  'below reference range': 'L',
  'below normal': 'L',
  'below low normal': 'L',
  'abnormal low': 'L',
  '▼': 'L',
  '↘': 'L',
  vermindert: 'L',
  faible: 'L',
  disminuido: 'L',
  'above range': 'H',
  'above the range': 'H',
  'above reference range': 'H',
  'above normal': 'H',
  'above high normal': 'H',
  'abnormal high': 'H',
  '▲': 'H',
  '↗': 'H',
  elevado: 'H',
  elevated: 'H',
  'alert low': 'LL',
  'alert high': 'HH',
  'within range': 'N',
  'in the range': 'N',
  'within reference range': 'N',
  hoog: 'H',
  verhoogd: 'H',
  elevato: 'H',
  aumentado: 'H',
  '⬆': 'H',
  '->': 'H',
  '→': 'H',
  laag: 'L',
  verlaagd: 'L',
  basso: 'L',
  baixo: 'L',
  abaissé: 'L',
  '⬇': 'L',
  '<-': 'L',
  '←': 'L',
  '**': 'A',
  '***': 'A',
  '!!': 'A',
  '!!!': 'A',
  aa: 'A',
}

/** No laboratory prints a longer mark; what is longer is none, and is not looked at. */
export const MAX_FLAG = 40

/** Without the brackets around it. */
function unframed(text: string): string {
  if (text.length > MAX_FLAG) return ''
  const bare = text.trim().toLowerCase()
  const [, inside = bare] = /^[([<]([^()[\]<>]+)[)\]>]$/.exec(bare) ?? []
  return inside.trim()
}

/** “*HH*”, “**H**”, “H!”: the signs only say it louder. “H*” is a mark of its own. */
function withoutEmphasis(mark: string): string {
  return mark.replace(/^[*!#]{1,3}(\p{L}{1,8})[*!#]{0,3}$|^(\p{L}{1,8})[!#]{1,3}$/u, '$1$2')
}

/** A result at which a laboratory calls; which way it lies, its range says. */
export function isCriticalMark(text: string): boolean {
  return /^(?:alert|critical|panic|crit|aa|!{2,3})$/.test(withoutEmphasis(unframed(text)))
}

/** Plus signs tell how much of something there is: beside a number that a laboratory prints a range for they are a mark. */
export function isGrade(text: string): boolean {
  return /^\+{2,4}$/.test(unframed(text))
}

/** The mark beside a result; null where it is none. */
export function readFlag(text: string): Flag | null {
  const bare = unframed(text)
  const plain = Object.hasOwn(flags, bare) ? bare : withoutEmphasis(bare)
  return Object.hasOwn(flags, plain) ? flags[plain]! : null
}
