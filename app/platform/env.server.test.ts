import { expect, test } from 'vitest'

import { readEnv } from './env.server.ts'
import { StartError } from './start-error.ts'

test.each([
  ['AI_API_KEY', 'AI_BASE_URL'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET'],
  ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
])('%s alone is refused, because it does nothing without %s', (name, needs) => {
  expect(() => readEnv({ [name]: 'https://a.example' })).toThrow(`${name} is set but ${needs} is not: set both, or neither.`)
})

test('with nothing set, everything has its embedded default', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    site: { origin: 'http://localhost:3000', insecure: false },
    dataDir: `${process.cwd()}/data`,
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: null,
    inbound: null,
    s3: null,
    backup: { folder: `${process.cwd()}/data/backups`, bucket: null, prefix: '', key: null },
    ai: null,
    stripe: null,
    aiTokensPerDay: null,
    aiChatSeconds: null,
    allowPrivateServices: false,
    given: new Set(),
    admin: null,
    allowCommonPasswords: false,
    appSecret: null,
    placesDatabase: null,
    role: null,
    trustedProxies: [],
    bodyBytes: 128_000_000,
    connections: { inAll: 10_000, ofNetwork: 2_000 },
    streams: { inAll: 1_000, each: 50 },
    importBytes: { ofMember: 2 * 1024 ** 3, inAll: 20 * 1024 ** 3 },
    freeDiskPercent: 10,
    metrics: null,
    slowQueryMs: 500,
    isStartedByUpdate: false,
    logLevel: 'info',
  })
})

test('the most used passwords are refused until the operator allows them', () => {
  expect(readEnv({ ALLOW_COMMON_PASSWORDS: 'true' }).allowCommonPasswords).toBe(true)
  expect(readEnv({ ALLOW_COMMON_PASSWORDS: 'false' }).allowCommonPasswords).toBe(false)
  expect(() => readEnv({ ALLOW_COMMON_PASSWORDS: 'yes' })).toThrow('ALLOW_COMMON_PASSWORDS must be true or false.')
})

test('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', ROLE: '', S3_BUCKET: '' })).toEqual(readEnv({}))
})

test('the site address follows the port, and a given one is kept as an origin', () => {
  expect(readEnv({ PORT: '8080' }).site.origin).toBe('http://localhost:8080')
  expect(readEnv({ SITE_URL: 'https://Coach.Example:443/' }).site).toEqual({ origin: 'https://coach.example', insecure: false })
  expect(readEnv({ SITE_URL: 'http://[::1]:3000' }).site).toEqual({ origin: 'http://[::1]:3000', insecure: false })
})

test('plain http is allowed for the local names alone, unless the operator insists', () => {
  expect(() => readEnv({ SITE_URL: 'http://coach.example' })).toThrow(/^SITE_URL must begin with https:/)
  expect(() => readEnv({ SITE_URL: 'http://localhost.coach.example' })).toThrow(/^SITE_URL must begin with https:/)
  expect(readEnv({ SITE_URL: 'http://coach.example', ALLOW_INSECURE_HTTP: '1' }).site).toEqual({
    origin: 'http://coach.example',
    insecure: true,
  })
})

test('proxies are addresses or networks', () => {
  expect(readEnv({ TRUSTED_PROXIES: '10.0.0.5, 172.16.0.0/12 fd00::/8' }).trustedProxies).toEqual([
    '10.0.0.5',
    '172.16.0.0/12',
    'fd00::/8',
  ])
})

test('services that are set come as one value each', () => {
  const env = readEnv({
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_MODEL: 'small',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'wh',
    ADMIN_EMAIL: 'owner@coach.example',
    ADMIN_PASSWORD: 'Correct-horse-1',
    INBOUND_ADDRESS: 'inbox@coach.example',
    INBOUND_SECRET: 'x'.repeat(32),
  })
  expect(env.inbound).toEqual({ address: 'inbox@coach.example', secret: 'x'.repeat(32) })
  expect(env.s3).toEqual({ endpoint: null, region: 'us-east-1', bucket: 'files', accessKeyId: 'id', secretAccessKey: 'key' })
  expect(env.ai).toEqual({
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: null,
    model: 'small',
    tokensPerDay: 200_000,
    chatSeconds: 5,
  })
  expect(env.stripe).toEqual({ secretKey: 'sk', webhookSecret: 'wh', apiBase: null })
  expect(env.admin).toEqual({ email: 'owner@coach.example', password: 'Correct-horse-1' })
})

