import { expect, test } from 'vitest'

import { batchLimits, parseBatch, unpairedLine, withTitle } from './batch-lines.ts'
import { morningHere } from './morning-here.ts'
import { batchProblem, planBatch } from './planned-batch.ts'
import { plannedLabel } from './planned-label.ts'

test('lines are pairs of a title and a prompt; blank ones count for nothing, a last one alone is dropped', () => {
  expect(parseBatch('\n  Better sleep \r\n\r\nWrite about sleep\n\n\nFibre\n \t\nWrite about fibre\nAlone\n')).toEqual([
    { title: 'Better sleep', prompt: 'Write about sleep' },
    { title: 'Fibre', prompt: 'Write about fibre' },
  ])
  expect(parseBatch('')).toEqual([])
  expect(parseBatch('Only a title')).toEqual([])
  expect(parseBatch('   \n\n  ')).toEqual([])
})

test('the browser’s own reckoning says the same as the server’s', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  for (const at of ['2026-03-07T23:59:00Z', '2026-03-28T12:00:00Z', '2026-10-24T00:30:00Z', '2026-12-31T18:00:00Z']) {
    const now = new Date(at)
    const planned = planBatch('A\na\nB\nb', now, zone).map(({ scheduledFor }) => scheduledFor)
    expect([1, 2].map((days) => morningHere(now, days).toISOString())).toEqual(planned)
  }
})

test('a batch that is too large, or a line that is too long, is told in a sentence', () => {
  const now = new Date()
  const plan = (text: string) => batchProblem(planBatch(text, now, 'UTC'))
  expect(plan('A\na\n'.repeat(batchLimits.articles))).toBeNull()
  expect(plan('A\na\n'.repeat(batchLimits.articles + 1))).toMatch(/60 articles, and here are 61/)
  expect(plan(`${'x'.repeat(201)}\na`)).toMatch(/The title “x{40}…” has more than 200 characters/)
  expect(plan(`Fibre\n${'x'.repeat(2_001)}`)).toMatch(/The prompt of “Fibre” has more than 2,000 characters/)
})

test('the last line without a pair is named', () => {
  expect(unpairedLine('One\nAbout one\n\n Two \n')).toBe('Two')
  expect(unpairedLine('One\nAbout one')).toBeNull()
  expect(unpairedLine(' \n')).toBeNull()
})

test('another title takes the place of one line, and every other stays as it was typed', () => {
  const text = '\n  One \r\n\r\nabout one\n \nTwo\rabout two\nAlone'
  expect(withTitle(text, 0, 'New')).toBe('\nNew\r\n\r\nabout one\n \nTwo\rabout two\nAlone')
  expect(withTitle(text, 1, '$1 & new')).toBe('\n  One \r\n\r\nabout one\n \n$1 & new\rabout two\nAlone')
  expect(withTitle(text, 7, 'New')).toBe(text)
})

/** When six in the morning of 8 March is, the day after the evening of 7 March (UTC), in each zone of the specification. */
const mornings = [
  ['UTC', '2026-03-08T06:00:00.000Z'],
  ['America/New_York', '2026-03-08T10:00:00.000Z'],
  ['America/Chicago', '2026-03-08T11:00:00.000Z'],
  ['America/Denver', '2026-03-08T12:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T13:00:00.000Z'],
  ['Europe/London', '2026-03-08T06:00:00.000Z'],
  ['Europe/Paris', '2026-03-08T05:00:00.000Z'],
  ['Europe/Berlin', '2026-03-08T05:00:00.000Z'],
  ['Asia/Tokyo', '2026-03-08T21:00:00.000Z'],
  ['Australia/Sydney', '2026-03-08T19:00:00.000Z'],
] as const

test.for(mornings)('in %s the first article appears at six in the morning of tomorrow', ([zone, first]) => {
  const now = new Date('2026-03-07T19:30:00Z')
  const [one, two, three] = planBatch('A\na\nB\nb\nC\nc', now, zone).map(({ scheduledFor }) => scheduledFor!)
  expect(one).toBe(first)
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric' })
  expect([one, two, three].map((at) => hour.format(new Date(at!)))).toEqual(['06:00', '06:00', '06:00'])
  const days = [one, two, three].map((at) => plannedLabel(new Date(at!), zone).slice(0, 6))
  expect(new Set(days).size).toBe(3)
})
