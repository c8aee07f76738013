import { expect, test } from 'vitest'

import { differences, whenAndWho } from './earlier-words.ts'

const labels = { a: 'Name', b: 'Summary', c: 'Price', d: 'Links', e: 'Address' }
const now = { a: '1', b: '2', c: 3, d: ['x'], e: null }

test.for([
  [{}, 'It is the same as what is here now.'],
  [{ a: '2' }, 'Differs in: Name (“2”).'],
  [{ a: ` Long\n\n${'x'.repeat(80)}`, b: 'y' }, `Differs in: Name (“Long ${'x'.repeat(34)}…”), Summary.`],
  [{ c: 4, d: ['x', 'y'] }, 'Differs in: Price, Links.'],
  [{ a: '', b: '', c: null, d: [] }, 'Differs in: Name (empty), Summary, Price, Links.'],
  [{ a: '', b: '', c: null, d: [], e: 'x' }, 'Differs in: Name (empty), Summary, Price and 2 more.'],
  [{ e: undefined, other: 'not shown' }, 'It is the same as what is here now.'],
] as const)('%j: %s', ([changed, words]) => {
  expect(differences({ ...now, ...changed }, now, labels)).toBe(words)
})

test('whose account is gone, and who is no person, is named by nobody', () => {
  const written = whenAndWho(new Map([['1', 'Ann']]), 'UTC')
  const endedAt = new Date('2026-11-20T09:30:00Z')
  expect(written({ endedAt, endedBy: '1' })).toBe('changed on Fri 20 Nov 2026, 09:30 by Ann')
  expect(written({ endedAt, endedBy: '2' }, 'deleted')).toBe('deleted on Fri 20 Nov 2026, 09:30')
  expect(written({ endedAt, endedBy: null })).toBe('changed on Fri 20 Nov 2026, 09:30')
})
