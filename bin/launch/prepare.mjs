import { fileURLToPath } from 'node:url'

import { ensureInstalled } from './install.mjs'
import { continueOnPinnedNode } from './pinned-node.mjs'
import { Sentence, sentenceFor } from './sentence.mjs'

/**
 * What every command does first: help, go to the project's folder, install, go on with the Node of the packages (and options of
 * Node's own, and settings that only a new process hears), build. Ends the process with one sentence where that fails.
 */
export async function prepare({ help, script, build = false, options = [], nodeOptions = [], env = {} }) {
  const given = process.argv.slice(2)
  if (given.includes('--help') || given.includes('-h')) end(0, help)
  const strange = given.find((argument) => !options.includes(argument))
  if (strange) end(2, `There is no option ${strange}.\n\n${help}`)
  process.env.INIT_CWD ??= process.cwd()
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  try {
    await ensureInstalled()
    await continueOnPinnedNode(script, { nodeOptions, env })
    if (!build) return
    const { ensureBuilt } = await import('./build.mjs')
    await ensureBuilt()
  } catch (error) {
    const known = error instanceof Sentence ? error.message : sentenceFor(String(error?.code ?? error))
    end(1, known ?? `This should not have happened: ${error?.stack ?? error}`)
  }
}

function end(code, words) {
  if (code === 0) console.log(words)
  else console.error(words)
  process.exit(code)
}
