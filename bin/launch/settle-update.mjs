import { fileURLToPath } from 'node:url'

import { goBack, readState } from './exchange.mjs'
import { becomeProgram } from './pinned-node.mjs'

/**
 * An update whose process was killed while it started the new version is taken back before anything else: nobody has seen that version
 * work. This process then becomes the start of the version before, which has other files.
 */
export async function settleUpdate() {
  if (process.env.STARTED_BY_UPDATE === '1') return
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  const state = stateOrNone()
  if (state?.phase !== 'trying') return
  goBack(state, 'It was ended while it started.')
  console.error(`${state.to.name} was ended while it started, so ${state.from.name} goes on.`)
  await becomeProgram(process.execPath, process.argv.slice(1))
}

/** A damaged one keeps nobody from starting. */
function stateOrNone() {
  try {
    return readState()
  } catch (error) {
    console.error(error.message)
    return null
  }
}
