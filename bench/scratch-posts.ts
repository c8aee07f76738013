import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { libraryTopics } from '#content/library/library.ts'
import { createPost } from '#features/blog/posts.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import type { Services } from '#platform/services.server.ts'
import { movableClock, recordingServices } from '#tests/support/recording-services.ts'

const WRITTEN = 400

/** A database of its own, as the product makes it, with that many published posts of some 900 words each. */
export async function openScratchPosts(posts: number): Promise<{ services: Services; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'wellward-bench-'))
  chmodSync(folder, 0o711)
  const { config, close: stop } = await openEmbeddedPostgres({ dataDir: folder, role: 'owner', report: () => {} })
  await migrate(config)
  const { db, close } = openDatabase(config)
  const clock = movableClock('2026-03-02T09:30:00Z')
  const services = recordingServices({ db, clock, sent: [], mails: [] })
  await fill(services, clock, posts)
  return {
    services,
    close: async () => {
      await close()
      const home = realpathSync(join(folder, 'postgres'))
      await stop()
      for (const path of [home, folder]) rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Some are written from the library, one after the other; the rest are these again, on other days. */
async function fill(services: Services, clock: ReturnType<typeof movableClock>, posts: number): Promise<void> {
  const { db } = services
  for (let at = 0; at < WRITTEN; at++) {
    clock.set(new Date(Date.UTC(2026, 0, 1) + at * 3_600_000))
    await db.transaction((tx) => createPost(services, tx, null, postNumber(at), { status: 'published' }))
  }
  const copied = sql.raw(
    'title, author, body, meta_description, cover_image, tags, pillar, published, status, origin, created_at, updated_at, html, headings, ' +
      'words, gist, plain, search, search_head',
  )
  for (let round = 1; round < posts / WRITTEN; round++) {
    await db.execute(sql`insert into posts (slug, date, ${copied})
      select slug || ${`-again-${round}`}, date - ${round} * interval '17 days', ${copied}
      from posts where slug not like '%-again-%'`)
  }
  await db.execute(sql`vacuum analyze posts`)
}

function postNumber(at: number) {
  const topic = libraryTopics[at % libraryTopics.length]!
  const others = libraryTopics.filter(({ pillar }) => pillar === topic.pillar)
  const passages = [...topic.passages, ...others[at % others.length]!.passages, ...others[(at * 7) % others.length]!.passages]
  const body = passages.slice(at % 3, (at % 3) + 9).map(({ heading, text }) => `## ${heading}\n\n${text}`)
  return {
    title: `${topic.titles[at % topic.titles.length]}, part ${at}`,
    author: 'Wellward Team',
    body: body.join('\n\n'),
    metaDescription: topic.summary,
    coverImage: '',
    tags: [...topic.tags, topic.pillar],
    pillar: topic.pillar,
    origin: 'library' as const,
  }
}
