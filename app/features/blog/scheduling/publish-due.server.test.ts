import { eq, sql } from 'drizzle-orm'

import { localDay } from '#base/dates/local-day.ts'
import { createPost } from '#features/blog/core/posts.server.ts'
import { posts, publications } from '#features/blog/core/tables.server.ts'
import { blogJobs } from '#features/blog/jobs.server.ts'
import { aPost } from '#features/blog/post.factory.ts'
import { createJobs, prepareJobs } from '#platform/pg-boss.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { clockChanges } from '#tests/support/clock-changes.ts'
import { expect, test } from '#tests/support/test.ts'
import { working } from '#tests/support/working-jobs.ts'

import { listPublications } from './ledger.server.ts'
import { morningOf } from './mornings.ts'
import { publishDue } from './publish-due.server.ts'
import { listScheduled } from './scheduled-posts.server.ts'

const at = (instant: string) => new Date(instant)

async function schedule(services: Services, due: Date, title = 'Planned'): Promise<string> {
  const post = await services.db.transaction((tx) =>
    createPost(services, tx, null, aPost({ title }), { status: 'scheduled', at: due }),
  )
  return post.id
}

const statusOf = async ({ db }: Services, id: string) =>
  (await db.select({ status: posts.status, date: posts.date }).from(posts).where(eq(posts.id, id)))[0]!

test('a post is published at its minute and not before, and the ledger and the pages know', async ({ services, clock }) => {
  const id = await schedule(services, at('2026-03-03T06:00:00Z'))
  const words: unknown[] = []
  services.broadcast.subscribe('pages', (word) => words.push(word))
  clock.set('2026-03-03T05:59:59Z')
  await publishDue(services)
  expect(await statusOf(services, id)).toEqual({ status: 'scheduled', date: null })
  clock.set('2026-03-03T06:00:20Z')
  await publishDue(services)
  await publishDue(services)
  expect(await statusOf(services, id)).toEqual({ status: 'published', date: at('2026-03-03T06:00:20Z') })
  const { lines } = await listPublications(services, 1)
  expect(lines).toMatchObject([
    { postId: id, title: 'Planned', dueAt: at('2026-03-03T06:00:00Z'), doneAt: at('2026-03-03T06:00:20Z'), error: null },
  ])
  expect(words).toHaveLength(1)
  expect(await auditLines(services)).toEqual([expect.stringMatching(/post\.published/)])
})

test('two workers publish each post once', async ({ freshDatabase, clock }) => {
  const { services } = await freshDatabase()
  for (let n = 0; n < 30; n++) await schedule(services, at(`2026-03-02T06:${String(n).padStart(2, '0')}:00Z`), `Post ${n}`)
  clock.set('2026-03-02T07:00:00Z')
  await Promise.all([publishDue(services), publishDue(services), publishDue(services)])
  const { rows } = await services.db.execute(sql`
    select count(*)::int as lines, count(distinct post_id)::int as posts, count(done_at)::int as done from publications`)
  expect(rows).toEqual([{ lines: 30, posts: 30, done: 30 }])
  expect(await services.db.$count(posts, eq(posts.status, 'published'))).toBe(30)
  expect(await auditLines(services)).toHaveLength(30)
})

test('two processes with their own queues and connections publish each post once', async ({ freshDatabase, clock }) => {
  const { services: bare, pool } = await freshDatabase()
  const round = blogJobs.find(({ job }) => job.name === 'blog.publish-due-posts')!
  await prepareJobs(pool, blogJobs)
  const services = { ...bare, jobs: createJobs() }
  const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => schedule(services, at('2026-03-02T06:00:00Z'), `Post ${n}`)))
  clock.set('2026-03-02T06:00:10Z')
  await working({ services, pool }, [...blogJobs])
  await working({ services, pool }, [...blogJobs])
  for (const key of ['a', 'b', 'c']) await services.db.transaction((tx) => services.jobs.send(tx, round.job, {}, { key }))
  await expect.poll(() => services.db.$count(publications), { timeout: 15_000 }).toBe(ids.length)
  expect(await services.db.$count(posts, eq(posts.published, true))).toBe(ids.length)
})

