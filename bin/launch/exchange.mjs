import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { takeDatabaseBack } from './exchange-database.mjs'
import { Sentence } from './sentence.mjs'

/**
 * Where versions wait that are not in use: `next` was built beside, `previous` ran before, `kept` ran before that as long as a new one is tried, or is being
 * gone back to. All in the project's folder, on the same disk.
 */
export const waiting = {
  next: '.cache/update/next',
  previous: '.cache/update/previous',
  kept: '.cache/update/kept',
  failed: '.cache/update/failed',
}

const STATE = '.cache/update/state.json'

/** What a version has beside its sources. Packages wait only where the lock file changed. */
const FOLDERS = ['node_modules', 'build']

/**
 * `{ phase, from, to }`; versions are `{ name, commit }`; with `database` (`{ from, to, kept }`) where it is moved to another PostgreSQL, `isReturn` where
 * `to` is the version before, `before` (the state that was `done`) where `from` can be gone back from, and `patienceMs` for the new version’s start. Phases:
 * `ready` (it waits), `trying` (it is being started), `done`, `went-back` (with `why`). null where there never was an update.
 * @throws Sentence when it is damaged
 */
export function readState() {
  if (!existsSync(STATE)) return null
  try {
    return JSON.parse(readFileSync(STATE, 'utf8'))
  } catch {
    throw new Sentence(`${STATE} is damaged: delete it, and there is no version to go back to until the next update.`)
  }
}

export function writeState(state) {
  mkdirSync('.cache/update', { recursive: true })
  writeFileSync(`${STATE}.draft`, JSON.stringify(state), { flush: true })
  renameSync(`${STATE}.draft`, STATE)
}

/** Puts the version that waits in the place of the one that is here, which is kept to go back to. */
export function goOn(state) {
  settleKept()
  if (existsSync(waiting.previous)) renameSync(waiting.previous, waiting.kept)
  writeState({ ...state, phase: 'trying' })
  exchange(state.to.commit, state.isReturn ? waiting.kept : waiting.next, waiting.previous)
}

/** The version that was tried stays. */
export function stay(state) {
  writeState({ ...state, before: undefined, phase: 'done', at: new Date().toISOString() })
  settleKept()
}

/**
 * Puts the version before in its place again, also where `goOn` was killed half-way; what could be gone back to before can be gone back to again.
 * `why` is for the operator.
 */
export function goBack(state, why) {
  clearCheckout(state)
  exchange(state.from.commit, waiting.previous, state.isReturn ? waiting.kept : waiting.failed)
  if (state.database) takeDatabaseBack(state.database)
  for (const folder of [waiting.failed, waiting.previous]) rmSync(folder, { recursive: true, force: true })
  writeState({ ...state, phase: 'went-back', why })
  settleKept()
}

/** What is left of `kept` once nothing is tried any more, also where an exchange was killed: it is the version before where there is no other one. */
export function settleKept() {
  if (existsSync(waiting.previous)) rmSync(waiting.kept, { recursive: true, force: true })
  else if (existsSync(waiting.kept)) renameSync(waiting.kept, waiting.previous)
}

/** A checkout that was killed leaves its lock, and files that only the other version has. */
function clearCheckout({ from, to }) {
  rmSync(git('rev-parse', '--git-path', 'index.lock').trim(), { force: true })
  const added = git('diff', '--name-only', '--no-renames', '--diff-filter=A', '-z', from.commit, to.commit)
  for (const path of added.split('\0').filter(Boolean)) rmSync(path, { force: true })
}

/** Each folder moves by itself: one that has not moved yet is where it belongs, in either direction. */
function exchange(commit, take, keep) {
  // An update is refused where somebody changed files, so whatever differs is left of a checkout that was killed.
  git('checkout', '--quiet', '--force', '--detach', commit)
  mkdirSync(keep, { recursive: true })
  for (const name of FOLDERS) {
    const taken = join(take, name)
    if (!existsSync(taken)) continue
    if (existsSync(name)) {
      rmSync(join(keep, name), { recursive: true, force: true })
      renameSync(name, join(keep, name))
    }
    renameSync(taken, name)
  }
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
