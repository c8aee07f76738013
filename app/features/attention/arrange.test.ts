import { expect, test } from 'vitest'

import type { AttentionItem } from '#platform/attention.ts'

import { arrange } from './arrange.ts'
import { endOf } from './spans.ts'

const NOW = new Date('2026-03-02T09:30:00Z')
const LATER = new Date('2026-03-02T09:31:00Z')

const item = (kind: string, severity: AttentionItem['severity']): AttentionItem => ({
  kind,
  severity,
  since: null,
  count: 1,
  title: kind,
  text: '',
  to: '/admin',
})

test('what is urgent stands first, what can wait last; of one severity the order is kept', () => {
  const items = [item('a', 'later'), item('b', 'due'), item('c', 'urgent'), item('d', 'due')]
  expect(arrange(items, new Map(), NOW).waiting.map(({ kind }) => kind)).toEqual(['c', 'b', 'd', 'a'])
})

test('what is put off stands apart until its day; one that has become urgent waits all the same', () => {
  const items = [item('over', 'due'), item('off', 'due'), item('away', 'later'), item('burning', 'urgent')]
  const putOff = new Map([
    ['over', NOW],
    ['off', LATER],
    ['away', null],
    ['burning', LATER],
  ])
  const { waiting, later } = arrange(items, putOff, NOW)
  expect(waiting.map(({ kind }) => kind)).toEqual(['burning', 'over'])
  expect(later.map(({ kind }) => kind)).toEqual(['off', 'away'])
})

test('a span ends as a day begins where the owner is, whatever the clocks do in between', () => {
  expect(endOf('tomorrow', new Date('2026-03-02T23:30:00Z'), 'Europe/Berlin')).toEqual(new Date('2026-03-03T23:00:00Z'))
  expect(endOf('week', new Date('2026-03-27T12:00:00Z'), 'Europe/Berlin')).toEqual(new Date('2026-04-02T22:00:00Z'))
  expect(endOf('month', NOW, null)).toEqual(new Date('2026-04-01T00:00:00Z'))
})
