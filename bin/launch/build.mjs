import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { alone } from './lock.mjs'
import { Sentence, sentenceFor } from './sentence.mjs'
import { runProgram, step } from './step.mjs'

const folders = ['app', 'content', 'server', 'public']
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']
const stamp = 'sources.sha256'
const assets = ['client/assets', 'server/assets']
const list = 'assets.json'

/** Builds the product unless the build is of just these sources. In the project's folder. */
export async function ensureBuilt() {
  const sources = fingerprint()
  if (isBuilt(sources)) return
  await alone('build', '.cache', async (addProgram) => {
    if (isBuilt(sources)) return
    clearAbandoned()
    const next = `.cache/build-${process.pid}`
    try {
      const { ok, output } = await step('Building', () => build(next, addProgram))
      if (!ok) throw new Sentence(sentenceFor(output) ?? `The build failed. It said:\n${output.trim()}`)
      keepLastAssets('build', next)
      writeFileSync(join(next, stamp), sources)
      replace('build', next)
    } finally {
      rmSync(next, { recursive: true, force: true })
    }
  })
}

/** Builds that were killed leave their folder behind; nobody else builds now. */
function clearAbandoned() {
  for (const name of readdirSync('.cache')) {
    if (/^(last-)?build-\d+$/.test(name)) rmSync(join('.cache', name), { recursive: true, force: true })
  }
}

function build(folder, onStart) {
  const env = { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: folder }
  return runProgram(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { env, onStart })
}

function isBuilt(sources) {
  const path = join('build', stamp)
  return existsSync(path) && readFileSync(path, 'utf8') === sources
}

/** What the build depends on. Tests and what explains the code are no part of it. */
function fingerprint() {
  const names = folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^README\.md$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
      : [],
  )
  const hash = createHash('sha256')
  for (const name of [...files, ...names].toSorted()) hash.update(name).update('\0').update(readFileSync(name)).update('\0')
  return hash.digest('hex')
}

/**
 * A page opened before an upgrade still asks for the scripts it was made with, and a server that still runs may load parts late:
 * the files of the last build stay, those of older ones go.
 */
function keepLastAssets(last, next) {
  const listed = (folder) => (existsSync(join(folder, list)) ? JSON.parse(readFileSync(join(folder, list), 'utf8')) : [])
  const own = assets.flatMap((folder) => readdirSync(join(next, folder)).map((name) => join(folder, name)))
  for (const name of listed(last)) {
    if (!own.includes(name) && existsSync(join(last, name))) copyFileSync(join(last, name), join(next, name))
  }
  writeFileSync(join(next, list), JSON.stringify(own))
}

function replace(folder, next) {
  const last = `.cache/last-build-${process.pid}`
  if (existsSync(folder)) renameSync(folder, last)
  renameSync(next, folder)
  rmSync(last, { recursive: true, force: true })
}
