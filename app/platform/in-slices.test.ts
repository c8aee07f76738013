import { expect, test } from 'vitest'

import { inSlices } from './in-slices.ts'

/** Keeps the processor busy, in milliseconds. */
function work(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('long work lets others have their turn, again and again', async () => {
  let [steps, turns] = [0, 0]
  const others = setInterval(() => turns++, 1)
  await inSlices(() => {
    work(1)
    return ++steps === 200
  })
  clearInterval(others)
  expect(steps).toBe(200)
  expect(turns).toBeGreaterThan(10)
})

test('what is done already waits for nobody', async () => {
  let turns = 0
  setImmediate(() => turns++)
  await inSlices(() => true)
  expect(turns).toBe(0)
})
