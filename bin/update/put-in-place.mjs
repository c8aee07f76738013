import { clearMoving, putDatabase } from '../launch/exchange-database.mjs'
import { goBack, goOn, writeState } from '../launch/exchange.mjs'
import { lastWordsOf } from '../launch/sentence.mjs'
import { runProgram, step } from '../launch/step.mjs'

/**
 * Puts the version that waits in its place, while nothing runs. Where it brings another PostgreSQL, the version before copies the database, and the
 * new one makes another out of the copy, beside. Returns why that failed, in a sentence: then everything is as it was.
 */
export async function putInPlace(state) {
  if (state.database) {
    clearMoving()
    const why = await run('Copying the database', 'bin/update/copy-database.mjs')
    if (why !== null) {
      clearMoving()
      writeState({ ...state, phase: 'went-back', why })
      return why
    }
  }
  goOn(state)
  if (!state.database) return null
  const { from, to } = state.database
  const why = await run(`Moving the database from PostgreSQL ${from} to ${to}`, 'bin/update/load-database.mjs')
  if (why === null) putDatabase(state.database)
  else goBack(state, why)
  return why
}

/** Its last words, when it fails. */
async function run(name, script) {
  const { ok, output } = await step(name, () => runProgram(process.execPath, [script]))
  return ok ? null : (lastWordsOf(output) ?? 'It said nothing.')
}
