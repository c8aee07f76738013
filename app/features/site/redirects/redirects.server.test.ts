import { asc } from 'drizzle-orm'
import { onTestFinished } from 'vitest'

import { openBroadcast } from '#platform/broadcast.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'
import { recordingLog } from '#tests/support/working-jobs.ts'

import { findRedirect } from './find-redirect.server.ts'
import { listFormerRedirects, restoreRedirect } from './former-redirects.server.ts'
import { countHit, writeHits } from './redirect-hits.server.ts'
import { redirects } from './redirect-tables.server.ts'
import { addRedirect, deleteRedirect, findRedirectById, listRedirects, saveRedirect } from './redirects.server.ts'

const save = (services: Services, from: string, to: string, id: string | null = null) =>
  saveRedirect(services, 'system', id, { from, to })
const stored = async ({ db }: Services) =>
  (await db.select().from(redirects).orderBy(asc(redirects.from))).map(({ from, to, source }) => `${from} ${to} ${source}`)
const idOf = async (services: Services, from: string) =>
  (await listRedirects(services, { search: from, page: 1 })).redirects.find((each) => each.from === from)!.id
const leadsTo = async (services: Services, path: string) => (await findRedirect(services, path))?.to ?? null

test('what the owner adds answers at once, in any spelling, and nothing else does', async ({ services }) => {
  expect(await leadsTo(services, '/old')).toBeNull()
  expect(await save(services, '/old', '/new')).toBeNull()
  expect(await save(services, '/café', 'https://elsewhere.example/')).toBeNull()
  expect(await Promise.all(['/old', '/Old/', '//old', '/caf%C3%A9'].map((path) => leadsTo(services, path)))).toEqual([
    '/new',
    '/new',
    '/new',
    'https://elsewhere.example/',
  ])
  for (const other of ['/', '/new', '/old/more', '/olds', '/__proto__', '/%E0%A4%A'])
    expect(await leadsTo(services, other)).toBeNull()
})

test('a redirect to itself, a second one, a circle and chains both ways are refused, with what is needed to say so', async ({
  services,
}) => {
  await save(services, '/a', '/b?x=1')
  expect(await save(services, '/c', '/C/?x=1#y')).toEqual({ reason: 'itself' })
  expect(await save(services, '/a', '/z')).toEqual({ reason: 'duplicate', to: '/b?x=1' })
  expect(await save(services, '/b', '/a')).toEqual({ reason: 'circle', by: '/a' })
  expect(await save(services, '/c', '/a#part')).toEqual({ reason: 'leads on', by: '/a', end: '/b?x=1' })
  expect(await save(services, '/b', '/c')).toEqual({ reason: 'led to', by: ['/a'] })
  expect(await save(services, '/b', 'https://elsewhere.example/')).toEqual({ reason: 'led to', by: ['/a'] })
  expect(await save(services, '/c', '/b')).toBeNull()
  expect(await stored(services)).toEqual(['/a /b?x=1 hand', '/c /b hand'])
})

test('one that is changed is held against the others, not against itself', async ({ services }) => {
  await save(services, '/a', '/b')
  await save(services, '/c', '/d')
  const id = await idOf(services, '/a')
  expect(await save(services, '/b', '/a', id)).toBeNull()
  expect(await save(services, '/c', '/a', id)).toEqual({ reason: 'duplicate', to: '/d' })
  expect(await save(services, '/b', '/c', id)).toEqual({ reason: 'leads on', by: '/c', end: '/d' })
  expect(await save(services, '/x', '/y', '3f0c9f0e-8a53-4d0e-9d5f-8f3f3b1d2c1a')).toEqual({ reason: 'gone' })
  expect(await save(services, '/x', '/y', 'new')).toEqual({ reason: 'gone' })
  expect(await stored(services)).toEqual(['/b /a hand', '/c /d hand'])
})

