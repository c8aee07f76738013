import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { readEnv } from '../../app/platform/env.server.ts'
import { StartError } from '../../app/platform/start-error.ts'
import { Sentence } from '../launch/sentence.mjs'

/**
 * The settings that the new version will start with.
 * @throws Sentence naming each that is wrong
 */
export function readSettings() {
  try {
    return readEnv()
  } catch (error) {
    if (error instanceof StartError) throw new Sentence(`Nothing was updated. ${error.message}`)
    throw error
  }
}

/**
 * Whether there is anything to back up, and not just another DATA_DIR than that of the server.
 * @throws Sentence
 */
export function demandData({ databaseUrl, dataDir }) {
  if (databaseUrl || existsSync(join(dataDir, 'postgres'))) return
  throw new Sentence(
    `There is no data in ${dataDir}: name the DATA_DIR of npm start. Where nothing was started yet, check the release out: sh deploy/checkout-release`,
  )
}
