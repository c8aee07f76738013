import { expect, test } from 'vitest'

import { takeTurn } from './turns.ts'

const isTaken = async (turn: ReturnType<typeof takeTurn>) =>
  (await Promise.race([turn, Promise.resolve('waits still')])) !== 'waits still'

test('two are at it, the others come in their order, and whoever is refused takes nobody’s place', async () => {
  const turns = ['ann', 'ben', 'cem', 'dia'].map((person) => takeTurn(person))
  const [ann, ben, cem, dia] = turns as [(typeof turns)[0], (typeof turns)[0], (typeof turns)[0], (typeof turns)[0]]
  await Promise.all([ann, ben])
  expect(await isTaken(cem)).toBe(false)
  expect(await takeTurn('ann')).toBe('waits')
  expect(await takeTurn('cem')).toBe('waits')
  end(await ben)
  await cem
  expect(await isTaken(dia)).toBe(false)
  end(await ann)
  end(await cem)
  end(await dia)
  end(await takeTurn('ann'))
})

test('who comes while many wait is told so', async () => {
  const turns = Array.from({ length: 22 }, (_, at) => takeTurn(`person ${at}`))
  expect(await takeTurn('one more')).toBe('busy')
  for (const turn of turns) end(await turn)
  end(await takeTurn('one more'))
})

function end(turn: Awaited<ReturnType<typeof takeTurn>>) {
  if (typeof turn === 'string') throw new Error(`It was refused: ${turn}`)
  turn.end()
}
