import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Product {
  readonly origin: string
  readonly dataDir: string
  readonly pid: number
  /** What it has printed so far. */
  output(): string
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL, as a crash would. */
  kill(): Promise<void>
}

export const OWNER = { email: 'owner@wellward.test', password: 'Paper-and-Ink-1' } as const

/** A data folder that root's unprivileged PostgreSQL user can pass through: the cluster then lies inside, and goes with it. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wellward-'))
  chmodSync(folder, 0o711)
  return folder
}

/** Starts the built product as an operator would, on a free port and (unless told otherwise) on a new data folder; `folder` holds another clone of it. */
export async function startProduct(settings: Record<string, string> = {}, folder = '.'): Promise<Product> {
  const port = settings['PORT'] ?? String(await freePort())
  const dataDir = settings['DATA_DIR'] ?? newDataFolder()
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    LOG_LEVEL: 'warn',
    ...settings,
    PORT: port,
    DATA_DIR: dataDir,
  }
  const child = spawn(process.execPath, [join(folder, 'bin/start.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  child.once('exit', (code, signal) => (printed += `\n(It ended with ${signal ?? code}.)\n`))
  await untilReady(child, () => printed).catch(async (error: unknown) => {
    await end(child, 'SIGTERM')
    throw error
  })
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    pid: child.pid!,
    output: () => printed,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

/** Stops a product and takes its data folder away. */
export async function discardProduct(product: Product): Promise<void> {
  await product.stop()
  rmSync(product.dataDir, { recursive: true, force: true })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  const [code] = (await exit) as [number | null]
  return code
}

function untilReady(child: ChildProcess, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      if (/is ready/.test(printed())) finish(resolve)
      else if (child.exitCode !== null) finish(() => reject(new Error(`The product did not start:\n${printed()}`)))
    }, 10)
    const timer = setTimeout(
      () => finish(() => reject(new Error(`The product was not ready in three minutes:\n${printed()}`))),
      180_000,
    )
    function finish(then: () => void) {
      clearInterval(look)
      clearTimeout(timer)
      then()
    }
  })
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
