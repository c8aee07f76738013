import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The process number of the PostgreSQL server of a data folder. */
export function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(realpathSync(join(dataDir, 'postgres')), 'postmaster.pid'), 'utf8'), 10)
}

/** Stops a server’s clock: it and all its backends stay where they are, with their connections open. Returns how to go on. */
export function freeze(postmaster: number): () => void {
  process.kill(postmaster, 'SIGSTOP')
  // The server first: from then on no new process joins.
  const frozen = childrenOf(postmaster)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  let isFrozen = true
  return () => {
    if (!isFrozen) return
    isFrozen = false
    for (const pid of [...frozen, postmaster]) process.kill(pid, 'SIGCONT')
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function childrenOf(parent: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid!)
}
