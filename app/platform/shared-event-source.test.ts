import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ProgressWord } from './progress.ts'
import { keepStream, type Stream } from './shared-event-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser whose streams a test holds in its hand. */
function streams() {
  const opened: Array<{ say(event: string, data?: string): void; isClosed: boolean; readyState: number }> = []
  const open = (): Stream => {
    const listeners = new Map<string, (event: { data: string }) => void>()
    const stream = { say: (event: string, data = '') => listeners.get(event)?.({ data }), isClosed: false, readyState: 0 }
    opened.push(stream)
    return {
      addEventListener: (event, listener) => void listeners.set(event, listener),
      close: () => void (stream.isClosed = true),
      get readyState() {
        return stream.readyState
      },
    }
  }
  return { opened, open }
}

test('a stream that breaks is opened again after 1, 2, 5, 10, 10 seconds, and after an answer from the start', () => {
  const { opened, open } = streams()
  const end = keepStream(open, () => {})
  for (const [at, seconds] of [1, 2, 5, 10, 10].entries()) {
    opened.at(-1)!.say('error')
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(opened).toHaveLength(at + 1)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(at + 2)
  }
  opened.at(-1)!.say('open')
  opened.at(-1)!.say('error')
  vi.advanceTimersByTime(1000)
  expect(opened).toHaveLength(7)
  end()
  expect(opened.every(({ isClosed }) => isClosed)).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(7)
})

test('one that does not answer within 10 s, or misses its sign of life by as much, is given up', () => {
  const { opened, open } = streams()
  const end = keepStream(open, () => {})
  vi.advanceTimersByTime(10_000)
  expect(opened[0]!.isClosed).toBe(true)
  vi.advanceTimersByTime(1000)
  opened[1]!.say('open')
  vi.advanceTimersByTime(30_000)
  opened[1]!.say('beat')
  vi.advanceTimersByTime(34_999)
  expect(opened[1]!.isClosed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(opened[1]!.isClosed).toBe(true)
  end()
})

test('one that the server goes on refusing is asked for ever less often, and each time somebody looks instead', () => {
  const { opened, open } = streams()
  const heard: ProgressWord<object>[] = []
  const end = keepStream<object>(open, (word) => heard.push(word))
  for (const [at, seconds] of [1, 2, 5, 10, 30, 60, 60].entries()) {
    opened.at(-1)!.readyState = 2
    opened.at(-1)!.say('error')
    expect(heard).toHaveLength(Math.max(0, at - 3))
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(opened).toHaveLength(at + 1)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(at + 2)
  }
  expect(heard).toEqual([{ look: true }, { look: true }, { look: true }])
  opened.at(-1)!.say('open')
  opened.at(-1)!.say('error')
  vi.advanceTimersByTime(1000)
  expect(opened).toHaveLength(9)
  end()
})

test('words are handed on', () => {
  const { opened, open } = streams()
  const heard: ProgressWord<{ id: string }>[] = []
  const end = keepStream<{ id: string }>(open, (word) => heard.push(word))
  opened[0]!.say('look')
  opened[0]!.say('run', '{"id":"x"}')
  expect(heard).toEqual([{ look: true }, { look: false, run: { id: 'x' } }])
  end()
})
