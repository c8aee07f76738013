import { setImmediate as rest } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { PageTurns } from './page-turns.ts'

/** Asks for turns; which of them have begun, and how each is ended. */
function asking(turns: PageTurns, network: string, count: number) {
  const begun: Array<() => void> = []
  const asked = Array.from({ length: count }, async () => {
    const end = await turns.take(network)
    if (end) begun.push(end)
    return end
  })
  return { begun, asked }
}

test('one network has 8 turns at once, the others in their order, and another network does not wait', async () => {
  const turns = new PageTurns()
  const { begun } = asking(turns, 'a', 40)
  await rest()
  expect(begun).toHaveLength(8)
  const other = asking(turns, 'b', 1)
  await rest()
  expect(other.begun).toHaveLength(1)
  for (let ended = 0; ended < 40; ended++) {
    begun[ended]!()
    begun[ended]!()
    await rest()
    expect(begun.length).toBe(Math.min(40, 9 + ended))
  }
})

test('a thousand may wait, and more are refused', async () => {
  const { asked } = asking(new PageTurns(), 'a', 1_009)
  expect(await asked.at(-1)).toBeNull()
})

test('what takes long does not hold its turn', async () => {
  vi.useFakeTimers()
  try {
    const { begun } = asking(new PageTurns(), 'a', 9)
    await vi.advanceTimersByTimeAsync(900)
    expect(begun).toHaveLength(8)
    await vi.advanceTimersByTimeAsync(200)
    expect(begun).toHaveLength(9)
  } finally {
    vi.useRealTimers()
  }
})
