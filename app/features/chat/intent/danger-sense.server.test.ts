import type * as Doings from '#platform/reading-threads.factory.server.ts'
import { readersIn, type ReadingThreads } from '#platform/reading-threads.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findHelp } from './danger-sense.server.ts'

const waitAWhile = readersIn<typeof Doings>('#platform/reading-threads.factory.server.ts')('waitAWhile')
const BERLIN = { timeZone: 'Europe/Berlin', languages: 'de' }
const FILLING = 'Last week I walked a little every day and slept well. '.repeat(80)

test(
  'danger is heard at the end, in the middle and at the beginning of a long text, and none in one without',
  { timeout: 180_000 },
  async ({ services: { readers } }) => {
    // A thread makes all words ready first: on a busy machine that takes longer than one text may.
    const patient: ReadingThreads = {
      read: (reader, args, whose) => readers.read(reader, args, { ...whose, longestMs: 120_000 }),
    }
    const danger = 'I want to kill myself. '
    for (const text of [FILLING + danger, FILLING + danger + FILLING, danger + FILLING]) {
      expect(await findHelp(patient, text, BERLIN)).toMatchObject({ country: 'DE' })
    }
    expect(await findHelp(patient, FILLING, BERLIN)).toBeNull()
  },
)

test('where more long texts come than threads take in line, the beginning and the end of each are heard all the same', async ({
  services: { readers },
}) => {
  const line = { person: 'danger', inLine: true }
  const inLine = Array.from({ length: 9 }, () => readers.read(waitAWhile, [50], line))
  expect(await readers.read(waitAWhile, [50], line)).toEqual({ ok: false, problem: 'busy' })
  const danger = 'I want to die tonight. '
  const helps = await Promise.all([danger + FILLING, FILLING + danger, FILLING].map((text) => findHelp(readers, text, BERLIN)))
  expect(helps.map((help) => help?.country)).toEqual(['DE', 'DE', undefined])
  expect((await Promise.all(inLine)).every(({ ok }) => ok)).toBe(true)
})
