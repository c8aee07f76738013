import { expect, test } from 'vitest'

import { scratchClone } from '#tests/support/scratch-clone.ts'

test('settings that the new version would not start with, and a folder without data, are told before anything is built', async () => {
  const { folder, say, write } = scratchClone()
  const demand = (env: Record<string, string> = {}) =>
    say('bin/update/settings.mjs', `demandData(readSettings()) ?? 'goes on'`, { DATA_DIR: `${folder}/data`, ...env })
  expect(await demand({ METRICS_TOKEN: 'short', PORT: '0' })).toMatch(
    /^Nothing was updated\. (?:METRICS_TOKEN|PORT) must be .+\n(?:METRICS_TOKEN|PORT) must be .+\.$/,
  )
  expect(await demand()).toBe(
    `There is no data in ${folder}/data: name the DATA_DIR of npm start. Where nothing was started yet, check the release out: sh deploy/checkout-release`,
  )
  expect(await demand({ DATABASE_URL: 'postgres://a:b@127.0.0.1/c' })).toBe('goes on')
  write({ 'data/postgres/PG_VERSION': '18' })
  expect(await demand()).toBe('goes on')
})
