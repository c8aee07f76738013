import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Words of our own that stood where the field has a term, and that term (docs/architecture.md, "Words"). */
const banned: ReadonlyArray<readonly [name: RegExp, instead: string]> = [
  [/(?<![a-z])deeds?(?![a-z])|Deeds?(?![a-z])/, 'intent or action'],
  [/\b(?:MOST|LEAST)_[A-Z]/, 'MAX_ or MIN_'],
  [/\bconst HERE\b/, 'PATH'],
  [/name="do"|\bfields(?:\.do\b|\['do'\])/, 'intent'],
  [/\bnoting\(/, 'logFailure'],
  [/\bconst (?!services\b)\w+ = context\.get\(servicesContext\)/, 'services'],
  [/\b\w+InWords\b|\bwrite(?:Day|Instant|Month|Weekday|Vital)\b/, 'format…'],
  [/\b(?:hearEvent|orderMail|endSuperfluous|noteOwnLook|keptValue|owedBack|lookOver)\b/, 'what the field calls it'],
  [/\broutes\/machine\b/, 'routes/endpoints'],
  [/pg_advisory_xact_lock\(hashtext/, 'lockInTransaction'],
  [/\^\[(?:\\d|0-9)a-f\]\{8\}(?:-|\(\?:-)/, 'isId of #base/ids.ts'],
]

/** Where the term itself stands, or what is no code. */
const APART =
  /^(?:tests\/(?:banned-names\.test\.ts|old-releases\/|support\/danger\/)|app\/(?:base\/ids\.ts|platform\/db\.server\.ts)$)/

const files = globSync('{app,server,bin,bench,tests,docs,content}/**/*.{ts,tsx,mjs,css,md}').filter((path) => !APART.test(path))

test.each(banned)('nothing is called %s any more: it is %s', (name) => {
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (name.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : [])),
  )
  expect(found).toEqual([])
})

test.each([
  'const deed = fields.intent',
  'type HabitDeed = string',
  '<Button name="do" value="save">',
  "if (fields['do'] === 'end')",
  'const MOST_LINES = 3',
  'const text = dayInWords(day)',
  'await orderMail(services, tx)',
  'const all = context.get(servicesContext)',
])('%s would be found', (line) => {
  expect(banned.some(([name]) => name.test(line))).toBe(true)
})

test('what only sounds alike is not', () => {
  expect(banned.some(([name]) => name.test('Indeed, services need MAX_LINES'))).toBe(false)
})
