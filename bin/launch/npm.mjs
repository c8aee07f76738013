import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { Sentence } from './sentence.mjs'
import { runProgram, step } from './step.mjs'

/** Older ones cannot read overrides that put another package in a place, and say that there is no lock file (Debian 13 has npm 9). */
const OLDEST = 10
const BROUGHT = '10.9.4'
const CALM = ['--no-audit', '--no-fund', '--no-update-notifier']

/** How npm is called: the one that started us, else the one of this machine; where that is too old, one that is fetched into .cache. */
export async function findNpm({ onStart } = {}) {
  const here = ofMachine()
  const { ok, output } = await run(here, ['--version'])
  if (!ok) throw new Sentence('npm is missing: install it (Debian: apt install npm), and start again.')
  if (Number.parseInt(output.trim(), 10) >= OLDEST) return here
  const folder = `.cache/npm-${BROUGHT}`
  const brought = [process.execPath, join(folder, 'node_modules/npm/bin/npm-cli.js')]
  if (!existsSync(brought[1])) {
    const args = ['install', '--prefix', folder, '--ignore-scripts', ...CALM, `npm@${BROUGHT}`]
    const fetched = await step(`Fetching npm ${BROUGHT}, because npm ${output.trim()} is too old`, () =>
      run(here, args, { onStart }),
    )
    if (!fetched.ok)
      throw new Sentence(`npm ${OLDEST} or newer is needed, and could not be fetched. npm said:\n${fetched.output.trim()}`)
  }
  return brought
}

function ofMachine() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js') && existsSync(script)) return [process.execPath, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

const run = ([command, ...before], args, options) => runProgram(command, [...before, ...args], options)
