import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Env } from '#platform/env.server.ts'

import { startOfProcess } from './process-start.ts'

/**
 * Writes down, for commands beside it, that a server of this data folder runs: which process to tell (its parent, where an update has
 * started it) and when that began, where it listens, out of which folder, and how long it took to start. Returns how to take that back.
 */
export function noteRunning({ dataDir, host, port, isStartedByUpdate }: Env): () => Promise<void> {
  const path = join(dataDir, 'running.json')
  const name = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? (host === '::' ? '[::1]' : `[${host}]`) : host
  const pid = isStartedByUpdate ? process.ppid : process.pid
  const note = {
    process: process.pid,
    pid,
    began: startOfProcess(pid),
    address: `http://${name}:${port}`,
    folder: process.cwd(),
    startMs: Math.round(process.uptime() * 1000),
  }
  // Whoever reads it never sees a part of it.
  writeFileSync(`${path}.draft`, JSON.stringify(note), { mode: 0o600 })
  renameSync(`${path}.draft`, path)
  return async () => rmSync(path, { force: true })
}

/** What an update makes of this process: it ends as after SIGTERM, and goes on under the same number as what starts the new version. */
export function becomeUpdate(): never {
  process.execve!(process.execPath, [process.execPath, 'bin/update/try-version.mjs'])
  throw new Error('This process could not become another one.')
}
