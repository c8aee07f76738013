import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readJournal, readOldestRunning } from '#platform/migrate.server.ts'

const FOLDER = 'db/migrations'

/** What would break a release that still runs, or to which somebody goes back: it reads and writes by the names and rules of before. */
const taking: ReadonlyArray<readonly [why: string, pattern: RegExp]> = [
  ['takes something away', /^(?:DROP (?:TABLE|VIEW|TYPE|SCHEMA)|ALTER TABLE .* DROP COLUMN)/i],
  ['gives something another name', /^ALTER (?:TABLE|TYPE|INDEX) .* RENAME /i],
  ['changes what a column holds', /^ALTER TABLE .* ALTER COLUMN .* (?:SET DATA )?TYPE /i],
  ['asks for what was not asked for', /^ALTER TABLE .* ALTER COLUMN .* SET NOT NULL/i],
  ['adds a column that has to be filled', /^ALTER TABLE .* ADD COLUMN (?!.* DEFAULT )(?!.* GENERATED ).* NOT NULL/i],
]

const faultsOf = (sql: string): string[] => {
  const text = sql.replaceAll(/--.*$/gm, ' ')
  const statements = text.split(';').map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
  return statements.flatMap((statement) =>
    taking.filter(([, pattern]) => pattern.test(statement)).map(([why]) => `${why}: ${statement}`),
  )
}

test('migrations only add, behind the one from which on releases run on one database', () => {
  const from = readOldestRunning(FOLDER)
  const later = readJournal(FOLDER).entries.filter(({ when }) => when > from)
  expect(later.flatMap(({ tag }) => faultsOf(readFileSync(`${FOLDER}/${tag}.sql`, 'utf8')))).toEqual([])
})

test.each([
  'DROP TABLE "a"',
  'ALTER TABLE "a" DROP COLUMN "b"',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
  'ALTER TABLE "a" RENAME TO "c"',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL',
])('%s is noticed, wherever it stands', (statement) => {
  expect(faultsOf(statement)).toHaveLength(1)
  expect(faultsOf(`-- why\nCREATE TABLE "x" ("n" integer NOT NULL);--> statement-breakpoint\n${statement};`)).toHaveLength(1)
})

test('what adds is let through', () => {
  const additions = [
    'CREATE TABLE "a" ("b" text NOT NULL)',
    'ALTER TABLE "a" ADD COLUMN "b" text',
    'ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL',
    'CREATE INDEX "i" ON "a" ("b")',
    'DROP INDEX "i"',
  ]
  expect(faultsOf(additions.join(';--> statement-breakpoint\n'))).toEqual([])
})
