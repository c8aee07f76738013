import { sql, type SQL } from 'drizzle-orm'

import { lengthOf, wordsToRead } from '#features/courses/core/lesson-length.server.ts'
import { lessonWords } from '#features/courses/core/search/search-tables.server.ts'
import { courses, lessonCues, lessons } from '#features/courses/core/tables.server.ts'
import { entitlement, type Membership } from '#features/membership/core/entitlement.ts'
import { findAsked, lexemesIn } from '#features/writing/asked-forms.server.ts'
import { candidatesFor, formsIn, hitsIn, partsWith, passageOf, type Hit } from '#features/writing/search-excerpts.ts'
import { correctQuery, type Vocabulary } from '#features/writing/spelling.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { webSearch } from '#platform/web-search.server.ts'

import type { FoundLesson, FoundLessons } from './found-lesson.ts'

const MAX_FOUND = 20
const MAX_CAPTIONS = 3
/** So many captions are looked at; who searches for a word of every lesson sees the best lessons all the same. */
const MAX_CUES = 400
/** Whoever types more looks for no part of a title; each sign makes the comparison with all of them dearer. */
const LONGEST_ALIKE = 30

/**
 * Published lessons in which all the words stand: in their title and summary, and, of those that this person may take, in their text or in
 * one caption. Where none does, the words nearest to those that were typed are searched for instead, and then titles and summaries that are
 * nearly so. The best first.
 */
export async function searchLessons(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  query: string,
  person: { readonly membership: Membership | null; readonly isAdmin: boolean },
): Promise<FoundLessons> {
  if (query === '') return { lessons: [], corrected: null }
  const open = openTo(person, services.clock.now())
  const { membership } = person
  const mayTry = membership?.trialStartedAt == null
  const tell = (asked: string, ids: readonly string[]) => describe(services, asked, ids, { open, mayTry })
  const found = await findByWords(services, query, open)
  if (found.length > 0) return { lessons: await tell(query, found), corrected: null }
  const corrected = await correctQuery(services.db, vocabularyOf(open), query)
  const instead = corrected === null ? [] : await findByWords(services, corrected, open)
  if (instead.length > 0) return { lessons: await tell(corrected!, instead), corrected }
  const alike = await findAlike(services, query)
  return { lessons: await tell(query, alike), corrected: null }
}

/** Which lessons somebody may take, as a condition of the database. */
function openTo({ membership, isAdmin }: { membership: Membership | null; isAdmin: boolean }, at: Date): SQL {
  const may = (opensInTrial: boolean) => entitlement(membership, { kind: 'lesson', isPreview: false, opensInTrial }, at).allowed
  if (isAdmin || may(false)) return sql`true`
  return may(true) ? sql`(${lessons.isPreview} or ${lessons.opensInTrial})` : sql`${lessons.isPreview}`
}

const published = sql`${lessons.status} = 'published' and ${courses.isPublished}`
const from = sql`${lessons} join ${courses} on ${courses.id} = ${lessons.courseId}`
/** The query stands in a table of its own, so that the indexes are used however common its words are. */
const asked = (query: string) => sql`asked as materialized (select ${webSearch(query)} as query)`
const head = sql`to_tsvector('english', ${lessons.title} || ' ' || ${lessons.summary})`

/** Nobody is told a word that stands only where they may not read. */
function vocabularyOf(open: SQL): Vocabulary {
  const isWritten = (query: SQL) => sql`exists (
    select from ${from} where ${published} and ${lessons.search} @@ ${query} and (${open} or ${head} @@ ${query}))`
  // All captions with the word first, so that they come out of the index: the first one alone would be looked for in the table.
  const matchesCaption = (query: SQL) => sql`exists (
    with heard as materialized (select distinct ${lessonCues.lessonId} as lesson_id from ${lessonCues} where ${lessonCues.search} @@ ${query})
    select from heard join ${from} on ${lessons.id} = heard.lesson_id where ${published} and ${open})`
  return { words: lessonWords, finds: (query) => sql`(${isWritten(query)} or ${matchesCaption(query)})` }
}

