import { editDistance } from '#base/edit-distance.ts'
import { idioms } from '#content/chat/idioms.ts'
import { synonyms } from '#content/chat/synonyms.ts'

import { tokensOf } from './tokens.ts'

/** What is looked for: one meaning of the question, in all its words. */
export interface Term {
  /** As it was asked. */
  readonly word: string
  /** Each a word, or several that stand together. */
  readonly ways: readonly string[]
  /** It says how something is asked for, more than what is. */
  readonly isLight?: boolean
  /** It names a thing of the software or the house: what speaks of the world without it is no answer. */
  readonly isSiteWord?: boolean
}

const MAX_TERMS = 10
/** Tags and addresses ask for nothing. */
const MARKUP = /<(script|style)\b(?:(?!<\1)[\s\S])*?<\/\1\s*>|<\/?[a-z][^<>]*>|!?\[[^[\]]*\]\([^)[]*\)|https?:\/\/\S*/gi

/** Words of questions that say nothing about their subject; no list of stop words has “tell”, “show” and “wondering” (docs/decisions/0031). */
const EMPTY = new Set(
  (
    'a about actually again all also am an and any anybody anyone anything are as at be because been before being but by can cant could did do does doesnt ' +
    'doing dont each else ever every explain feel find for from get getting give go going good got had has have havent having he hello help hers hey hi him his ' +
    'how i id if im in into is isnt it its ive just kind know let lets like list look looking lot make many may maybe me mean might mine more most much must ' +
    'my need no not now of off offer ok okay on one only or other our out over own please put question questions really said same say see she should show so some ' +
    'somebody someone something sort still such suggest take tell than thank thanks that thats the their them then there theres these they thing things think this those to too ' +
    'under until up upon us use used using very want wanted wants was way we well were what whats when where which while who whose why will with within without ' +
    'wondering work works would wouldnt yes you your yours youre u ur pls plz ' +
    'wat wht waht teh hte wich hav iz abt mutch muhc ' +
    'inside include includes included including cover covers covered contain contains learn learning teach helped helps helping small little big bit new today'
  ).split(' '),
)

/** Words that say something only where nothing else does: “refund policy” is about refunds. */
const LIGHT = new Set(
  (
    'policy policies rule rules information info details detail difference best better right sell sold selling buy order purchase shop store join ' +
    'kill kills killed killing die dies died dying dead death deadly fatal poison poisoned overdose overdosed easy hard tough ' +
    'reduce reducing lower improve improving boost manage managing handle deal cope fix talk speak chat quick fast healthy'
  ).split(' '),
)
/** What is asked of a program, or of those who run it, and never of the body. */
const SITE_WORDS = new Set(
  (
    'app apps android ios iphone ipad website site browser offline online install download upload import imports export sync syncing synchronise bluetooth connect integrate integration api csv pdf file files ' +
    'account password login log logged email emails mail mails newsletter unsubscribe notification notifications reminder dashboard score streak streaks badge badges achievement achievements profile ' +
    'subscription membership trial invoice receipt receipts refund card payment pay cost price cancel data privacy private language languages units certificate ' +
    'theme mode review reviews testimonial testimonials forum community leaderboard paypal desktop laptop computer subtitles captions transcript weekend weekends opening gift ship shipping order'
  ).split(' '),
)

const plain = (way: string) => tokensOf(way).join(' ')
const rows = synonyms.map((row) => ({
  asked: row.map(plain),
  ways: row.filter((way) => !way.startsWith('?')).map(plain),
}))

/** Words of which we know what is meant, whether or not they stand on a page. */
export const askedWords: readonly string[] = rows.flatMap(({ asked }) => asked).filter((word) => /^\p{L}{4,}$/u.test(word))

/** What a question asks for, without the words around it; each meaning once, in the order in which they were asked. */
export function questionTerms(question: string): Term[] {
  const tokens = withoutIdioms(tokensOf(question.replaceAll(MARKUP, ' ')))
  const terms: Term[] = []
  const seen = new Set<string>()
  for (let at = 0; at < tokens.length && terms.length < MAX_TERMS;) {
    const known = longestKnown(tokens, at)
    const word = known?.phrase ?? tokens[at]!
    at += known?.length ?? 1
    if (!known && (EMPTY.has(word) || word.length < 2)) continue
    const ways = known?.ways ?? [word]
    const key = ways[0]!
    if (seen.has(key)) continue
    seen.add(key)
    terms.push({ word, ways, ...(LIGHT.has(word) && { isLight: true }), ...(SITE_WORDS.has(word) && { isSiteWord: true }) })
  }
  return terms
}

const idiomsBy = new Map<string, Array<{ words: string[]; meant: string[] }>>()
for (const [phrase, meant] of Object.entries(idioms)) {
  const words = tokensOf(phrase)
  idiomsBy.set(words[0]!, [...(idiomsBy.get(words[0]!) ?? []), { words, meant: tokensOf(meant) }])
}

/** The words of a question with what its idioms mean in their place. */
function withoutIdioms(tokens: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < tokens.length;) {
    const idiom = idiomsBy.get(tokens[at]!)?.find(({ words }) => words.every((word, place) => tokens[at + place] === word))
    kept.push(...(idiom ? idiom.meant : [tokens[at]!]))
    at += idiom?.words.length ?? 1
  }
  return kept
}

function longestKnown(tokens: readonly string[], at: number) {
  for (const length of [4, 3, 2, 1]) {
    if (at + length > tokens.length) continue
    const phrase = tokens.slice(at, at + length).join(' ')
    const row = rows.find(({ asked }) => asked.includes(phrase))
    if (row) return { phrase, ways: row.ways, length }
  }
  return null
}

/** Whether a word that stands nowhere was meant as one that says nothing (“waht”). */
export function isNearlyEmpty(word: string): boolean {
  return word.length > 3 && [...EMPTY].some((empty) => empty.length > 3 && editDistance(word, empty, 1) === 1)
}

/** A term as PostgreSQL’s `to_tsquery` reads it: letters and digits alone, so that nothing of a question is taken for an operator. */
export function asQuery({ ways }: Term): string {
  return ways.map((way) => `(${way.split(' ').join(' <-> ')})`).join(' | ')
}
