import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { dataFolder } from '../launch/exchange-database.mjs'
import { goBack, readState, stay } from '../launch/exchange.mjs'
import { lastWordsOf } from '../launch/sentence.mjs'
import { putInPlace } from './put-in-place.mjs'

/**
 * A server that was told to make room for a new version becomes this: under the same process number, so that whoever started it
 * (npm, systemd, a terminal) notices nothing. It starts the new version and stays its parent; when that does not answer in time,
 * the old version takes its place again.
 */
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const state = readState()
if (state?.phase !== 'ready') become('bin/start.mjs')

// A second request, while the first is carried out.
const ignore = () => {}
process.on('SIGUSR2', ignore)
const stoppedAt = Date.now()
const notInPlace = await putInPlace(state)
if (notInPlace !== null) goOnWithOld(notInPlace)

const began = Date.now()
const child = spawn(process.execPath, ['bin/start.mjs'], {
  stdio: ['inherit', 'inherit', 'pipe'],
  env: { ...process.env, STARTED_BY_UPDATE: '1' },
})
let lastWords = ''
child.stderr.setEncoding('utf8').on('data', (text) => {
  process.stderr.write(text)
  lastWords = (lastWords + text).slice(-20_000)
})
const ended = new Promise((resolve) => {
  child.once('exit', (code, signal) => resolve({ code, signal }))
  child.once('error', ({ message }) => resolve({ code: 1, signal: null, message }))
})
/** What this process was told to do meanwhile; the child is told the same. */
let told = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill((told = signal)))
process.off('SIGUSR2', ignore)
process.on('SIGUSR2', () => {
  told = 'SIGUSR2'
  child.kill('SIGTERM')
})

const failure = await Promise.race([ended.then(whyEnded), whyNotReady()])
if (failure === null) stay({ ...state, awayMs: Date.now() - stoppedAt })
else if (told === null) {
  child.kill('SIGKILL')
  await ended
  goBack(state, failure)
  goOnWithOld(failure)
}

const { code, signal } = await ended
if (told === 'SIGUSR2') become('bin/update/try-version.mjs')
process.removeAllListeners(signal ?? 'exit')
if (signal) process.kill(process.pid, signal)
else process.exit(code ?? 1)

/** null once the new version answers that everything it needs is there. */
async function whyNotReady() {
  while (Date.now() < began + state.patienceMs) {
    const address = addressOf(child.pid)
    const response = address && (await fetch(`${address}/readyz`, { redirect: 'manual' }).catch(() => null))
    if (response?.status === 200) return null
    await sleep(100)
  }
  return `It was not ready within ${Math.round(state.patienceMs / 1000)} seconds.`
}

function whyEnded({ code, signal, message }) {
  return message ?? lastWordsOf(lastWords) ?? `It ended by ${signal ?? `exit code ${code}`}.`
}

/** The server writes down where it listens once it is ready. Its number is that of the child, which becomes Node after Node. */
function addressOf(pid) {
  try {
    const running = JSON.parse(readFileSync(join(dataFolder(), 'running.json'), 'utf8'))
    return running.process === pid ? running.address : null
  } catch {
    return null
  }
}

function goOnWithOld(why) {
  console.error(`${state.to.name} did not start, so ${state.from.name} goes on. ${why}`)
  become('bin/start.mjs')
}

function become(script) {
  const env = { ...process.env }
  delete env.STARTED_BY_UPDATE
  process.execve(process.execPath, [process.execPath, script], env)
}
