import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { dangerKinds, type DangerKind, type DangerWords } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { compile, type Book } from '#features/chat/intent/danger/compile.ts'
import { figuresIn } from '#features/chat/intent/danger/figures.ts'
import { markMessage } from '#features/chat/intent/danger/marks.ts'
import { weighedWords } from '#features/chat/intent/danger/weigh.ts'

import { learnWeights, type Learned } from './learn-weights.ts'
import { weightsText } from './weights-text.ts'

const MESSAGES = 'tests/support/danger'
const WEIGHTS = 'content/chat/danger'
/** Less than this is not kept, but for the words that many messages have, by which the language is known. */
const LEAST = 0.1
const LEAST_OF_KINDS = 0.4
const USUAL = 0.01
/** Weights of many messages tell more, and lie further apart. Chosen by what was heard of messages that had been left out of learning. */
const MANY = 2000
const boundsOf = (messages: number) => (messages >= MANY ? { alarm: 1, daily: -5 } : { alarm: 0, daily: -3 })

const KINDS: Readonly<Record<string, DangerKind>> = {
  suicide: 'self-harm',
  'self-harm': 'self-harm',
  chest: 'heart',
  stroke: 'stroke',
  breath: 'breath',
  allergy: 'allergy',
  overdose: 'poison',
  poison: 'poison',
  'low-sugar': 'blood-sugar',
  'high-sugar': 'blood-sugar',
  baby: 'baby',
  pregnancy: 'baby',
  'other-urgent': 'injury',
  violence: 'violence',
  'eating-disorder': 'eating',
}

interface Message {
  readonly text: string
  /** One of `KINDS`, or no danger at all. */
  readonly kind: string
  readonly language: string
}

const all = readdirSync(MESSAGES)
  .flatMap((file) => readFileSync(`${MESSAGES}/${file}`, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Message)

for (const { words } of dangerLanguages) weighLanguage(words)

function weighLanguage(words: DangerWords): void {
  const { language } = words
  const reading: Reading = { book: compile([words]), isSpaced: words.charactersAWord === undefined }
  const messages = all
    .filter((message) => message.language === language)
    .map(({ text, kind }) => ({ kind: KINDS[kind], has: featuresOf(reading, text) }))
  const counts = new Map<string, number>()
  for (const { has } of messages) for (const feature of has) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const isUsual = (feature: string) => feature.startsWith('word ') && counts.get(feature)! >= USUAL * messages.length
  const bounds = boundsOf(messages.length)
  const learned = learnWeights(messages.map(({ kind, has }) => ({ isIt: kind !== undefined, has })))
  const weights = weightsText(rounded(learned, LEAST, isUsual), bounds)
  write(`${language}/weights.ts`, 'weights: DangerWeights', weights, 'DangerWeights')

  const dangers = messages.filter(({ kind }) => kind !== undefined)
  const ofKinds = dangerKinds.map((kind) => {
    const learned = learnWeights(dangers.map((message) => ({ isIt: message.kind === kind, has: message.has })))
    return `'${kind}': ${weightsText(
      rounded(learned, LEAST_OF_KINDS, () => false),
      bounds,
    )},\n`
  })
  write(
    `${language}/weights-of-kinds.ts`,
    'weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>>',
    `{${ofKinds.join('')}}`,
    'DangerKind, DangerWeights',
  )
  console.log(`Weights of ${language} from ${messages.length} messages are in ${WEIGHTS}/${language}.`)
}

interface Reading {
  readonly book: Book
  readonly isSpaced: boolean
}

function featuresOf({ book, isSpaced }: Reading, text: string): string[] {
  return markMessage(book, text).flatMap(({ placed, marks }) => {
    const weighed = weighedWords(placed.tokens, isSpaced)
    const meanings = marks.flatMap(({ said }) => (said.as === 'meaning' ? [said.meaning] : []))
    const figures = figuresIn(placed).map(({ meaning }) => meaning)
    return [
      ...[...weighed.words].map((word) => `word ${word}`),
      ...[...weighed.beginnings].map((beginning) => `beginning ${beginning}`),
      ...new Set([...meanings, ...figures].map((meaning) => `meaning ${meaning}`)),
    ]
  })
}

/** To tenths, without what hardly weighs anything. */
function rounded({ none, weights: all }: Learned, least: number, isKept: (feature: string) => boolean): Learned {
  const tenths = (weight: number) => Math.round(weight * 10) / 10 + 0
  const kept = [...all].filter(([feature, weight]) => Math.abs(weight) >= least || isKept(feature))
  return { none: tenths(none), weights: new Map(kept.map(([feature, weight]) => [feature, tenths(weight)])) }
}

function write(file: string, name: string, value: string, types: string): void {
  const text = `import type { ${types} } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by \`npm run weigh:danger\`; not to be changed by hand. */
export const ${name} = ${value}
`
  writeFileSync(`${WEIGHTS}/${file}`, text)
}
