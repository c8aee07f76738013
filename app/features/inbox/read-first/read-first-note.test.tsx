import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { ReadFirstNote } from './read-first-note.tsx'

function textOf(changes: Partial<ComponentProps<typeof ReadFirstNote>>): string {
  const props = {
    here: '/admin/messages/1',
    readFirst: true,
    seenDanger: '2026-03-02T09:30:00.000Z',
    recognised: '2 March 2026, 09:30',
    isInChat: true,
    isForgotten: false,
    isUnkept: false,
    country: 'Germany',
    numbersShown: ['112', 'the TelefonSeelsorge, 0800 111 0 111'],
    ...changes,
  }
  const Stub = createRoutesStub([{ path: '*', Component: () => <ReadFirstNote {...props} /> }])
  return renderToStaticMarkup(<Stub />).replaceAll(/<[^>]*>/g, ' ')
}

test('the note names the numbers that were shown and the country', () => {
  const shown = 'told them at once whom to call: 112; the TelefonSeelsorge, 0800 111 0 111.'
  expect(textOf({})).toContain(
    `The assistant ${shown} Both messages are marked below. Their country, as far as it is known: Germany.`,
  )
  expect(textOf({ isInChat: false })).toContain(`The answer to their form ${shown} Their country`)
  expect(textOf({ isInChat: false, isForgotten: true })).toContain(`The assistant ${shown} Their country`)
  expect(textOf({ country: null })).toContain('Their country is not known.')
})

test('it says so where nothing was shown, and claims no more than is known of what came before numbers were kept', () => {
  for (const isInChat of [true, false]) {
    expect(textOf({ isInChat, numbersShown: [] })).toContain(
      'Nothing answered at once: they were given no emergency number here.',
    )
  }
  expect(textOf({ isInChat: false, numbersShown: null })).toContain('they were given no emergency number here')
  expect(textOf({ numbersShown: null })).toContain('The assistant answered at once and said where help is to be found.')
})

test('that words are missing is said where they are', () => {
  const missing = 'came beyond the limits of the chat. It was answered, and its words are not kept.'
  expect(textOf({ isUnkept: true })).toContain(missing)
  expect(textOf({})).not.toContain('beyond the limits')
})
