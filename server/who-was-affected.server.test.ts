import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { listAuditLog } from '#features/audit/audit-log.server.ts'
import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { findSettingsAsSaved, saveSection } from '#features/site/settings/settings.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { siteForCommand } from './command-database.ts'
import { readInquiry, reportAffected } from './who-was-affected.ts'

test.for<readonly [given: string, sentence: RegExp]>([
  ['', /^--from is missing/],
  ['--from 2026-03-02T10:00Z', /^--to is missing/],
  ['--from 2026-03-02T10:00 --to 2026-03-02T12:00Z', /^--from must be an instant with its zone/],
  ['--from 2026-03-02 --to 2026-03-03', /^--from must be an instant with its zone/],
  ['--from 2026-02-31T10:00Z --to 2026-03-03T10:00Z', /^--from must be an instant with its zone/],
  ['--from 2026-13-02T10:00Z --to 2026-03-03T10:00Z', /^--from must be an instant with its zone/],
  ['--from 2026-03-02T12:00Z --to 2026-03-02T13:00+01:00', /^--from must lie before --to/],
  ['--from --to 2026-03-03T10:00Z', /^--from needs a value/],
  ['--from 2026-03-02T10:00Z --to 2026-03-03T10:00Z --token a --account b', /^Ask about a token or an account/],
  ['--from 2026-03-02T10:00Z --from 2026-03-02T10:00Z', /^--from is given twice/],
  ['--since 2026-03-02T10:00Z', /^There is no option --since/],
])('“%s” is answered by a sentence', ([given, sentence]) => {
  expect(readInquiry(given.split(' ').filter(Boolean))).toMatch(sentence)
})

test('an instant with another zone is read as it is meant', () => {
  const read = readInquiry(['--from', '2026-03-02T10:00+01:00', '--to', '2026-03-02T12:00:30.5Z'])
  expect(read).toMatchObject({ from: new Date('2026-03-02T09:00:00Z'), to: new Date('2026-03-02T12:00:30.500Z') })
})

const site = { name: 'Calm Coaching', origin: 'https://coach.example' }

test('the table, the file and the drafts say what the log knows, are for the operator alone, and the question is in the audit log', async ({
  services,
  clock,
}) => {
  const ann = await aPerson(services, 'ann')
  const ben = await aPerson(services, 'ben')
  const formula = { email: '=cmd@example.com', displayName: '', emailVerified: true }
  const odd = (await services.db.transaction((tx) => insertAccount(tx, services, formula)))!
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  clock.set('2026-03-02T11:00:00Z')
  const note = (userId: string, what: 'labs' | 'check-in') =>
    noteHealthAccess(services, { userId, by: { kind: 'admin', userId: owner }, action: 'read', what })
  await note(ann, 'labs')
  await note(ben, 'check-in')
  await note(odd, 'check-in')
  const dataDir = mkdtempSync(join(tmpdir(), 'affected-'))
  const inquiry = { from: new Date('2026-03-02T10:00:00Z'), to: new Date('2026-03-02T12:00:00Z') }
  const { text, folder } = await reportAffected(services, inquiry, { dataDir, site })

  expect(text).toMatch(/^3 accounts from 2026-03-02 10:00:00 UTC to 2026-03-02 12:00:00 UTC/)
  expect(text).toMatch(/ann@example\.com +lab reports +read +owner@example\.com \(admin\) +1 +2026-03-02T11:00:00\.000Z +yes/)
  expect(text).toContain('Only looks at health data are written down.')
  if (folder === null) throw new Error(text)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const files = readdirSync(folder).toSorted()
  expect(files).toEqual(['affected.csv', 'notice-to-authority.txt', 'notice-to-people-1.txt', 'notice-to-people-2.txt'])
  for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(read('affected.csv').split('\n')[0]).toBe(
    'email,account,kind of data,what was done,by,"times, at most",last,certain,notice',
  )
  // What a spreadsheet would calculate.
  expect(read('affected.csv')).toContain("'=cmd@example.com")
  const [first, second] = [read('notice-to-people-1.txt'), read('notice-to-people-2.txt')]
  expect([first, second].map((notice) => /^ {2}- (lab reports|check-ins)$/m.exec(notice)?.[1]).toSorted()).toEqual([
    'check-ins',
    'lab reports',
  ])
  for (const notice of [first, second]) expect(notice).not.toContain('@')
  const authority = read('notice-to-authority.txt')
  for (const part of [
    '(a) The nature',
    '(b) The data protection officer',
    '(c) Likely consequences',
    '(d) Measures',
    '72 hours',
    'eur-lex.europa.eu',
  ])
    expect(authority).toContain(part)
  expect(authority).toContain('by the log: 3 of 4 accounts')
  expect(authority).not.toContain('@')

  const { entries } = await listAuditLog(services, { action: 'affected.listed' })
  expect(entries).toMatchObject([{ actor: { kind: 'command' }, details: { people: 3, from: '2026-03-02T10:00:00.000Z' } }])
})

