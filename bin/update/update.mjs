import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { dataFolder } from '../launch/exchange-database.mjs'
import { readState, waiting, writeState } from '../launch/exchange.mjs'
import { alone } from '../launch/lock.mjs'
import { Sentence } from '../launch/sentence.mjs'
import { runProgram, step } from '../launch/step.mjs'
import { demandWayBack, findDatabaseMove } from './between-versions.mjs'
import { buildBeside, clearBeside } from './build-beside.mjs'
import { putInPlace } from './put-in-place.mjs'
import { demandOwnChangesNone, demandRelease, describe, findNewestRelease, git } from './releases.mjs'

/** What the new version may take until it answers; on a slow machine three times what the old one took. */
const PATIENCE_MS = 45_000
/** What the old one may take to stop, and to come back. */
const RETURN_MS = 30_000

/**
 * Brings this clone to the newest release. Returns what was done, in a sentence.
 * @throws Sentence
 */
export function update(from) {
  return alone('update', '.cache', async () => {
    await demandOwnChangesNone()
    const release = await findNewestRelease(from)
    const current = { name: await describe(), commit: await git('rev-parse', 'HEAD') }
    if (release.commit === current.commit) return `${current.name} is the newest release: there is nothing to do.`
    await demandRelease(release, process.env.UPDATE_SIGNERS?.trim() || null)
    const database = await findDatabaseMove(release)
    await buildBeside(release.commit)
    await backUp()
    return exchangeWith({ from: current, to: release, ...(database && { database }) })
  })
}

/**
 * Goes back to the version before the last update.
 * @throws Sentence where there is none, or where what was written since would be lost
 */
export function rollBack() {
  return alone('update', '.cache', async () => {
    const last = readState()
    const current = await git('rev-parse', 'HEAD')
    if (last?.phase !== 'done' || last.to.commit !== current || !existsSync(join(waiting.previous, 'build')))
      throw new Sentence('There is no version to go back to: nothing was updated here, or something else was done since.')
    await demandOwnChangesNone()
    await demandWayBack(last)
    await clearBeside()
    renameSync(waiting.previous, waiting.next)
    return exchangeWith({ from: last.to, to: last.from })
  })
}

async function exchangeWith(versions) {
  const server = findServer()
  if (!server) {
    const why = await putInPlace(versions)
    if (why !== null) throw new Sentence(`${versions.to.name} was not put in its place, and nothing has changed. ${why}`)
    writeState({ ...versions, phase: 'done', at: new Date().toISOString() })
    return `${versions.to.name} is in its place. Start it with npm start, or start its processes again one after the other.`
  }
  const startMs = server.startMs ?? 0
  const patienceMs = Math.max(PATIENCE_MS, 3 * startMs)
  writeState({ ...versions, phase: 'ready', patienceMs })
  const { ok, state } = await step(`Starting ${versions.to.name}`, async () => {
    process.kill(server.pid, 'SIGUSR2')
    return outcome(server.pid, versions.database ? Infinity : patienceMs + Math.max(RETURN_MS, 3 * startMs))
  })
  if (!ok)
    throw new Sentence(
      state.phase === 'went-back'
        ? `${versions.to.name} did not start, and ${versions.from.name} runs again; nothing is lost. ${state.why}`
        : 'The server does not say how it went: look at its output.',
    )
  return `${versions.to.name} runs; the site was away for ${(state.awayMs / 1000).toFixed(1)} s.`
}

/** Moving a database takes as long as it is large: then it is waited for as long as that process lives. */
async function outcome(pid, patienceMs) {
  let state = readState()
  for (const end = Date.now() + patienceMs; Date.now() < end && isAlive(pid); await sleep(100)) {
    state = readState()
    if (state.phase === 'done') return { ok: true, state }
    if (state.phase === 'went-back' && findServer()) return { ok: false, state }
  }
  return { ok: false, state }
}

/** The server of this data folder that runs out of this folder; null where none does. */
function findServer() {
  const path = join(dataFolder(), 'running.json')
  if (!existsSync(path)) return null
  const server = JSON.parse(readFileSync(path, 'utf8'))
  if (!isAlive(server.pid)) return null
  if (server.folder !== process.cwd())
    throw new Sentence(`The server of this data folder runs out of ${server.folder}: update it there.`)
  return server
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function backUp() {
  const { ok, output } = await step('Making a backup', () => runProgram(process.execPath, ['bin/backup.mjs']))
  if (!ok) throw new Sentence(`There is no backup, so nothing was updated. It said:\n${output.trim()}`)
}
