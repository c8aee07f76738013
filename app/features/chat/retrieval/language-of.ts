import { otherLanguages, wordsOfOtherLanguages, type OtherLanguage } from '#content/chat/other-languages.ts'

import { tokensOf } from './tokens.ts'

const byTag = new Map(otherLanguages.map((language) => [language.tag, language]))
const smallWords = otherLanguages.flatMap((language) =>
  language.words ? [{ language, words: new Set(language.words.split(' ')) }] : [],
)

/** Words of English questions. Those that another language has too tell nothing. */
const ENGLISH = new Set(
  (
    'the a an is are was were be been i you he she we they it my your our this that these those what which who how why when where can could do does did have has had not no and or but if with without for from of on in to at ' +
    'about there any some me us get got want need much many price course sleep cost cancel membership plan'
  ).split(' '),
)

const SCRIPTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
]

/** A word that one language alone has tells more than one that several share. */
const weights = new Map<string, number>()
for (const words of [ENGLISH, ...smallWords.map((each) => each.words)]) {
  for (const word of words) weights.set(word, (weights.get(word) ?? 0) + 1)
}

/** The language of a message, where it is another one than English that we know: by its script, else by its small words. Null in doubt. */
export function otherLanguageOf(message: string): OtherLanguage | null {
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  const foreign = message.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0
  if (foreign * 2 > letters) return byTag.get(SCRIPTS.find(([script]) => script.test(message))?.[1] ?? '') ?? null
  const tokens = [...new Set(tokensOf(message.replaceAll('ß', 'ss')))]
  const strengthOf = (words: ReadonlySet<string>) =>
    tokens.reduce((sum, word) => sum + (words.has(word) ? 2 / weights.get(word)! : 0), 0)
  const [best, next] = smallWords
    .map(({ language, words }) => ({ language, strength: strengthOf(words) }))
    .toSorted((a, b) => b.strength - a.strength)
  const isClear = best!.strength > strengthOf(ENGLISH) && best!.strength > next!.strength && best!.strength >= MIN_STRENGTH
  if (isClear) return best!.language
  return tokens.length <= MAX_SINGLE ? (tokens.map((word) => single.get(word)).find(Boolean) ?? null) : null
}

const MIN_STRENGTH = 1.5
const MAX_SINGLE = 3

/** A word that only one of the languages has for what is asked most: “Preise?”. */
const single = new Map<string, OtherLanguage>(
  (
    [
      ['de', 'preis preise kosten kundigung kundigen termin ernahrung schlaf datenschutz probezeit'],
      ['es', 'precio precios prueba curso cursos sueno cita reembolso privacidad'],
      ['fr', 'prix tarif tarifs essai sommeil remboursement cours'],
      ['it', 'prezzo prezzi corsi sonno rimborso appuntamento'],
      ['pt', 'preco precos reembolso'],
      ['nl', 'prijs prijzen slaap opzeggen afspraak'],
      ['pl', 'cena ceny sen kursy wizyta'],
      ['tr', 'fiyat fiyatlar ucret uyku randevu iptal'],
      ['sv', 'pris priser somn'],
    ] as const
  ).flatMap(([tag, words]) => words.split(' ').map((word) => [word, byTag.get(tag)!] as const)),
)

const asked = wordsOfOtherLanguages.map(([english, others]) => ({ english, others: others.split(' ') }))

/** What a message in another language asks for, as an English question; null where none of its words is known. */
export function inEnglish(message: string): string | null {
  const text = message.normalize('NFC').toLowerCase()
  const tokens = tokensOf(message.replaceAll('ß', 'ss'))
  const best = asked
    .map(({ english, others }) => ({ english, hits: others.filter((word) => isUsed(word, tokens, text)).length }))
    .toSorted((a, b) => b.hits - a.hits)[0]
  return best && best.hits > 0 ? best.english : null
}

function isUsed(word: string, tokens: readonly string[], text: string): boolean {
  if (!/^[a-z]/.test(word)) return text.includes(word)
  return tokens.some((token) => token === word || (word.length >= 5 && token.startsWith(word)))
}
