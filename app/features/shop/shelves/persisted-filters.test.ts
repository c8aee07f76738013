import { redirect, type DataStrategyResult } from 'react-router'
import { expect, test, vi } from 'vitest'

import { shelfKeeper } from './persisted-filters.tsx'

/** What becomes of the results for a question of the field, and how often the page stays. */
async function answered(results: Record<string, DataStrategyResult>, asked = '/shop?q=whey', isOver = false) {
  const stay = vi.fn<() => void>()
  const { follow, middleware } = shelfKeeper()
  follow('/shop?q=whey', stay)
  const signal = isOver ? AbortSignal.abort() : new AbortController().signal
  await middleware({ request: new Request(`https://wellward.test${asked}`, { signal }) }, async () => results)
  return { stays: stay.mock.calls.length, types: Object.values(results).map(({ type }) => type) }
}

const failed = () => ({
  root: { type: 'error' as const, result: new TypeError('Failed to fetch') },
  shop: { type: 'error' as const, result: new TypeError('Failed to fetch') },
})

test('a question of the field that fails costs nothing', async () => {
  expect(await answered(failed())).toEqual({ stays: 1, types: ['data', 'data'] })
})

test('nor does one that the shop itself could not answer', async () => {
  const results = { root: { type: 'data' as const, result: {} }, shop: { type: 'data' as const, result: { isBroken: true } } }
  expect(await answered(results)).toEqual({ stays: 1, types: ['data', 'data'] })
})

test('an answer is shown, and a redirect followed', async () => {
  expect((await answered({ shop: { type: 'data', result: { isBroken: false } } })).stays).toBe(0)
  const led = { shop: { type: 'error' as const, result: redirect('/shop/manage') } }
  expect(await answered(led)).toEqual({ stays: 0, types: ['error'] })
})

test('what nobody typed, or typed on, fails as everywhere', async () => {
  expect(await answered(failed(), '/shop?tab=books')).toEqual({ stays: 0, types: ['error', 'error'] })
  expect(await answered(failed(), '/shop?q=whey', true)).toEqual({ stays: 0, types: ['error', 'error'] })
})