test('of redirects that several add at the same time no two make a chain or a circle', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const pairs = ['/a /b', '/b /c', '/c /a', '/b /a', '/a /c', '/c /b'].map((pair) => pair.split(' ') as [string, string])
  await Promise.all(pairs.map(([from, to]) => save(services, from, to)))
  const kept = (await stored(services)).map((line) => line.split(' '))
  const olds = new Set(kept.map(([from]) => from))
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter(([, to]) => olds.has(to))).toEqual([])
})

test('a changed address takes along the redirects that led to the old one, and is redirected itself no more', async ({
  services,
}) => {
  await save(services, '/older', '/blog/one')
  await save(services, '/outside', 'https://elsewhere.example/')
  const rename = (from: string, to: string) =>
    services.db.transaction((tx) => addRedirect(services, tx, { from, to, actor: 'system' }))
  await rename('/blog/One', '/blog/two')
  expect(await stored(services)).toEqual([
    '/blog/one /blog/two slug',
    '/older /blog/two hand',
    '/outside https://elsewhere.example/ hand',
  ])
  await rename('/blog/two', '/blog/three')
  expect((await stored(services)).slice(0, 3)).toEqual([
    '/blog/one /blog/three slug',
    '/blog/two /blog/three slug',
    '/older /blog/three hand',
  ])
  await rename('/blog/three', '/blog/one')
  expect((await stored(services)).slice(0, 3)).toEqual([
    '/blog/three /blog/one slug',
    '/blog/two /blog/one slug',
    '/older /blog/one hand',
  ])
  await rename('/blog/one', '/blog/one')
  expect(await leadsTo(services, '/blog/one')).toBeNull()
  expect(await leadsTo(services, '/blog/two')).toBe('/blog/one')
  await rename('/outside', '/inside')
  expect(await leadsTo(services, '/outside')).toBe('/inside')
})

test('what the owner had typed for either address is kept where a changed address takes its place', async ({ services }) => {
  await save(services, '/one', '/elsewhere')
  await save(services, '/two', 'https://elsewhere.example/')
  await services.db.transaction((tx) => addRedirect(services, tx, { from: '/one', to: '/two', actor: 'system' }))
  expect(await stored(services)).toEqual(['/one /two slug'])
  const former = (await listFormerRedirects(services)).map(
    ({ value, now }) => `${value.from} ${value.to} ${now ? 'changed' : 'deleted'}`,
  )
  expect(former.toSorted()).toEqual(['/one /elsewhere changed', '/two https://elsewhere.example/ deleted'])
  await services.db.transaction((tx) => addRedirect(services, tx, { from: '/two', to: '/three', actor: 'system' }))
  expect(await listFormerRedirects(services)).toHaveLength(2)
})

test('a deleted redirect is silent at once, and comes back with its hits', async ({ services, clock }) => {
  await save(services, '/old', '/new')
  const id = await idOf(services, '/old')
  countHit(services, id)
  await writeHits(services)
  const before = await findRedirectById(services, id)
  expect(await deleteRedirect(services, 'system', id)).toBe(true)
  expect(await deleteRedirect(services, 'system', id)).toBe(false)
  expect(await deleteRedirect(services, 'system', 'new')).toBe(false)
  expect(await leadsTo(services, '/old')).toBeNull()
  clock.set('2026-04-01T09:30:00Z')
  const [former] = await listFormerRedirects(services)
  expect(former).toMatchObject({ value: { from: '/old', to: '/new' }, now: null })
  expect(await restoreRedirect(services, 'system', former!.id)).toEqual({ ok: true, from: '/old' })
  expect(await findRedirectById(services, id)).toEqual(before)
  expect(await leadsTo(services, '/old')).toBe('/new')
  expect(await restoreRedirect(services, 'system', former!.id)).toEqual({ ok: false, reason: 'gone' })
})

