import { namesByLanguage } from '#content/chat/value-names.ts'
import { everydayNames, ordinaryWords, smallSymbols } from '#content/chat/value-words.ts'
import { plainFigures } from '#features/chat/intent/danger/normal-text.ts'
import { knownTests } from '#features/health/labs/tests/known-tests.ts'

/** A word, a number or a sign of a message. */
export interface Token {
  readonly text: string
  /** As it is compared: small letters, without accents. */
  readonly key: string
  readonly from: number
  readonly to: number
  readonly isNumber: boolean
}

/** What a test may be called. */
export interface Name {
  readonly keys: readonly string[]
  readonly testNames: readonly string[]
  /** “K” and “GOT” are read with this case alone, but where it is plain that they are meant (`isSmall`). */
  readonly exact: string | null
  /** ISO 639-1, those in which it is known to be called so. */
  readonly languages: readonly string[]
}

/** A name where a message has it: from this token up to before that one. */
export interface FoundName {
  readonly name: Name
  readonly from: number
  readonly to: number
  /** It is a symbol that was typed in small letters. */
  readonly isSmall: boolean
}

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\p{N}]*\+*|[.?!;:=<>%$€£]/gu
const SHORT = 2

export function tokensIn(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({
    text: match[0],
    key: keyOf(match[0]),
    from: match.index,
    to: match.index + match[0].length,
    isNumber: /^\d/.test(match[0]),
  }))
}

export function keyOf(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const names = new Map<string, Name[]>()
for (const test of knownTests) {
  if (test.units.length === 0) continue
  addName(test.name, [test.name], ['en'])
  for (const called of test.called) addName(called, [called], [])
}
for (const [called, testNames] of Object.entries(everydayNames)) addName(called, testNames, ['en'])
for (const [language, tests] of Object.entries(namesByLanguage)) {
  for (const [testName, called] of Object.entries(tests)) {
    for (const one of called.split(', ')) addName(one, [testName], [language])
  }
}

function addName(called: string, testNames: readonly string[], languages: readonly string[]) {
  const keys = tokensIn(called.normalize('NFC')).map(({ key }) => key)
  if (keys.length === 0 || /^\d/.test(keys[0]!)) return
  const isSymbol = keys.length === 1 && called.length <= SHORT && /^\p{Script=Latin}/u.test(called)
  const isOrdinary = ordinaryWords.includes(called.toLowerCase())
  const name = { keys, testNames, exact: isSymbol || isOrdinary ? called : null, languages }
  names.set(keys[0]!, [...(names.get(keys[0]!) ?? []), name])
}

const UNSPACED = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u
const unspacedNames = Object.values(namesByLanguage)
  .flatMap((tests) => Object.values(tests).flatMap((called) => called.split(', ')))
  .filter((called) => UNSPACED.test(called))
  .toSorted((a, b) => b.length - a.length)
const UNSPACED_NAME = new RegExp([...new Set(unspacedNames)].join('|'), 'g')
/** Between a number and a letter of a script that puts no spaces. */
const BESIDE_NUMBER = new RegExp(`(?<=${UNSPACED.source})(?=\\d)|(?<=\\d)(?=${UNSPACED.source})`, 'gu')

/** A message as its results are looked for: figures of 0 to 9, and spaces around names and numbers where writing puts none. */
export function spacedText(message: string): string {
  const text = plainFigures(message.normalize('NFC')).replaceAll('٫', '.')
  return UNSPACED.test(text) ? text.replaceAll(UNSPACED_NAME, ' $& ').replaceAll(BESIDE_NUMBER, ' ') : text
}

/** The names of tests in a message, the longest at each place. */
export function namesIn(tokens: readonly Token[]): FoundName[] {
  const found: FoundName[] = []
  for (let from = 0; from < tokens.length;) {
    const { key, text } = tokens[from]!
    const isSmall = smallSymbols.includes(text)
    const fitting = (names.get(key) ?? []).filter(
      ({ keys, exact }) =>
        (exact === null || exact === text || isSmall) && keys.every((each, at) => tokens[from + at]?.key === each),
    )
    const longest = Math.max(0, ...fitting.map(({ keys }) => keys.length))
    const same = fitting.filter(({ keys }) => keys.length === longest)
    if (same.length > 0) {
      const testNames = [...new Set(same.flatMap((name) => name.testNames))]
      const languages = [...new Set(same.flatMap((name) => name.languages))]
      found.push({
        name: { ...same[0]!, testNames, languages },
        from,
        to: from + longest,
        isSmall: same.every(({ exact }) => exact !== null && exact !== text),
      })
    }
    from += Math.max(1, longest)
  }
  return found
}
