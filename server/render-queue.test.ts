import { setImmediate as rest } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { RenderQueue } from './render-queue.ts'

/** Asks for turns; which of them have begun, and how each is ended. */
function asking(queue: RenderQueue, network: string, count: number) {
  const begun: Array<() => void> = []
  const asked = Array.from({ length: count }, async () => {
    const end = await queue.take(network)
    if (end) begun.push(end)
    return end
  })
  return { begun, asked }
}

test('one network has 8 turns at once, the others in their order, and another network does not wait', async () => {
  const queue = new RenderQueue()
  const { begun } = asking(queue, 'a', 40)
  await rest()
  expect(begun).toHaveLength(8)
  const other = asking(queue, 'b', 1)
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
  const { asked } = asking(new RenderQueue(), 'a', 1_009)
  expect(await asked.at(-1)).toBeNull()
})

test('what takes long does not hold its turn', async () => {
  vi.useFakeTimers()
  try {
    const { begun } = asking(new RenderQueue(), 'a', 9)
    await vi.advanceTimersByTimeAsync(900)
    expect(begun).toHaveLength(8)
    await vi.advanceTimersByTimeAsync(200)
    expect(begun).toHaveLength(9)
  } finally {
    vi.useRealTimers()
  }
})
