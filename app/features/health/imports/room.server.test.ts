import { aMember } from '#features/health/member.factory.server.ts'
import { NO_ROOM } from '#platform/file-problems.ts'
import type { Services } from '#services.server.ts'
import { expect, test as base } from '#tests/support/test.ts'

import { findImportRoom } from './room.server.ts'
import { cancelImport } from './undo.server.ts'
import { beginImport, importWhole } from './upload.server.ts'

const MB = 1024 ** 2
const TABLE = new TextEncoder().encode('date,Steps\n2026-02-27,8000\n')
const test = base.extend('narrow', ({ services }): Services => ({
  ...services,
  importBytes: { ofMember: 20 * MB, inAll: 50 * MB },
}))

let changedAt = 0
const file = (megabytes: number, name = 'export.zip') => ({ name, bytes: megabytes * MB, changedAt: (changedAt += 1) })

test('who has not confirmed their address brings nothing, in parts or whole, and is told how', async ({ services }) => {
  const maya = await aMember(services, { emailVerified: false })
  const sentence = expect.stringContaining('Please confirm your email address first')
  expect(await beginImport(services, maya, file(1))).toEqual({ ok: false, problem: sentence })
  expect(await importWhole(services, maya, { name: 'a.csv', body: TABLE })).toEqual({ ok: false, problem: sentence })
  expect(await findImportRoom(services.db, services, maya)).toMatchObject({ isConfirmed: false, problem: sentence })
  const confirmed = { ...maya, emailVerified: true }
  expect(await beginImport(services, confirmed, file(1))).toMatchObject({ ok: true })
})

test('what is under way of a member has so much room in all, and what is cancelled gives it back', async ({ narrow }) => {
  const maya = await aMember(narrow)
  expect((await findImportRoom(narrow.db, narrow, maya)).mostBytes).toBe(20 * MB)
  expect(await beginImport(narrow, maya, { ...file(20), bytes: 20 * MB + 1 })).toEqual({
    ok: false,
    problem: 'This file has 20 MB, and there is room for 20 MB just now. Import it as a ZIP, or finish what is under way first.',
  })
  expect(await beginImport(narrow, maya, file(5 * 1024))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('This file has 5 GB, and there is room for 20 MB just now'),
  })
  const first = await beginImport(narrow, maya, file(15))
  expect((await findImportRoom(narrow.db, narrow, maya)).mostBytes).toBe(5 * MB)
  expect(await beginImport(narrow, maya, file(6))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('This file has 6 MB, and there is room for 5 MB just now'),
  })
  expect(await beginImport(narrow, maya, file(5))).toMatchObject({ ok: true })
  expect(await findImportRoom(narrow.db, narrow, maya)).toEqual({
    isConfirmed: true,
    mostBytes: 0,
    problem: 'Your files take all of your 20 MB. Finish or cancel what is under way first.',
  })
  await cancelImport(narrow, maya, first.ok ? first.id : '')
  expect(await beginImport(narrow, maya, file(6))).toMatchObject({ ok: true })
})

test('the files of all members together have so much room, and one goes on with what they began', async ({ narrow }) => {
  const members = [await aMember(narrow), await aMember(narrow), await aMember(narrow)]
  const begun = file(20)
  for (const member of members.slice(0, 2)) expect(await beginImport(narrow, member, begun)).toMatchObject({ ok: true })
  expect(await beginImport(narrow, members[2]!, file(11))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('there is room for 10 MB just now'),
  })
  expect(await beginImport(narrow, members[2]!, file(10))).toMatchObject({ ok: true })
  const last = await aMember(narrow)
  expect(await findImportRoom(narrow.db, narrow, last)).toMatchObject({ problem: expect.stringContaining('of all members') })
  expect(await beginImport(narrow, members[0]!, begun)).toMatchObject({ ok: true, parts: [] })
})

test('where the disk has no room for what was promised already, nothing more is promised', async ({ services }) => {
  const asked: number[] = []
  const files = { ...services.files, hasRoomFor: async (bytes: number) => asked.push(bytes) > 0 && bytes <= 25 * MB }
  const tight = { ...services, files }
  const maya = await aMember(services)
  expect(await beginImport(tight, maya, file(10))).toMatchObject({ ok: true })
  expect(await beginImport(tight, maya, file(16))).toEqual({ ok: false, problem: NO_ROOM })
  expect(asked.at(-1)).toBe(26 * MB)
  expect(await beginImport(tight, maya, file(15))).toMatchObject({ ok: true })
  expect(await findImportRoom(services.db, { ...tight, files: { ...files, hasRoomFor: async () => false } }, maya)).toMatchObject(
    {
      problem: NO_ROOM,
    },
  )
})

test('of several that begin at once no more get room than there is', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const narrow = { ...services, importBytes: { ofMember: 20 * MB, inAll: 50 * MB } }
  const maya = await aMember(narrow)
  const begun = await Promise.all(Array.from({ length: 4 }, () => beginImport(narrow, maya, file(10))))
  expect(begun.filter(({ ok }) => ok)).toHaveLength(2)
})
