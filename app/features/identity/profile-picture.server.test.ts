import sharp from 'sharp'

import { fileKeysOf } from '#platform/images.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { insertAccount } from './core/accounts.server.ts'
import { findPicture, maySeeProfilePicture, removePicture, savePicture } from './profile-picture.server.ts'

const aPicture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function aPerson({ db, clock }: Services, email = 'ann@example.com') {
  return (await db.transaction((tx) => insertAccount(tx, { clock }, { email, displayName: 'Ann' })))!
}

test('a picture is kept in two widths, a new one takes its place, and the files of the former go', async ({ services }) => {
  const userId = await aPerson(services)
  expect(await savePicture(services, userId, await aPicture('teal'))).toEqual({ ok: true })
  const first = (await findPicture(services, userId))!
  expect(first.widths).toEqual([96, 256])
  for (const key of fileKeysOf(first)) expect(await services.files.get(key), key).not.toBeNull()
  await savePicture(services, userId, await aPicture('olive'))
  const second = (await findPicture(services, userId))!
  expect(second.key).not.toBe(first.key)
  for (const key of fileKeysOf(first)) expect(await services.files.get(key), key).toBeNull()
  await savePicture(services, userId, await aPicture('olive'))
  for (const key of fileKeysOf(second)) expect(await services.files.get(key), key).not.toBeNull()
  await removePicture(services, userId)
  expect(await findPicture(services, userId)).toBeNull()
  for (const key of fileKeysOf(second)) expect(await services.files.get(key), key).toBeNull()
})

test('what is no picture changes nothing', async ({ services }) => {
  const userId = await aPerson(services)
  await savePicture(services, userId, await aPicture('teal'))
  const before = await findPicture(services, userId)
  const script = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  expect(await savePicture(services, userId, script)).toEqual({ ok: false, reason: 'not-a-picture' })
  expect(await findPicture(services, userId)).toEqual(before)
})

test('a profile’s picture is seen by its own person and by administrators', async () => {
  const [ann, bob] = ['3f2c0b1e-0000-4000-8000-000000000001', '3f2c0b1e-0000-4000-8000-000000000002']
  const key = `profiles/${ann}/0123456789abcdef-96.webp`
  const person = (userId: string, isAdmin = false) => ({ userId, isAdmin })
  expect(maySeeProfilePicture(key, person(ann))).toBe(true)
  expect(maySeeProfilePicture(key, person(bob, true))).toBe(true)
  expect(maySeeProfilePicture(key, person(bob))).toBe(false)
  expect(maySeeProfilePicture(key, null)).toBe(false)
  expect(maySeeProfilePicture(`exports/${ann}/x.zip`, person(ann, true))).toBe(false)
  expect(maySeeProfilePicture(`stories/${ann}/profiles/${ann}/x.webp`, person(ann))).toBe(false)
})
