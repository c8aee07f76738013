import type { DangerKind } from '#content/chat/danger/form.ts'
import { dangerKinds } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { dangerRules, hintRules } from '#content/chat/danger/rules.ts'

import { compile } from './compile.ts'
import { isExcused, sentencesSaid } from './excuses.ts'
import { figuresIn } from './figures.ts'
import { markMessage, type Marked } from './marks.ts'
import { matchRules, type Meant, type Spoken } from './match-rules.ts'
import { nearestKind } from './nearest-kind.ts'
import { weigh } from './weigh.ts'

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
const ALARM = 1.5
const ALARM_IN_A_QUESTION = 3
/** From here on it is a weak sign. */
const HINT = -0.5
/** From here down a message is of daily life, and what a rule finds in it is only named (“that hill gave me chest pain lol, which plan is cheapest”). */
const DAILY = -2

const book = compile(dangerLanguages)

/** Listens for people in danger, in every language at once. In doubt it hears one. */
export function hearDanger(message: string): Heard {
  const spoken = markMessage(book, message).map((marked) => ({ marked, ...spokenIn(marked) }))
  const loudest = spoken
    .filter(({ danger, asked }) => danger.length + asked.length > 0)
    .toSorted((a, b) => b.marked.marks.length - a.marked.marks.length)
  const kinds = (of: 'danger' | 'asked') => dangerKinds.filter((kind) => loudest.some((one) => one[of].includes(kind)))
  const danger = kinds('danger')
  const language = loudest.find((one) => danger.length === 0 || one.danger.length > 0)?.marked.language ?? null
  const hinted = danger.length > 0 || spoken.some((one) => one.hinted)
  return { danger, asked: kinds('asked').filter((kind) => !danger.includes(kind)), hinted, language }
}

interface SpokenIn {
  readonly danger: readonly DangerKind[]
  readonly asked: readonly DangerKind[]
  readonly hinted: boolean
}

function spokenIn({ placed, marks, scale, scales }: Marked): SpokenIn {
  const meant: Meant[] = marks.flatMap(({ said, from, to }) =>
    said.as === 'meaning' ? [{ meaning: said.meaning, from, to }] : [],
  )
  const withFigures = [...meant, ...figuresIn(placed)].toSorted((a, b) => a.from - b.from)
  const spoken: Spoken[] = [
    ...marks.flatMap(({ said, from, to }) =>
      said.as === 'alone' || said.as === 'named'
        ? [{ kind: said.kind, from, to, isNamed: said.as === 'named', isFirm: false }]
        : [],
    ),
    ...matchRules(dangerRules, withFigures, scale),
  ]
  const meanings = new Set(withFigures.map(({ meaning }) => meaning))
  const weight = scales && weigh(scales, placed.tokens, meanings)
  const sentences = sentencesSaid(placed, meant)
  const kindsOf = (excused: boolean) => [
    ...new Set(spoken.filter((one) => isExcused(one, sentences) === excused).map(({ kind }) => kind)),
  ]
  const heard = { danger: kindsOf(false), asked: kindsOf(true) }
  if (weight === null) return { ...heard, hinted: matchRules(hintRules, withFigures, scale).length > 0 }
  const hinted = weight >= HINT || spoken.length > 0
  if (heard.danger.length > 0) return weight > DAILY ? { ...heard, hinted } : { danger: [], asked: kindsOf(false).concat(heard.asked), hinted }
  const isDanger = weight >= (heard.asked.length > 0 ? ALARM_IN_A_QUESTION : ALARM)
  return { danger: isDanger ? [nearestKind(meanings)] : [], asked: heard.asked, hinted }
}
