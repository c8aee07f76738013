import { expect, test } from 'vitest'

import { addressAt, addresses, addressOf } from './addresses.ts'
import { fetchedAhead, speculationRules } from './fetched-ahead.ts'

interface Where {
  readonly and?: readonly Where[]
  readonly not?: Where
  readonly href_matches?: string | readonly string[]
  readonly selector_matches?: string
}

const { prefetch, ...others } = JSON.parse(speculationRules) as { prefetch: readonly { where: Where; eagerness: string }[] }
const SITE = 'https://coach.example'

const patterns = new Map<string, URLPattern>()
function matches(pattern: string, path: string): boolean {
  const known = patterns.get(pattern) ?? new URLPattern(pattern, `${SITE}/about`)
  patterns.set(pattern, known)
  return known.test(SITE + path)
}

/** Whether the rules would have a browser fetch what a plain link without attributes leads to. */
function isFetchedAhead(path: string, where = prefetch[0]!.where): boolean {
  if (where.and) return where.and.every((each) => isFetchedAhead(path, each))
  if (where.not) return !isFetchedAhead(path, where.not)
  if (where.selector_matches !== undefined) return false
  return [where.href_matches!].flat().some((pattern) => matches(pattern, path))
}

/** Addresses that a pattern may be asked for by. */
function addressesOf(line: string): string[] {
  const values = ['x', '12', 'manage', 'light-at-night', '0d4c1f6e-6ad5-4a58-9cb1-6f1f4b1e0d11', 'a.b', '%41', 'rss.xml']
  return values.map((value) => line.replaceAll(/:\w+/g, value).replace('*', `${value}/${value}`))
}

test.each(addresses.map(({ path }) => path))(
  'an address of %s is fetched ahead only if it is the same for every visitor',
  (line) => {
    const plain = addressesOf(line)
    const ofSomebody = plain.filter((path) => !fetchedAhead.includes(addressAt(path).path))
    const asked = plain.flatMap((path) => ['?token=abc', '?a=1&token=abc', '?x', '?next=/shop'].map((query) => path + query))
    expect([...ofSomebody, ...asked].filter((path) => isFetchedAhead(path))).toEqual([])
  },
)

test('pages that every visitor gets are fetched ahead, at their plain addresses', () => {
  for (const path of [
    '/',
    '/about',
    '/courses',
    '/courses/sleep',
    '/courses/sleep/light',
    '/shop',
    '/shop/kelp-powder',
    '/blog/a-post',
  ])
    expect([path, isFetchedAhead(path)]).toEqual([path, true])
})

test('nothing that leads away, signs out, belongs to a link or stands behind a session', () => {
  const kept = ['/go/rogue', '/sign-out', '/auth', '/auth?token=x', '/confirm-email', '/sign-in-link', '/setup', '/stop-mails']
  for (const path of [
    ...kept,
    '/change-address',
    '/dashboard',
    '/profile',
    '/health/labs',
    '/admin',
    '/shop/manage',
    '/chat',
    '/courses/search',
  ])
    expect([path, isFetchedAhead(path)]).toEqual([path, false])
  expect(fetchedAhead.map((line) => addressOf(line).who)).toEqual(fetchedAhead.map(() => 'anyone'))
})

test('it is fetched, never rendered, once somebody is about to follow the link', () => {
  expect(others).toEqual({})
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
})
