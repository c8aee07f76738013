import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { listAuditLog } from '#features/audit/audit-log.server.ts'
import { copyEverything, shipNewFiles } from '#features/backup/copies.server.ts'
import { writeErasure } from '#features/backup/erased-accounts.server.ts'
import { findHeldMails, holdingMailer, releaseMails, sendHeldMail } from '#features/backup/hold-mails.server.ts'
import { findBackupState, lastRestoreIn } from '#features/backup/state.server.ts'
import { haveSession, Browser } from '#features/identity/account.factory.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { makeBackupKey } from '#platform/backup/backup-key.server.ts'
import { filePieces } from '#platform/backup/file-inventory.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { sealPlace } from '#platform/backup/sealed-place.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { runBeforehand } from '#platform/job-context.server.ts'
import { prepareJobs } from '#platform/pg-boss.server.ts'
import type { Services } from '#services.server.ts'
import { anEmptyPlace, aSite } from '#tests/support/backed-up-site.ts'
import { deep } from '#tests/support/deep.ts'
import { aFolder, openPostgres } from '#tests/support/embedded-postgres.ts'
import { aPersonWithEverything } from '#tests/support/person-with-everything.ts'
import { expect, test } from '#tests/support/test.ts'

import { finishRestore } from './finish-restore.ts'
import { jobHandlers } from './jobs.ts'
import { restore } from './restore.ts'

