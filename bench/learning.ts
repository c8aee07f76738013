import { sql } from 'drizzle-orm'

import { libraryTopics } from '#content/library/library.ts'
import { lessons } from '#features/courses/core/tables.server.ts'
import { searchLessons } from '#features/courses/search/search-lessons.server.ts'
import type { Services } from '#services.server.ts'

import { openScratchDatabase } from './scratch-database.ts'
import type { Figure } from './table.ts'

const LESSONS = 2_000
const CUES = 40
const BATCH = 100
const ROUNDS = 15

const queries = {
  'a word of many': 'sleep',
  'three words': 'morning light evening',
  'a phrase': '"inner clock"',
  'a word of few': 'xylographia',
  'a slip of the finger': 'lesson thirtenth',
  'a slip in a word of many texts': 'magnezium',
  'a slip in a word that is said': 'melatonine evning',
  'a slip in a word of few': 'xylografia',
  'a slip in ten words': 'how much sleep does a busy person need every nihgt',
  'what stands nowhere': 'quagmirez',
}

/** What a search over lessons and transcripts costs at the database. */
export async function benchLearning(note: (figure: Figure) => void): Promise<void> {
  const { services, close } = await openScratchDatabase()
  const member = { trialStartedAt: null, trialEndsAt: null, grantedAt: services.clock.now(), grantedUntil: null, billing: null }
  try {
    await fillLessons(services)
    for (const [what, query] of Object.entries(queries)) {
      for (const [who, membership] of Object.entries({ member, visitor: null })) {
        const times: number[] = []
        for (let round = 0; round < ROUNDS; round++) {
          const begun = performance.now()
          await searchLessons(services, query, { membership, isAdmin: false })
          times.push(performance.now() - begun)
        }
        const measured = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
        note({ what: `search of ${LESSONS} lessons, ${who}: ${what}`, measured, goal: { atMost: 50 }, unit: 'ms' })
      }
    }
  } finally {
    await close()
  }
}

/** Lessons of some 900 words with 40 captions each, out of the library’s own texts, a hundred at a time. */
async function fillLessons({ db }: Services): Promise<void> {
  const texts = libraryTopics.flatMap(({ passages }) => passages.map(({ text }) => text))
  await db.execute(sql`insert into courses (slug, pillar, title, summary, created_at)
    select 'course-' || n, 'sleep', 'Course ' || n, '', now() from generate_series(0, 19) n`)
  await db.execute(sql`insert into course_modules (course_id, title, position) select id, 'Lessons', 0 from courses`)
  const { rows: modules } = await db.execute<{ id: string; courseId: string }>(
    sql`select id, course_id as "courseId" from course_modules order by id`,
  )
  for (let from = 0; from < LESSONS; from += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, at) => from + at)
    await db.insert(lessons).values(numbers.map((n) => aLessonOf(n, texts, modules[n % modules.length]!)))
  }
  await db.execute(sql`
    insert into lesson_cues (lesson_id, language, number, starts_ms, ends_ms, text)
    select id, 'en', n, n * 4000, n * 4000 + 3900, substr(plain, 1 + n * 60, 70)
    from lessons, generate_series(0, ${CUES - 1}::int) n where substr(plain, 1 + n * 60, 70) <> ''`)
  await db.execute(sql`insert into lesson_words
    select distinct (regexp_matches(lower(plain), '[[:alpha:]]{4,30}', 'g'))[1] from lessons on conflict do nothing`)
  await db.execute(sql`vacuum analyze lesson_words`)
  await db.execute(sql`vacuum analyze lessons`)
  await db.execute(sql`vacuum analyze lesson_cues`)
}

function aLessonOf(n: number, texts: readonly string[], { id, courseId }: { id: string; courseId: string }) {
  const now = new Date()
  const body = [1, 2, 3, 4, 5].map((part) => texts[(n * 7919 + part * 31) % texts.length]!).join(' ')
  const plain = n % 400 === 7 ? `${body} xylographia` : body
  const [title, summary] = [`Lesson ${n}`, body.slice(0, 150)]
  return {
    courseId,
    moduleId: id,
    slug: `lesson-${n}`,
    title,
    summary,
    plain,
    status: 'published' as const,
    publishedAt: now,
    position: n,
    opensInTrial: n % 3 === 0,
    isPreview: n % 50 === 0,
    createdAt: now,
    updatedAt: now,
    gist: `${title} ${summary}`.toLowerCase(),
    search: sql<string>`setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${summary}), 'B') ||
      setweight(to_tsvector('english', ${plain}), 'C')`,
  }
}
