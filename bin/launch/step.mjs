import { spawn } from 'node:child_process'

/** Does work that can take long: names it after a second, says every ten seconds that it goes on, and how long it took. It returns whether it is `ok`. */
export async function step(name, work) {
  const start = Date.now()
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`
  let shown = false
  const first = setTimeout(() => {
    shown = true
    console.log(`${name} …`)
  }, 1000)
  const ticks = setInterval(() => console.log(`${name} … ${seconds()}`), 10_000)
  try {
    const result = await work()
    if (shown) console.log(`${name}: ${result.ok ? 'done in' : 'given up after'} ${seconds()}`)
    return result
  } finally {
    clearTimeout(first)
    clearInterval(ticks)
  }
}

/** Runs a program to its end and returns what it said, showing none of it unless told to. A signal that ends us ends it too. */
export function runProgram(command, args, { env = process.env, cwd, onStart = () => {}, isShown = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        if (isShown) process.stdout.write(text)
        else output += text
      })
    }
    const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
    const handlers = Object.entries(signals).map(([signal, code]) => {
      const handler = () => {
        child.kill(signal)
        process.exit(code)
      }
      process.once(signal, handler)
      return () => process.off(signal, handler)
    })
    const end = (ok, more = '') => {
      for (const off of handlers) off()
      resolve({ ok, output: output + more })
    }
    child.once('error', (error) => end(false, String(error)))
    child.once('close', (code) => end(code === 0))
    if (child.pid) onStart(child.pid)
  })
}
