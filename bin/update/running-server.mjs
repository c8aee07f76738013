import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { probeAddress } from '../../app/features/outside-services/address/probe.server.ts'
import { readOrCreateSecret } from '../../app/platform/secret.server.ts'
import { startOfProcess } from '../../server/process-start.ts'
import { Sentence } from '../launch/sentence.mjs'

/**
 * The server of this data folder that runs out of this folder, for sure: nothing else is ever told to make room. null where none runs, also where one was
 * killed and its number is that of another program by now.
 * @param settings those of the server, so that it can be asked what only it can answer
 * @throws Sentence when that cannot be told, or when it cannot be updated from here
 */
export async function findServer({ appSecret, dataDir }) {
  const server = readNote(join(dataDir, 'running.json'))
  if (!server || !isAlive(server.pid)) return null
  const began = startOfProcess(server.pid)
  // Where one of the two could not look, the address has to tell.
  if (began !== null && server.began !== null && server.began !== began) return null
  if (server.folder !== process.cwd())
    throw new Sentence(`The server of this data folder runs out of ${server.folder}: update it there.`)
  if (!mayBeTold(server.pid))
    throw new Sentence(`The server of this data folder is run by another user (process ${server.pid}): do this as that user.`)
  const { ok } = await probeAddress(appSecret ?? readOrCreateSecret(dataDir), fetchFrom, server.address)
  if (ok) return server
  throw new Sentence(
    `The server of this data folder (process ${server.pid}) does not answer as ours at ${server.address}: start it again, give this command the same settings as the server (APP_SECRET), and try again.`,
  )
}

/** Whether a process is there, whoever runs it. */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function mayBeTold(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const fetchFrom = (address, options) => fetch(address, { ...options, redirect: 'error' })

/** What server/running.ts wrote down. */
function readNote(path) {
  if (!existsSync(path)) return null
  const note = read(path)
  const isWhole =
    Number.isSafeInteger(note?.pid) &&
    note.pid > 1 &&
    typeof note.folder === 'string' &&
    URL.canParse(note.address) &&
    (note.began === null || typeof note.began === 'string')
  if (isWhole) return note
  throw new Sentence(
    `${path} is damaged, or of another version, so it cannot be told whether a server runs: start the server again, or delete the file where none runs.`,
  )
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
