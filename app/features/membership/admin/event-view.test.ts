import { expect, test } from 'vitest'

import type { MembershipEvent } from '#features/membership/core/membership-event.ts'

import { eventViews } from './event-view.ts'

const write = { instant: (at: Date) => at.toISOString(), day: (at: Date) => at.toISOString().slice(0, 10) }
const happened = (kind: MembershipEvent['kind'], note: MembershipEvent['note']): MembershipEvent => ({
  id: kind,
  kind,
  at: new Date('2026-03-02T09:30:00Z'),
  note,
  by: null,
})

test('why somebody left is told in words that can be read, and their own stay apart', () => {
  const events = [happened('cancelled', { reason: 'price', words: 'Rent went up' }), happened('ended', { reason: 'price' })]
  expect(eventViews(events, write)).toMatchObject([
    { what: 'Cancelled', reason: 'It costs too much', words: 'Rent went up' },
    { what: 'The membership ended', reason: 'It costs too much', words: null },
  ])
})

test('a given access names its last day, which counts whole', () => {
  const [given] = eventViews([happened('granted', { until: '2027-01-01T00:00:00.000Z' })], write)
  expect(given?.what).toBe('Was given full access, last day 2026-12-31')
})
