import { readFileSync } from 'node:fs'

/**
 * When a process began, as the system counts it: no other process has its number and this. null where it is gone, or where the system has no /proc.
 * It stays the same when the process becomes another program.
 */
export function startOfProcess(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in parentheses, and may hold anything; behind it the start is field 22 of all (proc(5)).
    const ticks = fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`
  } catch {
    return null
  }
}
