import type { LabResult } from '#features/health/labs/lab-report.ts'

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
}

/** The mark beside a result; null where it is none. */
export function readFlag(text: string): Flag | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^[([]\s*(.+?)\s*[)\]]$/, '$1')
  return Object.hasOwn(flags, bare) ? flags[bare]! : null
}
