import { expect, test } from 'vitest'

import { isStillTyped } from './still-typed.ts'

test('what was sent from here, or from another tab, is not typed any more; what is being typed beside it is', () => {
  const since = { began: 'Dear', sent: 'Dear Ann,\n\nyes.' }
  expect(isStillTyped('Dear Ann,\r\n\r\nyes. \n', since)).toBe(false)
  expect(isStillTyped('Dear Ann, no.', since)).toBe(true)
})

test('a form that nobody has written in is not typed in, a draft in it included', () => {
  expect(isStillTyped('Dear', { began: 'Dear', sent: 'Dear Ann' })).toBe(false)
  expect(isStillTyped(' \n', { began: 'Dear', sent: 'Dear Ann' })).toBe(false)
})