const long = 'x'.repeat(32)

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'http' }, /^PORT must be a whole number/],
  [{ PORT: '70000' }, /^PORT must be a whole number from 1 to 65535\.$/],
  [{ PORT: '0' }, /^PORT must be/],
  [{ HOST: 'two words' }, /^HOST must be/],
  [{ SITE_URL: 'coach.example' }, /^SITE_URL must be an address/],
  [{ SITE_URL: 'https://coach.example/app' }, /^SITE_URL must be an origin alone/],
  [{ SITE_URL: 'https://me:secret@coach.example' }, /^SITE_URL must be an origin alone/],
  [{ ALLOW_INSECURE_HTTP: 'yes' }, /^ALLOW_INSECURE_HTTP must be 0 or 1/],
  [{ DATABASE_URL: 'mysql://u:hidden@h/d' }, /^DATABASE_URL must look like postgres:/],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must look like smtp:/],
  [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must be an e-mail address/],
  [{ INBOUND_ADDRESS: 'inbox@coach.example' }, /^INBOUND_ADDRESS is set but INBOUND_SECRET is not/],
  [
    { INBOUND_ADDRESS: 'inbox+x@coach.example', INBOUND_SECRET: long },
    /^INBOUND_ADDRESS must have at most 15 characters and no plus/,
  ],
  [{ INBOUND_ADDRESS: 'everybody-at-home@coach.example', INBOUND_SECRET: long }, /^INBOUND_ADDRESS must have at most 15/],
  [{ ADMIN_EMAIL: 'owner', ADMIN_PASSWORD: 'x' }, /^ADMIN_EMAIL must be an e-mail address/],
  [{ ADMIN_EMAIL: 'owner@coach.example' }, /^ADMIN_EMAIL is set but ADMIN_PASSWORD is not/],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, /^S3_BUCKET is set but S3_SECRET_ACCESS_KEY is not/],
  [{ AI_BASE_URL: 'https://ai.example' }, /^AI_BASE_URL is set but AI_MODEL is not/],
  [{ STRIPE_WEBHOOK_SECRET: 'wh' }, /^STRIPE_WEBHOOK_SECRET is set but STRIPE_SECRET_KEY is not/],
  [{ APP_SECRET: 'short-hidden' }, /^APP_SECRET must be at least 32 characters/],
  [{ ROLE: 'both' }, /^ROLE must be web or worker/],
  [{ ROLE: 'web', APP_SECRET: long }, /^DATABASE_URL must be set when ROLE is/],
  [{ ROLE: 'worker', DATABASE_URL: 'postgres://h/d' }, /^APP_SECRET must be set when ROLE is/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be addresses/],
  [{ TRUSTED_PROXIES: 'proxy.example' }, /^TRUSTED_PROXIES must be addresses/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be debug, info, warn or error/],
])('%j is refused with a sentence that names the variable and repeats no secret', (source, sentence) => {
  let refusal: unknown
  try {
    readEnv(source)
  } catch (error) {
    refusal = error
  }
  expect(refusal).toBeInstanceOf(StartError)
  const { message } = refusal as StartError
  expect(message).toMatch(sentence)
  expect(message.split('\n')).toHaveLength(1)
  expect(message).not.toContain('hidden')
})

test('several wrong variables are told together, a line each', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/^PORT [^\n]+\nLOG_LEVEL [^\n]+$/)
})

test('room for imports and of the disk is counted in whole numbers', () => {
  const set = { IMPORT_MB_PER_MEMBER: '100', IMPORT_MB_IN_ALL: '300', FREE_DISK_PERCENT: '0' }
  expect(readEnv(set)).toMatchObject({ importBytes: { ofMember: 104_857_600, inAll: 314_572_800 }, freeDiskPercent: 0 })
  for (const wrong of ['0', '-1', '1e3', '0x10', '1.5', 'much']) {
    expect(() => readEnv({ IMPORT_MB_PER_MEMBER: wrong })).toThrow(/^IMPORT_MB_PER_MEMBER must be a whole number/)
    expect(() => readEnv({ IMPORT_MB_IN_ALL: wrong })).toThrow(/^IMPORT_MB_IN_ALL must be a whole number/)
  }
  for (const wrong of ['91', '100', '1e1', '-1']) {
    expect(() => readEnv({ FREE_DISK_PERCENT: wrong })).toThrow(/^FREE_DISK_PERCENT must be a whole number/)
  }
})

test('the metrics want a token that nobody guesses, and a port of their own only with one', () => {
  expect(() => readEnv({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN must be at least 16 characters long/)
  expect(() => readEnv({ METRICS_PORT: '9464' })).toThrow('METRICS_PORT is set but METRICS_TOKEN is not: set both, or neither.')
  expect(() => readEnv({ METRICS_TOKEN: 'x'.repeat(16), METRICS_PORT: '0' })).toThrow(
    /METRICS_PORT must be a whole number from 1/,
  )
  expect(readEnv({ METRICS_TOKEN: 'x'.repeat(16), METRICS_PORT: '9464', SLOW_QUERY_MS: '20' })).toMatchObject({
    metrics: { token: 'x'.repeat(16), port: 9464 },
    slowQueryMs: 20,
  })
})
