import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

import { countTurns } from '#tests/support/turns.ts'

import type * as Doings from './reading-threads.factory.server.ts'
import { holding } from './reading-threads.factory.server.ts'
import { openReadingThreads, readersIn } from './reading-threads.server.ts'

const doing = readersIn<typeof Doings>('#platform/reading-threads.factory.server.ts')
const stopping = new AbortController()
const threads = openReadingThreads(stopping.signal)
/** Longer than anything takes here, on the busiest machine: what is too slow says so itself. */
const LONG_MS = 120_000
const own = () => ({ person: crypto.randomUUID(), longestMs: LONG_MS })

afterAll(() => stopping.abort())

test('a function of a module is called beside this thread, and what it gives comes back', async () => {
  expect(await threads.read(doing('addUp'), [1, 2, 3], own())).toEqual({ ok: true, value: 6 })
  expect(await threads.read(doing('waitAWhile'), [5], own())).toEqual({ ok: true, value: 'done' })
})

test('of a part of a buffer that part alone goes over, and the buffer stays whole', async () => {
  const whole = new Uint8Array(1_000_000)
  expect(await threads.read(doing('lengthOf'), [whole.subarray(10, 30)], own())).toEqual({ ok: true, value: 20 })
  expect(whole.byteLength).toBe(1_000_000)
})

test('a thread knows nothing of the environment, where the secrets are', async () => {
  expect(await threads.read(doing('environment'), [], own())).toEqual({ ok: true, value: [] })
})

test('what takes too long is ended, and meanwhile this thread serves', async () => {
  const turns = countTurns()
  const outcome = await threads.read(doing('goOnForEver'), [], { ...own(), longestMs: 1_000 })
  const served = turns.stop()
  expect(outcome).toEqual({ ok: false, problem: 'too slow' })
  expect(served).toBeGreaterThan(100)
})

test.each(['takeObjects', 'takeBytes', 'takeOneList'] as const)(
  'what takes too much memory is ended: %s',
  { timeout: LONG_MS },
  async (name) => {
    const before = process.memoryUsage().rss
    expect(await threads.read(doing(name), [], own())).toEqual({ ok: false, problem: 'too hungry' })
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000)
  },
)

test('errors keep their kind and their words', async () => {
  await expect(threads.read(doing('throwRange'), [], own())).rejects.toMatchObject({
    name: 'RangeError',
    message: 'This is out of range.',
    stack: expect.stringContaining('throwRange'),
  })
  await expect(threads.read(doing('nestFor'), [0], own())).rejects.toMatchObject({ name: 'RangeError' })
  await expect(threads.read(doing('giveAFunction'), [], own())).rejects.toMatchObject({ name: 'DataCloneError' })
  await expect(threads.read(doing('leave'), [], own())).rejects.toThrow('ended without an answer')
  await expect(threads.read(doing('breakLater'), [], own())).rejects.toMatchObject({ name: 'TypeError' })
})

test('after whatever befell one, the next is read', async () => {
  for (let time = 0; time < 3; time++)
    expect(await threads.read(doing('addUp'), [time, 1], own())).toEqual({ ok: true, value: time + 1 })
})

test('one of a person at a time: a second is refused or waits in line, and others are not held up by it', async () => {
  const order: string[] = []
  const note = async (name: string, read: Promise<{ ok: boolean }>) => void (await read.then(({ ok }) => ok && order.push(name)))
  const held = holding()
  const ask = (inLine: boolean) =>
    threads.read(doing('waitToBeLetGo'), [held.flags], { person: 'ann', inLine, longestMs: LONG_MS })
  const first = note('ann', ask(false))
  expect(await ask(false)).toEqual({ ok: false, problem: 'waits' })
  const others = [note('ann again', ask(true)), note('ann once more', ask(true))]
  await note('ben', threads.read(doing('addUp'), [1], { person: 'ben', longestMs: LONG_MS }))
  held.letGo()
  await Promise.all([first, ...others])
  expect(order).toEqual(['ben', 'ann', 'ann again', 'ann once more'])
})

test('when the process shall stop, what is read may end for four seconds, and what would not is ended then', async () => {
  const stop = new AbortController()
  const stoppable = openReadingThreads(stop.signal)
  const [one, endless] = [holding(), holding()]
  const reads = [one, endless].map(({ flags }) => stoppable.read(doing('waitToBeLetGo'), [flags], own()))
  await Promise.all([one.begun(), endless.begun()])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.runAllTimers().useRealTimers())
  stop.abort()
  vi.advanceTimersByTime(3_999)
  one.letGo()
  expect(await reads[0]).toEqual({ ok: true, value: 'done' })
  vi.advanceTimersByTime(1)
  expect(await reads[1]).toEqual({ ok: false, problem: 'stopping' })
  expect(await stoppable.read(doing('addUp'), [1], own())).toEqual({ ok: false, problem: 'stopping' })
})
