import { expect, test } from '#tests/support/test.ts'

import { findHelp } from './danger-sense.server.ts'

const BERLIN = { timeZone: 'Europe/Berlin', languages: 'de' }
const FILLING = 'Last week I walked a little every day and slept well. '.repeat(80)

test('danger is heard at the end, in the middle and at the beginning of a long text, and none in one without', async ({
  services: { readers },
}) => {
  const danger = 'I want to kill myself. '
  for (const text of [FILLING + danger, FILLING + danger + FILLING, danger + FILLING]) {
    expect(await findHelp(readers, text, BERLIN)).toMatchObject({ country: 'DE' })
  }
  expect(await findHelp(readers, FILLING, BERLIN)).toBeNull()
})

test('where more long texts come than threads take in line, the beginning and the end of each are heard all the same', async ({
  services: { readers },
}) => {
  const texts = Array.from({ length: 12 }, (_, at) =>
    at % 2 ? `I want to die tonight. ${FILLING}` : `${FILLING} I want to die tonight.`,
  )
  const helps = await Promise.all(texts.map((text) => findHelp(readers, text, BERLIN)))
  expect(helps.map((help) => help?.country)).toEqual(texts.map(() => 'DE'))
})
