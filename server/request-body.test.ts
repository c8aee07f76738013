import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { permissions } from '#routes/permissions.ts'
import { uploads } from '#routes/uploads.ts'

import { mostBodyBytes, readBody } from './request-body.ts'

const asked = (url: string, bytes: number, headers = {}) =>
  Object.assign(Readable.from([Buffer.alloc(bytes - 1), Buffer.alloc(1)]), { url, headers }) as unknown as IncomingMessage

test('only an address that takes files or long texts takes more than 1 MB', async () => {
  for (const url of ['/contact', '/stories', '/stories/new/more', '/constructor', '/stories/news', '/trial?/stories/new'])
    expect([url, mostBodyBytes(url)]).toEqual([url, 1_000_000])
  for (const url of ['/admin/posts/3f/pictures', '/admin/posts/3f/pictures.data?x'])
    expect([url, mostBodyBytes(url)]).toEqual([url, 8_000_000])
  for (const url of ['/admin/posts//pictures', '/admin/posts/3f/4/pictures', '/admin/posts/3f/pictures/more'])
    expect([url, mostBodyBytes(url)]).toEqual([url, 1_000_000])
  for (const url of ['/stories/new', '/stories/new?x=1', '/stories/new.data', '/stories/new.data?_routes=x'])
    expect([url, mostBodyBytes(url)]).toEqual([url, 8_000_000])
  for (const url of ['/admin/posts/3f/draft', '/admin/posts/3f/draft.data'])
    expect([url, mostBodyBytes(url)]).toEqual([url, 2_000_000])
  expect(await readBody(asked('/contact', 1_000_001))).toBe('too large')
  expect(await readBody(asked('/stories/new', 5_500_000))).toHaveLength(5_500_000)
  expect(await readBody(asked('/stories/new', 8_000_001))).toBe('too large')
})

test('what says that it will be too large is refused before it is read', async () => {
  const request = asked('/stories/new', 10, { 'content-length': '8000001' })
  expect(await readBody(request)).toBe('too large')
  expect(request.readableDidRead).toBe(false)
})

test('every address with a limit of its own has a line in the table of permissions, and only the mail server’s is not a signed-in person’s', () => {
  const open = Object.keys(uploads).filter((path) => !/^(member|admin)$/.test(permissions[path] ?? 'nobody'))
  // Its secret is looked at inside; the body is read before any address knows who sends it, here as elsewhere.
  expect(open).toEqual(['/api/inbound-mail'])
})
