import { expect, test } from 'vitest'

import { filtersOf, listAddress, partsOf, placeOf, placeParam, spellingsOf } from './filters.ts'
import { boxOf, intentOf, doneWords, tickedIn } from './inbox-intent.ts'

const ME = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'
const asked = (query: string) => filtersOf(new URLSearchParams(query), ME)

test('an address says what is asked for, and what is no filter is none', () => {
  expect(asked('')).toEqual({ spam: false, readFirst: false, kind: null, status: null, assignee: null, unread: false, q: '' })
  expect(asked('box=spam&kind=lead&status=done&assignee=me&unread=1&q=%20sleep%20')).toEqual({
    spam: true,
    readFirst: false,
    kind: 'lead',
    status: 'done',
    assignee: { userId: ME },
    unread: true,
    q: 'sleep',
  })
  expect(asked('box=first')).toEqual({ ...asked(''), readFirst: true })
  expect(asked(`assignee=${OTHER}`).assignee).toEqual({ userId: OTHER })
  expect(asked('assignee=none').assignee).toEqual({ userId: null })
  expect(asked('kind=toString&status=__proto__&assignee=everybody&unread=yes&box=attic')).toEqual(asked(''))
  expect(asked(`q=${'x'.repeat(500)}`).q).toHaveLength(200)
})

test('a place in the list survives its way through an address', () => {
  const place = { direction: 'older', readFirst: false, receivedAt: new Date('2026-03-01T08:00:00.123Z'), id: ME } as const
  for (const readFirst of [false, true])
    expect(placeOf(new URLSearchParams(placeParam({ ...place, readFirst })))).toEqual({ ...place, readFirst })
  for (const wrong of ['', 'older=x', `older=never~${ME}`, 'newer=2026-03-01T08:00:00Z~1', `older=~${ME}`])
    expect(placeOf(new URLSearchParams(wrong))).toBe(null)
})

test('another filter begins at the newest, and keeps the others', () => {
  const params = new URLSearchParams('kind=lead&older=2026-03-01T08:00:00.000Z~1&q=sleep')
  expect(listAddress(params, {})).toBe('/admin/messages?kind=lead&q=sleep')
  expect(listAddress(params, { kind: null, q: null })).toBe('/admin/messages')
  expect(listAddress(params, { newer: 'x' })).toBe('/admin/messages?kind=lead&q=sleep&newer=x')
})

test('a search is its parts, each once, and not too many', () => {
  expect(partsOf(' sleep  well sleep ')).toEqual(['sleep', 'well'])
  expect(partsOf('a b c d e f g h i j')).toHaveLength(8)
  expect(partsOf('')).toEqual([])
})

test('a part with ss or ß is looked for with both, and any other is as it was typed', () => {
  expect(spellingsOf('Weiss')).toEqual(['Weiss', 'Weiß'])
  expect(spellingsOf('straße')).toEqual(['straße', 'strasse'])
  expect(spellingsOf('sleep')).toEqual(['sleep'])
})

test('a form says what is to be done to which messages, or nothing', () => {
  expect(intentOf('read')).toEqual({ name: 'read' })
  expect(intentOf('status:done')).toEqual({ name: 'status', status: 'done' })
  expect(intentOf(`assign:${ME}`)).toEqual({ name: 'assign', assigneeId: ME })
  expect(intentOf('assign:none')).toEqual({ name: 'assign', assigneeId: null })
  for (const wrong of [undefined, '', 'read:x', 'status', 'status:lost', 'assign', 'assign:', 'constructor'])
    expect(intentOf(wrong)).toBe(null)
  expect(tickedIn({ [boxOf(ME)]: 'on', intent: 'read', item: 'x', person: 'y' })).toEqual([ME])
})

test('what was done is said in one sentence', () => {
  expect(doneWords({ name: 'delete' }, 1)).toBe('The message is deleted')
  expect(doneWords({ name: 'status', status: 'done' }, 3)).toBe('3 messages are done')
  expect(doneWords({ name: 'assign', assigneeId: ME }, 2)).toBe('2 messages are assigned')
  expect(doneWords({ name: 'assign', assigneeId: null }, 1)).toBe('The message is assigned to nobody')
})
