import type { ReferenceRange } from '#features/health/core/lab-report.ts'

import { readNumber, formatNumber, type DecimalSign } from './read-number.ts'

export const NO_RANGE: ReferenceRange = { low: null, lowInclusive: true, high: null, highInclusive: true }

const MAX_CHARACTERS = 100
/** The same with the blanks of its columns. */
const MAX_WITH_BLANKS = 500

/** How bounds begin, in the languages of reports; the longest first, because “<=” begins with “<”. */
const BELOW = [
  '<',
  'unter',
  'less than',
  'below',
  'under',
  'kleiner als',
  'kleiner',
  'inferior a',
  'menor de',
  'menor que',
  'moins de',
  'inférieur à',
  'inférieure à',
  'inf. à',
  'inf. a',
  'inf à',
  'inf.',
  'menor a',
  'inferiore a',
  'minore di',
  'abaixo de',
  'kleiner dan',
  'lager dan',
  'minder dan',
]
const UP_TO = [
  '<=',
  '=<',
  '≤',
  'bis zu',
  'bis',
  'up to',
  'until',
  'maximal',
  'max.',
  'max',
  'at most',
  'hasta',
  'jusqu’à',
  "jusqu'à",
  'fino a',
  'até',
  'tot',
]
const ABOVE = [
  '>',
  'über',
  'ueber',
  'more than',
  'greater than',
  'above',
  'over',
  'größer als',
  'groesser als',
  'größer',
  'superior a',
  'mayor de',
  'mayor que',
  'plus de',
  'supérieur à',
  'supérieure à',
  'sup. à',
  'sup. a',
  'sup à',
  'sup.',
  'mayor a',
  'superiore a',
  'maggiore di',
  'acima de',
  'maior que',
  'maior do que',
  'groter dan',
  'hoger dan',
  'meer dan',
]
const FROM = [
  '>=',
  '=>',
  '≥',
  'ab',
  'from',
  'at least',
  'mindestens',
  'mind.',
  'min.',
  'min',
  'desde',
  'à partir de',
  'a partir de',
]

const oneOf = (words: ReadonlyArray<string>) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')
const OPERATOR = String.raw`(?:(?<mark>${oneOf([...BELOW, ...UP_TO, ...ABOVE, ...FROM])})\s*)?`
const NUMBER = String.raw`(?<number>[+\-−]?\s?(?:\d[\d.,'’]*(?:[\s\u00a0\u202f]\d{3}(?!\d))*|[.,]\d+))`
const BETWEEN = String.raw`\s*(?:-|–|—|−|\.{2,3}|to|bis|and|und|a|à|hasta|/)\s*`
const again = (pattern: string, at: string) => pattern.replace('<mark>', `<mark${at}>`).replace('<number>', `<number${at}>`)
const TWO = new RegExp(`^${again(OPERATOR + NUMBER, '1')}${BETWEEN}${again(OPERATOR + NUMBER, '2')}$`, 'iu')
const ONE = new RegExp(`^${OPERATOR}${NUMBER}$`, 'iu')

/**
 * The range that a laboratory prints beside a result: "3.5 - 5.1", "[3,5–5,1]", "< 5", "≥ 40", "bis 5,0", "> 3.5 - < 5.1 mmol/L".
 * Null where it is no range in numbers; an empty text has no bound.
 */
export function readRange(text: string, sign: DecimalSign = 'point'): ReferenceRange | null {
  if (text.length > MAX_WITH_BLANKS) return null
  const bare = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([<>]) ?(?:or ?|\/)?= ?/gi, '$1= ')
    // “below <5.7”, “< à 35”: said twice.
    .replace(/(?:above|below|over|under) (?=[<>≤≥])|(?<=[<>] ?)(?:à|a|de) (?=\d)/gi, '')
  if (bare === '') return NO_RANGE
  if (bare.length > MAX_CHARACTERS) return null
  return readBounds(bare, sign) ?? readBounds(withoutFrame(bare), sign) ?? readBounds(withoutUnit(withoutFrame(bare)), sign)
}

function readBounds(text: string, sign: DecimalSign): ReferenceRange | null {
  const two = TWO.exec(text)?.groups
  if (two) {
    const [low, high] = [
      readNumber(two['number1']!.replaceAll(/^([+\-−])\s/g, '$1'), sign),
      readNumber(two['number2']!.replaceAll(/^([+\-−])\s/g, '$1'), sign),
    ]
    const [from, to] = [two['mark1'] ?? '', two['mark2'] ?? '']
    if (low === null || high === null || low > high || is(BELOW, from) || is(UP_TO, from) || is(ABOVE, to) || is(FROM, to))
      return null
    return { low, lowInclusive: !is(ABOVE, from), high, highInclusive: !is(BELOW, to) }
  }
  const one = ONE.exec(text)?.groups
  if (!one?.['mark']) return null
  const bound = readNumber(one['number']!.replaceAll(/^([+\-−])\s/g, '$1'), sign)
  if (bound === null) return null
  const mark = one['mark']
  if (is(BELOW, mark) || is(UP_TO, mark)) return { ...NO_RANGE, high: bound, highInclusive: is(UP_TO, mark) }
  return { ...NO_RANGE, low: bound, lowInclusive: is(FROM, mark) }
}

function is(words: ReadonlyArray<string>, mark: string): boolean {
  return words.includes(mark.toLowerCase())
}

/** "[3.5-5.1]", "Ref: 3.5-5.1", "(bis 5,0)" */
function withoutFrame(text: string): string {
  return text
    .replace(
      /^(?:ref(?:erence|erenz)?(?:bereich| range|\.)?|normal(?:bereich| range)?|norm|soll|target|vr|valores de referencia)\s*:?\s*/i,
      '',
    )
    .replace(/^[([](.*)[)\]]$/, '$1')
    .trim()
}

/** "3.5 - 5.1 mmol/L", "4 - 10 10^9/L" */
function withoutUnit(text: string): string {
  return text.replace(/(?<=\d)(?:\s+x?10\S*\/\S+|\s*(?:%|[a-zµμ[{/(]\S*(?:\s\S+)?))$/iu, '').trim()
}

/** The range as a text that `readRange` reads again; empty without bounds. */
export function formatRange({ low, lowInclusive, high, highInclusive }: ReferenceRange): string {
  if (low !== null && high !== null)
    return `${lowInclusive ? '' : '> '}${formatNumber(low)} – ${highInclusive ? '' : '< '}${formatNumber(high)}`
  if (high !== null) return `${highInclusive ? '≤' : '<'} ${formatNumber(high)}`
  return low === null ? '' : `${lowInclusive ? '≥' : '>'} ${formatNumber(low)}`
}
