import { expect, test } from 'vitest'

import type { ShippingState } from '#platform/backup/shipping-state.ts'

import { continuousSentence } from './continuous-sentence.server.ts'

const at = new Date('2026-03-01T10:00:00Z')
const state: ShippingState = {
  address: '/backups',
  shippedTo: at,
  lastSegment: null,
  atRiskMinutes: 4,
  lastBaseCopy: { at, bytes: 1 },
  isCopying: false,
  spool: { segments: 0, bytes: 0 },
  failure: null,
}

test.each<[string, Partial<ShippingState>, string]>([
  ['all is well', {}, 'at most the last 4 minutes would be'],
  ['everything is there', { atRiskMinutes: 0 }, 'at most the last minute would be'],
  ['nothing is there yet', { lastBaseCopy: null, atRiskMinutes: null }, 'begins within a minute'],
  ['the first copy is made', { lastBaseCopy: null, atRiskMinutes: null, isCopying: true }, 'is being copied to /backups'],
  ['something is wrong', { failure: { sentence: 'The bucket does not answer.', since: at } }, 'The bucket does not answer.'],
])('where %s, the sentence says so', (_what, changes, said) => {
  expect(continuousSentence({ ...state, ...changes })).toContain(said)
})
