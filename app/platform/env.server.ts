import { isIP } from 'node:net'
import { resolve } from 'node:path'

import { z } from 'zod'

import { isBackupKey, readBackupSettings } from './backup/backup-settings.server.ts'
import { StartError } from './start-error.ts'

const text = z.string()
const whole = text.regex(/^\d+$/, 'must be a whole number').transform(Number)
const atLeast = (least: number) => whole.refine((number) => number >= least, `must be a whole number from ${least} up`)
const port = whole.refine((number) => number >= 1 && number <= 65535, 'must be a whole number from 1 to 65535')
const webAddress = text.refine(
  (value) => /^https?:$/.test(urlOf(value)?.protocol ?? ''),
  'must be an address that begins with http:// or https://',
)

const bucket = text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')

/** A name before the @ has at most 64 characters (RFC 5321), and a thread’s token with its plus sign takes 49 of them. */
const LONGEST_INBOX_NAME = 15

/** As files are counted here: of 1024 kB. */
const MB = 1024 ** 2

const variables = z.object({
  PORT: port.default(3000),
  HOST: text.regex(/^\S+$/, 'must be a name or address without spaces, for example 0.0.0.0').default('127.0.0.1'),
  SITE_URL: webAddress.refine(isOrigin, 'must be an origin alone, for example https://coach.example').optional(),
  ALLOW_INSECURE_HTTP: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  DATA_DIR: text.default('./data').transform((path) => resolve(path)),
  DATABASE_URL: text.refine(isDatabaseUrl, 'must look like postgres://user:password@host:5432/database').optional(),
  SMTP_URL: text
    .refine(
      (value) => /^smtps?:$/.test(urlOf(value)?.protocol ?? '') && urlOf(value)!.hostname !== '',
      'must look like smtp://user:password@host:587',
    )
    .optional(),
  MAIL_FROM: text
    .regex(
      /^[^<>]*<[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/,
      'must be an e-mail address, alone or like “Coach <hello@coach.example>”',
    )
    .optional(),
  INBOUND_ADDRESS: z
    .email('must be an e-mail address, for example inbox@coach.example')
    .refine((address) => !address.includes('+') && address.indexOf('@') <= LONGEST_INBOX_NAME, {
      error: `must have at most ${LONGEST_INBOX_NAME} characters and no plus sign before the @: each thread’s token is put there`,
    })
    .optional(),
  INBOUND_SECRET: text
    .min(32, 'must be at least 32 characters long (for example the output of “openssl rand -hex 32”)')
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: bucket.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  BACKUP_DIR: text.transform((path) => resolve(path)).optional(),
  BACKUP_S3_ENDPOINT: webAddress.optional(),
  BACKUP_S3_REGION: text.default('us-east-1'),
  BACKUP_S3_BUCKET: bucket.optional(),
  BACKUP_S3_PREFIX: text
    .regex(
      /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/,
      'must be small letters, digits, hyphens and strokes, like coach/wellward',
    )
    .default(''),
  BACKUP_S3_ACCESS_KEY_ID: text.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: text.optional(),
  BACKUP_KEY: text
    .refine(isBackupKey, 'must be the key that “npm run backup -- --key” printed, whole and without a slip')
    .optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  AI_TOKENS_PER_DAY: whole.optional(),
  AI_CHAT_SECONDS: whole
    .refine((seconds) => seconds >= 1 && seconds <= 120, 'must be a whole number of seconds from 1 to 120')
    .optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: webAddress.optional(),
  ALLOW_PRIVATE_SERVICES: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: text.optional(),
  ALLOW_COMMON_PASSWORDS: z.enum(['true', 'false', '1', '0'], 'must be true or false').optional(),
  APP_SECRET: text.min(32, 'must be at least 32 characters long (for example the output of “openssl rand -hex 32”)').optional(),
  /** Set by bin/update/try-version.mjs alone. */
  STARTED_BY_UPDATE: z.enum(['1']).optional(),
  ROLE: z.enum(['web', 'worker'], 'must be web or worker, or be left out to run both in one process').optional(),
  PLACES_DATABASE: text.transform((path) => resolve(path)).optional(),
  TRUSTED_PROXIES: text
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (list) => list.every(isNetwork),
      'must be addresses or networks separated by commas, for example 10.0.0.5, 172.16.0.0/12',
    )
    .default([]),
  BODIES_MB: atLeast(16).default(128),
  CONNECTIONS: atLeast(100).default(10_000),
  CONNECTIONS_PER_NETWORK: atLeast(10).default(2_000),
  STREAMS: atLeast(10).default(1_000),
  STREAMS_PER_NETWORK: atLeast(1).default(50),
  IMPORT_MB_PER_MEMBER: whole.refine((mb) => mb >= 1, 'must be a whole number from 1').default(2048),
  IMPORT_MB_IN_ALL: whole.refine((mb) => mb >= 1, 'must be a whole number from 1').default(20_480),
  FREE_DISK_PERCENT: whole.refine((percent) => percent <= 90, 'must be a whole number from 0 to 90').default(10),
  METRICS_TOKEN: text
    .min(16, 'must be at least 16 characters long (for example the output of “openssl rand -hex 32”)')
    .optional(),
  METRICS_PORT: port.optional(),
  SLOW_QUERY_MS: atLeast(1).default(500),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
})

