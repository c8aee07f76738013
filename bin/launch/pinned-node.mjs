import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { Sentence } from './sentence.mjs'

const NEEDED = 24

/**
 * Goes on with the same script on the Node that the packages bring along, with these options of Node and settings of the environment (what is set
 * already stays). Returns only where this process runs on it with them (or, where it was not installed, on one that is new enough).
 */
export async function continueOnPinnedNode(script, { nodeOptions = [], env = {} } = {}) {
  const pinned = resolve('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(pinned)) {
    if (Number.parseInt(process.versions.node, 10) >= NEEDED) return
    throw new Sentence(
      `npm was told to run no install scripts, so Node ${NEEDED} is missing: install it, or allow the scripts, and start again.`,
    )
  }
  const isThere = realpathSync(pinned) === realpathSync(process.execPath)
  const isSet = Object.keys(env).every((name) => name in process.env)
  if (isThere && isSet && nodeOptions.every((option) => process.execArgv.includes(option))) return
  Object.assign(process.env, { ...env, ...process.env })
  const args = [...nodeOptions, fileURLToPath(script), ...process.argv.slice(2)]
  await becomeProgram(pinned, args)
}

/** This process goes on as another program, under the same number where Node and the system can do that, else as its parent. */
export async function becomeProgram(program, args) {
  if (process.execve && process.platform !== 'win32') {
    process.removeAllListeners('warning')
    process.execve(program, [program, ...args], process.env)
  }
  await becomeParentOf(program, args)
}

/** Hands everything on to the other process: what is typed and shown, signals, the exit code. When we die, its channel closes. */
function becomeParentOf(command, args) {
  return new Promise((_, reject) => {
    const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.once('error', ({ code }) =>
      reject(
        new Sentence(
          `Node ${NEEDED} of the packages does not run on this machine (${code}): start with Node ${NEEDED} or newer.`,
        ),
      ),
    )
    child.once('exit', (code, signal) => {
      process.removeAllListeners(signal ?? 'exit')
      if (signal) process.kill(process.pid, signal)
      else process.exit(code ?? 1)
    })
  })
}
