import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { alone } from './lock.mjs'
import { Sentence, sentenceFor } from './sentence.mjs'
import { runProgram, step } from './step.mjs'

const folders = ['app', 'content', 'server', 'public', 'db']
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']
const stamp = 'sources.sha256'
const assets = 'client/assets'

/** Builds the product unless the build is of just these sources. In the project's folder. */
export async function ensureBuilt() {
  const sources = fingerprint()
  if (isBuilt(sources)) return
  await alone('build', '.cache', async (addProgram) => {
    if (isBuilt(sources)) return
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

function build(folder, onStart) {
  rmSync(folder, { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: folder }
  return runProgram(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { env, onStart })
}

function isBuilt(sources) {
  const path = join('build', stamp)
  return existsSync(path) && readFileSync(path, 'utf8') === sources
}

/** What the build depends on. Tests are no part of it. */
function fingerprint() {
  const names = folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
      : [],
  )
  const hash = createHash('sha256')
  for (const name of [...files, ...names].toSorted()) hash.update(name).update('\0').update(readFileSync(name)).update('\0')
  return hash.digest('hex')
}

/** A page opened before an upgrade still asks for the scripts it was made with: those of the last build stay, older ones go. */
function keepLastAssets(last, next) {
  const own = readdirSync(join(next, assets))
  const list = join(last, 'assets.json')
  const kept = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const name of kept) {
    const from = join(last, assets, name)
    if (!own.includes(name) && existsSync(from)) copyFileSync(from, join(next, assets, name))
  }
  writeFileSync(join(next, 'assets.json'), JSON.stringify(own))
}

function replace(folder, next) {
  const last = `.cache/last-build-${process.pid}`
  mkdirSync('.cache', { recursive: true })
  if (existsSync(folder)) renameSync(folder, last)
  renameSync(next, folder)
  rmSync(last, { recursive: true, force: true })
}
