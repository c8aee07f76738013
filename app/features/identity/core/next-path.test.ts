import { expect, test } from 'vitest'

import { sameSitePath } from './next-path.ts'

test.each(['/', '/trial', '/blog/a-post?preview=true#top', '/calendar?day=2026-03-02', '/auth?next=%2Ftrial'])(
  '%s stays',
  (path) => {
    expect(sameSitePath(path)).toBe(path)
  },
)

test.each([
  null,
  undefined,
  '',
  'trial',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  ' /trial',
  `/${'a'.repeat(2000)}`,
])('%j leads nowhere', (path) => {
  expect(sameSitePath(path)).toBeNull()
})
