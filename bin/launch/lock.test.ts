import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { alone, lockOf } from './lock.mjs'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Another process that takes the lock, writes the file `inside`, and works until it is killed. */
async function holder(folder: string, work: string) {
  const code = `import { alone } from './bin/launch/lock.mjs'
    await alone('work', process.argv[1], async (addProgram) => { ${work} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: String(said).trim() }
}

test('of many at once only one works at a time', async () => {
  const folder = aFolder()
  let working = 0
  let most = 0
  const code = `import { alone } from './bin/launch/lock.mjs'
    for (let i = 0; i < 5; i++) await alone('work', process.argv[1], async () => {
      console.log('+'); await new Promise((done) => setTimeout(done, 10)); console.log('-')
    })`
  const workers = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      for (const sign of String(chunk).trim().split('\n')) working += sign === '+' ? 1 : -1
      most = Math.max(most, working)
    })
    await once(child, 'close')
    return said.trim().split('\n').length
  })
  expect(await Promise.all(workers)).toEqual([10, 10, 10, 10])
  expect(most).toBe(1)
})

test('the lock of a process that was killed no longer counts', async () => {
  const folder = aFolder()
  const { child } = await holder(folder, `console.log('in'); setInterval(() => {}, 1000); await new Promise(() => {})`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await alone('work', folder, async () => 'done')).toBe('done')
  expect(existsSync(join(folder, 'work.lock'))).toBe(false)
})

test('a program that the killed process had started and that goes on still counts', async () => {
  const folder = aFolder()
  const program = spawn('sleep', ['60'])
  onTestFinished(() => void program.kill())
  writeFileSync(join(folder, 'work.lock'), `4000000 ${program.pid}`)
  let done = false
  const waiting = alone('work', folder, async () => {
    done = true
  })
  await sleep(400)
  expect(done).toBe(false)
  program.kill()
  await waiting
  expect(done).toBe(true)
})

test('work that fails gives the lock back', async () => {
  const folder = aFolder()
  await expect(
    alone('work', folder, async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await alone('work', folder, async () => 'done')).toBe('done')
})

test('who does not wait is told at once that somebody else is at it, and gets the lock once that one is gone', async () => {
  const folder = aFolder()
  const { child } = await holder(folder, `console.log('in'); setInterval(() => {}, 1000); await new Promise(() => {})`)
  expect(lockOf('work', folder)).toBeNull()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const release = lockOf('work', folder)!
  expect(lockOf('work', folder)).toBeNull()
  release()
  expect(existsSync(join(folder, 'work.lock'))).toBe(false)
  lockOf('work', folder)!()
})
