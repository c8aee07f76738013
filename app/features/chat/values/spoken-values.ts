import { joiningWords, owningWords, pieceWords, timeAndWeightWords } from '#content/chat/value-names.ts'
import { alsoNutrients } from '#content/chat/value-words.ts'

import { keyOf, namesIn, spacedText, tokensIn, type FoundName, type Token } from './result-names.ts'

/** A result that a message tells of. */
export interface SpokenResult {
  /** What it may be called on a report; none where no report has it. */
  readonly testNames: readonly string[]
  readonly value: number
  /** As it was written; null where none was. */
  readonly unit: string | null
  /** ISO 639-1, the languages in which the name is known. */
  readonly languages: readonly string[]
}

const words = (text: string) => new Set(text.split(' ').map(keyOf))

/** What stands behind a number that is no result. */
const COUNTED = words(
  'mg mcg ug iu g gram grams gm kg lb lbs pound pounds ml l litre litres liter liters oz tablet tablets pill pills capsule capsules scoop scoops drops units years year yr yrs old months month weeks week days day ' +
    'hours hour hrs h min mins minutes times x am pm oclock km miles steps calories kcal bpm beats kids children percent% lessons courses dollars euros st nd rd th k reps sets servings cups cup glasses glass cubes cube spoons spoon teaspoons teaspoon tsp tbsp packets bars percent ' +
    `${timeAndWeightWords} ${pieceWords}`,
)
/** What stands before a number that is no result. */
const BEFORE_COUNT = words('$ € £ aged age about: im at lesson day week level: omega page in since type stage covid')
/** They say that a number is a result. */
const OF_A_RESULT = words(
  'level levels result results lab labs blood test tested tests value values reading readings back measured mean means meaning normal high low serum plasma report doctor deficient deficiency elevated dangerous bloodwork ' +
    'bloods range wert werte befund ergebnis',
)
const OF_A_DOSE = words(
  'take takes taking took dose doses dosage daily supplement supplements tablet tablets capsule capsules mg mcg eat eating contains serving per buy price cost sell',
)
const JOINS = words(
  'is was at of : = are came back now still be < > only just around about to dropped rose went jumped has been too high low reads says ' +
    joiningWords,
)

/** A unit that laboratories report in, right behind the number. */
const UNIT =
  /^\s*((?:(?:x\s*)?10\s?[\^*]?\s?\d{1,2}|[kmµμ]?[a-zµμ]{0,6}|tsd\.?|g)\s?\/\s?(?:[µμ]?[munpd]?l|mol|mmol|[µμu]l|mm3|l|kg|1\.73\s?m2)\b|m(?:mol|eq|val)\b|[µμun]mol\b|%)/i

const OWNING = words(owningWords)

const MAX_AHEAD = 9
const MAX_BEHIND = 7

/** The results of laboratories that a message tells of, each with its unit where one was said. Amounts that are swallowed, ages, times and prices are none. */
export function spokenResults(message: string): SpokenResult[] {
  const text = spacedText(message)
  return resultsAmong(text, tokensIn(text))
}

/** The same of a text that is already spaced, in its words and numbers. */
export function resultsAmong(text: string, tokens: readonly Token[]): SpokenResult[] {
  const found = namesIn(tokens).filter((one) => !one.isSmall || isPlainSymbol(tokens, one))
  const taken = new Set<number>()
  return found.flatMap(({ name, from, to }, at) => {
    const next = found[at + 1]?.from ?? tokens.length
    const before = found[at - 1]?.to ?? 0
    const ahead = range(to, Math.min(next, to + MAX_AHEAD)).filter((place) => !endsBetween(tokens, to, place))
    const behind = range(Math.max(before, from - MAX_BEHIND), from)
      .toReversed()
      .filter((place) => !endsBetween(tokens, place, from))
    const place = [...ahead, ...behind].find((one) => !taken.has(one) && isValue(text, tokens, one))
    if (place === undefined) return []
    const unit = unitBehind(text, tokens[place]!)
    const joined = place >= to && tokens.slice(to, place).every(({ key }) => JOINS.has(key))
    if (unit === null && !isMeantAsResult(tokens, name, { from, joined })) return []
    taken.add(place)
    return [{ testNames: name.testNames, value: numberOf(tokens[place]!.text), unit, languages: name.languages }]
  })
}

