import { migrate } from '#platform/migrate.server.ts'
import { aDatabaseBefore } from '#tests/support/earlier-database.ts'
import { expect, test } from '#tests/support/test.ts'

test('the words of lessons from before are there to be meant', async () => {
  const pool = await aDatabaseBefore('0010_authoring')
  const [course, module, lesson] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
  await pool.query(
    `INSERT INTO courses (id, slug, pillar, title, summary, created_at) VALUES ($1, 'c', 'sleep', 'C', '', now())`,
    [course],
  )
  await pool.query(`INSERT INTO course_modules (id, course_id, title, position) VALUES ($1, $2, 'M', 0)`, [module, course])
  await pool.query(
    `INSERT INTO lessons (id, course_id, module_id, slug, title, summary, practice, plain, position, created_at, updated_at)
      VALUES ($1, $2, $3, 'l', 'Valerian', 'Sömmer', 'Try 1 passionflower.', 'A linden tree', 0, now(), now())`,
    [lesson, course, module],
  )
  await pool.query(
    `INSERT INTO lesson_cues (lesson_id, language, number, starts_ms, ends_ms, text) VALUES ($1, 'en', 0, 0, 1, 'Hawthorn tree!')`,
    [lesson],
  )
  await migrate(pool.options)
  const { rows } = await pool.query<{ word: string }>('SELECT word FROM lesson_words ORDER BY word')
  expect(rows.map(({ word }) => word)).toEqual(['hawthorn', 'linden', 'passionflower', 'sömmer', 'tree', 'valerian'])
})
