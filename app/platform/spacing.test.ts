import { setImmediate as rest, setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { createSpacing } from './spacing.ts'

const BUSY_MS = 6
function beBusy() {
  const end = performance.now() + BUSY_MS
  while (performance.now() < end);
}

test('what one sender brings begins in its order, with room for a timer of somebody else between any two', async () => {
  const turn = createSpacing(3)
  const order: string[] = []
  const other = setInterval(() => order.push('another'), 1)
  await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      await turn('a')
      order.push(String(at))
      beBusy()
    }),
  )
  clearInterval(other)
  expect(order.filter((each) => each !== 'another')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  expect(order.some((each, at) => each !== 'another' && /\d/.test(order[at + 1] ?? ''))).toBe(false)
})

test('senders do not wait for each other, and one who waited long begins at once', async () => {
  const turn = createSpacing(60_000)
  await Promise.all([turn('a'), turn('b')])
  const quick = createSpacing(1)
  await quick('a')
  await sleep(20)
  expect(await Promise.race([quick('a').then(() => 'at once'), rest('later')])).toBe('at once')
})
