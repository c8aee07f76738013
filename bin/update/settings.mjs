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
