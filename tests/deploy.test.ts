import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { readEnv } from '#platform/env.server.ts'
import { scratchClone } from '#tests/support/scratch-clone.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

const deployment = readFileSync('docs/deploy.md', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')

/** Each instruction with its argument; a backslash at the end of a line goes on. */
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .flatMap((line) => {
    const [, name, argument] = /^([A-Z]+) +(.*)$/.exec(line) ?? []
    return name && argument ? [{ name, argument }] : []
  })
const argumentsOf = (wanted: string) => instructions.filter(({ name }) => name === wanted).map(({ argument }) => argument)
const settings = Object.fromEntries(argumentsOf('ENV').flatMap((each) => each.split(' ').map((pair) => pair.split('='))))

/** What compose.yaml says, and nothing beyond it: a name that is mistyped is refused. */
const service = z.strictObject({
  build: z.literal('.').optional(),
  image: z.string(),
  init: z.boolean().optional(),
  restart: z.enum(['unless-stopped', 'always', 'on-failure', 'no']),
  depends_on: z.array(z.string()).optional(),
  command: z.string().optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  mem_limit: z
    .string()
    .regex(/^\d+[mg]$/)
    .optional(),
  shm_size: z
    .string()
    .regex(/^\d+[mg]$/)
    .optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.literal(false) })).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+(?:\/(?:tcp|udp))?$/)).optional(),
  volumes: z.array(z.string().regex(/^(?:[a-z]+|\/[a-z/]+):\/[a-z/]+$/)),
})
const composed = z
  .strictObject({
    name: z.string(),
    services: z.strictObject({ wellward: service, caddy: service }),
    networks: z.strictObject({
      default: z.strictObject({ ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.cidrv4() })) }) }),
    }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8')))

test('the linter finds nothing in the Dockerfile', () => {
  expect(validate(dockerfile)).toEqual([])
  // It does find something.
  expect(validate('FROM node\nMAINTAINER me\nEXPOSE port\n')).toHaveLength(2)
})

test('the image copies what is there, and what .dockerignore lets through', () => {
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean))
  const sources = argumentsOf('COPY').flatMap((each) => (each.startsWith('--from') ? [] : each.split(' ').slice(0, -1)))
  expect(sources).toContain('package-lock.json')
  expect(sources.filter((path) => !existsSync(path) || ignored.has(path.split('/')[0]!))).toEqual([])
  // What the last stage takes comes from a stage of before.
  const stages = argumentsOf('FROM').flatMap((each) => each.split(' AS ').slice(1))
  const taken = argumentsOf('COPY').flatMap((each) => /^--from=(\S+)/.exec(each)?.slice(1) ?? [])
  expect(taken).toEqual(stages)
})

test('the image has the Node that the packages pin, and its settings are settings', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> }
  const major = devDependencies['node']!.split('.')[0]
  expect(argumentsOf('FROM').map((each) => each.replace(/ AS .*/, ''))).toEqual(
    argumentsOf('FROM').map(() => `node:${major}-trixie-slim`),
  )
  const { NODE_ENV, MALLOC_ARENA_MAX, ...ours } = settings
  expect([NODE_ENV, MALLOC_ARENA_MAX]).toEqual(['production', '1'])
  expect(unknownSettings(ours)).toEqual([])
  expect(readEnv(ours)).toMatchObject({
    host: '0.0.0.0',
    port: Number(argumentsOf('EXPOSE')[0]),
    dataDir: argumentsOf('VOLUME')[0],
  })
})

test('compose.yaml names ports, volumes, networks and settings that are there', () => {
  const { wellward, caddy } = composed.services
  const mounts = Object.values(composed.services).flatMap(({ volumes }) => volumes.map((each) => each.split(':')[0]!))
  expect(mounts.toSorted()).toEqual(Object.keys(composed.volumes).toSorted())
  expect(wellward.volumes).toEqual([`data:${settings['DATA_DIR']}`])
  expect(caddy.command).toContain(`--to wellward:${settings['PORT']}`)
  expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
  // Nobody but the proxy reaches the product, and the proxy is trusted by its network.
  expect(wellward.ports).toBeUndefined()
  expect(unknownSettings(wellward.environment!)).toEqual([])
  expect(wellward.environment).toMatchObject({ TRUSTED_PROXIES: composed.networks.default.ipam.config[0]!.subnet })
  expect(readEnv({ ...wellward.environment, SITE_URL: 'https://coach.example' }).trustedProxies).toHaveLength(1)
  // SIGTERM has its time (server/run.ts: nine seconds).
  expect(Number.parseInt(wellward.stop_grace_period!, 10)).toBeGreaterThan(10)
})

