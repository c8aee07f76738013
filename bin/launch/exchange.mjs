import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { takeDatabaseBack } from './exchange-database.mjs'

/** Where versions wait that are not in use, and what an update is at. All in the project's folder, on the same disk. */
export const waiting = { next: '.cache/update/next', previous: '.cache/update/previous', failed: '.cache/update/failed' }

const STATE = '.cache/update/state.json'

/** What a version has beside its sources. Packages wait only where the lock file changed. */
const FOLDERS = ['node_modules', 'build']

/**
 * `{ phase, from, to }`; versions are `{ name, commit }`; with `database` (`{ from, to, kept }`) where it is moved to another PostgreSQL, and `patienceMs` for the new version’s start. Phases: `ready` (it waits in `next`), `trying` (it is being started),
 * `done`, `went-back` (with `why`). null where there never was an update.
 */
export function readState() {
  return existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : null
}

export function writeState(state) {
  mkdirSync('.cache/update', { recursive: true })
  writeFileSync(`${STATE}.draft`, JSON.stringify(state))
  renameSync(`${STATE}.draft`, STATE)
}

/** Puts the version that waits in the place of the one that is here, which is kept to go back to. */
export function goOn(state) {
  rmSync(waiting.previous, { recursive: true, force: true })
  writeState({ ...state, phase: 'trying' })
  exchange(state.to.commit, waiting.next, waiting.previous)
}

/** Puts the version before in its place again, also where `goOn` was killed half-way. `why` is for the operator. */
export function goBack(state, why) {
  clearCheckout(state)
  exchange(state.from.commit, waiting.previous, waiting.failed)
  if (state.database) takeDatabaseBack(state.database)
  rmSync(waiting.failed, { recursive: true, force: true })
  writeState({ ...state, phase: 'went-back', why })
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
    const kept = join(keep, name)
    rmSync(kept, { recursive: true, force: true })
    if (existsSync(name)) renameSync(name, kept)
    renameSync(taken, name)
  }
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
