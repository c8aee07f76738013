import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { draftKeeper, KEEP_EVERY_MS, LONGEST_PAUSE_MS, type Keeping, type Problem } from './draft-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(answers: ('kept' | Problem)[]) {
  const told: Keeping[] = []
  const sentAt: number[] = []
  const began = Date.now()
  const keep = async () => {
    sentAt.push(Date.now() - began)
    return answers.length > 1 ? answers.shift()! : answers[0]!
  }
  return { told, sentAt, keeper: draftKeeper({ keep, tell: (keeping) => told.push(keeping) }) }
}

test('what is written is kept after some seconds, once for all keys of them', async () => {
  const { keeper, told, sentAt } = watched(['kept'])
  keeper.touch()
  await vi.advanceTimersByTimeAsync(1_000)
  keeper.touch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sentAt).toEqual([KEEP_EVERY_MS])
  expect(told.at(-1)).toBe('kept')
  expect(keeper.isUnkept()).toBe(false)
})

test('what could not be kept is tried again by itself, each pause twice the one before, up to a minute', async () => {
  const { keeper, told, sentAt } = watched(['unanswered'])
  keeper.touch()
  await vi.advanceTimersByTimeAsync(300_000)
  const pauses = sentAt.map((at, n) => at - (sentAt[n - 1] ?? 0))
  expect(pauses).toEqual([3_000, 3_000, 6_000, 12_000, 24_000, 48_000, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS])
  expect(told).toEqual(['waiting', ...sentAt.map(() => 'unanswered')])
  expect([keeper.isUnkept(), keeper.isFailing()]).toEqual([true, true])
})

test('once the site answers again the text is kept, and the next failure begins with a short pause', async () => {
  const { keeper, told, sentAt } = watched(['unanswered', 'signed out', 'kept', 'unanswered', 'kept'])
  keeper.touch()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(told.at(-1)).toBe('kept')
  keeper.touch()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sentAt).toEqual([3_000, 6_000, 12_000, 15_000, 18_000])
  expect(keeper.isUnkept()).toBe(false)
})

test('a post that is gone is not tried again', async () => {
  const { keeper, told, sentAt } = watched(['gone'])
  keeper.touch()
  await vi.advanceTimersByTimeAsync(100_000)
  keeper.touch()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(sentAt).toHaveLength(1)
  expect(told.at(-1)).toBe('gone')
  expect(keeper.isUnkept()).toBe(true)
})

test('keeping now says whether everything is kept', async () => {
  const failing = watched(['unanswered'])
  failing.keeper.touch()
  expect(await failing.keeper.keepNow()).toBe(false)
  const working = watched(['kept'])
  working.keeper.touch()
  expect(await working.keeper.keepNow()).toBe(true)
  expect(await working.keeper.keepNow()).toBe(true)
  expect(working.sentAt).toEqual([0])
})

test('what is written while a draft is on its way is kept with the next one', async () => {
  let answer: ((outcome: 'kept') => void) | undefined
  let sent = 0
  const keep = () => {
    sent += 1
    return new Promise<'kept'>((resolve) => (answer = resolve))
  }
  const keeper = draftKeeper({ keep, tell: () => {} })
  keeper.touch()
  await vi.advanceTimersByTimeAsync(KEEP_EVERY_MS)
  keeper.touch()
  answer?.('kept')
  await vi.advanceTimersByTimeAsync(0)
  expect(keeper.isUnkept()).toBe(true)
  await vi.advanceTimersByTimeAsync(KEEP_EVERY_MS)
  answer?.('kept')
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, keeper.isUnkept()]).toEqual([2, false])
})

test('what is being saved is not kept as a draft any more, not even one on its way', async () => {
  const signals: AbortSignal[] = []
  const keep = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<'unanswered'>((resolve) => signal.addEventListener('abort', () => resolve('unanswered')))
  }
  const told: Keeping[] = []
  const keeper = draftKeeper({ keep, tell: (keeping) => told.push(keeping) })
  keeper.touch()
  await vi.advanceTimersByTimeAsync(KEEP_EVERY_MS)
  keeper.forget()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(told).toEqual(['waiting', 'nothing'])
  expect(keeper.isUnkept()).toBe(false)
})
