import { existsSync, readFileSync } from 'node:fs'

import { Sentence, sentenceFor } from './sentence.mjs'
import { runProgram, step } from './step.mjs'

/** Chromium without its windows: the same engine, and pages cost two thirds as much of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell'

const places = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium that runs: CHROMIUM_PATH, one of this machine, or one that is installed now. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (await runs(given)) return given
    throw new Sentence(`CHROMIUM_PATH names ${given}, which does not run: correct it, or leave it out.`)
  }
  const { chromium } = await import('playwright-core')
  for (const path of [...places, chromium.executablePath()]) if (await runs(path)) return path

  const { output } = await step('Installing Chromium', () => (isRootOnDebian() ? installFromDebian() : installFromPlaywright()))
  for (const path of [...places, chromium.executablePath()]) if (await runs(path)) return path
  const reason = sentenceFor(output) ?? `What was tried said:\n${output.trim().split('\n').slice(-10).join('\n')}`
  throw new Sentence(`No Chromium was found, and none could be installed: install one, or set CHROMIUM_PATH. ${reason}`)
}

async function runs(path) {
  return existsSync(path) && (await runProgram(path, ['--version'])).ok
}

function isRootOnDebian() {
  const release = '/etc/os-release'
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await runProgram('apt-get', ['update'], { env })
  const installed = await runProgram('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], { env })
  return { ok: installed.ok, output: updated.output + installed.output }
}

function installFromPlaywright() {
  return runProgram(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
}
