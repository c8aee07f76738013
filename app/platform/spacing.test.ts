import { setTimeout as sleep } from 'node:timers/promises'

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
  let goesOn = true
  const others = (async () => {
    while (goesOn) {
      await sleep(1)
      order.push('another')
    }
  })()
  await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      await turn('a')
      order.push(String(at))
      beBusy()
    }),
  )
  goesOn = false
  await others
  expect(order.filter((each) => each !== 'another')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  expect(order.some((each, at) => each !== 'another' && /\d/.test(order[at + 1] ?? ''))).toBe(false)
})

test('senders do not wait for each other, and one who waited long begins at once', async () => {
  const turn = createSpacing(60_000)
  await Promise.all([turn('a'), turn('b')])
  const quick = createSpacing(1)
  await quick('a')
  await sleep(20)
  await expect(
    Promise.race([quick('a').then(() => 'at once'), Promise.resolve().then(() => Promise.resolve().then(() => 'later'))]),
  ).resolves.toBe('at once')
})
