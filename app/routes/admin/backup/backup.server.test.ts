import { backupAttention } from '#features/backup/attention.server.ts'
import { askedCopy } from '#features/backup/copies.server.ts'
import { findHeldMails, holdingMailer } from '#features/backup/hold-mails.server.ts'
import { findBackupState, noteCopied, noteFailure, noteState } from '#features/backup/state.server.ts'
import { anOwnerSignedIn, PASSWORD } from '#features/identity/account.factory.server.ts'
import type { BackupReport } from '#features/system/backup-report.ts'
import { runBeforehand } from '#platform/job-context.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './backup.tsx'

const PAGE = '/admin/settings/backup'

async function anOwnerAtTheBackup(services: Services) {
  const { viewer } = await anOwnerSignedIn(services)
  return {
    see: (by = services) => loader(routeArgs(new Request(`https://wellward.test${PAGE}`), { services: by, viewer })),
    async send(fields: Record<string, string>) {
      const answer = await action(routeArgs(formRequest(PAGE, fields), { services, viewer }))
      return answer instanceof Response ? { status: answer.status } : { status: answer.init?.status, ...answer.data }
    },
  }
}

test('the page says how copies are, from the first day on', async ({ services, clock }) => {
  const owner = await anOwnerAtTheBackup(services)
  expect(await owner.see()).toMatchObject({
    changes: null,
    held: null,
    keyStoredAt: null,
    facts: { copiedAt: null, failingSince: null, checkedAt: null, diesWithMachine: false },
  })
  const report: BackupReport = {
    lastGoodAt: null,
    since: clock.now(),
    sentence: '',
    changes: { address: '/backups', until: clock.now(), failure: null },
  }
  const system = { ...services.system, backup: async () => report }
  expect((await owner.see({ ...services, system })).changes).toMatchObject({
    address: '/backups',
    until: expect.stringContaining('2026'),
    failure: null,
  })
  await noteCopied(services.db, { at: clock.now(), bytes: 3_400_000, to: '/backups', diesWithMachine: true })
  await noteFailure(services, 'The bucket does not answer.')
  expect((await owner.see()).facts).toMatchObject({
    copiedAt: expect.stringContaining('2026'),
    megabytes: 3,
    copiedTo: '/backups',
    diesWithMachine: true,
    failingSince: expect.stringContaining('2026'),
    failure: 'The bucket does not answer.',
  })
})

test('a copy is made when it is asked for, once however often one asks, and it is noted who did', async ({ services, sent }) => {
  const owner = await anOwnerAtTheBackup(services)
  for (let time = 0; time < 2; time++) expect(await owner.send({ intent: 'copy' })).toEqual({ status: 303 })
  const asked = sent.filter(({ name }) => name === askedCopy.name)
  expect(new Set(asked.map(({ options }) => options?.key))).toEqual(new Set(['now']))
  expect(await auditLines(services)).toContainEqual(expect.stringContaining('backup.asked'))
})

test('the key is shown to nobody without the password, and not once it is kept', async ({ services }) => {
  const owner = await anOwnerAtTheBackup(services)
  expect(await owner.send({ intent: 'show', password: 'Not-mine-1' })).toMatchObject({
    status: 400,
    report: { errors: { password: expect.any(String) } },
  })
  // No backups are made in this test, so there is no key either.
  expect(await owner.send({ intent: 'show', password: PASSWORD })).toMatchObject({ status: 409 })
  expect(await owner.send({ intent: 'stored' })).toEqual({ status: 303 })
  expect((await findBackupState(services)).keyStoredAt).not.toBeNull()
  expect(await owner.send({ intent: 'show', password: PASSWORD })).toMatchObject({
    status: 409,
    alert: expect.stringContaining('npm run backup -- --key'),
  })
})

test('what did not come back stands on the page and on the overview until an owner has read it; which state came back stays', async ({
  services,
  clock,
}) => {
  const owner = await anOwnerAtTheBackup(services)
  await findBackupState(services)
  const sentence = '1 file (avatars/a.webp) is missing or damaged in /backups, and not restored.'
  const pending = { from: '/backups', stateOf: '2026-03-01T02:20:00.000Z', at: clock.now().toISOString(), jobs: [], erase: [] }
  await noteState(services.db, { restoredAt: clock.now(), pending: { ...pending, lost: [sentence], isDone: true } })
  const attention = async () => (await backupAttention.find({ ...services, backups: null })).map(({ kind, text }) => [kind, text])
  expect(await owner.see()).toMatchObject({
    lost: [sentence],
    facts: {
      copiedAt: null,
      restored: { at: expect.stringContaining('2 Mar'), stateOf: expect.stringContaining('1 Mar'), from: '/backups' },
    },
  })
  expect(await attention()).toEqual([['backup.lost', sentence]])
  for (let time = 0; time < 2; time++) expect(await owner.send({ intent: 'lost-seen' })).toEqual({ status: 303 })
  expect(await owner.see()).toMatchObject({ lost: [], facts: { restored: { from: '/backups' } } })
  expect(await attention()).toEqual([])
  expect((await auditLines(services)).filter((line) => line.includes('restore-losses.seen'))).toHaveLength(1)
})

test('where no mail was due the hold is lifted by a word of its own', async ({ services, clock }) => {
  const owner = await anOwnerAtTheBackup(services)
  await findBackupState(services)
  await noteState(services.db, { holdsMailsSince: clock.now() })
  expect((await owner.see()).held).toMatchObject({ count: 0, mails: [] })
  const [item] = await backupAttention.find({ ...services, backups: null })
  expect(item).toMatchObject({ title: 'Mails of the clock are held since this was restored' })
  expect(item!.text).not.toContain('throw them away')
  expect(await owner.send({ intent: 'send' })).toEqual({ status: 303 })
  expect((await owner.see()).held).toBeNull()
})

test('held mails are sent or thrown away, and then nothing is held', async ({ services, sent, clock }) => {
  const owner = await anOwnerAtTheBackup(services)
  const hold = async () => {
    await noteState(services.db, { holdsMailsSince: clock.now() })
    const message = { messageId: 'one@wellward.test', to: 'ben@example.com', subject: 'Hello', text: '', html: '' }
    await runBeforehand(() => holdingMailer(services.mail, services).send(message))
  }
  await findBackupState(services)
  await hold()
  expect((await owner.see()).held).toMatchObject({
    count: 1,
    mails: [{ to: 'ben@example.com', subject: 'Hello', heldAt: expect.stringContaining('2026') }],
  })
  expect(await owner.send({ intent: 'send' })).toEqual({ status: 303 })
  expect(sent.filter(({ name }) => name === 'backup.send-held-mail')).toHaveLength(1)
  expect((await owner.see()).held).toBeNull()
  await hold()
  // Without a script the question is a step of its own.
  expect(await owner.send({ intent: 'throw-away' })).toMatchObject({ status: 200, asked: { count: 2 } })
  expect((await owner.see()).held).toMatchObject({ count: 2 })
  expect(await owner.send({ intent: 'throw-away', sure: 'yes' })).toEqual({ status: 303 })
  expect(await findHeldMails(services)).toBeNull()
  expect(sent.filter(({ name }) => name === 'backup.send-held-mail')).toHaveLength(1)
})
