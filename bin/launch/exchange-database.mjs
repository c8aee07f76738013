import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What is moved to another PostgreSQL, in the data folder: the copy of the database, and the new one while it is made. */
export const MOVING = 'moving'

/** How long a server has to end that was told to. */
const PATIENCE_MS = 5000

export function dataFolder() {
  return process.env.DATA_DIR?.trim() || './data'
}

/** Puts the new database in the place of the one that is there, which is kept under the name `kept`. A folder or a link to one is moved as it is. */
export function putDatabase({ kept }) {
  renameSync(join(dataFolder(), 'postgres'), join(dataFolder(), kept))
  renameSync(join(dataFolder(), MOVING, 'postgres'), join(dataFolder(), 'postgres'))
  rmSync(join(dataFolder(), MOVING), { recursive: true, force: true })
}

/** Puts the database before in its place again, wherever a move was cut off, and takes away what was made for it. */
export function takeDatabaseBack({ kept }) {
  clearMoving()
  if (!isThere(join(dataFolder(), kept))) return
  discardDatabase(join(dataFolder(), 'postgres'))
  renameSync(join(dataFolder(), kept), join(dataFolder(), 'postgres'))
}

/** Takes away what a move that was cut off has left. */
export function clearMoving() {
  discardDatabase(join(dataFolder(), MOVING, 'postgres'))
  rmSync(join(dataFolder(), MOVING), { recursive: true, force: true })
}

const isThere = (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** Ends the server of a database that nobody needs, and takes it away, also where it lies behind a link. */
function discardDatabase(path) {
  if (!existsSync(path)) return rmSync(path, { force: true })
  const home = realpathSync(path)
  endServer(home)
  rmSync(home, { recursive: true, force: true })
  rmSync(path, { recursive: true, force: true })
}

function endServer(home) {
  const lock = join(home, 'postmaster.pid')
  const pid = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : 0
  if (!runsIn(pid, home)) return
  process.kill(pid, 'SIGQUIT')
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && runsIn(pid, home);) pause()
}

/** Not some other process that has got the number since. */
function runsIn(pid, home) {
  try {
    return pid > 0 && readlinkSync(`/proc/${pid}/cwd`) === home
  } catch {
    return false
  }
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
}
