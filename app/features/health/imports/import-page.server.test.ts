import { recordCheckIn } from '#features/health/check-in.server.ts'
import type { ColumnMapping } from '#features/health/core/import.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { isPreviewCurrent, showImport } from './import-page.server.ts'
import { aReadImport, aWaitingImport } from './import.factory.server.ts'
import { findImport } from './list.server.ts'
import { readImportFile } from './read-import.server.ts'

const mapping = (source: string): ColumnMapping => ({
  source,
  day: 'Date',
  dateOrder: null,
  numbers: [{ metric: 'steps', column: 'Steps', unit: 'count' }],
})
const FILE = 'Date,Steps\n2026-02-26,7100\n2026-02-27,7200\n'

test('what is accepted is what was seen: after another import, or a check-in, it is looked over again', async ({ services }) => {
  const maya = await aMember(services)
  const id = await aWaitingImport(services, maya, FILE, { mapping: mapping('Band') })
  await readImportFile(services, { importId: id })
  const found = (await findImport(services, maya.userId, id))!
  const seen = async () => (await showImport(services, maya, found)).previewed!.fingerprint
  const first = await seen()
  expect([await isPreviewCurrent(services, maya, found, first), await seen()]).toEqual([true, first])

  await aReadImport(services, maya, 'Date,Steps\n2026-02-26,100\n', { mapping: mapping('Watch') })
  expect(await isPreviewCurrent(services, maya, found, first)).toBe(false)
  const second = await seen()
  expect(await isPreviewCurrent(services, maya, found, second)).toBe(true)

  await recordCheckIn(services, maya, { day: '2026-02-27', timeZone: null, vitals: { steps: 5 } })
  expect(await isPreviewCurrent(services, maya, found, second)).toBe(false)

  // What does not touch its days changes nothing of it.
  const third = await seen()
  await recordCheckIn(services, maya, { day: '2026-02-25', timeZone: null, vitals: { steps: 5 } })
  expect(await isPreviewCurrent(services, maya, found, third)).toBe(true)
})
