import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { listHealthAccess } from '#features/audit/health-access.server.ts'
import { formatAccess } from '#features/audit/health-access.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'
import { unzipped } from '#tests/support/zip.ts'

import { listExports, openExport, requestExport } from './exports.server.ts'
import { accountDataJobs } from './jobs.server.ts'
import { sweepExports } from './make-export.server.ts'
import type { DataContributor } from './ports.server.ts'
import { dataExports } from './tables.server.ts'

const numbers: DataContributor = {
  tables: [],
  sections: async (_services, { email }) => [
    exportSection({ name: 'numbers', about: 'Some numbers.', columns: { of: null, kg: null } }, [{ of: email, kg: 61.5 }]),
  ],
}

async function anAccount(services: Services, name = 'ann'): Promise<string> {
  return (await services.db.transaction((tx) =>
    insertAccount(tx, services, { email: `${name}@example.com`, displayName: name }),
  ))!
}

/** Does the jobs that wait, those too that they send. */
async function doJobs(services: Services, sent: SentJob[]): Promise<void> {
  for (let next = sent.shift(); next; next = sent.shift())
    await accountDataJobs.find(({ job }) => job.name === next.name)!.run(services, next.payload)
}

async function anExport(services: Services, sent: SentJob[], userId: string): Promise<string> {
  await requestExport(services, userId)
  await doJobs(services, sent)
  return (await listExports(services, userId))[0]!.id
}

test('a copy that was asked for is put together as a job, and a mail tells its person where it is', async ({
  services: bare,
  sent,
  mails,
}) => {
  const services = { ...bare, personalData: [numbers, { ...numbers, sections: async () => [] }] }
  const ann = await anAccount(services)
  await requestExport(services, ann)
  expect(await listExports(services, ann)).toMatchObject([{ status: 'waiting', partsDone: 0, partsInAll: 3 }])
  expect(JSON.stringify(sent)).not.toMatch(/ann/)
  await doJobs(services, sent)
  const [made] = await listExports(services, ann)
  expect(made).toMatchObject({ status: 'ready', partsDone: 3, expiresAt: new Date('2026-03-03T09:30:00Z') })
  expect(mails.map(({ to }) => to)).toEqual(['ann@example.com'])
  expect(mails[0]!.text).toContain(`https://wellward.test/profile/data/export/${made!.id}\n`)
  const opened = await openExport(services, ann, made!.id)
  const files = opened.ok ? await unzipped(opened.body) : {}
  expect(Object.keys(files)).toEqual(['csv/numbers.csv', 'data.json', 'README.txt'])
  expect(files['csv/numbers.csv']!.toString()).toBe('\uFEFFof,kg\r\nann@example.com,61.5\r\n')
})

test('while a copy is being put together, its progress can be read and no second one is begun', async ({
  services: bare,
  sent,
}) => {
  const seen: Array<number | undefined> = []
  const looking: DataContributor = {
    tables: [],
    sections: async () => {
      seen.push((await listExports(services, ann))[0]?.partsDone)
      return []
    },
  }
  const services = { ...bare, personalData: [looking, looking, looking] }
  const ann = await anAccount(services)
  await requestExport(services, ann)
  await requestExport(services, ann)
  expect(sent).toHaveLength(1)
  await doJobs(services, sent)
  expect(seen).toEqual([0, 1, 2])
})

test('that a copy was asked for is in the member’s access log, once a copy', async ({ services }) => {
  const ann = await anAccount(services)
  await requestExport(services, ann)
  await requestExport(services, ann)
  expect((await listHealthAccess(services, ann)).map(formatAccess)).toEqual(['You took out a copy of everything'])
})

test('three copies a day, and the day after again', async ({ services, sent, clock }) => {
  const ann = await anAccount(services)
  for (let one = 0; one < 3; one++) await anExport(services, sent, ann)
  expect(await requestExport(services, ann)).toEqual({ ok: false, retryAfterSeconds: 86_400 })
  expect(await listExports(services, ann)).toHaveLength(3)
  clock.set('2026-03-03T09:30:01Z')
  expect(await requestExport(services, ann)).toEqual({ ok: true })
})

