import { expect, test } from 'vitest'

import { withUnsaved, type EntryView } from '#features/chat/conversation/thread.ts'
import { messageParts } from '#features/chat/core/message-parts.ts'

import { readEvents } from './read-events.ts'

test('only addresses of our own are links', () => {
  expect(messageParts('See [Pricing](/pricing), and [this](https://evil.example) or [that](//evil.example).\n\nBye.')).toEqual([
    {
      at: 0,
      parts: [
        { text: 'See ', at: 0 },
        { text: 'Pricing', to: '/pricing', at: 4 },
        { text: ', and [this](https://evil.example) or [that](//evil.example).', at: 23 },
      ],
    },
    { at: 86, parts: [{ text: 'Bye.', at: 86 }] },
  ])
  expect(
    messageParts('[x](javascript:alert(1)) [y](/\\evil) <b>z</b>')
      .flatMap(({ parts }) => parts)
      .some(({ to }) => to),
  ).toBe(false)
})

test('events are read wherever their stream breaks', async () => {
  const stream = 'event: words\ndata: {"text":"One "}\n\nevent: words\ndata: {"text":"two."}\n\nevent: end\ndata: {"ok":1}\n\n'
  for (const size of [1, 7, 1000]) {
    const pieces = (async function* () {
      for (let at = 0; at < stream.length; at += size) yield stream.slice(at, at + size)
    })()
    const events = []
    for await (const event of readEvents(pieces)) events.push(event)
    expect(events).toEqual([
      { event: 'words', data: { text: 'One ' } },
      { event: 'words', data: { text: 'two.' } },
      { event: 'end', data: { ok: 1 } },
    ])
  }
})

test('what was said beyond the limits stays where it was said, however often the rest is fetched anew', () => {
  const said = (id: string, more: { isKept?: false } = {}): EntryView => ({
    id,
    from: 'visitor',
    text: id,
    intent: null,
    ...more,
  })
  const [asked, answered] = [said('asked', { isKept: false }), said('answered', { isKept: false })]
  const names = (entries: ReadonlyArray<EntryView>) => entries.map(({ id }) => id).join(' ')
  const first = withUnsaved([said('1'), said('2')], [said('a'), said('b'), asked, answered])
  expect(names(first)).toBe('1 2 asked answered')
  const then = withUnsaved([said('1'), said('2'), said('3')], first)
  expect(names(then)).toBe('1 2 asked answered 3')
  expect(names(withUnsaved([said('1'), said('2'), said('3')], then))).toBe('1 2 asked answered 3')
  expect(names(withUnsaved([], [asked, answered]))).toBe('asked answered')
  expect(names(withUnsaved([said('1')], [said('a'), said('b')]))).toBe('1')
})
