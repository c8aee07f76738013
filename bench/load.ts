import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { cpuSeconds as cpuSecondsOf } from './processes.ts'

export interface LoadResult {
  readonly requests: number
  readonly cpuSeconds: number
  /** Answers a second of CPU time of the server: what stays the same on a machine that is busy with other things. */
  readonly perCpuSecond: number
}

/**
 * Sends requests from a process of its own and counts what they cost the server.
 * @throws Error when an answer is not 200: a fast refusal is no result
 */
export async function load(url: string, pid: number, { headers = {}, seconds = 6, connections = 16 } = {}): Promise<LoadResult> {
  const before = cpuSecondsOf(pid)
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/autocannon/autocannon.js', '-j', '-n', '-c', String(connections), '-d', String(seconds), ...flags, url],
    { maxBuffer: 1 << 24 },
  )
  const cpuSeconds = cpuSecondsOf(pid) - before
  const report = JSON.parse(stdout) as { '2xx': number; non2xx: number; errors: number }
  if (report.non2xx > 0 || report.errors > 0 || report['2xx'] === 0) {
    throw new Error(`${url} answered ${report.non2xx} times with something else than 200, and broke ${report.errors} times.`)
  }
  return { requests: report['2xx'], cpuSeconds, perCpuSecond: report['2xx'] / cpuSeconds }
}
