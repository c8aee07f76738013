import type { DangerKind, RuleMeaning } from '#content/chat/danger/form.ts'
import { dangerKinds } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { dangerRules, hintRules } from '#content/chat/danger/rules.ts'

import { compileInSteps, type Book } from './compile.ts'
import { isExcused, sentencesAround, sentencesSaid } from './excuses.ts'
import { figuresIn, pastYearsIn } from './figures.ts'
import { inLanguage, type InLanguage } from './in-language.ts'
import { markMessage, type Mark } from './marks.ts'
import { matchRules, type Meant, type Spoken } from './match-rules.ts'
import { within, type Span } from './span.ts'
import { likeliestKind, weigh } from './weigh.ts'

/** What was heard in a message. */
export interface Heard {
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

let ready: Book | undefined
let compiling: ReturnType<typeof compileInSteps> | undefined

/** Goes on making our book ready; a message that comes before it is makes it so at once. */
function prepareFor(isOver: () => boolean): void {
  compiling ??= compileInSteps(dangerLanguages.map(({ words }) => words))
  while (!ready && !isOver()) {
    const { done, value } = compiling.next()
    if (done) ready = value
  }
}

function ourBook(): Book {
  prepareFor(() => false)
  return ready!
}

/** Milliseconds that are worked at a time, and left to others in between. */
const STEP_MS = 4
const PAUSE_MS = 2

let preparing: Promise<void> | undefined

/**
 * Makes ready what every message needs, a little at a time. Whoever has a message awaits it first: no start waits for it, it takes no memory
 * until there is a message, and nobody else waits while it is made for the first.
 */
export function prepareToHear(): Promise<void> {
  preparing ??= prepareStepwise()
  return preparing
}

async function prepareStepwise(): Promise<void> {
  while (!ready) {
    const until = performance.now() + STEP_MS
    prepareFor(() => performance.now() > until)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Listens for people in danger, in every language of a book at once. In doubt it hears one. */
export function hearDanger(message: string, book: Book = ourBook()): Heard {
  const spoken = inLanguage(markMessage(book, message)).map((one) => ({ ...one, ...spokenIn(one) }))
  const loudest = spoken
    .filter(({ danger, asked }) => danger.length + asked.length > 0)
    .toSorted((a, b) => b.marked.marks.length - a.marked.marks.length)
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
  const { placed, marks, scale, objectFirst, scales, scalesOfKinds } = marked
  const meant: Meant[] = marks.flatMap(({ said, from, to }) =>
    said.as === 'meaning' ? [{ meaning: said.meaning, from, to }] : [],
  )
  const withFigures = [...meant, ...figuresIn(placed)].toSorted((a, b) => a.from - b.from)
  const spoken: Spoken[] = [...saidOutright(marks), ...matchRules(objectFirst ? dangerRules : subjectFirst, withFigures, scale)]
  const sentences = sentencesSaid(
    placed,
    [...meant, ...pastYearsIn(placed)].toSorted((a, b) => a.from - b.from),
  )
  const heard = new Set<DangerKind>()
  const excused = new Set<DangerKind>()
  const named = new Set<DangerKind>()
  const daily = new Map<number, boolean>()
  for (const one of spoken) {
    if (heard.has(one.kind)) continue
    if (isExcused(one, sentences)) excused.add(one.kind)
    else if (isOfDailyLife(sentencesAround(one, sentences))) named.add(one.kind)
    else heard.add(one.kind)
  }
  const weight = weightIn(WHOLE)
  const isWeak = matchRules(hintRules, withFigures, scale).length > 0
  if (weight === null) return { danger: [...heard], asked: [...excused, ...named], hinted: isWeak }
  if (heard.size === 0 && weight >= (excused.size > 0 ? MORE_IN_A_QUESTION : 0))
    heard.add(likeliestKind(scalesOfKinds, placed.tokens, meaningsIn(WHOLE)))
  const hinted = spoken.length > 0 || weight >= -(isWeak ? LESS_FOR_A_HINT_OF_A_RULE : LESS_FOR_A_HINT)
  return { danger: [...heard], asked: [...excused, ...named], hinted }

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
function saidOutright(marks: readonly Mark[]): Spoken[] {
  const names = new Set(marks.flatMap(({ said, from, to }) => (said.as === 'named' ? placesOf(said.kind, from, to) : [])))
  return marks.flatMap(({ said, from, to }) => {
    if (said.as !== 'alone' && said.as !== 'named') return []
    const mayBePast = placesOf(said.kind, from, to).some((place) => names.has(place))
    return [{ kind: said.kind, from, to, isNamed: said.as === 'named', mayBePast, isFirm: false }]
  })
}

const placesOf = (kind: DangerKind, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `${kind} ${from + at}`)
