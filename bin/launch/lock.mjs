import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Does work while no other process does work under the same name. The lock is a file with the numbers of the processes that
 * work: one that was killed no longer counts, but a program that it had started and that goes on does.
 * `work` is given a function to add such a program.
 */
export async function alone(name, folder, work) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.lock`)
  const own = `${path}.${process.pid}`
  const told = setTimeout(() => console.log('Another start is at it already; waiting for it …'), 1000)
  while (!take(path, own)) await sleep(100)
  clearTimeout(told)
  const release = () => rmSync(path, { force: true })
  process.on('exit', release)
  try {
    return await work((pid) => writeFileSync(path, `${process.pid} ${pid}`))
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * The lock of that name if no other process holds it, as a function that gives it back; else null, without waiting. The folder has to be there.
 */
export function lockOf(name, folder) {
  const path = join(folder, `${name}.lock`)
  const own = `${path}.${process.pid}`
  // The first look takes away what a killed process has left.
  if (!take(path, own) && !take(path, own)) return null
  const release = () => rmSync(path, { force: true })
  process.on('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

function take(path, own) {
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    clearAbandoned(path, own)
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** Moves a dead process's lock aside. Had another one taken it over in the meantime, it is put back. */
function clearAbandoned(path, own) {
  const holders = read(path)
  if (holders === null || isAlive(holders)) return
  const aside = `${own}.aside`
  try {
    renameSync(path, aside)
    if (isAlive(read(aside) ?? '')) linkSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function isAlive(holders) {
  // Being written at this moment: not ours to judge.
  if (holders === '') return true
  return holders.split(' ').some((pid) => {
    try {
      return process.kill(Number(pid), 0)
    } catch (error) {
      return error.code === 'EPERM'
    }
  })
}
