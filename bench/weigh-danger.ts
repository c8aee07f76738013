import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { compile } from '#features/chat/intent/danger/compile.ts'
import { figuresIn } from '#features/chat/intent/danger/figures.ts'
import { markMessage } from '#features/chat/intent/danger/marks.ts'
import { weighedWords } from '#features/chat/intent/danger/weigh.ts'
import { english } from '#content/chat/danger/en.ts'

import { learnWeights } from './learn-weights.ts'

const MESSAGES = 'tests/support/danger'
const WEIGHTS = 'content/chat/danger/en/weights.ts'
/** Less than this is not kept, but for the words that many messages have, by which the language is known. */
const LEAST = 0.1
const USUAL = 0.01
const LINE = 130

interface Message {
  readonly text: string
  readonly kind: string
  readonly language: string
}

const messages = readdirSync(MESSAGES)
  .filter((file) => /^en.*\.jsonl$/.test(file))
  .flatMap((file) => readFileSync(`${MESSAGES}/${file}`, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Message)
  .filter(({ language }) => language === 'en')
const book = compile([english])

const examples = messages.map(({ text, kind }) => ({ isDanger: kind !== 'harmless' && kind !== 'general-question', has: featuresOf(text) }))
const { none, weights } = learnWeights(examples)
const counts = new Map<string, number>()
for (const { has } of examples) for (const feature of has) counts.set(feature, (counts.get(feature) ?? 0) + 1)
const kept = [...weights]
  .map(([feature, weight]) => [feature, Math.round(weight * 10) / 10] as const)
  .filter(([feature, weight]) => Math.abs(weight) >= LEAST || (feature.startsWith('word ') && counts.get(feature)! >= USUAL * examples.length))

writeFileSync(WEIGHTS, fileOf())
console.log(`${kept.length} weights from ${examples.length} messages are in ${WEIGHTS}.`)

function featuresOf(text: string): string[] {
  return markMessage(book, text).flatMap(({ placed, marks }) => {
    const { words, beginnings } = weighedWords(placed.tokens)
    const meanings = marks.flatMap(({ said }) => (said.as === 'meaning' ? [said.meaning] : []))
    const figures = figuresIn(placed).map(({ meaning }) => meaning)
    return [
      ...[...words].map((word) => `word ${word}`),
      ...[...beginnings].map((beginning) => `beginning ${beginning}`),
      ...new Set([...meanings, ...figures].map((meaning) => `meaning ${meaning}`)),
    ]
  })
}

function fileOf(): string {
  const meanings = of('meaning').toSorted(([, a], [, b]) => a - b)
  return `import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from tests/support/danger/en*.jsonl by \`npm run weigh:danger\`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: ${Math.round(none * 10) / 10},
  meanings: {
${wrapped(meanings.map(([meaning, weight]) => `${meaning}: ${weight},`), '    ')}
  },
  words: {
${bucketsOf('word')}
  },
  beginnings: {
${bucketsOf('beginning')}
  },
}
`
}

function of(what: string): Array<readonly [string, number]> {
  return kept.flatMap(([feature, weight]) => (feature.startsWith(`${what} `) ? [[feature.slice(what.length + 1), weight] as const] : []))
}

function bucketsOf(what: string): string {
  const buckets = Map.groupBy(of(what), ([, weight]) => weight)
  return [...buckets]
    .toSorted(([a], [b]) => a - b)
    .map(([weight, words]) => `    '${weight}': \`\n${wrapped(words.map(([word]) => word).toSorted(), '      ')}\`,`)
    .join('\n')
}

function wrapped(words: readonly string[], indent: string): string {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines.join('\n')
}
