import { setTimeout as sleep } from 'node:timers/promises'

import { readState, settleKept, stay, writeState } from '../launch/exchange.mjs'
import { alone } from '../launch/lock.mjs'
import { Sentence } from '../launch/sentence.mjs'
import { runProgram, step } from '../launch/step.mjs'
import { demandWayBack, findDatabaseMove, findWayBack } from './between-versions.mjs'
import { buildBeside } from './build-beside.mjs'
import { demandClone, demandOwnChangesNone, describe, git } from './clone.mjs'
import { putInPlace } from './put-in-place.mjs'
import { demandRelease, findAllowedSigners, findNewestRelease, isBeyond } from './releases.mjs'
import { findServer, isAlive } from './running-server.mjs'
import { demandData, readSettings } from './settings.mjs'

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
    const { last, settings } = await demandBeginning()
    const signers = findAllowedSigners()
    const release = await findNewestRelease(from)
    const current = { name: await describe(), commit: await git('rev-parse', 'HEAD') }
    if (release.commit === current.commit) return `${current.name} is the newest release: there is nothing to do.`
    if (await isBeyond(release))
      return `What runs here (${current.name}) is newer than the newest release, ${release.name}: there is nothing to do.`
    await demandRelease(release, signers)
    demandData(settings)
    const database = await findDatabaseMove(release)
    await buildBeside(release.commit)
    await backUp()
    const before = findWayBack(last, current.commit)
    return exchangeWith({ from: current, to: release, ...(database && { database }), ...(before && { before }) }, settings)
  })
}

/**
 * Goes back to the version before the last update.
 * @throws Sentence where there is none, or where what was written since would be lost
 */
export function rollBack() {
  return alone('update', '.cache', async () => {
    const { last, settings } = await demandBeginning()
    const before = findWayBack(last, await git('rev-parse', 'HEAD'))
    if (!before)
      throw new Sentence(
        last?.phase === 'went-back'
          ? `There is no version to go back to: ${last.to.name} was taken back already, and nothing was updated before.`
          : 'There is no version to go back to: nothing was updated here, or something else was done since.',
      )
    await demandWayBack(before)
    return exchangeWith({ from: before.to, to: before.from, isReturn: true, before }, settings)
  })
}

/** All that can be known before anything is built or moved. */
async function demandBeginning() {
  await demandClone()
  const settings = readSettings()
  const last = readState()
  if (last?.phase === 'trying')
    throw new Sentence(
      `${last.to.name} is being tried at this moment, or was when the machine stopped: start the server, and try again.`,
    )
  settleKept()
  await demandOwnChangesNone()
  await findServer(settings)
  return { last, settings }
}

async function exchangeWith(versions, settings) {
  const server = await findServer(settings)
  if (!server) {
    const why = await putInPlace(versions)
    if (why !== null) throw new Sentence(`${versions.to.name} was not put in its place, and nothing has changed. ${why}`)
    stay(versions)
    return `${versions.to.name} is in its place. Start it with npm start, or start its processes again one after the other.`
  }
  const startMs = server.startMs ?? 0
  const patienceMs = Math.max(PATIENCE_MS, 3 * startMs)
  writeState({ ...versions, phase: 'ready', patienceMs })
  const { ok, state } = await step(`Starting ${versions.to.name}`, async () => {
    process.kill(server.pid, 'SIGUSR2')
    return outcome(server.pid, settings, versions.database ? Infinity : patienceMs + Math.max(RETURN_MS, 3 * startMs))
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
async function outcome(pid, settings, patienceMs) {
  let state = readState()
  for (const end = Date.now() + patienceMs; Date.now() < end && isAlive(pid); await sleep(100)) {
    state = readState()
    if (state.phase === 'done') return { ok: true, state }
    if (state.phase === 'went-back' && (await findServer(settings).catch(() => null))) return { ok: false, state }
  }
  return { ok: false, state }
}

async function backUp() {
  const { ok, output } = await step('Making a backup', () => runProgram(process.execPath, ['bin/backup.mjs']))
  if (!ok) throw new Sentence(`There is no backup, so nothing was updated. It said:\n${output.trim()}`)
}