test('a notice says what was touched and no more, under the name and address that the owner set; the key of the backups is in a list of its own', async ({
  services,
  clock,
}) => {
  const ann = await aPerson(services, 'ann')
  const ben = await aPerson(services, 'ben')
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const fixed = readEnv({ SITE_URL: 'https://fixed.example' })
  const { house } = await findSettingsAsSaved(services)
  await saveSection(services, 'house', { ...house, name: 'Calm Coaching' }, { userId: owner })
  await services.db.execute(sql`insert into service_settings (service, settings, secrets, changed_at)
    values ('address', '{"origin": "https://calm.example", "settledAt": "2026-03-01T00:00:00Z"}', '{}', ${clock.now()})`)
  const site = await siteForCommand(services.db, readEnv({}))
  expect(site).toEqual({ name: 'Calm Coaching', origin: 'https://calm.example' })
  expect(await siteForCommand(services.db, fixed)).toEqual({ name: 'Calm Coaching', origin: 'https://fixed.example' })

  clock.set('2026-03-02T11:00:00Z')
  await noteHealthAccess(services, { userId: ann, by: { kind: 'admin', userId: owner }, action: 'read', what: 'labs' })
  await services.db.transaction(async (tx) => {
    for (const subjectId of [ann, ben])
      await services.audit.record(tx, { actor: { userId: owner }, action: 'sessions.ended', subjectId })
    await services.audit.record(tx, { actor: { userId: owner }, action: 'backup-key.shown' })
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'affected-'))
  const from = new Date('2026-03-02T10:00:00Z')
  const asked = { from, to: new Date('2026-03-02T12:00:00Z'), account: 'owner@example.com' }
  const { text, folder } = await reportAffected(services, asked, { dataDir, site })
  expect(text).toMatch(/Looked at the key of the backups +owner@example\.com \(admin\) +1 +2026-03-02T11/)
  const read = (name: string) => readFileSync(join(folder!, name), 'utf8')
  expect(read('acts.csv')).toContain('Looked at the key of the backups,owner@example.com (admin),1,')
  const notices = readdirSync(folder!).filter((name) => name.startsWith('notice-to-people'))
  const [ofAnn, ofBen] = notices.map(read).toSorted((one) => (one.includes('lab reports') ? -1 : 1))
  expect(notices).toHaveLength(2)
  expect(ofAnn).toContain('Subject: Somebody may have seen your data at Calm Coaching\n')
  expect(ofAnn).toContain('something has happened at Calm Coaching (https://calm.example)')
  expect(ofAnn).toContain('  - Signed out everywhere')
  expect(ofBen).toContain('Subject: Something was done with your account at Calm Coaching\n')
  expect(ofBen).toContain('  - Signed out everywhere')
  expect(ofBen).toContain('Our log names none of your health data in that time.')
  expect(ofBen).not.toMatch(/know things about your health|kinds of your data were opened/)
  expect(read('notice-to-authority.txt')).toContain('Looked at the key of the backups')
  for (const notice of [ofAnn, ofBen, read('notice-to-authority.txt')]) expect(notice).not.toContain('localhost')
})
