import { expect, test } from 'vitest'

import { originLine, shareLinks } from './post-page.ts'

const line = (making: Parameters<typeof originLine>[0]) => originLine(making, 'Stillwater', (at) => at.slice(0, 10))

test('a page says how its post was made, and that nobody has reviewed it where that is so', () => {
  const reviewed = null
  expect(line({ origin: 'hand', model: null, reviewed })).toBe('')
  expect(line({ origin: 'model', model: 'gpt-x', reviewed })).toBe(
    'Written with an AI model (gpt-x). Not yet reviewed by a professional.',
  )
  expect(line({ origin: 'library', model: null, reviewed })).toBe(
    'Composed from the library of Stillwater without an AI model. Not yet reviewed by a professional.',
  )
  expect(line({ origin: 'starter', model: null, reviewed })).toBe(
    'One of the articles with which Stillwater began. Not yet reviewed by a professional.',
  )
})

test('reviewed, it says by whom and when; of somebody who is gone, when', () => {
  const at = '2026-03-02T09:30:00.000Z'
  expect(line({ origin: 'starter', model: null, reviewed: { by: 'Dr. Reader', at } })).toBe(
    'One of the articles with which Stillwater began. Reviewed by Dr. Reader on 2026-03-02.',
  )
  expect(line({ origin: 'hand', model: null, reviewed: { by: null, at } })).toBe('Reviewed on 2026-03-02.')
})

test('three networks are told the address and the title, whatever characters are in them', () => {
  const links = shareLinks('https://coach.example/blog/a?x=1&y', 'Salt & "pepper"')
  expect(links.map(({ name }) => name)).toEqual(['X', 'Facebook', 'LinkedIn'])
  for (const { href } of links) {
    const { protocol, searchParams } = new URL(href)
    expect([protocol, searchParams.get('url') ?? searchParams.get('u')]).toEqual(['https:', 'https://coach.example/blog/a?x=1&y'])
  }
})
