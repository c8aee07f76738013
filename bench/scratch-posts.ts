import { sql } from 'drizzle-orm'

import { libraryTopics } from '#content/library/library.ts'
import { createPost } from '#features/blog/core/posts.server.ts'
import type { Services } from '#services.server.ts'
import type { MovableClock } from '#tests/support/recording-services.ts'

import { openScratchDatabase } from './scratch-database.ts'

const WRITTEN = 400

/** A database of its own, as the product makes it, with that many published posts of some 900 words each. */
export async function openScratchPosts(posts: number): Promise<{ services: Services; close: () => Promise<void> }> {
  const { services, clock, close } = await openScratchDatabase()
  await fill(services, clock, posts)
  return { services, close }
}

/** Some are written from the library, one after the other; the rest are these again, on other days. */
async function fill(services: Services, clock: MovableClock, posts: number): Promise<void> {
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
