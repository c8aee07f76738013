import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createTurns, type Turn, type Turns } from './turns.ts'

const limits = { atOnce: 2, mostWaiting: 20, mostWaitingOfOne: 3, longestWaitMs: 60_000 }
const aTurn = async (turns: Turns, person: string, inLine?: boolean) => granted(await turns.take(person, inLine))
const isTaken = async (turn: Promise<unknown>) => (await Promise.race([turn, Promise.resolve('waits still')])) !== 'waits still'

function granted(turn: Turn | string): Turn {
  if (typeof turn === 'string') throw new Error(`It was refused: ${turn}`)
  return turn
}

test('two are at it, the others come in their order, and whoever is refused takes nobody’s place', async () => {
  const turns = createTurns(limits)
  const [ann, ben] = [await aTurn(turns, 'ann'), await aTurn(turns, 'ben')]
  const [cem, dia] = [aTurn(turns, 'cem'), aTurn(turns, 'dia')]
  expect(await isTaken(cem)).toBe(false)
  expect(await turns.take('ann')).toBe('waits')
  expect(await turns.take('cem')).toBe('waits')
  ben.end()
  const third = await cem
  expect(await isTaken(dia)).toBe(false)
  ann.end()
  third.end()
  ;(await dia).end()
  ;(await aTurn(turns, 'ann')).end()
})

test('who comes while many wait is told so', async () => {
  const turns = createTurns(limits)
  const taken = Array.from({ length: 22 }, (_, at) => turns.take(`person ${at}`))
  expect(await turns.take('one more')).toBe('busy')
  for (const turn of taken) granted(await turn).end()
  granted(await turns.take('one more')).end()
})

test('what stands in line of one person leaves the places of others free, and is bounded', async () => {
  const turns = createTurns(limits)
  const first = await aTurn(turns, 'post', true)
  const line = [turns.take('post', true), turns.take('post', true), turns.take('post', true)]
  expect(await turns.take('post', true)).toBe('busy')
  const ann = await aTurn(turns, 'ann')
  const ben = turns.take('ben')
  first.end()
  // The line was there before.
  const second = granted(await line[0]!)
  expect(await isTaken(ben)).toBe(false)
  ann.end()
  const third = granted(await ben)
  expect(await isTaken(line[1]!)).toBe(false)
  for (const turn of [second, third]) turn.end()
  for (const turn of line.slice(1)) granted(await turn).end()
})

test('nobody waits for ever', async () => {
  const turns = createTurns({ ...limits, atOnce: 1, longestWaitMs: 20 })
  const ann = await aTurn(turns, 'ann')
  expect(await turns.take('ben')).toBe('busy')
  ann.end()
  granted(await turns.take('ben')).end()
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
      const turns = createTurns(limits)
      const held: { person: string; turn: Turn }[] = []
      const taken = all.map(async ({ person, inLine }) => {
        const turn = await turns.take(person, inLine)
        if (typeof turn !== 'string') held.push({ person, turn })
        return turn
      })
      const settle = () => new Promise((resolve) => setImmediate(resolve))
      const holds = () => {
        expect(held.length).toBeLessThanOrEqual(2)
        expect(new Set(held.map(({ person }) => person)).size).toBe(held.length)
      }
      await settle()
      for (const { ends } of all) {
        holds()
        held.splice(ends % Math.max(1, held.length), 1)[0]?.turn.end()
        await settle()
      }
      while (held.length > 0) {
        holds()
        held.shift()!.turn.end()
        await settle()
      }
      await Promise.all(taken)
    }),
    { numRuns: 50 },
  )
})
