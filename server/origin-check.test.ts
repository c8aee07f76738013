import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { arrivedAt, comesFromElsewhere, rightAddress, rightSpelling } from './origin-check.ts'

const site = 'https://coach.example'
const request = (method: string, url: string, headers: Record<string, string>) =>
  ({ method, url, headers }) as unknown as IncomingMessage

test.each<[string, IncomingMessage, boolean]>([
  ['a form of our own page', request('POST', '/trial', { origin: site }), false],
  ['a form of another site', request('POST', '/trial', { origin: 'https://evil.example' }), true],
  ['a sandboxed page', request('POST', '/trial', { origin: 'null' }), true],
  ['a program without an origin', request('POST', '/trial', {}), false],
  ['an old browser that names only the kind of site', request('POST', '/trial', { 'sec-fetch-site': 'cross-site' }), true],
  ['one that names a neighbour under the same domain', request('POST', '/trial', { 'sec-fetch-site': 'same-site' }), true],
  ['one that names a kind nobody knows', request('POST', '/trial', { 'sec-fetch-site': 'near' }), true],
  ['one that names our own site', request('POST', '/trial', { 'sec-fetch-site': 'same-origin' }), false],
  ['one that a person began by hand', request('POST', '/trial', { 'sec-fetch-site': 'none' }), false],
  ['a look from anywhere', request('GET', '/', { origin: 'https://evil.example' }), false],
  ['a call without a cookie from anywhere', request('POST', '/api/functions/x', { origin: 'https://evil.example' }), false],
  [
    'a sign-out by JSON without a cookie from elsewhere',
    request('POST', '/api/auth/sign-out', { origin: 'https://evil.example' }),
    true,
  ],
  ['a sign-in by a program', request('POST', '/api/auth/sign-in/email', {}), false],
  [
    'a call with a cookie from elsewhere',
    request('POST', '/api/functions/x', { origin: 'https://evil.example', cookie: 'a=b' }),
    true,
  ],
])('%s', (_who, message, refused) => {
  expect(comesFromElsewhere(message, site)).toBe(refused)
})

test.each([
  ['http://localhost:3000', '127.0.0.1:3000', 'http://localhost:3000/about?x=1'],
  ['http://localhost:3000', '[::1]:3000', 'http://localhost:3000/about?x=1'],
  ['http://127.0.0.1:3000', 'localhost:3000', 'http://127.0.0.1:3000/about?x=1'],
  ['http://localhost:3000', '127.0.0.2:3000', 'http://localhost:3000/about?x=1'],
  ['http://localhost:3000', 'LOCALHOST.:3000', 'http://localhost:3000/about?x=1'],
  ['http://localhost:3000', 'localhost:3000', null],
  ['http://localhost:3000', '127.0.0.1:4000', null],
  ['http://localhost:3000', 'evil.example', null],
  ['https://coach.example', '127.0.0.1:3000', null],
])('on %s a request for %s belongs to %s', (origin, host, address) => {
  expect(rightAddress(request('GET', '/about?x=1', { host }), origin)).toBe(address)
})

test.each([
  ['/about/', '/about'],
  ['/about//?x=1//', '/about?x=1//'],
  ['//evil.example/..', '/evil.example/..'],
  ['/', null],
  ['/about?next=/x/', null],
])('a look at %s is spelled %s', (url, spelled) => {
  expect(rightSpelling(request('GET', url, {}))).toBe(spelled)
  expect(rightSpelling(request('POST', url, {}))).toBeNull()
})

test.each<[string, { origin?: string; host?: string }, string]>([
  ['a form of the new address', { origin: 'https://new.example', host: 'coach.example' }, 'https://new.example'],
  ['a look at the new address', { host: 'new.example' }, 'https://new.example'],
  ['a look at the old address', { host: 'coach.example' }, site],
  ['a form of another site', { origin: 'https://evil.example', host: 'evil.example' }, site],
  ['a form of another site that names our host', { origin: 'https://evil.example', host: 'new.example' }, 'https://new.example'],
  ['a request without any', {}, site],
])('while the site moves, %s arrives at one of its addresses', (_what, headers, address) => {
  const form = request('POST', '/trial', headers)
  expect(arrivedAt(form, [site, 'https://new.example'])).toBe(address)
  expect(arrivedAt(form, [site])).toBe(site)
  const origin = 'origin' in headers ? headers.origin : undefined
  const isOurs = origin === undefined || origin === address
  expect(comesFromElsewhere(form, address)).toBe(!isOurs)
})