test('nobody opens another’s copy, nor one that is not there', async ({ services, sent }) => {
  const [ann, bea] = [await anAccount(services), await anAccount(services, 'bea')]
  const id = await anExport(services, sent, ann)
  const absent = { ok: false, reason: 'absent' }
  expect(await openExport(services, bea, id)).toEqual(absent)
  for (const asked of [crypto.randomUUID(), 'x', `${id}/..`]) expect(await openExport(services, ann, asked)).toEqual(absent)
  await requestExport(services, ann)
  const waiting = (await listExports(services, ann)).find(({ status }) => status === 'waiting')
  expect(await openExport(services, ann, waiting!.id)).toEqual(absent)
})

test('after a day a copy cannot be opened, and the sweep removes its file; after a week nothing is left of it', async ({
  services,
  sent,
  clock,
}) => {
  const ann = await anAccount(services)
  const id = await anExport(services, sent, ann)
  const [row] = await services.db.select().from(dataExports)
  clock.set('2026-03-03T09:29:59Z')
  await sweepExports(services)
  expect(await openExport(services, ann, id)).toMatchObject({ ok: true, madeOn: '2026-03-02' })
  clock.set('2026-03-03T09:30:00Z')
  expect(await openExport(services, ann, id)).toEqual({ ok: false, reason: 'expired' })
  expect(await listExports(services, ann)).toMatchObject([{ status: 'gone' }])
  await sweepExports(services)
  expect(await services.files.get(row!.fileKey)).toBeNull()
  expect(await openExport(services, ann, id)).toEqual({ ok: false, reason: 'expired' })
  clock.set('2026-03-10T09:30:00Z')
  await sweepExports(services)
  expect(await listExports(services, ann)).toEqual([])
})

test('a run that was killed is done again to the same end, with one mail', async ({ services: bare, sent, mails }) => {
  let kills = 1
  const dying: DataContributor = {
    tables: [],
    sections: async () => {
      if (kills-- > 0) throw new Error('killed')
      return []
    },
  }
  const services = { ...bare, personalData: [numbers, dying] }
  const ann = await anAccount(services)
  await requestExport(services, ann)
  const [job] = sent
  await expect(doJobs(services, sent)).rejects.toThrow('killed')
  sent.push(job!, job!)
  await doJobs(services, sent)
  expect(await listExports(services, ann)).toMatchObject([{ status: 'ready' }])
  expect(mails).toHaveLength(1)
})

test('no file stays of a copy whose person is gone', async ({ services: bare, sent, mails }) => {
  const erasing: DataContributor = {
    tables: [],
    sections: async ({ db }, { userId }) => {
      await db.delete(dataExports).where(eq(dataExports.userId, userId))
      return []
    },
  }
  const kept: string[] = []
  const files = { ...bare.files, put: async (key: string) => void kept.push(key), delete: async () => void kept.pop() }
  const services = { ...bare, files, personalData: [erasing] }
  await requestExport(services, await anAccount(services))
  const [job] = sent
  await doJobs(services, sent)
  expect(kept).toEqual([])
  kept.push('what another run left')
  sent.push(job!)
  await doJobs(services, sent)
  expect([kept, mails]).toEqual([[], []])
})

test('what could not be put together in six hours says so, and can be asked for again', async ({ services, clock }) => {
  const ann = await anAccount(services)
  await requestExport(services, ann)
  clock.set('2026-03-02T15:30:01Z')
  await sweepExports(services)
  expect(await listExports(services, ann)).toMatchObject([{ status: 'failed' }])
  await requestExport(services, ann)
  expect(await listExports(services, ann)).toMatchObject([{ status: 'waiting' }, { status: 'failed' }])
})
