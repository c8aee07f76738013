import type { Viewer } from '#features/identity/core/viewer.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { listFormerTargets, findTarget, removeTarget, restoreTarget, saveTarget } from './targets.server.ts'

const ferritin = { loinc: '2276-4', ucum: 'ug/L', low: 50, high: 150, reason: 'Sleep' }

test('a target that was deleted, or saved over, is restored as it was', async ({ services }) => {
  const by = { userId: await aPerson(services, 'owner', { isAdmin: true }) } as Viewer
  await saveTarget(services, by, ferritin)
  expect(await listFormerTargets(services)).toEqual([])
  await removeTarget(services, by, ferritin.loinc)
  const deleted = (await listFormerTargets(services))[0]!
  expect(deleted).toMatchObject({ now: null, value: ferritin, endedBy: by.userId })
  expect(await restoreTarget(services, by, deleted.id)).toBe(true)
  expect(await findTarget(services, ferritin.loinc)).toMatchObject(ferritin)
  expect(await restoreTarget(services, by, deleted.id)).toBe(false)

  await saveTarget(services, by, { ...ferritin, high: null })
  const changed = (await listFormerTargets(services))[0]!
  expect(changed).toMatchObject({ now: { high: null }, value: { high: 150 } })
  await restoreTarget(services, by, changed.id)
  expect(await findTarget(services, ferritin.loinc)).toMatchObject(ferritin)
})
