import { expect, test } from 'vitest'

import { messageParts } from './message-parts.ts'
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