/** “my k is 7.2”, “k+ 7”, “k of 7.2”, and “na 108” where that is all that a sentence says. */
function isPlainSymbol(tokens: readonly Token[], { from, to }: FoundName): boolean {
  if (tokens[from]!.key.endsWith('+') || OWNING.has(tokens[from - 1]?.key ?? '')) return true
  if (JOINS.has(tokens[to]?.key ?? '') && /[.,]\d/.test(tokens[to + 1]?.text ?? '')) return true
  const begins = from === 0 || endsBetween(tokens, from - 1, from)
  const ends = to + 1 >= tokens.length || endsBetween(tokens, to + 1, to + 2)
  return begins && ends && (tokens[to]?.isNumber ?? false)
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** Another sentence has begun between the two. */
function endsBetween(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ key }) => /^[.?!;]$/.test(key))
}

function isValue(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!
  if (!token.isNumber) return false
  const [before, after] = [tokens[at - 1]?.key ?? '', tokens[at + 1]?.key ?? '']
  if (unitBehind(text, token) !== null) return true
  if (COUNTED.has(after) || BEFORE_COUNT.has(before) || /^(?:19|20)\d\d$/.test(token.text)) return false
  // A time of day, and a share of something else.
  if (/^:\d/.test(text.slice(token.to, token.to + 2)) || /\d:$/.test(text.slice(Math.max(0, token.from - 2), token.from)))
    return false
  // Where a value came from is no longer one.
  if (before === 'from' && after === 'to' && tokens[at + 2]?.isNumber) return false
  return !isOfRange(text, tokens, at)
}

/** Both ends of “3.5 to 5.1” and “between 3.5 and 5.1”; what has gone “from 5 to 7.2” is 7.2. */
function isOfRange(text: string, tokens: readonly Token[], at: number): boolean {
  return (
    isRange(text, tokens, at - 2, at) ||
    isRange(text, tokens, at - 1, at) ||
    isRange(text, tokens, at, at + 1) ||
    isRange(text, tokens, at, at + 2)
  )
}

function isRange(text: string, tokens: readonly Token[], low: number, high: number): boolean {
  const [first, second, before] = [tokens[low], tokens[high], tokens[low - 1]?.key ?? '']
  if (!first?.isNumber || !second?.isNumber || CHANGED.has(before)) return false
  if (high - low === 1) return /^\s?[-–]\s?$/.test(text.slice(first.to, Math.min(second.from, first.to + 4)))
  const joint = tokens[low + 1]!.key
  return joint === 'to' || joint === 'bis' || (joint === 'and' && before === 'between')
}

const CHANGED = words('from went rose dropped jumped fell')
const LONGEST_UNIT = 30
/** How many words around a name tell whether a number beside it is a result. */
const AROUND = 25

/** “6.8 mmol” is one of mmol/L. */
function unitBehind(text: string, { to }: Token): string | null {
  const unit = UNIT.exec(text.slice(to, to + LONGEST_UNIT))?.[1]?.replaceAll(/\s/g, '') ?? null
  if (unit === null) return null
  return /^(?:m(?:mol|eq|val)|[µμun]mol)$/i.test(unit) ? `${unit}/L` : unit
}

function isMeantAsResult(
  tokens: readonly Token[],
  { keys }: FoundName['name'],
  { from, joined }: { from: number; joined: boolean },
): boolean {
  const isNutrient = keys.some((key) => alsoNutrients.includes(key))
  const around = [...tokens.slice(Math.max(0, from - AROUND), from), ...tokens.slice(from + keys.length, from + AROUND)]
  const has = (set: ReadonlySet<string>) => around.some(({ key }) => set.has(key))
  if (has(OF_A_RESULT) || keys.some((key) => OF_A_RESULT.has(key))) return true
  if (has(OF_A_DOSE)) return false
  const isOwn = from > 0 && OWNING.has(tokens[from - 1]!.key)
  const says = tokens[from + keys.length]?.key ?? ''
  return isNutrient ? isOwn && joined && /^(?:is|was|came|at|ist|:|=)$/.test(says) : joined || isOwn
}

/** “6,8” is a decimal; “1,250” are thousands, and “1.250” too where a comma follows. */
function numberOf(text: string): number {
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return Number(text.replace(',', '.').replace(/(\.\d+)[.,][\s\S]*$/, '$1'))
}
