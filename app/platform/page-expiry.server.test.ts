import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { holdPageUntil, pageHoldsUntil } from './page-expiry.server.ts'

test('a page holds as long as the part of it that grows old first, in whatever order they say so', () => {
  const [noon, evening] = [new Date('2026-03-02T12:00:00Z'), new Date('2026-03-02T20:00:00Z')]
  for (const said of [
    [evening, null, noon],
    [noon, evening, null],
    [null, noon],
  ]) {
    const context = new RouterContextProvider()
    for (const instant of said) holdPageUntil(context, instant)
    expect(context.get(pageHoldsUntil)).toEqual(noon)
  }
  expect(new RouterContextProvider().get(pageHoldsUntil)).toBeNull()
})
