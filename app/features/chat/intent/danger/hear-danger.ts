import type { DangerKind } from '#content/chat/danger/form.ts'
import { dangerKinds } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { dangerRules, hintRules } from '#content/chat/danger/rules.ts'

import { compile } from './compile.ts'
import { isExcused, sentencesSaid } from './excuses.ts'
import { figuresIn } from './figures.ts'
import { markMessage, type Marked } from './marks.ts'
import { matchRules, type Meant, type Spoken } from './match-rules.ts'

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

function spokenIn({ placed, marks, scale }: Marked): SpokenIn {
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
  const hinted = marks.some(({ said }) => said.as === 'hint') || matchRules(hintRules, withFigures, scale).length > 0
  if (spoken.length === 0) return { danger: [], asked: [], hinted }
  const sentences = sentencesSaid(placed, meant)
  const kindsOf = (excused: boolean) => [
    ...new Set(spoken.filter((one) => isExcused(one, sentences) === excused).map(({ kind }) => kind)),
  ]
  return { danger: kindsOf(false), asked: kindsOf(true), hinted }
}
