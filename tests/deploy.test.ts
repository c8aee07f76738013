import { existsSync, readFileSync } from 'node:fs'

import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { readEnv } from '#platform/env.server.ts'

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
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+(?:\/(?:tcp|udp))?$/)).optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/[a-z/]+$/)),
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

/** Names that docs/operating.md does not explain. */
function unknownSettings(given: Readonly<Record<string, string>>): string[] {
  const documented = readFileSync('docs/operating.md', 'utf8')
  return Object.keys(given).filter((name) => !documented.includes(`\`${name}\``))
}
