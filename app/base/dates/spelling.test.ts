import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { britishWords } from '#tests/support/british-words.ts'

import { spell } from './spelling.ts'

/** Where the words of members’ pages stand. */
const PLACES = [
  'app/routes/member',
  'app/features/health',
  'app/features/identity',
  'app/features/membership',
  'app/features/account-data',
  'app/features/calendar/own',
  'app/features/site/stories',
  'content/labs',
]
/** Reads what others write, in whatever spelling and language, and shows none of it. */
const READS = /\/reading\/|sample-words|known-files|spelling\.ts|headings|printed-unit|\.factory\.|\.test\.|tables\.server/

const sources = PLACES.flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => join(place, name))
    .filter((path) => /\.tsx?$/.test(path) && !READS.test(path)),
)

test('every British word in the words of members’ pages has its American spelling', () => {
  const found = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/'[^'\n]*'|`[^`]*`|>[^<>{}]+</g)].flatMap(([text]) => britishWords(text)),
  )
  expect(new Set(found).size).toBeGreaterThan(8)
  expect([...new Set(found)].filter((word) => britishWords(spell(word, 'en-US')).length > 0)).toEqual([])
  expect([...new Set(found)].filter((word) => spell(word, null) !== word || spell(word, 'de') !== word)).toEqual([])
})
