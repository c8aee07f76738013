import { expect, test } from '#tests/support/test.ts'

import { SessionTypeForm } from './session-type.ts'
import { listSessionTypes, saveSessionType } from './session-types.server.ts'

const values = (name: string, isOffered = true) =>
  SessionTypeForm.parse({ name, minutes: '60', ...(isOffered && { isActive: 'on' }) })
const TAKEN = { ok: false, reason: 'taken' }

test('no two types that are offered have one name, in whatever letters', async ({ services }) => {
  expect(await saveSessionType(services, null, values('Strength'))).toEqual({ ok: true })
  expect(await saveSessionType(services, null, values(' strength '))).toEqual(TAKEN)
  const { id } = (await listSessionTypes(services))[0]!
  expect(await saveSessionType(services, id, { ...values('Strength'), price: '80 EUR' })).toEqual({ ok: true })
  expect(await saveSessionType(services, null, values('Strength', false))).toEqual({ ok: true })
  const old = (await listSessionTypes(services)).find(({ isActive }) => !isActive)!
  expect(await saveSessionType(services, old.id, values('Strength'))).toEqual(TAKEN)
  expect(await saveSessionType(services, id, values('Strength', false))).toEqual({ ok: true })
  expect(await saveSessionType(services, old.id, values('Strength'))).toEqual({ ok: true })
  expect(await saveSessionType(services, crypto.randomUUID(), values('Gone'))).toEqual({ ok: false, reason: 'gone' })
})

test('of many who save one name at once, one does', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const saved = await Promise.all(Array.from({ length: 5 }, () => saveSessionType(services, null, values('Strength'))))
  expect(saved.filter(({ ok }) => ok)).toHaveLength(1)
})
