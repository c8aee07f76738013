import { writeFileSync } from 'node:fs'

import type { DangerWeights } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { dangerMessages } from '#tests/support/danger-messages.ts'

import { learnDanger, learnKinds, readMessages } from './learn-danger.ts'

const FOLDER = 'content/chat/danger'
const LINE = 130

for (const { words } of dangerLanguages) {
  const { language } = words
  const messages = readMessages(
    words,
    dangerMessages.filter((message) => message.language === language),
  )
  write(`${language}/weights.ts`, 'weights: DangerWeights', weightsText(learnDanger(messages)), 'DangerWeights')
  const ofKinds = Object.entries(learnKinds(messages)).map(([kind, weights]) => `'${kind}': ${weightsText(weights)},\n`)
  write(
    `${language}/weights-of-kinds.ts`,
    'weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>>',
    `{${ofKinds.join('')}}`,
    'DangerKind, DangerWeights',
  )
  console.log(`Weights of ${messages.length} messages are in ${FOLDER}/${language}.`)
}

function weightsText({ alarm, daily, none, meanings, words, beginnings }: DangerWeights): string {
  return `{
    alarm: ${alarm},
    daily: ${daily},
    none: ${none},
    meanings: \`${wrapped(meanings)}\`,
    words: \`${wrapped(words)}\`,
    beginnings: \`${wrapped(beginnings)}\`,
  }`
}

function wrapped(text: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last.length + word.length < LINE) lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => `\n      ${line}`).join('')
}

function write(file: string, name: string, value: string, types: string): void {
  const text = `import type { ${types} } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by \`npm run weigh:danger\`; not to be changed by hand. */
export const ${name} = ${value}
`
  writeFileSync(`${FOLDER}/${file}`, text)
}
