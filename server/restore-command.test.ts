import { expect, test } from 'vitest'

import { readOrder } from './restore-command.ts'

test.for<readonly [given: string, sentence: RegExp]>([
  ['', /^PLACE is missing/],
  ['--to 2026-11-27T02:45:00Z', /^PLACE is missing/],
  ['/b --to 5', /^--to must be an instant with its zone, for example/],
  ['/b --to 2026-11-27T02:45:00', /^--to must be an instant with its zone/],
  ['/b --to 2026-02-31T02:45Z', /^--to must be an instant with its zone/],
  ['/b --to', /^--to must be an instant/],
  ['/b --to 2026-11-27T02:45Z --to 2026-11-27T02:46Z', /^--to is given twice/],
  ['/b /c', /^PLACE is one place: \/b, or \/c\?/],
  ['/b --force', /^There is no option --force/],
])('“restore %s” is answered by a sentence', ([given, sentence]) => {
  expect(readOrder(given.split(' ').filter(Boolean))).toMatch(sentence)
})

test('a place, an instant and the option are read in any order', () => {
  const to = new Date('2026-11-27T01:45:00Z')
  expect(readOrder(['/b', '--to', '2026-11-27T02:45+01:00', '--without-missing-files'])).toEqual({
    place: '/b',
    to,
    withoutMissingFiles: true,
  })
  expect(readOrder(['--without-missing-files', '/b'])).toEqual({ place: '/b', to: null, withoutMissingFiles: true })
  expect(readOrder(['/b'])).toEqual({ place: '/b', to: null, withoutMissingFiles: false })
})
