import { aPerson } from '#features/identity/people/people.factory.server.ts'
import {
  findFormerShopSettings,
  findShopSettings,
  restoreShopSettings,
  saveShopSettings,
} from '#features/shop/settings/settings.server.ts'
import { shopDefaults } from '#features/shop/settings/shop-settings.ts'
import type { Services } from '#platform/services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import {
  deleteSupplier,
  findFormerSupplier,
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
  expect(await findFormerSupplier(services)).toBeNull()
  await deleteSupplier(services, by, id)
  expect(await listSuppliers(services)).toEqual([])
  const former = (await findFormerSupplier(services))!
  expect(former).toMatchObject({ name: 'Iron Works', isGone: true })
  expect(await restoreSupplier(services, by, former.version)).toEqual({ ok: true, name: 'Iron Works' })
  expect(await findSupplier(services, id)).toMatchObject({ id, ...own })
  expect(await restoreSupplier(services, by, former.version)).toEqual({ ok: false, reason: 'gone' })
  expect(await auditLines(services)).toContainEqual(expect.stringContaining('owner supplier.restored'))
})

test('what was changed of a supplier is taken back, and forth', async ({ services }) => {
  const { by, id } = await withSupplier(services)
  await saveSupplier(services, by, id, { ...own, affiliateBaseUrl: '' })
  const former = (await findFormerSupplier(services))!
  expect(former.isGone).toBe(false)
  await restoreSupplier(services, by, former.version)
  expect(await findSupplier(services, id)).toMatchObject(own)
  await restoreSupplier(services, by, (await findFormerSupplier(services))!.version)
  expect(await findSupplier(services, id)).toMatchObject({ affiliateBaseUrl: '' })
})

test('it is not brought back over another one that has its address by now, and stays kept', async ({ services }) => {
  const { by, id } = await withSupplier(services)
  await deleteSupplier(services, by, id)
  await saveSupplier(services, by, null, { ...own, key: 'other' })
  const { version } = (await findFormerSupplier(services))!
  expect(await restoreSupplier(services, by, version)).toEqual({ ok: false, reason: 'taken' })
  expect(await findFormerSupplier(services)).toMatchObject({ name: 'Iron Works', isGone: true })
})

test('settings of the shop that were emptied are put back', async ({ services }) => {
  const by = { userId: await aPerson(services, 'owner', { isAdmin: true }) }
  const mine = { ...shopDefaults, partnerId: 'coach-7', departments: { barbells: 'https://roguefitness.com/barbells' } }
  await saveShopSettings(services, by, mine)
  await saveShopSettings(services, by, { ...shopDefaults, partnerId: '' })
  expect(await restoreShopSettings(services, by, (await findFormerShopSettings(services))!.id)).toBe(true)
  expect(await findShopSettings(services)).toEqual(mine)
  expect(await restoreShopSettings(services, by, 'nonsense')).toBe(false)
})
