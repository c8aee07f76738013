import type { DangerKind, RuleMeaning } from '#content/chat/danger/form.ts'
import { dangerKinds } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { dangerRules, hintRules } from '#content/chat/danger/rules.ts'

import { compiling, type Book } from './compile.ts'
import { isExcused, sentencesAround, sentencesWith } from './excuses.ts'
import { figuresIn, pastYearsIn } from './figures.ts'
import { inLanguage, type InLanguage } from './in-language.ts'
import { matchRules, type Meant, type Spoken } from './match-rules.ts'
import { matchPhrases, type PhraseMatch } from './phrase-matches.ts'
import { within, type Span } from './span.ts'
import { likeliestKind, weigh } from './weigh.ts'

/** What was heard in a message. */
export interface DetectedDanger {
  /** Somebody is in danger of this; in the order of `dangerKinds`. */
  readonly danger: readonly DangerKind[]
  /** Somebody asks about this in general, or tells of what is long past. */
  readonly asked: readonly DangerKind[]
  /** Something in it is a weak sign that somebody may be in danger; true too where a danger was heard. */
  readonly hinted: boolean
  /** ISO 639-1: that in which it was said; null where nothing was. */
  readonly language: string | null
}

/** So much more than for an alarm a message has to weigh where a danger in it is put as a general question. */
const MORE_IN_A_QUESTION = 2
/** So much less makes a weak sign, and so much less where a rule has one. */
const LESS_FOR_A_HINT = 1.5
const LESS_FOR_A_HINT_OF_A_RULE = 3.5

/** Of fewer words than these too little is known to say that they are of daily life. */
const FEWEST_OF_DAILY_LIFE = 5

const WHOLE: Span = { from: 0, to: Infinity }

const subjectFirst = dangerRules.filter((rule) => !rule.objectFirst)

const work = compiling(dangerLanguages.map(({ words }) => words))
let ready: Book | undefined

/** Does a little of the work that makes our words ready, which is about a second of it and 100 MB in all; true when it is done. */
export function makeReady(): boolean {
  if (ready) return true
  const { done, value } = work.next()
  if (done) ready = value
  return done === true
}

/** Where a message comes before our words are ready, it waits for the rest of the work. */
function ourBook(): Book {
  while (!makeReady());
  return ready!
}

/** Listens for people in danger, in every language of a book at once. In doubt it hears one. */
export function detectDanger(message: string, book: Book = ourBook()): DetectedDanger {
  const spoken = inLanguage(matchPhrases(book, message)).map((one) => ({ ...one, ...spokenIn(one) }))
  const loudest = spoken
    .filter(({ danger, asked }) => danger.length + asked.length > 0)
    .toSorted((a, b) => b.marked.matches.length - a.marked.matches.length)
  const kinds = (of: 'danger' | 'asked') => dangerKinds.filter((kind) => loudest.some((one) => one[of].includes(kind)))
  // “What lowers the risk of stroke” is asked in English, and “tuvo un infarto hace años” is past in Spanish, whatever another language finds in it.
  const likely = spoken.filter(({ isLikely }) => isLikely)
  const isAsked = (kind: DangerKind) => likely.some((one) => one.asked.includes(kind) && !one.danger.includes(kind))
  const danger = kinds('danger').filter((kind) => !isAsked(kind))
  const language = loudest.find((one) => danger.length === 0 || one.danger.length > 0)?.marked.language ?? null
  const hinted = danger.length > 0 || (likely.length > 0 ? likely : spoken).some((one) => one.hinted)
  return { danger, asked: kinds('asked').filter((kind) => !danger.includes(kind)), hinted, language }
}

interface SpokenIn {
  readonly danger: readonly DangerKind[]
  readonly asked: readonly DangerKind[]
  readonly hinted: boolean
}

function spokenIn({ marked, isLikely }: InLanguage): SpokenIn {
  const { placed, matches, scale, objectFirst, scales, scalesOfKinds } = marked
  const meant: Meant[] = matches.flatMap(({ label, from, to }) =>
    label.as === 'meaning' ? [{ meaning: label.meaning, from, to }] : [],
  )
  const withFigures = [...meant, ...figuresIn(placed)].toSorted((a, b) => a.from - b.from)
  const spoken: Spoken[] = [
    ...outrightSpans(matches),
    ...matchRules(objectFirst ? dangerRules : subjectFirst, withFigures, scale),
  ]
  const sentences = sentencesWith(
    placed,
    [...meant, ...pastYearsIn(placed)].toSorted((a, b) => a.from - b.from),
  )
  const kinds = new Set<DangerKind>()
  const excused = new Set<DangerKind>()
  const named = new Set<DangerKind>()
  const daily = new Map<number, boolean>()
  for (const one of spoken) {
    if (kinds.has(one.kind)) continue
    if (isExcused(one, sentences)) excused.add(one.kind)
    else if (isOfDailyLife(sentencesAround(one, sentences))) named.add(one.kind)
    else kinds.add(one.kind)
  }
  const weight = weightIn(WHOLE)
  const isWeak = matchRules(hintRules, withFigures, scale).length > 0
  if (weight === null) return { danger: [...kinds], asked: [...excused, ...named], hinted: isWeak }
  if (kinds.size === 0 && weight >= (excused.size > 0 ? MORE_IN_A_QUESTION : 0))
    kinds.add(likeliestKind(scalesOfKinds, placed.tokens, meaningsIn(WHOLE)))
  const hinted = spoken.length > 0 || weight >= -(isWeak ? LESS_FOR_A_HINT_OF_A_RULE : LESS_FOR_A_HINT)
  return { danger: [...kinds], asked: [...excused, ...named], hinted }

  function isOfDailyLife(span: Span): boolean {
    const known = daily.get(span.from)
    if (known !== undefined) return known
    const says = meaningsIn(span)
    // “Ten years ago, and now it is back” is of today, whatever else it tells.
    const isBack = says.has('now') && says.has('recurs')
    const isLong = within(placed.tokens, span, ({ place }) => place).length >= FEWEST_OF_DAILY_LIFE * scale
    const weight = isLong && !isBack ? weightIn(span) : null
    daily.set(span.from, weight !== null && weight <= scales!.daily - scales!.alarm)
    return daily.get(span.from)!
  }
  /** How much more than for an alarm is said there; null where its words are not weighed. */
  function weightIn(span: Span): number | null {
    const tokens = within(placed.tokens, span, ({ place }) => place)
    return scales && isLikely ? weigh(scales, tokens, meaningsIn(span)) - scales.alarm : null
  }
  function meaningsIn(span: Span): ReadonlySet<RuleMeaning> {
    return new Set(within(withFigures, span, ({ from }) => from).map(({ meaning }) => meaning))
  }
}

/** What needs nothing beside it. A phrase that has a name in it may be long past as the name may (“had a stroke”). */
function outrightSpans(matches: readonly PhraseMatch[]): Spoken[] {
  const names = new Set(matches.flatMap(({ label, from, to }) => (label.as === 'named' ? placesOf(label.kind, from, to) : [])))
  return matches.flatMap(({ label, from, to }) => {
    if (label.as !== 'alone' && label.as !== 'named') return []
    const mayBePast = placesOf(label.kind, from, to).some((place) => names.has(place))
    return [{ kind: label.kind, from, to, isNamed: label.as === 'named', mayBePast, isFirm: false }]
  })
}

const placesOf = (kind: DangerKind, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `${kind} ${from + at}`)
