import { aPerson } from '#features/identity/people/people.factory.server.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import { expect, test } from '#tests/support/test.ts'

import { findFormerTarget, findTarget, removeTarget, restoreTarget, saveTarget } from './targets.server.ts'

const ferritin = { loinc: '2276-4', ucum: 'ug/L', low: 50, high: 150, reason: 'Sleep' }

test('a target that was deleted, or saved over, is brought back as it was', async ({ services }) => {
  const by = { userId: await aPerson(services, 'owner', { isAdmin: true }) } as Viewer
  await saveTarget(services, by, ferritin)
  expect(await findFormerTarget(services)).toBeNull()
  await removeTarget(services, by, ferritin.loinc)
  const deleted = (await findFormerTarget(services))!
  expect(deleted).toMatchObject({ isGone: true, target: ferritin })
  expect(await restoreTarget(services, by, deleted.version)).toBe(true)
  expect(await findTarget(services, ferritin.loinc)).toMatchObject(ferritin)
  expect(await restoreTarget(services, by, deleted.version)).toBe(false)

  await saveTarget(services, by, { ...ferritin, high: null })
  const changed = (await findFormerTarget(services))!
  expect(changed).toMatchObject({ isGone: false, target: { high: 150 } })
  await restoreTarget(services, by, changed.version)
  expect(await findTarget(services, ferritin.loinc)).toMatchObject(ferritin)
})