/** Variables that work only together: all of a row are set, or none. */
const together: ReadonlyArray<ReadonlyArray<keyof z.infer<typeof variables>>> = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['INBOUND_ADDRESS', 'INBOUND_SECRET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
]

/** Variables that mean nothing without another: it is named, lest the setting be silently ignored. */
const dependent: ReadonlyArray<readonly [keyof z.infer<typeof variables>, needs: keyof z.infer<typeof variables>]> = [
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET'],
  ['AI_API_KEY', 'AI_BASE_URL'],
  ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
  ['METRICS_PORT', 'METRICS_TOKEN'],
]

/** What the operator has set, checked; null stands for an outside service that is not in use. */
export type Env = ReturnType<typeof readEnv>

/**
 * Reads the settings, once, at start. An empty variable counts as absent.
 * @throws StartError naming each wrong variable and what to do, one sentence a line; values are never repeated in it.
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(present)
  if (!parsed.success) {
    const firstOfEach = new Map(parsed.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))
    throw new StartError(
      Array.from(firstOfEach, ([name, message]) => `${name} ${message}.`)
        .toReversed()
        .join('\n'),
    )
  }
  const env = parsed.data
  for (const names of together) {
    const missing = names.find((name) => env[name] === undefined)
    const given = names.find((name) => env[name] !== undefined)
    if (missing && given) throw new StartError(`${given} is set but ${missing} is not: set both, or neither.`)
  }
  for (const [name, needs] of dependent) {
    if (env[name] !== undefined && env[needs] === undefined)
      throw new StartError(`${name} is set but ${needs} is not: set both, or neither.`)
  }
  if (env.ROLE && !env.DATABASE_URL)
    throw new StartError('DATABASE_URL must be set when ROLE is: separate processes share one PostgreSQL server.')
  if (env.ROLE && !env.APP_SECRET)
    throw new StartError('APP_SECRET must be set when ROLE is: separate processes share one secret.')
  return {
    port: env.PORT,
    host: env.HOST,
    site: readSite(env.SITE_URL ?? `http://localhost:${env.PORT}`, env.ALLOW_INSECURE_HTTP === '1'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    inbound: env.INBOUND_ADDRESS ? { address: env.INBOUND_ADDRESS, secret: env.INBOUND_SECRET! } : null,
    s3: env.S3_BUCKET
      ? {
          endpoint: env.S3_ENDPOINT ?? null,
          region: env.S3_REGION,
          bucket: env.S3_BUCKET,
          accessKeyId: env.S3_ACCESS_KEY_ID!,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
        }
      : null,
    backup: readBackupSettings(env),
    ai: env.AI_BASE_URL
      ? {
          baseUrl: env.AI_BASE_URL,
          apiKey: env.AI_API_KEY ?? null,
          model: env.AI_MODEL!,
          tokensPerDay: env.AI_TOKENS_PER_DAY ?? 200_000,
          chatSeconds: env.AI_CHAT_SECONDS ?? 5,
        }
      : null,
    /** Null where nothing is set: what the owner typed holds then. */
    aiTokensPerDay: env.AI_TOKENS_PER_DAY ?? null,
    aiChatSeconds: env.AI_CHAT_SECONDS ?? null,
    allowPrivateServices: env.ALLOW_PRIVATE_SERVICES === '1',
    /** The names of all variables that are set. */
    given: new Set(Object.keys(present)),
    stripe: env.STRIPE_SECRET_KEY
      ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET!, apiBase: env.STRIPE_API_BASE ?? null }
      : null,
    admin: env.ADMIN_EMAIL ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD! } : null,
    allowCommonPasswords: env.ALLOW_COMMON_PASSWORDS === 'true' || env.ALLOW_COMMON_PASSWORDS === '1',
    appSecret: env.APP_SECRET ?? null,
    placesDatabase: env.PLACES_DATABASE ?? null,
    isStartedByUpdate: env.STARTED_BY_UPDATE !== undefined,
    role: env.ROLE ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    bodyBytes: env.BODIES_MB * 1_000_000,
    connections: { inAll: env.CONNECTIONS, ofNetwork: env.CONNECTIONS_PER_NETWORK },
    streams: { inAll: env.STREAMS, each: env.STREAMS_PER_NETWORK },
    importBytes: { ofMember: env.IMPORT_MB_PER_MEMBER * MB, inAll: env.IMPORT_MB_IN_ALL * MB },
    freeDiskPercent: env.FREE_DISK_PERCENT,
    metrics: env.METRICS_TOKEN ? { token: env.METRICS_TOKEN, port: env.METRICS_PORT ?? null } : null,
    slowQueryMs: env.SLOW_QUERY_MS,
    logLevel: env.LOG_LEVEL,
  }
}

function readSite(address: string, insecureAllowed: boolean) {
  const { origin, protocol, hostname } = new URL(address)
  const insecure = protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (insecure && !insecureAllowed) {
    throw new StartError(
      'SITE_URL must begin with https:// (plain http is for localhost; ALLOW_INSECURE_HTTP=1 allows it where nobody can listen in).',
    )
  }
  return { origin, insecure }
}

function urlOf(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}

function isOrigin(value: string): boolean {
  const url = urlOf(value)
  return url !== null && `${url.origin}/` === url.href
}

function isDatabaseUrl(value: string): boolean {
  return /^postgres(ql)?:$/.test(urlOf(value)?.protocol ?? '')
}

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}
