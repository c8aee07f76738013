import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { answerOfProbe } from '#features/outside-services/address/probe.server.ts'
import { startOfProcess } from '#server/process-start.ts'
import { scratchClone } from '#tests/support/scratch-clone.ts'

const SECRET = 'the secret of this installation alone'

/** A process that knows no SIGUSR2, and ends when it is sent one. */
function anotherProgram() {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' })
  onTestFinished(() => void child.kill())
  return child
}

/** A server that answers questions as an installation with this secret does. */
async function answering(secret: string): Promise<string> {
  const server = createServer(({ url }, response) => response.end(answerOfProbe(secret, url!.split('?')[1] ?? '') ?? 'no'))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function aDataFolder() {
  const { folder, write, say } = scratchClone()
  const dataDir = join(folder, 'data')
  const settings = JSON.stringify({ appSecret: SECRET, dataDir })
  return {
    folder,
    note: (given: object | string) => write({ 'data/running.json': typeof given === 'string' ? given : JSON.stringify(given) }),
    find: () => say('bin/update/running-server.mjs', `findServer(${settings}).then((server) => server && server.pid)`),
  }
}

test('a number that another program has got since is no server of ours', async () => {
  const { folder, note, find } = aDataFolder()
  const { pid } = anotherProgram()
  const began = startOfProcess(pid!)
  expect(began).toMatch(/^[0-9a-f-]{36} \d+$/)
  const server = { pid, process: pid, folder, address: await answering(SECRET), startMs: 1 }
  note({ ...server, began: began!.replace(/\d+$/, (ticks) => String(Number(ticks) - 1)) })
  expect(await find()).toBe('null')
  for (const known of [began, null]) {
    note({ ...server, began: known })
    expect(await find()).toBe(String(pid))
  }
})

test('a server is told only where the one that runs answers at its address', async () => {
  const { folder, note, find } = aDataFolder()
  const { pid } = anotherProgram()
  const server = { pid, process: pid, began: startOfProcess(pid!), folder, startMs: 1 }
  for (const address of [await answering('another secret'), 'http://127.0.0.1:9']) {
    note({ ...server, address })
    expect(await find()).toContain(`(process ${pid}) does not answer as ours at ${address}`)
  }
  note({ ...server, address: await answering(SECRET), folder: '/elsewhere' })
  expect(await find()).toBe('The server of this data folder runs out of /elsewhere: update it there.')
})

test('without a note nothing runs, and one that is damaged is told in one sentence', async () => {
  const { folder, note, find } = aDataFolder()
  expect(await find()).toBe('null')
  const damaged = ['', '{"pid":', 'null', '[]', '{"pid":1}', { pid: -1, began: null, folder, address: 'http://127.0.0.1:9' }]
  for (const given of damaged) {
    note(given)
    expect(await find()).toMatch(/^\S+running\.json is damaged, or of another version, .+ delete the file where none runs\.$/)
  }
  note({ pid: 2 ** 22 + 1, began: null, folder, address: 'http://127.0.0.1:9' })
  expect(await find()).toBe('null')
})
