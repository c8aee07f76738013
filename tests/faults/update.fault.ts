import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import { freePort, newDataFolder, startProduct, type Product } from '#tests/support/product.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

const run = promisify(execFile)
const AUTHOR = ['-c', 'user.name=Release', '-c', 'user.email=release@wellward.test', '-c', 'commit.gpgsign=false']

/** A repository that releases come from, and a clone of it that runs the first of them. */
async function aClone() {
  const root = scratchFolder()
  const [origin, clone] = [join(root, 'origin'), join(root, 'clone')]
  git('.', 'clone', '--quiet', process.cwd(), origin)
  git(origin, 'checkout', '--quiet', '-B', 'main')
  // What is not committed yet belongs to what is tried.
  cpSync('bin', join(origin, 'bin'), { recursive: true })
  for (const name of ['server', 'app', 'db']) cpSync(name, join(origin, name), { recursive: true })
  release(origin, 'v0.9.0', () => publish(origin, '0.9.0'))
  git('.', 'clone', '--quiet', origin, clone)
  git(clone, 'checkout', '--quiet', '--detach', 'v0.9.0')
  symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'))
  const settings = { DATA_DIR: newDataFolder(), PORT: String(await freePort()), LOG_LEVEL: 'warn' }
  const command = async (...args: string[]) => {
    const given = [join(clone, 'bin/update.mjs'), ...args]
    const { PATH, HOME } = process.env
    const env = { ...(PATH && { PATH }), ...(HOME && { HOME }), DATA_DIR: settings.DATA_DIR }
    return run(process.execPath, given, { env, cwd: clone }).then(
      ({ stdout }) => ({ ok: true, said: stdout }),
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: stdout + stderr }),
    )
  }
  const start = async () => {
    await run(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: clone })
    const product = await startProduct(settings, clone)
    onTestFinished(async () => void (await product.stop()))
    return product
  }
  return { origin, clone, command, start }
}

const BUILD = `const { ensureBuilt } = await import('./bin/launch/build.mjs'); await ensureBuilt()`

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

function release(origin: string, name: string, change: () => void): void {
  change()
  git(origin, 'add', '--all')
  git(origin, ...AUTHOR, 'commit', '--quiet', '--allow-empty', '--message', name)
  git(origin, 'tag', name)
}

/** A file that only this version serves. */
function publish(origin: string, version: string): void {
  writeFileSync(join(origin, 'public/version.txt'), version)
}

/** Adds a migration, as drizzle-kit would write it. */
function migrate(origin: string, sql: string): void {
  const journal = join(origin, 'db/migrations/meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as {
    entries: Array<{ idx: number; when: number }>
  }
  const last = entries.at(-1)!
  const tag = `${String(last.idx + 1).padStart(4, '0')}_of_a_test`
  writeFileSync(
    journal,
    JSON.stringify({
      ...rest,
      entries: [...entries, { idx: last.idx + 1, version: '7', when: last.when + 1, tag, breakpoints: true }],
    }),
  )
  writeFileSync(join(origin, 'db/migrations', `${tag}.sql`), sql)
}

async function versionOf({ origin }: Product): Promise<string> {
  return (await fetch(`${origin}/version.txt`)).text()
}

/** How long nobody was answered, at most, while something was done: asked every 50 ms. */
async function whileAsked<T>({ origin }: Product, work: () => Promise<T>): Promise<{ result: T; awayMs: number }> {
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

test('an update takes the newest release, and a rollback goes back while nothing is lost', async () => {
  const { origin, clone, command, start } = await aClone()
  const product = await start()
  expect(await versionOf(product)).toBe('0.9.0')
  expect(await command()).toMatchObject({ ok: true, said: 'v0.9.0 is the newest release: there is nothing to do.\n' })

  release(origin, 'v0.9.2', () => {
    publish(origin, '0.9.2')
    migrate(origin, 'CREATE TABLE "only_added" ("n" integer)')
  })
  release(origin, 'v0.10.0-beta', () => publish(origin, 'beta'))
  const { result, awayMs } = await whileAsked(product, () => command())
  expect(result.said).toContain('v0.9.2 runs; the site was away for')
  expect(await versionOf(product)).toBe('0.9.2')
  expect(awayMs).toBeLessThan(10_000)
  console.log(`away for an update: ${awayMs} ms`)

  const back = await whileAsked(product, () => command('--rollback'))
  expect(back.result.said).toContain('v0.9.0 runs')
  expect(await versionOf(product)).toBe('0.9.0')
  expect(await command()).toMatchObject({ ok: true })
  expect(await versionOf(product)).toBe('0.9.2')
  expect(git(clone, 'status', '--porcelain')).toBe('')
  expect(await product.stop()).toBe(0)
})

test('a release that does not start, or whose migration fails, leaves the one before running', async () => {
  const { origin, command, start } = await aClone()
  const product = await start()
  release(origin, 'v0.9.1', () => {
    publish(origin, '0.9.1')
    migrate(origin, 'CREATE TABLE "half" ("n" integer);--> statement-breakpoint\nSELECT 1 / 0')
  })
  const failed = await whileAsked(product, () => command())
  expect(failed.result).toMatchObject({ ok: false })
  expect(failed.result.said).toContain('v0.9.1 did not start, and v0.9.0 runs again; nothing is lost.')
  expect(failed.result.said).toContain('division by zero')
  expect(failed.awayMs).toBeLessThan(60_000)
  console.log(`away for an update that fails: ${failed.awayMs} ms`)
  expect(await versionOf(product)).toBe('0.9.0')

  release(origin, 'v0.9.2', () => {
    git(origin, 'revert', '--no-commit', 'HEAD')
    writeFileSync(
      join(origin, 'server/app.ts'),
      `throw new Error('broken')\n${readFileSync(join(origin, 'server/app.ts'), 'utf8')}`,
    )
  })
  expect((await command()).said).toContain('v0.9.2 did not start, and v0.9.0 runs again')
  expect(await versionOf(product)).toBe('0.9.0')
  expect(await product.stop()).toBe(0)
})

test('what should not be installed is refused before anything is built', async () => {
  const { origin, clone, command } = await aClone()
  const stranger = join(scratchFolder(), 'stranger')
  mkdirSync(stranger)
  git(stranger, 'init', '--quiet')
  release(stranger, 'v9.0.0', () => writeFileSync(join(stranger, 'package.json'), '{}'))
  expect((await command('--from', stranger)).said).toContain('v9.0.0 does not go on from what runs here')
  expect((await command('--from', join(stranger, 'nowhere'))).said).toContain('could not be fetched')

  release(origin, 'v0.9.1', () => publish(origin, '0.9.1'))
  writeFileSync(join(clone, 'README.md'), 'changed')
  expect((await command()).said).toContain('Files here were changed (README.md)')
  git(clone, 'checkout', '--quiet', '--', 'README.md')
  expect((await command('--rollback')).said).toContain('There is no version to go back to')
  expect(git(clone, 'describe', '--tags')).toBe('v0.9.0')
})