/** What every table holds, as text. */
async function contents(db: Services['db']): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`)
  const all = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: found } = await db.execute<{ text: string | null }>(
      sql`select md5(string_agg(t::text, chr(10) order by t::text)) as text from ${sql.identifier(name)} t`,
    )
    all.set(name, found[0]!.text ?? '')
  }
  return all
}

/** Keys, checks, indexes and triggers of every table of ours, as PostgreSQL would write them. */
async function rulesOf(db: Services['db']): Promise<string[]> {
  const { rows } = await db.execute<{ rule: string }>(sql`
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgenabled::text || ' ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace
    order by 1`)
  return rows.map(({ rule }) => rule)
}

test(
  'everything comes back in an empty database: rows, files, jobs once; sessions have ended, erased accounts go again',
  { timeout: 180_000 },
  async ({ freshDatabase, postgres }) => {
    const { services, folder, key } = await aSite(await freshDatabase())
    const ann = await aPersonWithEverything({ ...services, jobs: { send: async () => {} } }, 'Ann')
    const bob = await aPerson(services, 'bob')
    await haveSession(services, ann.userId, new Browser().visit())
    await services.files.put('avatars/a.webp', Buffer.from('a picture'), 'image/webp')
    await services.files.put('exports/gone.zip', Buffer.from('a copy for a day'), 'application/zip')
    await services.db.transaction((tx) => services.jobs.send(tx, sendHeldMail, { id: crypto.randomUUID() }, { key: 'one' }))
    await copyEverything(services)
    const before = await contents(services.db)
    await writeErasure(services, { hidden: services.backups!.hide(`account ${bob}`) })

    const target = await anEmptyPlace(postgres.server)
    await target.restoreFrom(folder, key.text)
    const { db, pool } = target.open()
    const after = await contents(db)
    const changed = [...before.keys()].filter((name) => after.get(name) !== before.get(name))
    expect(changed.toSorted()).toEqual(['backup_state', 'stored_files'].filter((name) => changed.includes(name)))
    expect(after.size).toBe(before.size)
    const rules = await rulesOf(services.db)
    expect(rules.length).toBeGreaterThan(after.size)
    expect(await rulesOf(db)).toEqual(rules)
    expect(readdirSync(join(target.dataDir, 'files/avatars'))).toEqual(['a.webp'])
    expect(readdirSync(join(target.dataDir, 'files'))).not.toContain('exports')

    await prepareJobs(pool, jobHandlers)
    const restored: Services = { ...services, db, backups: null }
    await finishRestore(restored)
    await finishRestore(restored)
    const { rows } = await db.execute<{ jobs: number; sessions: number; bobs: number; entries: number; anns: number }>(sql`
    select (select count(*)::int from pgboss.job where name = 'backup.send-held-mail' and priority = -1) as jobs,
      (select count(*)::int from sessions) as sessions,
      (select count(*)::int from users where id = ${bob}) as bobs,
      (select count(*)::int from users where id = ${ann.userId}) as anns,
      (select count(*)::int from audit_log where action = 'backup.restored') as entries`)
    expect(rows).toEqual([{ jobs: 1, sessions: 0, bobs: 0, anns: 1, entries: 1 }])
    const { entries } = await listAuditLog(restored, { action: 'backup.restored' })
    expect(entries[0]!.details).toMatchObject({ notBroughtBack: 0, erasedAgain: 1 })
    expect(lastRestoreIn(await findBackupState(restored))).toMatchObject({ from: folder, lost: [] })
  },
)

test('mails that were due are held until the owner says go; what somebody asks for goes', async ({
  services,
  mails,
  clock,
  sent,
}) => {
  const owner = await aPerson(services, 'owner', { isAdmin: true })
  const mail = holdingMailer(services.mail, services)
  await findBackupState(services)
  await services.db.execute(sql`update backup_state set holds_mails_since = ${clock.now().toISOString()}`)
  const message = { to: 'ann@example.com', subject: 'Your appointment', text: 'secret link', html: '' }
  await runBeforehand(() => mail.send(message))
  await mail.send({ ...message, subject: 'Your new password' })
  expect(mails.map(({ subject }) => subject)).toEqual(['Your new password'])
  expect(await findHeldMails(services)).toMatchObject({ count: 1 })
  const { rows } = await services.db.execute(sql`select row_to_json(m)::text as text from held_mails m`)
  expect(JSON.stringify(rows)).not.toContain('secret link')

  expect(await releaseMails(services, { userId: owner }, 'send')).toBe(1)
  const job = sent.find(({ name }) => name === sendHeldMail.name)
  await jobHandlers.find((handler) => handler.job.name === sendHeldMail.name)!.run({ ...services, mail }, job!.payload)
  await runBeforehand(() => mail.send({ ...message, subject: 'Later' }))
  expect(mails.map(({ subject }) => subject)).toEqual(['Your new password', 'Your appointment', 'Later'])
  expect(await findHeldMails(services)).toBeNull()
})

test('what is not empty, foreign, newer, or sealed with another key is refused with a sentence, and nothing is touched', async ({
  freshDatabase,
  postgres,
}) => {
  const { services, folder, key } = await aSite(await freshDatabase())
  await shipNewFiles(services)
  const target = await anEmptyPlace(postgres.server)
  await expect(target.restoreFrom(folder, key.text)).rejects.toThrow('There is no whole copy in')
  await copyEverything(services)
  await expect(target.restoreFrom(join(folder, 'nothing'), key.text)).rejects.toThrow('There is no backup in')
  await expect(target.restoreFrom(folder, makeBackupKey().text)).rejects.toThrow('were written with another key')
  const place = createFolderPlace(folder)
  const head = JSON.parse(Buffer.from((await place.get('wellward-backup.json'))!).toString())
  await place.put('wellward-backup.json', Buffer.from(JSON.stringify({ ...head, format: 99 })))
  await expect(target.restoreFrom(folder, key.text)).rejects.toThrow('written by a newer release (format 99)')
  await place.put('wellward-backup.json', Buffer.from('{'))
  await expect(target.restoreFrom(folder, key.text)).rejects.toThrow('is damaged')
  await place.put('wellward-backup.json', Buffer.from(JSON.stringify(head)))
  expect(await target.isEmpty()).toBe(true)

  await target.open().db.execute(sql`create table mine (n int)`)
  await expect(target.restoreFrom(folder, key.text)).rejects.toThrow(
    'is not empty: restore into an empty one. Nothing was changed.',
  )
  const { rows } = await target.open().db.execute(sql`select tablename from pg_tables where schemaname = 'public'`)
  expect(rows).toEqual([{ tablename: 'mine' }])
})

test('a copy goes into an embedded database as well, which keeps its log from its next start on', async ({ freshDatabase }) => {
  const { services, folder, key } = await aSite(await freshDatabase())
  await aPerson(services, 'ann')
  const { name } = await copyEverything(services)
  const dataDir = aFolder()
  const env = readEnv({ DATA_DIR: dataDir, BACKUP_KEY: key.text })
  await restore({ env, place: join(folder, name), to: null, askKey: async () => null, report: () => {} })
  const { pool } = await openPostgres(dataDir)
  const { rows } = await pool.query<{ names: string[]; keeps: string }>(
    `select array(select name from users) as names, current_setting('wal_level') || ' ' || current_setting('archive_mode') as keeps`,
  )
  expect(rows).toEqual([{ names: ['ann'], keeps: 'replica on' }])
})

test('files that the place lacks or has damaged are named, and nothing is restored until one goes on without them', async ({
  freshDatabase,
  postgres,
}) => {
  const { services, folder, key } = await aSite(await freshDatabase())
  for (const name of ['a', 'b', 'c'])
    await services.files.put(`avatars/${name}.webp`, Buffer.from(`picture ${name}`), 'image/webp')
  await copyEverything(services)
  const place = createFolderPlace(folder)
  const pieceOf = (content: string) =>
    `${filePieces(sealPlace(place, key), createHash('sha256').update(content).digest('hex'))}.0`
  await place.delete(pieceOf('picture a'))
  await place.put(pieceOf('picture c'), Buffer.from('something else'))
  const target = await anEmptyPlace(postgres.server)
  const sentence = `2 files (avatars/a.webp, avatars/c.webp) are missing or damaged in ${folder}`
  await expect(target.restoreFrom(folder, key.text)).rejects.toThrow(
    `${sentence}. Nothing was restored: name an older copy, or add --without-missing-files to restore all the rest.`,
  )
  expect(await target.isEmpty()).toBe(true)
  const said = await target.restoreFrom(folder, key.text, { withoutMissingFiles: true })
  expect(said).toEqual([expect.stringContaining('with 1 files from'), `${sentence}, and not restored.`])
  expect(readdirSync(join(target.dataDir, 'files/avatars'))).toEqual(['b.webp'])
})

test(
  'a copy with any piece cut, forged, swapped or gone ends with a sentence and leaves nothing',
  deep('server/restore.server.test.ts'),
  async ({ freshDatabase, postgres }) => {
    const { services, folder, key } = await aSite(await freshDatabase())
    await aPerson(services, 'ann')
    await services.files.put('avatars/a.webp', Buffer.from('a picture'), 'image/webp')
    await copyEverything(services)
    const place = createFolderPlace(folder)
    const names: string[] = []
    for await (const name of place.list('')) if (/^(?:copies|files)\//.test(name)) names.push(name)
    const target = await anEmptyPlace(postgres.server)
    for (const [at, name] of names.entries()) {
      const whole = Buffer.from((await place.get(name))!)
      const other = Buffer.from((await place.get(names[(at + 1) % names.length]!))!)
      const forged = Buffer.from(whole)
      forged[forged.length - 20]! ^= 1
      // A copy without the secret is restored without it, and says so.
      const damages = [whole.subarray(0, whole.length / 2), forged, other, ...(name.endsWith('/secret') ? [] : [null])]
      for (const bytes of damages) {
        if (bytes === null) await place.delete(name)
        else await place.put(name, bytes)
        await expect(target.restoreFrom(folder, key.text), name).rejects.toMatchObject({ name: 'BackupError' })
      }
      expect(await target.isEmpty(), name).toBe(true)
      await place.put(name, whole)
    }
    expect(await target.restoreFrom(folder, key.text)).toHaveLength(1)
  },
)