async function findByWords({ db }: Pick<Infrastructure, 'db'>, query: string, open: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with ${asked(query)},
      written as (
        select ${lessons.id} as id, ts_rank(${lessons.search}, asked.query) as rank
        from ${from}, asked where ${published} and ${lessons.search} @@ asked.query and (${open} or ${head} @@ asked.query)
      ),
      heard as materialized (
        select ${lessonCues.lessonId} as lesson_id from ${lessonCues}, asked where ${lessonCues.search} @@ asked.query limit ${MAX_CUES}
      ),
      said as (
        select ${lessons.id} as id, 0.05 * ln(1 + count(*)) as rank
        from heard join ${from} on ${lessons.id} = heard.lesson_id where ${published} and ${open} group by ${lessons.id}
      )
    select id from (select * from written union all select * from said) found
    group by id order by sum(rank) desc, id limit ${MAX_FOUND}`)
  return rows.map(({ id }) => id)
}

async function findAlike({ db }: Pick<Infrastructure, 'db'>, query: string): Promise<string[]> {
  if (query.length > LONGEST_ALIKE) return []
  const typed = query.toLowerCase()
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${lessons.id} as id from ${from}
    where ${published} and ${typed} <% ${lessons.gist}
    order by word_similarity(${typed}, ${lessons.gist}) desc, ${lessons.id} limit ${MAX_FOUND}`)
  return rows.map(({ id }) => id)
}

interface Row extends Record<string, unknown> {
  id: string
  title: string
  summary: string
  plain: string
  path: string
  course: string
  pillar: FoundLesson['pillar']
  durationSeconds: number
  words: number | null
  isOpen: boolean
  isInTrial: boolean
  said: ReadonlyArray<{ startsMs: number; text: string }> | null
  tree: string
}

/** What is shown of these lessons. What somebody may not read never leaves the database. */
async function describe(
  { db }: Pick<Infrastructure, 'db'>,
  query: string,
  ids: readonly string[],
  { open, mayTry }: { readonly open: SQL; readonly mayTry: boolean },
): Promise<FoundLesson[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    with ${asked(query)}
    select ${lessons.id} as id, ${lessons.title} as title, ${lessons.summary} as summary, ${courses.title} as course,
      ${courses.pillar} as pillar, '/courses/' || ${courses.slug} || '/' || ${lessons.slug} as path,
      ${lessons.durationSeconds} as "durationSeconds", ${wordsToRead} as words, ${open} as "isOpen",
      (${mayTry} and ${lessons.opensInTrial} and not ${open}) as "isInTrial",
      case when ${open} then ${lessons.plain} else '' end as plain,
      case when ${open} then (
        select json_agg(json_build_object('startsMs', heard.starts_ms, 'text', heard.text) order by heard.starts_ms) from (
          select starts_ms, text from ${lessonCues}
          where ${lessonCues.lessonId} = ${lessons.id} and ${lessonCues.search} @@ asked.query
          order by ${lessonCues.number} limit ${MAX_CAPTIONS}
        ) heard
      ) end as said,
      querytree(asked.query) as tree
    from ${from}, asked where ${lessons.id} = any(${sql.param([...ids])}::uuid[])`)
  const lexemes = lexemesIn(rows[0]!.tree)
  const candidates = candidatesFor(lexemes)
  const texts = rows.flatMap(({ title, summary, plain, said }) => [
    title,
    summary,
    plain,
    ...(said ?? []).map(({ text }) => text),
  ])
  const forms = candidates ? await findAsked(db, formsIn(texts, candidates), lexemes) : new Map<string, string[]>()
  const find = (text: string): Hit[] => (candidates ? hitsIn(text, candidates, forms) : [])
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => foundLesson(row, new Set(lexemes), find)))
}

function foundLesson(row: Row, lexemes: ReadonlySet<string>, find: (text: string) => Hit[]): FoundLesson {
  const { title, summary, plain, said, path, course, pillar, isOpen, isInTrial } = row
  const foundInHeading = new Set([...find(title), ...find(summary)].flatMap((hit) => hit.lexemes))
  const missing = new Set([...lexemes].filter((lexeme) => !foundInHeading.has(lexeme)))
  return {
    path,
    course,
    pillar,
    ...lengthOf(row),
    isOpen,
    isInTrial,
    title: partsWith(title, find(title)),
    summary: partsWith(summary, find(summary)),
    passage: missing.size > 0 && plain !== '' ? passageOf(plain, find(plain), missing) : null,
    captions: (said ?? []).map(({ startsMs, text }) => ({ startsMs, text: partsWith(text, find(text)) })),
  }
}