test('a change is taken back; saving the same again keeps nothing', async ({ services }) => {
  await save(services, '/old', '/new')
  const id = await idOf(services, '/old')
  await save(services, '/old', '/new', id)
  expect(await listFormerRedirects(services)).toEqual([])
  await save(services, '/old', '/newer', id)
  const [former] = await listFormerRedirects(services)
  expect(former).toMatchObject({ value: { to: '/new' }, now: { to: '/newer' } })
  await restoreRedirect(services, 'system', former!.id)
  expect(await leadsTo(services, '/old')).toBe('/new')
  expect(await listFormerRedirects(services)).toMatchObject([{ value: { to: '/newer' } }])
})

test('one that no longer goes with the others is not brought back, and stays', async ({ services }) => {
  await save(services, '/old', '/new')
  await deleteRedirect(services, 'system', await idOf(services, '/old'))
  await save(services, '/old', '/newer')
  const [former] = await listFormerRedirects(services)
  const values = { from: '/old', to: '/new' }
  expect(await restoreRedirect(services, 'system', former!.id)).toEqual({
    ok: false,
    reason: 'refused',
    refusal: { reason: 'duplicate', to: '/newer' },
    values,
  })
  expect(await listFormerRedirects(services)).toHaveLength(1)
})

test('the list finds parts of both addresses, page by page, the newest first', async ({ services, clock }) => {
  for (let count = 0; count < 51; count++) {
    clock.set(new Date(Date.UTC(2026, 2, 3, 0, count)))
    await save(services, `/old-${count}`, '/new')
  }
  await save(services, '/100%_x', 'https://elsewhere.example/café')
  const list = async (search: string, page = 1) => {
    const found = await listRedirects(services, { search, page })
    return [found.redirects.length, found.redirects[0]?.from, found.hasMore]
  }
  expect(await list('OLD')).toEqual([50, '/old-50', true])
  expect(await list('old', 2)).toEqual([1, '/old-0', false])
  expect(await list('%_')).toEqual([1, '/100%_x', false])
  expect(await list('elsewhere')).toEqual([1, '/100%_x', false])
  expect(await list('nothing')).toEqual([0, undefined, false])
})

test('the audit log says what was saved, deleted and restored', async ({ services }) => {
  await save(services, '/old', '/new')
  await save(services, '/old', '/other')
  await deleteRedirect(services, 'system', await idOf(services, '/old'))
  await restoreRedirect(services, 'system', (await listFormerRedirects(services))[0]!.id)
  await services.db.transaction((tx) => addRedirect(services, tx, { from: '/one', to: '/two', actor: 'system' }))
  expect((await auditLines(services)).toSorted()).toEqual([
    'Settings of the operator redirect.deleted from /old',
    'Settings of the operator redirect.restored from /old',
    'Settings of the operator redirect.saved from /old',
    'Settings of the operator redirect.saved from /one',
  ])
})

test('looking for an address that nobody knows asks the database for nothing', async ({ services }) => {
  await save(services, '/old', '/new')
  await leadsTo(services, '/old')
  const db = new Proxy(services.db, {
    get: () => {
      throw new Error('it was asked')
    },
  })
  for (let count = 0; count < 100; count++) expect(await leadsTo({ ...services, db }, `/nothing-${count}`)).toBeNull()
  expect(await leadsTo({ ...services, db }, '/old')).toBe('/new')
})

test('another process answers as soon as a redirect is saved, and is silent as soon as it is deleted', async ({
  freshDatabase,
}) => {
  const { services, pool } = await freshDatabase()
  const [here, there] = await Promise.all([
    openBroadcast(pool.options, recordingLog().log),
    openBroadcast(pool.options, recordingLog().log),
  ])
  onTestFinished(async () => void (await Promise.all([here.close(), there.close()])))
  const [ours, theirs] = [
    { ...services, broadcast: here },
    { ...services, broadcast: there },
  ]
  expect(await leadsTo(theirs, '/old')).toBeNull()
  await save(ours, '/old', '/new')
  await expect.poll(() => leadsTo(theirs, '/old')).toBe('/new')
  await deleteRedirect(ours, 'system', await idOf(ours, '/old'))
  await expect.poll(() => leadsTo(theirs, '/old')).toBeNull()
})
