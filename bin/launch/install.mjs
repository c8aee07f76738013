import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { alone } from './lock.mjs'
import { findNpm } from './npm.mjs'
import { Sentence, sentenceFor } from './sentence.mjs'
import { runProgram, step } from './step.mjs'

const stamp = 'node_modules/.installed'
/** Impatient enough that a machine without a network is told so within half a minute. */
const flags = [
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--fetch-retry-mintimeout=2000',
  '--fetch-retry-maxtimeout=8000',
]

/** Installs the packages of the lock file, unless just these are installed already. In the project's folder. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await alone('install', '.cache', async (addProgram) => {
    if (isInstalled()) return
    const [command, ...args] = await findNpm({ onStart: addProgram })
    const { ok, output } = await step('Installing packages', () =>
      runProgram(command, [...args, 'ci', ...flags], { onStart: addProgram }),
    )
    if (!ok) throw new Sentence(explain(output))
    writeFileSync(stamp, fingerprint())
  })
}

/** Whether what a project's lock file asks for is there. */
export function isInstalled(folder = '.') {
  const path = join(folder, stamp)
  if (existsSync(path) && readFileSync(path, 'utf8') === fingerprint(folder)) return true
  if (!matchesLock(folder)) return false
  // Somebody has run npm by hand, and it comes to the same.
  writeFileSync(path, fingerprint(folder))
  return true
}

function fingerprint(folder = '.') {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

/** npm's own record of what it has installed (written last) against the lock file. Optional packages may be for other machines. */
function matchesLock(folder) {
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  const present = packagesIn(record)
  const wanted = Object.entries(packagesIn(join(folder, 'package-lock.json'))).filter(([path]) => path !== '')
  return wanted.every(([path, { version, optional }]) => (present[path] ? present[path].version === version : optional === true))
}

function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(output)) {
    return 'The packages could not be downloaded: connect this computer to the network (or set npm’s registry or proxy) and start again.'
  }
  const said = output.split('\n').filter((line) => /^npm (error|ERR!) \S/.test(line))
  return sentenceFor(output) ?? `The packages could not be installed. npm said:\n${said.slice(0, 8).join('\n')}`
}
