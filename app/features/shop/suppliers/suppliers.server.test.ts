import { aPerson } from '#features/identity/people/people.factory.server.ts'
import {
  listFormerShopSettings,
  findShopSettings,
  restoreShopSettings,
  saveShopSettings,
} from '#features/shop/settings/settings.server.ts'
import { shopDefaults } from '#features/shop/settings/shop-settings.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import {
  deleteSupplier,
  listFormerSuppliers,
  findSupplier,
  listSuppliers,
  restoreSupplier,
  saveSupplier,
} from './suppliers.server.ts'

const own = {
  name: 'Iron Works',
  key: 'iron-works',
  url: 'https://iron.example/shop',
  affiliateBaseUrl: 'https://iron.example/r/',
  category: 'equipment',
  isNightlyOn: false,
} as const

async function withSupplier(services: Services) {
  const by = { userId: await aPerson(services, 'owner', { isAdmin: true }) }
  const saved = await saveSupplier(services, by, null, own)
  return { by, id: saved.ok ? saved.id : '' }
}

test('a supplier that was deleted is brought back as it was, under its own id', async ({ services }) => {
  const { by, id } = await withSupplier(services)
  expect(await listFormerSuppliers(services)).toEqual([])
  await deleteSupplier(services, by, id)
  expect(await listSuppliers(services)).toEqual([])
  const former = (await listFormerSuppliers(services))[0]!
  expect(former).toMatchObject({ value: { name: 'Iron Works' }, now: null, endedBy: by.userId })
  expect(await restoreSupplier(services, by, former.id)).toEqual({ ok: true, name: 'Iron Works' })
  expect(await findSupplier(services, id)).toMatchObject({ id, ...own })
  expect(await restoreSupplier(services, by, former.id)).toEqual({ ok: false, reason: 'gone' })
  expect(await auditLines(services)).toContainEqual(expect.stringContaining('owner supplier.restored'))
})

test('what was changed of a supplier is taken back, and forth', async ({ services }) => {
  const { by, id } = await withSupplier(services)
  await saveSupplier(services, by, id, { ...own, affiliateBaseUrl: '' })
  const former = (await listFormerSuppliers(services))[0]!
  expect(former.now).toMatchObject({ id })
  await restoreSupplier(services, by, former.id)
  expect(await findSupplier(services, id)).toMatchObject(own)
  await restoreSupplier(services, by, (await listFormerSuppliers(services))[0]!.id)
  expect(await findSupplier(services, id)).toMatchObject({ affiliateBaseUrl: '' })
})

test('it is not brought back over another one that has its address by now, and stays kept', async ({ services }) => {
  const { by, id } = await withSupplier(services)
  await deleteSupplier(services, by, id)
  await saveSupplier(services, by, null, { ...own, key: 'other' })
  const version = (await listFormerSuppliers(services))[0]!.id
  expect(await restoreSupplier(services, by, version)).toEqual({ ok: false, reason: 'taken' })
  expect((await listFormerSuppliers(services))[0]).toMatchObject({ value: { name: 'Iron Works' }, now: null, endedBy: by.userId })
})

test('settings of the shop that were emptied are put back', async ({ services }) => {
  const by = { userId: await aPerson(services, 'owner', { isAdmin: true }) }
  const mine = { ...shopDefaults, partnerId: 'coach-7', departments: { barbells: 'https://roguefitness.com/barbells' } }
  await saveShopSettings(services, by, mine)
  await saveShopSettings(services, by, { ...shopDefaults, partnerId: '' })
  expect(await restoreShopSettings(services, by, (await listFormerShopSettings(services))[0]!.id)).toBe(true)
  expect(await findShopSettings(services)).toEqual(mine)
  expect(await restoreShopSettings(services, by, 'nonsense')).toBe(false)
})
