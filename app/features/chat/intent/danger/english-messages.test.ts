import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { detectDanger } from './detect-danger.ts'

interface Message {
  readonly text: string
  readonly kind: string
  readonly language: string
  readonly form?: 'plain' | 'veiled'
}

const FOLDER = 'tests/support/danger'
const messages = readdirSync(FOLDER)
  .filter((file) => /^en.*\.jsonl$/.test(file))
  .flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Message)
  .filter(({ language }) => language === 'en')
  .map((message) => ({ ...message, ...detectDanger(message.text) }))
const dangers = messages.filter(({ form }) => form !== undefined)
const daily = messages.filter(({ form }) => form === undefined)

const shareDetected = (some: typeof messages) => some.filter(({ danger }) => danger.length > 0).length / some.length

test('of what people in danger wrote plainly in English 99 in 100 are heard, of what they veiled 95', () => {
  expect(shareDetected(dangers.filter(({ form }) => form === 'plain'))).toBeGreaterThanOrEqual(0.99)
  expect(shareDetected(dangers.filter(({ form }) => form === 'veiled'))).toBeGreaterThanOrEqual(0.95)
})

test('in no kind of danger more than one or 5 in 100 are missed', () => {
  for (const [kind, some] of Map.groupBy(dangers, (message) => message.kind)) {
    const missed = some.filter(({ danger }) => danger.length === 0)
    expect(missed.length, `${kind}: ${missed.map(({ text }) => text).join(' | ')}`).toBeLessThanOrEqual(
      Math.max(1, 0.05 * some.length),
    )
  }
})

test('of daily life at most 3 in 100 ring, and at most 17 are hints', () => {
  expect(shareDetected(daily)).toBeLessThanOrEqual(0.03)
  expect(daily.filter(({ hinted }) => hinted).length / daily.length).toBeLessThanOrEqual(0.17)
})

test('what is no danger to the ear is a hint for nearly all that remains', () => {
  expect(dangers.filter(({ hinted }) => hinted).length / dangers.length).toBeGreaterThanOrEqual(0.995)
})
