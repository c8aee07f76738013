import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createFairQueue, type Slot, type FairQueue } from './fair-queue.ts'

const limits = { atOnce: 2, mostWaiting: 20, mostWaitingOfOne: 3, longestWaitMs: 60_000 }
const aSlot = async (queue: FairQueue, person: string, inLine?: boolean) => granted(await queue.take(person, inLine))
const isTaken = async (slot: Promise<unknown>) => (await Promise.race([slot, Promise.resolve('waits still')])) !== 'waits still'

function granted(slot: Slot | string): Slot {
  if (typeof slot === 'string') throw new Error(`It was refused: ${slot}`)
  return slot
}

test('two are at it, the others come in their order, and whoever is refused takes nobody’s place', async () => {
  const queue = createFairQueue(limits)
  const [ann, ben] = [await aSlot(queue, 'ann'), await aSlot(queue, 'ben')]
  const [cem, dia] = [aSlot(queue, 'cem'), aSlot(queue, 'dia')]
  expect(await isTaken(cem)).toBe(false)
  expect(await queue.take('ann')).toBe('waits')
  expect(await queue.take('cem')).toBe('waits')
  ben.end()
  const third = await cem
  expect(await isTaken(dia)).toBe(false)
  ann.end()
  third.end()
  ;(await dia).end()
  ;(await aSlot(queue, 'ann')).end()
})

test('who comes while many wait is told so', async () => {
  const queue = createFairQueue(limits)
  const taken = Array.from({ length: 22 }, (_, at) => queue.take(`person ${at}`))
  expect(await queue.take('one more')).toBe('busy')
  for (const slot of taken) granted(await slot).end()
  granted(await queue.take('one more')).end()
})

test('what stands in line of one person leaves the places of others free, and is bounded', async () => {
  const queue = createFairQueue(limits)
  const first = await aSlot(queue, 'post', true)
  const line = [queue.take('post', true), queue.take('post', true), queue.take('post', true)]
  expect(await queue.take('post', true)).toBe('busy')
  const ann = await aSlot(queue, 'ann')
  const ben = queue.take('ben')
  first.end()
  // The line was there before.
  const second = granted(await line[0]!)
  expect(await isTaken(ben)).toBe(false)
  ann.end()
  const third = granted(await ben)
  expect(await isTaken(line[1]!)).toBe(false)
  for (const slot of [second, third]) slot.end()
  for (const slot of line.slice(1)) granted(await slot).end()
})

test('nobody waits for ever', async () => {
  const queue = createFairQueue({ ...limits, atOnce: 1, longestWaitMs: 20 })
  const ann = await aSlot(queue, 'ann')
  expect(await queue.take('ben')).toBe('busy')
  ann.end()
  granted(await queue.take('ben')).end()
})

test('however people come and go, nobody has two turns, no more than two are at it, and all get theirs', async () => {
  const steps = fc.array(
    fc.record({ person: fc.constantFrom('ann', 'ben', 'cem', 'dia'), inLine: fc.boolean(), ends: fc.nat(2) }),
    {
      maxLength: 40,
    },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const queue = createFairQueue(limits)
      const held: { person: string; slot: Slot }[] = []
      const taken = all.map(async ({ person, inLine }) => {
        const slot = await queue.take(person, inLine)
        if (typeof slot !== 'string') held.push({ person, slot })
        return slot
      })
      const settle = () => new Promise((resolve) => setImmediate(resolve))
      const holds = () => {
        expect(held.length).toBeLessThanOrEqual(2)
        expect(new Set(held.map(({ person }) => person)).size).toBe(held.length)
      }
      await settle()
      for (const { ends } of all) {
        holds()
        held.splice(ends % Math.max(1, held.length), 1)[0]?.slot.end()
        await settle()
      }
      while (held.length > 0) {
        holds()
        held.shift()!.slot.end()
        await settle()
      }
      await Promise.all(taken)
    }),
    { numRuns: 50 },
  )
})
