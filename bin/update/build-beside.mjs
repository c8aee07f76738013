import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { waiting } from '../launch/exchange.mjs'
import { Sentence } from '../launch/sentence.mjs'
import { runProgram, step } from '../launch/step.mjs'
import { git } from './clone.mjs'

/**
 * Installs and builds a version beside the one that runs, with its own code: what is used now is only read. Packages that are the same
 * are not installed twice.
 * @throws Sentence when that fails
 */
export async function buildBeside(commit) {
  await clearBeside()
  await git('worktree', 'add', '--quiet', '--detach', '--force', waiting.next, commit)
  const packages = join(waiting.next, 'node_modules')
  const isSame = readFileSync('package-lock.json').equals(readFileSync(join(waiting.next, 'package-lock.json')))
  if (isSame) symlinkSync(resolve('node_modules'), packages)
  // The build keeps the scripts of the one before, for pages that are open in browsers.
  if (existsSync('build')) cpSync('build', join(waiting.next, 'build'), { recursive: true })
  const { ok, output } = await step('Installing and building the new version', () =>
    runProgram(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: waiting.next, env: quietly(process.env) }),
  )
  if (isSame) rmSync(packages)
  if (!ok) {
    await clearBeside()
    throw new Sentence(`The new version could not be installed and built; nothing has changed here. It said:\n${output.trim()}`)
  }
}

/** Takes away what waits, and what an update that was killed has left. */
export async function clearBeside() {
  rmSync(waiting.next, { recursive: true, force: true })
  await git('worktree', 'prune')
}

/** The new version knows how it is installed and built; these two names are what it keeps for us. */
const BUILD = `
const { ensureInstalled } = await import('./bin/launch/install.mjs')
const { ensureBuilt } = await import('./bin/launch/build.mjs')
try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error?.message ?? error)
  process.exit(1)
}`

/** npm's own settings would name the folder of the version that runs. */
function quietly(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_(?:package|lifecycle|config_local_prefix)/.test(name)))
}
