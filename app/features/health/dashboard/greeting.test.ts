import { expect, test } from 'vitest'

import { firstName } from './greeting.ts'

test.for([
  ['Maya Lindqvist', 'maya@example.com', 'Maya'],
  ['  Maya\tLindqvist ', 'm@example.com', 'Maya'],
  ['', 'maya.l@example.com', 'maya.l'],
  ['   ', 'maya@example.com', 'maya'],
  [null, 'maya@example.com', 'maya'],
  [null, '@example.com', 'Friend'],
  [null, '', 'Friend'],
  [null, null, 'Friend'],
])('%s with %s is greeted as %s', ([displayName, email, name]) => {
  expect(firstName(displayName!, email!)).toBe(name)
})
