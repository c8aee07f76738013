import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { startOfProcess } from '#server/process-start.ts'
import { tell } from '#tests/support/figures.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { addMigration, aReleasedClone, beginWith, git, release, versionOf, whileAsked, withdraw } from './releases.ts'

/** A key that signs releases, and a file of allowed signers that names it. */
function aSigner() {
  const folder = scratchFolder()
  const key = join(folder, 'key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'release', '-f', key])
  const signers = join(folder, 'signers')
  writeFileSync(signers, `release@wellward.test ${readFileSync(`${key}.pub`, 'utf8')}`)
  return { key, signers }
}

test('an update takes the newest release, and a rollback goes back while nothing is lost', async () => {
  const { origin, clone, command, start, restart } = await aReleasedClone()
  const { product, awayMs: restartMs } = await restart(await start())
  expect(await versionOf(product)).toBe('0.9.0')
  expect(await command()).toEqual({ ok: true, said: 'v0.9.0 is the newest release: there is nothing to do.\n' })

  const { key, signers } = aSigner()
  const addFile = () => {
    writeFileSync(join(origin, 'public/of-this-release.txt'), 'built')
    addMigration(origin, 'CREATE TABLE "only_added" ("n" integer)')
  }
  release(origin, '0.9.2', addFile, key)
  release(origin, '0.10.0-beta')
  const { result, awayMs } = await whileAsked(product, () => command([], { UPDATE_SIGNERS: signers }))
  expect(result.said).toContain('v0.9.2 runs; the site was away for')
  expect(await versionOf(product)).toBe('0.9.2')
  expect(await (await fetch(`${product.origin}/of-this-release.txt`)).text()).toBe('built')
  tell(`away for an update: ${awayMs} ms (for a restart: ${Math.round(restartMs)} ms)`)
  // Ten seconds; where the machine is so busy that a restart alone takes half of it, twice that.
  const patience = Math.max(10_000, 2 * restartMs)
  expect(awayMs).toBeLessThan(patience)

  const back = await whileAsked(product, () => command(['--rollback']))
  expect(back.result.said).toContain('v0.9.0 runs')
  expect(await versionOf(product)).toBe('0.9.0')
  tell(`away for a rollback: ${back.awayMs} ms`)
  expect(back.awayMs).toBeLessThan(patience)
  expect((await fetch(`${product.origin}/of-this-release.txt`)).status).toBe(404)

  release(origin, '0.9.3', () => rmSync(join(origin, 'public/of-this-release.txt')))
  expect((await command()).said).toContain('v0.9.3 runs')
  expect(await versionOf(product)).toBe('0.9.3')
  expect(git(clone, 'status', '--porcelain')).toBe('')
  expect(await product.stop()).toBe(0)
})

test('a release that ends, whose migration fails, or that never answers leaves the one before running', async () => {
  const { origin, clone, command, start, restart } = await aReleasedClone()
  const { product, awayMs: restartMs } = await restart(await start())
  const attempt = async (version: string) => {
    const { result, awayMs } = await whileAsked(product, () => command())
    expect(result.ok).toBe(false)
    expect(result.said).toContain(`v${version} did not start, and v0.9.0 runs again; nothing is lost.`)
    expect(await versionOf(product)).toBe('0.9.0')
    expect(git(clone, 'describe', '--tags')).toBe('v0.9.0')
    return { said: result.said, awayMs }
  }
  release(origin, '0.9.1', () => addMigration(origin, 'CREATE TABLE "half" ("n" integer);--> statement-breakpoint\nSELECT 1 / 0'))
  expect((await attempt('0.9.1')).said).toContain('division by zero')
  withdraw(origin)
  release(origin, '0.9.2', beginWith(`throw new Error('It is broken.')`, 'bin/start.mjs'))
  expect((await attempt('0.9.2')).said).toContain('It is broken.')
  withdraw(origin)
  release(origin, '0.9.3', beginWith(HANGS, 'bin/start.mjs'))
  const { said, awayMs } = await attempt('0.9.3')
  expect(said).toContain('It was not ready within')
  tell(`away for an update that never answers: ${awayMs} ms (for a restart: ${Math.round(restartMs)} ms)`)
  // It is waited for 45 s, and the version before has fifteen to come back; on a busy machine both take some restarts.
  expect(awayMs).toBeLessThan(Math.max(45_000, 3 * restartMs) + Math.max(15_000, 2 * restartMs))
  expect(await product.stop()).toBe(0)
})

test('a release that did not start does not take the way back to the one before', async () => {
  const { origin, command, start } = await aReleasedClone()
  const product = await start()
  release(origin, '0.9.1')
  expect((await command()).said).toContain('v0.9.1 runs')
  release(origin, '0.9.2', beginWith(`throw new Error('It is broken.')`, 'bin/start.mjs'))
  expect((await command()).said).toContain('v0.9.2 did not start, and v0.9.1 runs again')
  expect((await command(['--rollback'])).said).toContain('v0.9.0 runs')
  expect(await versionOf(product)).toBe('0.9.0')
  expect(await product.stop()).toBe(0)
})

/** Neither answers nor ends when it is told to. */
const HANGS = `process.on('SIGTERM', () => {}); await new Promise(() => setInterval(() => {}, 1000))`

test('a machine that stops while a release is tried starts with the one before', async () => {
  const { origin, clone, command, start } = await aReleasedClone()
  const product = await start()
  // Its first act is to look whether it was being tried.
  release(origin, '0.9.1', beginWith(HANGS, 'bin/launch/prepare.mjs'))
  const updating = command()
  const phase = () => (JSON.parse(readFileSync(join(clone, '.cache/update/state.json'), 'utf8')) as { phase: string }).phase
  await expect.poll(phase, { timeout: 240_000, interval: 50 }).toBe('trying')
  await expect.poll(() => childrenOf(product.pid), { timeout: 10_000, interval: 50 }).toHaveLength(1)
  for (const child of childrenOf(product.pid)) process.kill(child, 'SIGKILL')
  await product.kill()

  const again = await start()
  expect(again.output()).toContain('v0.9.1 was ended while it started, so v0.9.0 goes on.')
  expect(await versionOf(again)).toBe('0.9.0')
  expect(await updating).toMatchObject({ ok: false })
  expect(git(clone, 'describe', '--tags')).toBe('v0.9.0')
  expect(await again.stop()).toBe(0)
})

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

test('what should not be installed is refused before anything is built, and nobody else’s process is touched', async () => {
  const { origin, clone, dataDir, command, start } = await aReleasedClone()
  const stranger = join(scratchFolder(), 'stranger')
  mkdirSync(stranger)
  git(stranger, 'init', '--quiet')
  release(stranger, '9.0.0', () => writeFileSync(join(stranger, 'package.json'), '{}'))
  expect((await command(['--from', stranger])).said).toContain('v9.0.0 does not go on from what runs here')
  expect((await command(['--from', join(stranger, 'nowhere')])).said).toContain('could not be fetched')

  const [ours, theirs] = [aSigner(), aSigner()]
  release(origin, '0.9.1')
  const unsigned = await command([], { UPDATE_SIGNERS: ours.signers })
  expect(unsigned).toMatchObject({ ok: false })
  expect(unsigned.said).toContain(`v0.9.1 is not signed by anybody in ${ours.signers}`)
  release(origin, '0.9.2', undefined, theirs.key)
  expect((await command([], { UPDATE_SIGNERS: ours.signers })).said).toContain('v0.9.2 is not signed by anybody')
  expect((await command([], { UPDATE_SIGNERS: join(stranger, 'nobody') })).said).toContain('which is not there or cannot be read')

  writeFileSync(join(clone, 'README.md'), 'changed')
  expect((await command()).said).toContain('Files here were changed or added (README.md)')
  git(clone, 'checkout', '--quiet', '--', 'README.md')
  writeFileSync(join(clone, 'app/mine.ts'), '')
  expect((await command()).said).toContain('Files here were changed or added (app/mine.ts)')
  git(clone, 'clean', '--quiet', '--force', 'app')
  expect((await command(['--rollback'])).said).toContain('There is no version to go back to')

  expect(await command([], { METRICS_TOKEN: 'short' })).toEqual({
    ok: false,
    said: expect.stringMatching(/^Nothing was updated\. METRICS_TOKEN must be at least 16 characters long .+\n$/),
  })
  expect((await command()).said).toMatch(/^There is no data in \S+: name the DATA_DIR of npm start\..+\n$/)
  await (await start()).stop()
  const note = join(dataDir, 'running.json')
  writeFileSync(note, '{"pid":')
  expect((await command()).said).toMatch(/^\S+ is damaged, or of another version, .+\n$/)
  // The server was killed, and another program has its number.
  const other = spawn('sleep', ['600'], { stdio: 'ignore' })
  onTestFinished(() => void other.kill())
  const server = { pid: other.pid, process: other.pid, folder: clone, address: 'http://127.0.0.1:9', startMs: 1 }
  writeFileSync(note, JSON.stringify({ ...server, began: 'another boot 1' }))
  expect(await command(['--from', origin])).toMatchObject({ ok: true, said: expect.stringContaining('v0.9.2 is in its place.') })
  expect(other.exitCode ?? other.signalCode).toBeNull()
  // Everything is looked at before anything is moved: what is refused can be done once the reason is gone.
  writeFileSync(note, JSON.stringify({ ...server, folder: '/elsewhere', began: startOfProcess(other.pid!) }))
  expect((await command(['--rollback'])).said).toContain('runs out of /elsewhere')
  rmSync(note)
  expect((await command(['--rollback'])).said).toContain('v0.9.0 is in its place.')
  expect(git(clone, 'describe', '--tags')).toBe('v0.9.0')
})
