import type { DangerKind, RuleMeaning } from '#content/chat/danger/form.ts'
import { dangerKinds } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { dangerRules, hintRules } from '#content/chat/danger/rules.ts'

import { compile } from './compile.ts'
import { isExcused, sentencesAround, sentencesSaid } from './excuses.ts'
import { figuresIn, pastYearsIn } from './figures.ts'
import { inLanguage, isMostlyIn } from './in-language.ts'
import { markMessage, type Mark, type Marked } from './marks.ts'
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

/** What a message weighs from which on it is a danger though no rule has it; more where it is put as a general question. */
const ALARM = 1
const ALARM_IN_A_QUESTION = 3
/** From here on it is a weak sign; less is enough where a rule has one. */
const HINT = -0.5
const HINT_OF_A_RULE = -2.5
/** From here down a sentence is of daily life, and what a rule finds in it is only named (“what do I cook after a run that kills my legs”). */
const DAILY = -5

/** So many times what another finds. */
const CLEARLY_MORE = 1.5

const WHOLE: Span = { from: 0, to: Infinity }

const subjectFirst = dangerRules.filter((rule) => !rule.objectFirst)

const book = compile(dangerLanguages.map(({ words }) => words))

/** Listens for people in danger, in every language at once. In doubt it hears one. */
export function hearDanger(message: string): Heard {
  const spoken = inLanguage(markMessage(book, message)).map((marked) => ({ marked, ...spokenIn(marked) }))
  const loudest = spoken
    .filter(({ danger, asked }) => danger.length + asked.length > 0)
    .toSorted((a, b) => b.marked.marks.length - a.marked.marks.length)
  const kinds = (of: 'danger' | 'asked') => dangerKinds.filter((kind) => loudest.some((one) => one[of].includes(kind)))
  // “What lowers the risk of stroke” is asked in English, and “tuvo un infarto hace años” is past in Spanish, whatever another language finds in it.
  const main = spoken.filter(({ marked }) => isMostlyIn(marked) || saysMost(marked, spoken))
  const isAsked = (kind: DangerKind) => main.some((one) => one.asked.includes(kind) && !one.danger.includes(kind))
  const danger = kinds('danger').filter((kind) => !isAsked(kind))
  const language = loudest.find((one) => danger.length === 0 || one.danger.length > 0)?.marked.language ?? null
  const most = Math.max(0, ...spoken.map(({ marked }) => marked.marks.length))
  const likeliest = main.length > 0 ? main : spoken.filter(({ marked }) => marked.marks.length === most)
  const hinted = danger.length > 0 || likeliest.some((one) => one.hinted)
  return { danger, asked: kinds('asked').filter((kind) => !danger.includes(kind)), hinted, language }
}

/** Whether a language without weights finds clearly more in a message than each other one. */
function saysMost(marked: Marked, all: ReadonlyArray<{ readonly marked: Marked }>): boolean {
  return all.every(
    (other) => other.marked === marked || marked.marks.length >= CLEARLY_MORE * Math.max(1, other.marked.marks.length),
  )
}

interface SpokenIn {
  readonly danger: readonly DangerKind[]
  readonly asked: readonly DangerKind[]
  readonly hinted: boolean
}

function spokenIn({ placed, marks, scale, objectFirst, scales, scalesOfKinds }: Marked): SpokenIn {
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
  const asked = new Set<DangerKind>()
  const daily = new Map<number, boolean>()
  for (const one of spoken) {
    if (heard.has(one.kind)) continue
    const isMeant = !isExcused(one, sentences) && !isOfDailyLife(sentencesAround(one, sentences))
    ;(isMeant ? heard : asked).add(one.kind)
  }
  const weight = weightIn(WHOLE)
  const isWeak = matchRules(hintRules, withFigures, scale).length > 0
  if (weight === null) return { danger: [...heard], asked: [...asked], hinted: isWeak }
  const hinted = spoken.length > 0 || weight >= (isWeak ? HINT_OF_A_RULE : HINT)
  const isAlarm = heard.size === 0 && weight >= (asked.size > 0 ? ALARM_IN_A_QUESTION : ALARM)
  if (isAlarm) heard.add(likeliestKind(scalesOfKinds, placed.tokens, meaningsIn(WHOLE)))
  return { danger: [...heard], asked: [...asked], hinted }

  function isOfDailyLife(span: Span): boolean {
    const known = daily.get(span.from)
    if (known !== undefined) return known
    const weight = weightIn(span)
    daily.set(span.from, weight !== null && weight <= DAILY)
    return daily.get(span.from)!
  }
  function weightIn(span: Span): number | null {
    const tokens = within(placed.tokens, span, ({ place }) => place)
    return scales && weigh(scales, tokens, meaningsIn(span))
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
