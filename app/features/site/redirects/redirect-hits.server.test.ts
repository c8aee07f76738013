import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findRedirect } from './find-redirect.server.ts'
import { countHit, writeHits } from './redirect-hits.server.ts'
import { deleteRedirect, findRedirectById, saveRedirect } from './redirects.server.ts'

async function added(services: Services, from: string): Promise<string> {
  await saveRedirect(services, 'system', null, { from, to: '/x' })
  return (await findRedirect(services, from))!.id
}

test('hits are counted by their last day, several at once, also of one that is gone meanwhile', async ({ services, clock }) => {
  const [a, b] = [await added(services, '/a'), await added(services, '/b')]
  for (let count = 0; count < 5; count++) countHit(services, a)
  countHit(services, b)
  await writeHits(services)
  await deleteRedirect(services, 'system', b)
  clock.set('2026-03-04T23:59:59Z')
  countHit(services, a)
  countHit(services, b)
  await writeHits(services)
  await writeHits(services)
  expect(await findRedirectById(services, a)).toMatchObject({ hits: 6, lastHitOn: '2026-03-04' })
  expect(await findRedirectById(services, b)).toBeNull()
})

test('hits that cannot be written now are written later', async ({ services }) => {
  const id = await added(services, '/a')
  let isGone = true
  const db = new Proxy(services.db, {
    get: (target, name) => {
      if (isGone && name === 'transaction') throw new Error('gone')
      return Reflect.get(target, name) as unknown
    },
  })
  countHit({ ...services, db }, id)
  await expect(writeHits({ ...services, db })).rejects.toThrow('gone')
  countHit({ ...services, db }, id)
  isGone = false
  await writeHits({ ...services, db })
  expect(await findRedirectById(services, id)).toMatchObject({ hits: 2, lastHitOn: '2026-03-02' })
})
