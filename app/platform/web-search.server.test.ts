import { readdirSync, readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'
import fc from 'fast-check'

import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { hostileSearch } from '#tests/support/hostile-searches.ts'
import { expect, test } from '#tests/support/test.ts'

import { webSearch } from './web-search.server.ts'

async function read({ db }: Pick<Infrastructure, 'db'>, typed: string): Promise<string> {
  const { rows } = await db.execute<{ query: string }>(sql`select ${webSearch(typed)}::text as query`)
  return rows[0]!.query
}

test('whatever is typed can be read', async ({ services }) => {
  await fc.assert(
    fc.asyncProperty(hostileSearch, async (typed) => void (await read(services, typed))),
    { numRuns: 500 },
  )
})

test.for([
  ['sleep better', "'sleep' & 'better'"],
  ['"sleep better"', "'sleep' <-> 'better'"],
  ['sleep -coffee', "'sleep' & !'coffe'"],
  ['sleep or rest', "'sleep' | 'rest'"],
  ['sleep -- coffee', "'sleep' & 'coffe'"],
  ['well-being', "'well-b' <-> 'well'"],
  ['sleep (or coffee)', "'sleep' | 'coffe'"],
  ['- - sleep', "'sleep'"],
  ['-'.repeat(200), ''],
] as const)('“%s” asks for %s', async ([typed, query], { services }) => {
  expect(await read(services, typed)).toBe(query)
})

test('nothing else of the product asks PostgreSQL to read what somebody typed', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const asking = sources.filter((path) => readFileSync(`app/${path}`, 'utf8').includes('websearch_to_tsquery('))
  expect(asking).toEqual(['platform/web-search.server.ts'])
})
