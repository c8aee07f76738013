import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dropMove, moved, moveIn, moveText, step, type Move } from './outline.ts'

const outline = (shape: string) =>
  shape.split(' ').map((module) => {
    const [id = '', ...lessons] = module
    return { id, lessons: lessons.map((lesson) => ({ id: lesson })) }
  })
const shapeOf = (modules: ReturnType<typeof moved>) =>
  modules?.map(({ id, lessons }) => id + lessons.map((lesson) => lesson.id).join('')).join(' ')
const FULL = outline('Aabc Bde C')

const lesson = (id: string, moduleId: string, index: number): Move => ({ kind: 'lesson', id, moduleId, index })
const module = (id: string, index: number): Move => ({ kind: 'module', id, index })

test.for([
  [lesson('a', 'A', 2), 'Abca Bde C'],
  [lesson('c', 'A', 0), 'Acab Bde C'],
  [lesson('a', 'B', 1), 'Abc Bdae C'],
  [lesson('a', 'C', 9), 'Abc Bde Ca'],
  [module('A', 1), 'Bde Aabc C'],
  [module('C', 0), 'C Aabc Bde'],
  [lesson('z', 'A', 0), undefined],
  [lesson('a', 'Z', 0), undefined],
  [module('Z', 0), undefined],
] as const)('%j', ([move, shape]) => {
  expect(shapeOf(moved(FULL, move))).toBe(shape)
  expect(moveIn(moveText(move))).toEqual(move)
})

test('a step leads over the bounds of modules, and ends where the course ends', () => {
  const stepped = (kind: Move['kind'], id: string, by: -1 | 1) => {
    const move = step(FULL, { kind, id, by })
    return move && shapeOf(moved(FULL, move))
  }
  expect(stepped('lesson', 'b', 1)).toBe('Aacb Bde C')
  expect(stepped('lesson', 'c', 1)).toBe('Aab Bcde C')
  expect(stepped('lesson', 'd', -1)).toBe('Aabcd Be C')
  expect(stepped('lesson', 'e', 1)).toBe('Aabc Bd Ce')
  expect(stepped('lesson', 'a', -1)).toBeNull()
  expect(stepped('module', 'A', 1)).toBe('Bde Aabc C')
  expect(stepped('module', 'C', 1)).toBeNull()
  expect(stepped('lesson', 'z', 1)).toBeNull()
})

test('what is let go of comes to stand where the line was', () => {
  const dropped = (kind: Move['kind'], id: string, over: string, isAfter: boolean) => {
    const move = dropMove(FULL, { kind, id }, { id: over, isAfter })
    return move && shapeOf(moved(FULL, move))
  }
  expect(dropped('lesson', 'a', 'c', false)).toBe('Abac Bde C')
  expect(dropped('lesson', 'a', 'c', true)).toBe('Abca Bde C')
  expect(dropped('lesson', 'a', 'e', true)).toBe('Abc Bdea C')
  expect(dropped('lesson', 'a', 'C', true)).toBe('Abc Bde Ca')
  expect(dropped('lesson', 'a', 'b', false)).toBeNull()
  expect(dropped('module', 'A', 'B', true)).toBe('Bde Aabc C')
  expect(dropped('module', 'A', 'd', true)).toBe('Bde Aabc C')
  expect(dropped('module', 'A', 'B', false)).toBeNull()
})

test('no move loses or doubles anything', () => {
  const ids = fc.constantFrom(...'ABCabcde'.split(''))
  const move = fc.oneof(
    fc.record({ kind: fc.constant('module' as const), id: ids, index: fc.nat(9) }),
    fc.record({ kind: fc.constant('lesson' as const), id: ids, moduleId: ids, index: fc.nat(9) }),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const after = moves.reduce((order, next) => moved(order, next) ?? order, FULL as NonNullable<ReturnType<typeof moved>>)
      const all = after.flatMap(({ id, lessons }) => [id, ...lessons.map((one) => one.id)])
      expect(all.toSorted().join('')).toBe('ABCabcde')
    }),
  )
})

test.for(['', 'a', 'a b', 'a -1', 'a 1.5', 'a b c 1', undefined])('%j is no move', (text) => {
  expect(moveIn(text)).toBeNull()
})
