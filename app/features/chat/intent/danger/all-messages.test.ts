import { expect, test } from 'vitest'

import { dangerMessages, isDanger } from '#tests/support/danger-messages.ts'

import { detectDanger } from './detect-danger.ts'

const detected = dangerMessages.map((message) => ({ ...message, rings: detectDanger(message.text).danger.length > 0 }))
const dangers = detected.filter(isDanger)
const daily = detected.filter(({ kind }) => kind === 'harmless')
const missedOf = (some: typeof detected) => some.filter(({ rings }) => !rings)

test('there are enough messages to say something', () => {
  expect(dangers.length).toBeGreaterThanOrEqual(600)
  expect(daily.length).toBeGreaterThanOrEqual(400)
  for (const of of ['kind', 'language'] as const) {
    for (const [name, some] of Map.groupBy(dangers, (message) => message[of]))
      expect([name, some.length]).toEqual([name, expect.toSatisfy((count: number) => count >= (of === 'kind' ? 30 : 15))])
  }
})

test('over all languages 99 in 100 plain statements ring, and 95 in 100 veiled ones', () => {
  for (const [form, least] of [
    ['plain', 0.99],
    ['veiled', 0.95],
  ] as const) {
    const some = dangers.filter((message) => message.form === form)
    expect(1 - missedOf(some).length / some.length).toBeGreaterThanOrEqual(least)
  }
})

test.each(['kind', 'language'] as const)('in no %s more than one is missed, or 5 in 100', (of) => {
  for (const [name, some] of Map.groupBy(dangers, (message) => message[of])) {
    const missed = missedOf(some)
    expect(missed.length, `${name}: ${missed.map(({ text }) => text).join(' | ')}`).toBeLessThanOrEqual(
      Math.max(1, 0.05 * some.length),
    )
  }
})

test('of daily life at most 3 in 100 ring', () => {
  expect(daily.filter(({ rings }) => rings).length / daily.length).toBeLessThanOrEqual(0.03)
})