test('what fell due while nothing ran is published once, in the order of its times', async ({ services, clock }) => {
  await schedule(services, at('2026-02-27T06:00:00Z'), 'Third')
  await schedule(services, at('2026-02-25T06:00:00Z'), 'First')
  await schedule(services, at('2026-02-26T06:00:00Z'), 'Second')
  clock.set('2026-03-02T12:00:00Z')
  await publishDue(services)
  const lines = await services.db.select({ title: publications.title }).from(publications).orderBy(publications.dueAt)
  expect(lines.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
})

test('a worker that dies in the middle leaves nothing half done, and another one takes over', async ({
  freshDatabase,
  clock,
}) => {
  const { services } = await freshDatabase()
  const id = await schedule(services, at('2026-03-02T06:00:00Z'))
  clock.set('2026-03-02T06:00:05Z')
  const dying: Services = {
    ...services,
    broadcast: {
      ...services.broadcast,
      publish: async (tx) => void (await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
    },
  }
  await publishDue(dying)
  expect(await statusOf(services, id)).toEqual({ status: 'scheduled', date: null })
  const { lines: open } = await listPublications(services, 1)
  expect(open).toMatchObject([{ doneAt: null, error: expect.stringMatching(/tried again every minute/) }])
  clock.set('2026-03-02T06:01:05Z')
  await publishDue(services)
  expect((await statusOf(services, id)).status).toBe('published')
  const { lines } = await listPublications(services, 1)
  expect(lines).toMatchObject([{ doneAt: at('2026-03-02T06:01:05Z'), error: null }])
})

test('a post in another worker’s hand is left to it; when that worker is gone, it is taken up', async ({
  freshDatabase,
  clock,
}) => {
  const { services, pool } = await freshDatabase()
  const held = await schedule(services, at('2026-03-02T06:00:00Z'), 'Held')
  const free = await schedule(services, at('2026-03-02T06:00:00Z'), 'Free')
  clock.set('2026-03-02T06:00:05Z')
  const other = await pool.connect()
  other.on('error', () => {})
  await other.query('begin')
  await other.query('select 1 from posts where id = $1 for update', [held])
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
  await publishDue(services)
  expect([(await statusOf(services, held)).status, (await statusOf(services, free)).status]).toEqual(['scheduled', 'published'])
  await services.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`)
  other.release(true)
  await expect
    .poll(async () => {
      await publishDue(services)
      return (await statusOf(services, held)).status
    })
    .toBe('published')
  expect(await services.db.$count(publications)).toBe(2)
})

test('one post that fails holds up no other, and says what is wrong until it is published', async ({ freshDatabase, clock }) => {
  const { services } = await freshDatabase()
  const broken = await schedule(services, at('2026-03-02T06:00:00Z'), 'Broken')
  const sound = await schedule(services, at('2026-03-02T06:00:00Z'), 'Sound')
  await services.db.execute(
    sql.raw(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'secret words'; end $$;
    create trigger refuse before update on posts for each row when (old.title = 'Broken') execute function refuse()`),
  )
  clock.set('2026-03-02T06:00:05Z')
  await publishDue(services)
  clock.set('2026-03-02T06:01:05Z')
  await publishDue(services)
  expect([(await statusOf(services, broken)).status, (await statusOf(services, sound)).status]).toEqual([
    'scheduled',
    'published',
  ])
  const { posts: list } = await listScheduled(services, 1)
  expect(list).toMatchObject([{ id: broken, overdue: expect.stringMatching(/did not accept the publication \(code P0001\)/) }])
  expect(JSON.stringify((await listPublications(services, 1)).lines)).not.toContain('secret words')
  await services.db.execute(sql`drop trigger refuse on posts`)
  await publishDue(services)
  expect((await statusOf(services, broken)).status).toBe('published')
  expect(await services.db.$count(publications)).toBe(2)
})

test('a post that nobody publishes says so after two minutes, and not before', async ({ services, clock }) => {
  clock.set('2026-03-01T12:00:00Z')
  await schedule(services, at('2026-03-02T06:00:00Z'))
  const overdue = async () => (await listScheduled(services, 1)).posts[0]!.overdue
  clock.set('2026-03-02T05:59:00Z')
  expect(await overdue()).toBeNull()
  clock.set('2026-03-02T06:00:30Z')
  expect(await overdue()).toBe('It is published within a minute.')
  clock.set('2026-03-02T06:10:00Z')
  expect(await overdue()).toMatch(/^No worker has looked for due posts since then/)
})

test('a time that had passed when it was chosen is given the same two minutes', async ({ services, clock }) => {
  clock.set('2026-03-02T15:00:00Z')
  await schedule(services, at('2026-03-02T06:00:00Z'))
  const overdue = async () => (await listScheduled(services, 1)).posts[0]!.overdue
  expect(await overdue()).toBe('It is published within a minute.')
  clock.set('2026-03-02T15:03:00Z')
  expect(await overdue()).toMatch(/^No worker has looked for due posts since then/)
})

for (const [zone, days] of Object.entries(clockChanges)) {
  test(`a post for the day on which clocks change appears at six there, once: ${zone}`, async ({ services, clock }) => {
    for (const day of days) {
      const due = morningOf(day, zone)
      const id = await schedule(services, due, `${zone} ${day}`)
      for (let minute = -120; minute <= 120; minute += 15) {
        clock.set(new Date(due.getTime() + minute * 60_000))
        await publishDue(services)
        const { status, date } = await statusOf(services, id)
        expect([minute, status]).toEqual([minute, minute < 0 ? 'scheduled' : 'published'])
        if (date) expect([localDay(date, zone), date]).toEqual([day, due])
      }
      expect(await services.db.$count(publications, eq(publications.postId, id))).toBe(1)
    }
  })
}
