import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { onTestFinished } from 'vitest'

import { freePort, newDataFolder, startProduct, type Product } from '#tests/support/product.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

const run = promisify(execFile)
const AUTHOR = ['-c', 'user.name=Release', '-c', 'user.email=release@wellward.test', '-c', 'commit.gpgsign=false']
const METRICS_TOKEN = 'a token that is long enough'
/** What a release consists of; what is not committed yet belongs to what is tried. */
const SOURCES = ['app', 'bin', 'content', 'db', 'public', 'server']

export interface ReleasedClone {
  /** The repository that releases come from. */
  readonly origin: string
  /** A clone of it that runs the first of them. */
  readonly clone: string
  readonly dataDir: string
  /** `npm run update` there: whether it ended well, and what it said. */
  command(args?: readonly string[], env?: Record<string, string>): Promise<{ ok: boolean; said: string }>
  start(): Promise<Product>
  /** Stops and starts it, as a supervisor does: what an update takes at least on this machine, busy as it is. */
  restart(product: Product): Promise<{ product: Product; awayMs: number }>
}

interface FirstRelease {
  /** Changes the release before it is made. */
  readonly prepare?: (origin: string) => void
  /** Makes the packages of the clone; without it they are those of this folder. */
  readonly install?: (packages: string) => void
  /** Fills the data folder before the first start. */
  readonly fill?: (dataDir: string) => Promise<void>
}

const linkPackages = (packages: string) => symlinkSync(join(process.cwd(), 'node_modules'), packages)

/** A repository with the release v0.9.0, and a clone of it with its packages, and with the build of this folder. */
export async function aReleasedClone({
  prepare = () => {},
  install = linkPackages,
  fill = async () => {},
}: FirstRelease = {}): Promise<ReleasedClone> {
  const root = scratchFolder()
  const [origin, clone] = [join(root, 'origin'), join(root, 'clone')]
  git('.', 'clone', '--quiet', process.cwd(), origin)
  git(origin, 'checkout', '--quiet', '-B', 'main')
  for (const name of SOURCES) {
    rmSync(join(origin, name), { recursive: true })
    cpSync(name, join(origin, name), { recursive: true })
  }
  release(origin, '0.9.0', () => prepare(origin))
  git('.', 'clone', '--quiet', origin, clone)
  git(clone, 'checkout', '--quiet', '--detach', 'v0.9.0')
  install(join(clone, 'node_modules'))
  if (existsSync('build')) cpSync('build', join(clone, 'build'), { recursive: true })
  const dataDir = newDataFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn', METRICS_TOKEN }
  await fill(dataDir)
  const start = async () => {
    const product = await startProduct(settings, clone)
    onTestFinished(async () => void (await product.stop()))
    return product
  }
  return {
    origin,
    clone,
    dataDir,
    command: (args = [], more = {}) => {
      const env = { ...ofThisMachine(), DATA_DIR: dataDir, ...more }
      return run(process.execPath, [join(clone, 'bin/update.mjs'), ...args], { env, cwd: clone }).then(
        ({ stdout }) => ({ ok: true, said: stdout }),
        ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: stdout + stderr }),
      )
    },
    start: async () => {
      await run(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: clone })
      return start()
    },
    restart: async (product) => {
      const begun = performance.now()
      await product.stop()
      return { product: await start(), awayMs: performance.now() - begun }
    },
  }
}

/** Of the environment what programs and the way to the packages need. */
function ofThisMachine(): Record<string, string> {
  const needed =
    /^(?:PATH|HOME|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(?:https?|no)_proxy|npm_config_(?:registry|cache|cafile))$/i
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (needed.test(name) && value ? [[name, value]] : [])),
  )
}

const BUILD = `const { ensureBuilt } = await import('./bin/launch/build.mjs'); await ensureBuilt()`

export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** Publishes a release, signed where a key of ssh-keygen is given. A version that changes nothing that is built is not built anew. */
export function release(origin: string, version: string, change: (origin: string) => void = () => {}, key?: string): void {
  change(origin)
  const path = join(origin, 'package.json')
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), version }, null, 2))
  git(origin, 'add', '--all')
  git(origin, ...AUTHOR, 'commit', '--quiet', '--message', `v${version}`)
  const signing = key ? ['-c', 'gpg.format=ssh', '-c', `user.signingkey=${key}`] : []
  git(origin, ...AUTHOR, ...signing, 'tag', ...(key ? ['--sign', '--message', version] : []), `v${version}`)
}

/** Takes back what releases behind the first have changed; the next one goes on without it. */
export function withdraw(origin: string): void {
  git(origin, 'read-tree', '-u', '--reset', 'v0.9.0')
}

/** Adds a migration, as drizzle-kit would write it. */
export function addMigration(origin: string, sql: string): void {
  const journal = join(origin, 'db/migrations/meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: Array<{ idx: number; when: number }> }
  const last = entries.at(-1)!
  const tag = `${String(last.idx + 1).padStart(4, '0')}_of_a_test`
  const added = { idx: last.idx + 1, version: '7', when: last.when + 1, tag, breakpoints: true }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, added] }))
  writeFileSync(join(origin, 'db/migrations', `${tag}.sql`), sql)
}

/** Begins a file of the release with a line of its own. */
export function beginWith(line: string, path: string): (origin: string) => void {
  return (origin) => writeFileSync(join(origin, path), `${line}\n${readFileSync(join(origin, path), 'utf8')}`)
}

/** What the running product says of itself. */
export async function versionOf({ origin }: Product): Promise<string | undefined> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return /^wellward_build_info\{version="([^"]*)"/m.exec(await answer.text())?.[1]
}

/** How long nobody was answered, at most, while something was done: asked every 50 ms. */
export async function whileAsked<T>({ origin }: Product, work: () => Promise<T>): Promise<{ result: T; awayMs: number }> {
  const over = new AbortController()
  let [lastAnswer, awayMs] = [Date.now(), 0]
  const asking = (async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
      if (answer?.status === 200) {
        awayMs = Math.max(awayMs, Date.now() - lastAnswer)
        lastAnswer = Date.now()
      }
      await sleep(50)
    }
  })()
  const result = await work().finally(() => over.abort())
  await asking
  return { result, awayMs }
}