test('settings and disks of containers stand in files that git, updates and the image leave alone', () => {
  const files = composed.services.wellward.env_file!.map(({ path }) => path)
  for (const name of ['.env', 'compose.override.yaml', ...files]) {
    expect(deployment).toContain(`\`${name}\``.replace('`.env`', '.env'))
    expect(() => execFileSync('git', ['check-ignore', '--quiet', name])).not.toThrow()
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(name)
  }
  // The example of a second disk says what compose understands.
  const example = z
    .strictObject({ services: z.strictObject({ wellward: service.partial() }) })
    .parse(parse(blocks('yaml').join('\n')))
  const [inside] = example.services.wellward.volumes!.map((each) => each.split(':')[1])
  expect(deployment).toContain(`\`BACKUP_DIR=${inside}\``)
})

test('what the service may write is what its settings name, and a drop-in says so for another disk', () => {
  const unit = readFileSync('deploy/wellward.service', 'utf8')
  expect(unit).toContain('ProtectSystem=strict\nReadWritePaths=/opt/wellward\n')
  const [, writable] = /^ReadWritePaths=-(\S+)$/m.exec(readFileSync('deploy/backup-disk.conf', 'utf8'))!
  expect(deployment).toContain(`echo BACKUP_DIR=${writable} >> /etc/wellward/env`)
  const [, place] = /^# (\/etc\/systemd\/system\/wellward\.service\.d\/\S+)/.exec(
    readFileSync('deploy/backup-disk.conf', 'utf8'),
  )!
  expect(deployment).toContain(`/opt/wellward/deploy/backup-disk.conf ${place}\n`)
  for (const name of ['BACKUP_DIR', 'DATA_DIR', 'PLACES_DATABASE', 'UPDATE_SIGNERS', 'PORT'])
    expect(deployment).toContain(`| \`${name}\``)
})

test('what is to be moved away before a restore is all but the backups', () => {
  const folder = scratchFolder()
  const [data, before] = [join(folder, 'data'), join(folder, 'before')]
  for (const name of ['postgres/base', 'backups/copies', '.hidden', '../before']) mkdirSync(join(data, name), { recursive: true })
  writeFileSync(join(data, 'secret'), '1')
  const moves = [...deployment.matchAll(/(find \S+ -mindepth 1 .+)$/gm)].map(([, line]) => line!)
  expect(moves).toHaveLength(2)
  const [first] = moves.map((line) =>
    line.replaceAll(/\/var\/lib\/wellward-before|\/before/g, before).replaceAll(/\/var\/lib\/wellward|\/data/g, data),
  )
  execFileSync('sh', ['-c', first!])
  expect(readdirSync(data)).toEqual(['backups'])
  expect(readdirSync(before).toSorted()).toEqual(['.hidden', 'postgres', 'secret'])
  // The other one is the same for a volume.
  expect(moves[1]).toBe(moves[0]!.replace('/var/lib/wellward-before', '/before').replace('/var/lib/wellward', '/data'))
})

test('what lies in the data folder, and who may ask for what, is in the list of what is open', () => {
  const [, open] = /\n## What is open.*?\n(.*)\n## /s.exec(deployment)!
  for (const name of ['secret', 'backup-key', 'backups', 'postgres', 'files', 'outbox', 'who-was-affected'])
    expect(open).toMatch(new RegExp(`[/\`]${name}\``))
  for (const address of ['/metrics', '/healthz', '/readyz', '/.well-known/*', '/setup']) expect(open).toContain(`\`${address}\``)
})

test('the newest release is checked out, or the one that is named', () => {
  const origin = scratchClone()
  const script = readFileSync('deploy/checkout-release', 'utf8')
  origin.commit({ 'deploy/checkout-release': script })
  const clone = scratchClone(origin.folder)
  const run = (...args: string[]) =>
    execFileSync('sh', [join(clone.folder, 'deploy/checkout-release'), ...args], { encoding: 'utf8', cwd: '/' }).trim()
  expect(run()).toBe('There is no release yet: what is checked out stays.')
  for (const [at, name] of ['v0.9.0', 'v0.10.0', 'v0.11.0-beta', 'v0.9.1'].entries()) {
    origin.commit({ at: String(at), 'deploy/checkout-release': `${'#'.repeat(200 * at)}\n${script}` })
    origin.git('tag', name)
  }
  origin.commit({ at: 'beyond' })
  expect(run()).toBe('v0.10.0 is checked out.')
  // Where git pull does not go on.
  expect(clone.git('describe', '--tags')).toBe('v0.10.0')
  expect(run('v0.9.0')).toBe('v0.9.0 is checked out.')
  expect(readFileSync(join(clone.folder, 'at'), 'utf8')).toBe('0')
  expect(run()).toBe('v0.10.0 is checked out.')
})

/** Code of docs/deploy.md in one language. */
function blocks(language: string): string[] {
  return [...deployment.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, text]) => text!)
}

/** Names that docs/operating.md does not explain. */
function unknownSettings(given: Readonly<Record<string, string>>): string[] {
  const documented = readFileSync('docs/operating.md', 'utf8')
  return Object.keys(given).filter((name) => !documented.includes(`\`${name}\``))
}
