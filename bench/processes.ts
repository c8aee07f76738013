import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second of /proc (USER_HZ); Linux fixes it at 100 for every architecture we run on. */
const TICKS = 100

interface Process {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

/** Seconds of CPU that a process has used, its own and the kernel's for it. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Memory that is really a process's own share (PSS), in bytes; memory that several processes share is divided among them. */
export function proportionalMemory(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

/** The processes of a product: its own, and the PostgreSQL server whose cluster lies in its data folder. */
export function processesOf(pid: number, dataDir: string): Process[] {
  const all = listProcesses()
  const postmaster = all.find(({ command }) => command.includes('postgres') && command.includes(dataDir))
  return [...treeOf(pid, all), ...(postmaster ? treeOf(postmaster.pid, all) : [])].filter(
    (process, index, list) => list.findIndex(({ pid }) => pid === process.pid) === index,
  )
}

function treeOf(pid: number, all = listProcesses()): Process[] {
  const children = all.filter((process) => process.parent === pid).flatMap((child) => treeOf(child.pid, all))
  return [...all.filter((process) => process.pid === pid), ...children]
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return [{ pid: Number(name), parent: Number(statOf(Number(name))[1]), command }]
      } catch {
        return [] // It ended while we looked.
      }
    })
}

/** The fields of /proc/pid/stat after the name, which may itself hold spaces and brackets. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** The process that answers for an nginx: the one child of its master. */
export function workerOf(master: number): number {
  return listProcesses().find((process) => process.parent === master)?.pid ?? master
}
